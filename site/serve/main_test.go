package main

import (
	"net"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

func TestListenStaysOnLoopbackAndGivesWay(t *testing.T) {
	first, err := listen(0)
	require.NoError(t, err)
	defer first.Close()
	taken := first.Addr().(*net.TCPAddr)
	assert.True(t, taken.IP.IsLoopback())
	second, err := listen(taken.Port)
	require.NoError(t, err, "a taken port isn't the end")
	defer second.Close()
	other := second.Addr().(*net.TCPAddr)
	assert.True(t, other.IP.IsLoopback())
	assert.NotEqual(t, taken.Port, other.Port)
}

func TestMissingFolderNamesTheRemedy(t *testing.T) {
	assert.ErrorContains(t, run(t.TempDir()+"/dist", 0), "make build")
}
