package assets

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/assert"
)

// terms is terms.md: wherever English has a word, the other languages have their one term for it.
var terms = []struct{ english, thai, russian string }{
	{`\bmessages?\b`, `ข้อความ|message`, `сообщени`},
	{`\brecord\b`, `ระเบียน`, `запис`},
	{`main queue`, `คิวหลัก`, `основн\S+ очеред`},
	{`\bquarantine\b`, `กักกัน`, `карантин`},
	{`receive budget`, `งบการรับ`, `лимит получений`},
	{`receive cycle`, `รอบรับ`, `цикл\S* получения`},
	{`\bredrives?\b`, `redrive`, `возврат|возвращать`},
	{`\bgates?\b`, `ประตู`, `провер\S+ допуска|ворота`},
	{`\bapprov`, `อนุมัติ`, `одобр`},
	{`\bremediation\b`, `ปรับแก้`, `исправлен`},
	{`external effect`, `ผลข้างเคียงภายนอก`, `внешн\S+ эффект`},
	{`unknown effect`, `ผลข้างเคียงที่ยังไม่รู้`, `неизвестно, был ли эффект|неизвестный эффект`},
	{`\bexpir`, `หมดอายุ`, `срок\S* записи|истечения срока`},
	{`\bhash\b`, `แฮช`, `хеш`},
	{`\bschemas?\b`, `สคีมา`, `схем`},
	{`\bhandler\b`, `handler`, `обработчик`},
	{`\bfixtures?\b`, `ค่าสาธิต`, `учебн|настройки`},
	{`\bticks?\b`, `tick`, `такт`},
	{`\battempt\b`, `ความพยายาม`, `попытк`},
	{`\bevidence\b`, `หลักฐาน`, `доказательств`},
	{`poison message`, `poison message`, `poison message`},
	{`\bretry\b`, `ลองใหม่`, `повтор`},
	{`\bdeliver(y|ies|ed)\b`, `การส่ง|ถูกส่ง`, `достав`},
	{`\bbackoff\b`, `ช่วงรอก่อนลองใหม่`, `задержк`},
	{`\bledger\b`, `สมุดบันทึกผล`, `журнал\S* эффектов`},
	{`\bduplicate\b`, `รายการซ้ำ`, `дубликат`},
	{`manual review`, `การตรวจโดยคน`, `ручн\S+ проверк`},
	{`acknowledge`, `ยืนยัน`, `подтвержд`},
	{`\btemporary\b`, `ชั่วคราว`, `временн`},
	{`\bterminal\b`, `ไปต่อเองไม่ได้`, `терминальн`},
	{`\bunknown\b`, `ไม่ทราบ|ยังไม่รู้`, `неизвестн`},
}

// lessonCodes are the codes of lesson 2: they stay English, and their parts are no words of a sentence.
var lessonCodes = regexp.MustCompile(`\b(manual-review|waiting-for-evidence|ready-for-new-attempt|not-due|not-deliverable|` +
	`replay-after-fix|correct-input)\b|^(ready|retry|redelivery|acknowledged|closed):`)

// codes stay English everywhere (terms.md).
var codes = regexp.MustCompile(`\b(READY|RETRY|QUARANTINED|HELD|REDRIVEN|SUCCEEDED)\b(:\w+)?`)

// words are the text without codes and places.
func words(text string) string {
	for _, other := range []*regexp.Regexp{place, codes, lessonCodes} {
		text = other.ReplaceAllString(text, "")
	}
	return text
}

func TestOneTermForOneThing(t *testing.T) {
	english, thai, russian := file(t, "en"), file(t, "th"), file(t, "ru")
	for _, term := range terms {
		word, used := regexp.MustCompile("(?i)"+term.english), false
		for name, text := range english {
			if word.MatchString(words(text)) {
				used = true
				assert.Regexp(t, "(?i)"+term.thai, thai[name], "%s: %s", name, text)
				assert.Regexp(t, "(?i)"+term.russian, russian[name], "%s: %s", name, text)
			}
		}
		assert.True(t, used, "no text has %s", term.english)
	}
}

func TestCodesStayEnglish(t *testing.T) {
	for name, text := range file(t, "en") {
		found := codes.FindAllString(text, -1)
		if strings.HasPrefix(name, "review.") {
			found = append(found, lessonCodes.FindAllString(text, -1)...)
		}
		for _, code := range found {
			assert.Contains(t, file(t, "th")[name], code, name)
			assert.Contains(t, file(t, "ru")[name], code, name)
		}
	}
}

// The traps of terms.md: the words for an acknowledgement mean no approval and no evidence, nothing is "replayed" but in
// the name of an action, and the ledger is no log.
func TestTraps(t *testing.T) {
	english := file(t, "en")
	for _, locale := range Locales() {
		for name, text := range file(t, locale) {
			if !regexp.MustCompile(`(?i)acknowledge`).MatchString(english[name]) {
				assert.NotRegexp(t, `(?i)подтвер|ยืนยัน`, text, "%s: %s", locale, name)
			}
			assert.NotRegexp(t, `(?i)\breplay`, lessonCodes.ReplaceAllString(text, ""), "%s: %s", locale, name)
			if strings.Contains(english[name], "ledger") {
				assert.NotRegexp(t, `(?i)\blogs?\b|(^|[^а-яё])логи?([^а-яё]|$)`, text, "%s: %s", locale, name)
			}
		}
	}
}
