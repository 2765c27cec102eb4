package lesson

import (
	"bytes"
	"fmt"
	"html/template"
	"strings"

	"github.com/yuin/goldmark"
	"github.com/yuin/goldmark/ast"
	"github.com/yuin/goldmark/extension"
	"github.com/yuin/goldmark/parser"
	"github.com/yuin/goldmark/renderer"
	"github.com/yuin/goldmark/text"
	"github.com/yuin/goldmark/util"
)

// Page is a lesson's text in one language.
type Page struct {
	Title    string
	Lead     string    // its first paragraph, as plain text
	Sections []Section // in order: the table of contents
	Body     template.HTML
}

// Section is a heading of the second level.
type Section struct{ ID, Title string }

// Words answers a text of the page in the page's language; an unknown name is an error.
type Words func(name string) (string, error)

// Language is what a page is told in.
type Language struct {
	Locale string
	Words  Words
	Asked  map[string]map[string]string // the words of exercises: by exercise, then by part; and "options", "log"
}

// Read makes the page of a Markdown source. An error names the block that it comes from: a scenario that isn't there, a
// block that says nothing, a heading without an ID.
func Read(source []byte, language Language) (Page, error) {
	blocks := &blocks{language}
	markdown := goldmark.New(
		goldmark.WithExtensions(extension.Table),
		goldmark.WithParserOptions(parser.WithAttribute()),
		goldmark.WithRendererOptions(renderer.WithNodeRenderers(util.Prioritized(blocks, 100))),
	)
	document := markdown.Parser().Parse(text.NewReader(source))
	page, err := outline(document, source)
	if err != nil {
		return Page{}, err
	}
	var body bytes.Buffer
	if err := markdown.Renderer().Render(&body, source, document); err != nil {
		return Page{}, err
	}
	page.Body = template.HTML(wrapTables(body.String())) // our own source, and goldmark lets no raw HTML through
	return page, nil
}

// wrapTables lets a wide table scroll by itself on a narrow screen, and lets a keyboard reach that.
func wrapTables(html string) string {
	html = strings.ReplaceAll(html, "<table>", `<div class="table" tabindex="0"><table>`)
	return strings.ReplaceAll(html, "</table>", "</table></div>")
}

// outline takes the title and the lead out of the document and lists its sections.
func outline(document ast.Node, source []byte) (page Page, err error) {
	title, ok := document.FirstChild().(*ast.Heading)
	if !ok || title.Level != 1 {
		return page, fmt.Errorf("the text has to begin with its title: # …")
	}
	lead, ok := title.NextSibling().(*ast.Paragraph)
	if !ok {
		return page, fmt.Errorf("a paragraph has to follow the title")
	}
	page.Title, page.Lead = plain(title, source), plain(lead, source)
	document.RemoveChild(document, title)
	document.RemoveChild(document, lead)
	seen := map[string]bool{}
	for node := document.FirstChild(); node != nil; node = node.NextSibling() {
		heading, ok := node.(*ast.Heading)
		if !ok || heading.Level != 2 {
			continue
		}
		section := Section{ID: idOf(heading), Title: plain(heading, source)}
		if section.ID == "" || seen[section.ID] {
			return page, fmt.Errorf("the heading %q needs an ID of its own: {#…}", section.Title)
		}
		seen[section.ID] = true
		page.Sections = append(page.Sections, section)
	}
	return page, nil
}

func idOf(heading *ast.Heading) string {
	id, ok := heading.AttributeString("id")
	if !ok {
		return ""
	}
	value, _ := id.([]byte)
	return string(value)
}

// plain is the text of a node without its marks.
func plain(node ast.Node, source []byte) string {
	var b strings.Builder
	_ = ast.Walk(node, func(n ast.Node, entering bool) (ast.WalkStatus, error) { // the walker returns no error
		if t, ok := n.(*ast.Text); ok && entering {
			b.Write(t.Segment.Value(source))
			if t.SoftLineBreak() {
				b.WriteByte(' ')
			}
		}
		return ast.WalkContinue, nil
	})
	return b.String()
}
