// Command serve offers the built lab on this machine only, for development and for a look.
//
// It listens on loopback, on -port when that is free and on any free port otherwise, and prints the address.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"net"
	"net/http"
	"os"
	"os/signal"
	"strconv"
	"syscall"
	"time"

	"github.com/redrivelab/redrivelab/site/serve/static"
)

func main() {
	dir := flag.String("dir", "dist", "folder to serve")
	port := flag.Int("port", 8417, "port to try first")
	flag.Parse()
	if err := run(*dir, *port); err != nil {
		fmt.Fprintln(os.Stderr, "serve:", err)
		os.Exit(1)
	}
}

func run(dir string, port int) error {
	root, err := os.OpenRoot(dir)
	if err != nil {
		return fmt.Errorf("%w (run `make build` first)", err)
	}
	defer root.Close()
	listener, err := listen(port)
	if err != nil {
		return err
	}
	fmt.Printf("Redrive Lab: http://%s/  (stop with Ctrl+C)\n", listener.Addr())
	server := http.Server{Handler: static.Handler(root), ReadHeaderTimeout: 10 * time.Second}
	stop, cancel := signal.NotifyContext(context.Background(), os.Interrupt)
	defer cancel()
	context.AfterFunc(stop, func() { server.Close() })
	if err := server.Serve(listener); !errors.Is(err, http.ErrServerClosed) {
		return err
	}
	return nil
}

// listen takes the port on loopback, or any free one when another program has it.
func listen(port int) (net.Listener, error) {
	listener, err := net.Listen("tcp", "127.0.0.1:"+strconv.Itoa(port))
	if errors.Is(err, syscall.EADDRINUSE) {
		return net.Listen("tcp", "127.0.0.1:0")
	}
	return listener, err
}
