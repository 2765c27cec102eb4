# Redrive Lab. Most people need two commands: `make run` and `make test`. Go and make are enough for the first.

run: ## builds the lab and serves it on this machine, at the address that is printed
	@go run ./site/build -quick
	@go run ./site/serve

test: tools check native build node browser firefox ## everything that must hold, as on the build server

check: ## formatting, vet, imports, texts and licences
	@test -z "$$(gofmt -l assets engine render site wasm | tee /dev/stderr)" || { echo "gofmt: format the files above"; exit 1; }
	go vet ./...
	go vet -tags browser ./site/browsertest/...
	GOOS=js GOARCH=wasm go vet ./...
	go run ./site/build/check

build: ## the whole site into dist/, with .br and .gz beside each file that gains from it
	go run ./site/build

bench: build ## the figures that the project measures by itself: name value unit target
	@go run ./site/build/bench

shots: build ## screenshots of the main states into shots/, and sheets with all of them small
	go run ./site/browsertest/shots -locale all -lesson all

native: ## the tests that need neither display nor browser
	go test -shuffle=on -timeout=30m ./...

node: ## engine.wasm from dist/ in Node
	node --test $(wildcard wasm/engine/*.test.mjs)

browser: ## the site in dist/ in a real Chromium
	go test -tags browser -shuffle=on -count=1 -timeout=40m ./site/browsertest/...

firefox: ## both lessons in a real Firefox, in a window on a display of its own
	node --test site/browsertest/firefox/lab.test.mjs

tools: ## installs Chromium, Firefox, Node and axe-core where they are missing
	@.ci/install

fonts: ## makes the subset fonts again, from Debian's fonts-noto-core
	assets/fonts/make.sh

generate: ## makes generated Go files again, after a change to texts or to the stage's parts
	go generate ./...

clean: ## removes what was built
	rm -rf dist shots .tmp

.PHONY: run test check build bench shots native node browser firefox tools fonts generate clean
