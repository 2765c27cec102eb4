//go:build !js

package main

import (
	"bufio"
	"fmt"
	"os"
	"os/exec"
	"slices"
	"strings"

	"github.com/redrivelab/redrivelab/site/browsertest/chrome"
)

const (
	wideWidth, wideHeight = 2560, 1440
)

// onWideScreen measures on another software renderer, Mesa's, in a window on a large virtual screen. It answers no figures where
// there is no virtual screen to be had.
func onWideScreen(at places) ([]figure, error) {
	path, err := exec.LookPath("Xvfb")
	if err != nil {
		fmt.Println("wide.* - - skipped:no-Xvfb(Debian:xvfb,libgl1-mesa-dri)")
		return nil, nil
	}
	display, stop, err := openScreen(path)
	if err != nil {
		return nil, err
	}
	defer stop()
	return with(at, chrome.Options{Display: display}, (*bench).framesWide)
}

// openScreen starts a virtual screen; it says which display it has become once it is ready.
func openScreen(path string) (display string, stop func(), err error) {
	ready, told, err := os.Pipe()
	if err != nil {
		return "", nil, err
	}
	defer ready.Close()
	screen := exec.Command(path, "-displayfd", "3", "-screen", "0", fmt.Sprintf("%dx%dx24", wideWidth, wideHeight))
	screen.ExtraFiles = []*os.File{told}
	err = screen.Start()
	told.Close()
	if err != nil {
		return "", nil, err
	}
	stop = func() { _, _ = screen.Process.Kill(), screen.Wait() }
	number, err := bufio.NewReader(ready).ReadString('\n')
	if err != nil {
		stop()
		return "", nil, fmt.Errorf("%s ended before its screen was ready: %w", path, err)
	}
	return ":" + strings.TrimSpace(number), stop, nil
}

// framesWide compares both motions to the floor programs, and to the peer of measures.md: a scene of 118 boxes in a continuous loop.
func (b *bench) framesWide() ([]figure, error) {
	parcel, err := b.beside("parcel-moving", parcelMoves, "quad", "-")
	if err != nil {
		return nil, err
	}
	camera, err := b.beside("camera-moving", cameraMoves, "lit", "-")
	if err != nil {
		return nil, err
	}
	boxes, err := b.besideBoxes()
	return slices.Concat(parcel, camera, boxes), err
}

// besideBoxes counts the lab's frames with the camera turning, as the boxes' camera does.
func (b *bench) besideBoxes() ([]figure, error) {
	lab, boxes, err := b.inTurns(rounds, b.labURL(), during(cameraMoves), b.floorURL("boxes"), floorRate)
	if err != nil {
		return nil, err
	}
	return []figure{{b.prefix + "boxes", boxes, "frames/s", "-"}, {b.prefix + "camera-moving/boxes", lab / boxes, "ratio", ">1"}}, nil
}
