package pack

import (
	"bytes"
	"compress/gzip"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"io"
	"os"
	"path"
	"path/filepath"
	"runtime"
	"slices"
	"sync"

	"github.com/andybalholm/brotli"
)

// packable are the suffixes of files that gain from compressing; fonts and pictures are compressed already.
var packable = []string{".bin", ".css", ".html", ".js", ".json", ".svg", ".txt", ".wasm"}

// packers are the compressed forms, each at its highest level.
var packers = []struct {
	suffix string
	open   func(io.Writer) (io.WriteCloser, error)
}{
	{".br", func(w io.Writer) (io.WriteCloser, error) {
		return brotli.NewWriterOptions(w, brotli.WriterOptions{Quality: brotli.BestCompression, LGWin: 24}), nil
	}},
	{".gz", func(w io.Writer) (io.WriteCloser, error) { return gzip.NewWriterLevel(w, gzip.BestCompression) }},
}

// job is one compressed file to add.
type job struct {
	name   string // in the site, with suffix
	kept   string // file in the cache
	plain  []byte
	open   func(io.Writer) (io.WriteCloser, error)
	packed []byte // nil when there is none
	err    error
}

// Add adds the compressed forms, from the cache where they are, on all processors where they aren't. With quick set
// it only takes what the cache has.
func Add(files map[string][]byte, cache string, quick bool) error {
	jobs := packJobs(files, cache)
	var group sync.WaitGroup
	slots := make(chan struct{}, runtime.GOMAXPROCS(0))
	for i := range jobs {
		group.Go(func() {
			slots <- struct{}{}
			jobs[i].run(quick)
			<-slots
		})
	}
	group.Wait()
	var errs []error
	for _, j := range jobs {
		errs = append(errs, j.err)
		if j.packed != nil && len(j.packed) < len(j.plain) {
			files[j.name] = j.packed
		}
	}
	if err := errors.Join(errs...); err != nil || quick {
		return err
	}
	return forget(cache, jobs)
}

// packJobs lists the work, the largest first so that it doesn't end up alone on one processor.
func packJobs(files map[string][]byte, cache string) []job {
	var jobs []job
	for name, plain := range files {
		if !slices.Contains(packable, path.Ext(name)) {
			continue
		}
		sum := sha256.Sum256(plain)
		for _, p := range packers {
			kept := filepath.Join(cache, hex.EncodeToString(sum[:])+p.suffix)
			jobs = append(jobs, job{name: name + p.suffix, kept: kept, plain: plain, open: p.open})
		}
	}
	slices.SortFunc(jobs, func(a, b job) int { return len(b.plain) - len(a.plain) })
	return jobs
}

func (j *job) run(quick bool) {
	if j.packed, j.err = os.ReadFile(j.kept); j.err == nil || !errors.Is(j.err, os.ErrNotExist) {
		return
	}
	if j.err = nil; quick {
		return
	}
	var out bytes.Buffer
	if j.err = j.compress(&out); j.err == nil {
		j.packed = out.Bytes()
		j.err = writeWhole(j.kept, j.packed)
	}
}

func (j *job) compress(to io.Writer) error {
	w, err := j.open(to)
	if err != nil {
		return err
	}
	_, err = w.Write(j.plain)
	return errors.Join(err, w.Close())
}

// forget removes from the cache what this build had no use for.
func forget(cache string, jobs []job) error {
	entries, err := os.ReadDir(cache)
	if err != nil {
		return err
	}
	for _, e := range entries {
		file := filepath.Join(cache, e.Name())
		if slices.ContainsFunc(jobs, func(j job) bool { return j.kept == file }) {
			continue
		}
		if err := os.Remove(file); err != nil && !errors.Is(err, os.ErrNotExist) {
			return err
		}
	}
	return nil
}
