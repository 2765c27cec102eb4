package lesson

import (
	"fmt"
	"html/template"
	"strconv"
	"strings"

	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/util"
)

// blocks renders the fenced blocks.
type blocks struct{ Language }

// RegisterFuncs tells goldmark what is rendered here.
func (b *blocks) RegisterFuncs(r renderer.NodeRendererFuncRegisterer) {
	r.Register(ast.KindFencedCodeBlock, b.render)
}

func (b *blocks) render(w util.BufWriter, source []byte, node ast.Node, entering bool) (ast.WalkStatus, error) {
	if !entering {
		return ast.WalkContinue, nil
	}
	block := node.(*ast.FencedCodeBlock)
	kind, content := string(block.Language(source)), string(block.Lines().Value(source))
	html, err := b.html(kind, content)
	if err != nil {
		return ast.WalkStop, fmt.Errorf("block %s %q: %w", kind, strings.TrimSpace(content), err)
	}
	_, err = w.WriteString(html)
	return ast.WalkSkipChildren, err
}

func (b *blocks) html(kind, content string) (string, error) {
	switch kind {
	case "lab":
		return b.lab(content)
	case "lifecycle":
		return b.lifecycle(strings.TrimSpace(content))
	case "brief":
		return b.brief(content)
	case "exercise":
		return b.exercise(strings.TrimSpace(content))
	}
	return "", fmt.Errorf("the blocks are lab, lifecycle, brief and exercise")
}

// lab is a scenario as its steps and what they gave.
func (b *blocks) lab(content string) (string, error) {
	name, most := "", 0
	for line := range strings.Lines(content) {
		key, value, _ := strings.Cut(line, ":")
		switch value = strings.TrimSpace(value); strings.TrimSpace(key) {
		case "scenario":
			name = value
		case "steps":
			n, err := strconv.Atoi(value)
			if err != nil || n < 1 {
				return "", fmt.Errorf("steps is a number from 1 on")
			}
			most = n
		default:
			return "", fmt.Errorf("a lab has scenario and steps")
		}
	}
	p, err := play(name, b.Locale, most)
	if err != nil {
		return "", err
	}
	return b.fill(labHTML, p)
}

// brief is a task brief: a list to read, and a text to copy.
func (b *blocks) brief(content string) (string, error) {
	var parts []part
	for line := range strings.Lines(content) {
		name, text, found := strings.Cut(strings.TrimSpace(line), ": ")
		if !found {
			return "", fmt.Errorf("each line of a brief is \"name: text\"")
		}
		parts = append(parts, part{name, text})
	}
	return b.fill(briefHTML, parts)
}

// part is one line of a brief.
type part struct{ Name, Text string }

// fill renders a small template with the page's words.
func (b *blocks) fill(source string, content any) (string, error) {
	t, err := template.New("block").Funcs(template.FuncMap{"text": b.Words}).Parse(source)
	if err != nil {
		return "", err
	}
	var out strings.Builder
	if err := t.Execute(&out, content); err != nil {
		return "", err
	}
	return out.String(), nil
}

const labHTML = `<figure class="live" data-lesson="{{.Lesson}}" data-scenario="{{.Scenario}}" data-start="{{len .Rows}}">
<figcaption>{{.Title}}</figcaption>
<ol>{{range .Rows}}
<li><span class="caption">{{.Caption}}</span> <code class="result">{{.Result}}</code></li>{{end}}
</ol>
<p class="open"><a href="{{.Link}}">{{text "page.lesson.open"}}</a></p>
</figure>
`

const briefHTML = `<dl class="brief">{{range .}}
<dt>{{.Name}}</dt><dd>{{.Text}}</dd>{{end}}
</dl>
`
