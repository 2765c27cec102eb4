//go:build browser

package browsertest

import (
	"encoding/json"
	"strings"
	"testing"

	"github.com/makiuchi-d/gozxing/qrcode/decoder"
	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"
)

// Bytes that a code of versions 1 to 40 holds in byte mode, by ISO/IEC 18004, table 7.
var (
	heldByM = []int{14, 26, 42, 62, 84, 106, 122, 152, 180, 213, 251, 287, 331, 362, 412, 450, 504, 560, 624, 666, 711, 779, 857, 911, 997, 1059, 1125, 1190, 1264, 1370, 1452, 1538, 1628, 1722, 1809, 1911, 1989, 2099, 2213, 2331}
	heldByL = []int{17, 32, 53, 78, 106, 134, 154, 192, 230, 271, 321, 367, 425, 458, 520, 586, 644, 718, 792, 858, 929, 1003, 1091, 1171, 1273, 1367, 1465, 1528, 1628, 1732, 1840, 1952, 2068, 2188, 2303, 2431, 2563, 2699, 2809, 2953}
)

// qrs are the codes of texts, each as its rows of # and space, and none where it doesn't fit: [text, largest version].
func (l *lab) qrs(texts ...[2]any) [][]string {
	l.t.Helper()
	asked, err := json.Marshal(texts)
	require.NoError(l.t, err)
	return value[[][]string](l, `import("/js/share/qr.js").then(({ qr }) => %s.map(([text, largest]) => {
		const code = qr(text, largest);
		const side = Array.from({ length: code?.size ?? 0 }, (_, i) => i);
		return side.map((y) => side.map((x) => (code.dark(x, y) ? "#" : " ")).join(""));
	}))`, asked)
}

// readCode reads a code with a decoder that has nothing to do with ours, and answers its text and level.
func readCode(t *testing.T, rows []string) (text, level string) {
	t.Helper()
	dark := make([][]bool, len(rows))
	for y, row := range rows {
		for _, module := range row {
			dark[y] = append(dark[y], module == '#')
		}
	}
	read, err := decoder.NewDecoder().DecodeBoolMapWithoutHint(dark)
	require.NoError(t, err)
	return read.GetText(), read.GetECLevel()
}

func TestCodesOfEveryVersionAreRead(t *testing.T) {
	t.Parallel()
	l := newTab(t, 400, 400)
	l.open("presenter.html")
	letters := strings.Repeat("https://example.org/lab.html#aZ0-_9.~", 80)
	for _, level := range []struct {
		name string
		held []int
	}{{"M", heldByM}, {"L", heldByL}} {
		var full [][2]any
		for i, held := range level.held {
			full = append(full, [2]any{letters[:held], i + 1})
		}
		for i, rows := range l.qrs(full...) {
			require.Len(t, rows, 17+4*(i+1), "version %d holds %d bytes at level %s", i+1, level.held[i], level.name)
			text, used := readCode(t, rows)
			assert.Equal(t, full[i][0], text)
			assert.Equal(t, level.name, used)
		}
	}
	few := l.qrs([2]any{letters[:15], 40}, [2]any{letters[:18], 1}, [2]any{letters[:2954], 40}, [2]any{"Тест ทดสอบ", 40})
	assert.Len(t, few[0], 17+4*2, "one byte more needs the next version")
	assert.Empty(t, few[1])
	assert.Empty(t, few[2])
	foreign, _ := readCode(t, few[3])
	assert.Equal(t, "Тест ทดสอบ", foreign)
}

// A code is black on white with four modules around it, in whatever theme, and says what it is.
func TestCodeAsAPicture(t *testing.T) {
	t.Parallel()
	l := newTab(t, 400, 400)
	l.open("lab.html?view=text&theme=dark")
	picture := value[string](l, `import("/js/share/code.js").then(({ code }) => code("HELLO", "what it is").outerHTML)`)
	for _, part := range []string{`viewBox="0 0 29 29"`, `role="img"`, `aria-label="what it is"`, `fill="#fff"`, `d="M4 4h7v1h-7z`} {
		assert.Contains(t, picture, part)
	}
	assert.True(t, value[bool](l, `import("/js/share/code.js").then(({ code }) => code("x".repeat(1274), "") === null)`), "no phone reads that")
}
