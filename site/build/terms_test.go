package main

import (
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// lessonTerms is terms.md for the lessons' texts: a section that has the English word has the language's one term for it.
var lessonTerms = []struct{ english, thai, russian string }{
	{`\bquarantine\b`, `กักกัน`, `карантин`},
	{`receive budget`, `งบการรับ|งบ`, `лимит получений`},
	{`receive cycle`, `รอบรับ|รอบ`, `цикл\S* получения`},
	{`\bgates?\b`, `ประตู`, `провер(ок|к\S+) допуска`},
	{`\bredrives?\b`, `redrive`, `возврат|возвращ`},
	{`\bapprov(al|ed)\b`, `อนุมัติ`, `одобр`},
	{`external effect`, `ผลข้างเคียง`, `внешн\S+ эффект`},
	{`\bexpir(ed|y)\b`, `หมดอายุ`, `срок`},
	{`\bhash\b`, `แฮช`, `хеш`},
	{`\bschema\b`, `สคีมา`, `схем`},
	{`\battempts?\b`, `ความพยายาม|ลอง`, `попыт`},
	{`\bstatements?\b`, `คำชี้แจง|สองข้อ`, `обоснован`},
	{`\bevidence\b`, `หลักฐาน`, `доказательств`},
	{`\bpoison message\b`, `poison message`, `poison message`},
	{`\bledger\b`, `สมุด`, `журнал`},
	{`\bduplicate\b`, `รายการซ้ำ|ซ้ำ`, `дубликат`},
	{`\bmanual review\b`, `การตรวจ`, `ручн\S+ проверк`},
	{`\btemporary\b`, `ชั่วคราว`, `временн`},
	{`\bterminal\b`, `ไปต่อเองไม่ได้|ผลสุดท้าย`, `терминальн`},
}

// traps are words that mean one thing only (terms.md, Traps).
var traps = map[string]*regexp.Regexp{
	"en": regexp.MustCompile(`(?i)\breplay`),
	"th": regexp.MustCompile(`(?i)\breplay|คำยืนยัน|ยืนยันตัว`),
	"ru": regexp.MustCompile(`(?i)\breplay|подтвержд\S+ (личност|одобрени)`),
}

var (
	codeSpans  = regexp.MustCompile("(?s)```.*?```|`[^`]*`|\\]\\([^)]*\\)")
	stateCodes = regexp.MustCompile(`in-quarantine|\b(READY|RETRY|QUARANTINED|HELD|REDRIVEN|SUCCEEDED)\b(:\w+)?`)
)

// sectionsOf are a text's parts by ID, without codes.
func sectionsOf(t *testing.T, locale, lesson string) map[string]string {
	source, err := os.ReadFile(filepath.Join(project, "site", "lesson", locale, lesson+".md"))
	require.NoError(t, err)
	parts := map[string]string{}
	for i, part := range strings.Split(string(source), "\n## ") {
		id := "lead"
		if i > 0 {
			_, rest, _ := strings.Cut(part, "{#")
			id, _, _ = strings.Cut(rest, "}")
		}
		parts[id] = stateCodes.ReplaceAllString(codeSpans.ReplaceAllString(part, ""), "")
	}
	return parts
}

func TestLessonsKeepTheirTerms(t *testing.T) {
	for _, lesson := range lessonNames {
		english := sectionsOf(t, "en", lesson)
		for _, locale := range locales[1:] {
			for id, text := range sectionsOf(t, locale, lesson) {
				for _, term := range lessonTerms {
					wanted := map[string]string{"th": term.thai, "ru": term.russian}[locale]
					if regexp.MustCompile(`(?i)`+term.english).MatchString(english[id]) && id != "sources" {
						assert.Regexp(t, `(?i)`+wanted, text, "%s/%s#%s: %s", locale, lesson, id, term.english)
					}
				}
			}
		}
	}
}

func TestLessonsAvoidTheTraps(t *testing.T) {
	for _, lesson := range lessonNames {
		for _, locale := range locales {
			for id, text := range sectionsOf(t, locale, lesson) {
				assert.NotRegexp(t, traps[locale], text, "%s/%s#%s", locale, lesson, id)
			}
		}
	}
}
