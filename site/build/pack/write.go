package pack

import (
	"bytes"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
)

// Write makes the folder hold these files and no others. A file with the same bytes stays untouched, so that its ETag
// stays too. A folder that holds anything but an earlier site is refused.
func Write(out string, files map[string][]byte) error {
	if err := ownFolder(out); err != nil {
		return err
	}
	for name, text := range files {
		file := filepath.Join(out, filepath.FromSlash(name))
		if old, err := os.ReadFile(file); err == nil && bytes.Equal(old, text) {
			continue
		}
		if err := writeWhole(file, text); err != nil {
			return err
		}
	}
	return sweep(out, files)
}

// ownFolder refuses a folder that holds something else than an earlier site, because what isn't the site's is removed.
func ownFolder(out string) error {
	entries, err := os.ReadDir(out)
	if errors.Is(err, fs.ErrNotExist) || err == nil && len(entries) == 0 {
		return nil
	}
	if err == nil {
		_, err = os.Stat(filepath.Join(out, "lab.html"))
	}
	if err != nil {
		return fmt.Errorf("%s holds no earlier site: choose an empty folder (%w)", out, err)
	}
	return nil
}

// writeWhole puts a file in place in one go, so that a server or another build never sees half of it.
func writeWhole(file string, text []byte) error {
	if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
		return err
	}
	part, err := os.CreateTemp(filepath.Dir(file), ".part-*")
	if err != nil {
		return err
	}
	_, err = part.Write(text)
	err = errors.Join(err, part.Chmod(0o644), part.Close())
	if err == nil {
		err = os.Rename(part.Name(), file)
	}
	if err != nil {
		os.Remove(part.Name())
	}
	return err
}

func sweep(out string, files map[string][]byte) error {
	return filepath.WalkDir(out, func(file string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		name, err := filepath.Rel(out, file)
		if err != nil {
			return err
		}
		if _, wanted := files[filepath.ToSlash(name)]; wanted {
			return nil
		}
		return os.Remove(file)
	})
}
