package assets

import (
	"regexp"
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
}

// codes stay English everywhere (terms.md).
var codes = regexp.MustCompile(`\b(READY|RETRY|QUARANTINED|HELD|REDRIVEN|SUCCEEDED)\b(:\w+)?`)

func TestOneTermForOneThing(t *testing.T) {
	english, thai, russian := file(t, "en"), file(t, "th"), file(t, "ru")
	for _, term := range terms {
		word, used := regexp.MustCompile("(?i)"+term.english), false
		for name, text := range english {
			if word.MatchString(place.ReplaceAllString(text, "")) {
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
		for _, code := range codes.FindAllString(text, -1) {
			assert.Contains(t, file(t, "th")[name], code, name)
			assert.Contains(t, file(t, "ru")[name], code, name)
		}
	}
}

// The traps of terms.md: an acknowledgement is no approval and no evidence, and nothing is "replayed".
func TestTraps(t *testing.T) {
	for _, locale := range Locales() {
		for name, text := range file(t, locale) {
			assert.NotRegexp(t, `(?i)подтвер|ยืนยัน`, text, "%s: %s", locale, name)
			assert.NotRegexp(t, `(?i)\breplay`, text, "%s: %s", locale, name)
		}
	}
}
