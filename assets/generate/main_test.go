package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestKeyFileIsCurrent(t *testing.T) {
	want, err := Source("../locales")
	require.NoError(t, err)
	got, err := os.ReadFile("../key.go")
	require.NoError(t, err)
	assert.Equal(t, string(want), string(got), "run go generate in assets")
}

func TestConstantOf(t *testing.T) {
	for name, want := range map[string]string{
		"control.receiveCycle": "ControlReceiveCycle",
		"gate.in-time":         "GateInTime",
		"reason.body_changed":  "ReasonBodyChanged",
		"state.HELD":           "StateHELD",
		"ui.view.3d":           "UiView3d",
	} {
		assert.Equal(t, want, constantOf(name))
	}
}

func TestOneConstantForTwoNamesIsRefused(t *testing.T) {
	folder := t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(folder, "en.json"), []byte(`{"a.b":"x","a-b":"y"}`), 0o600))
	_, err := Source(folder)
	assert.ErrorContains(t, err, "would both be called AB")
}
