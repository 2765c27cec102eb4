package bridge

import (
	"syscall/js"

	"github.com/redrivelab/redrivelab/engine/lab"
)

// maxTextUnits bounds a text in UTF-16 units before it is copied: more than any call takes, a link included.
const maxTextUnits = 256 << 10

// maxArguments is more than any call takes.
const maxArguments = 8

// textsOf turns what a page gives into texts: a string is itself, a number or a boolean is written out, undefined at the
// end is left out. Anything else is refused and not touched: reading an object could run the page's code, or throw.
func textsOf(args []js.Value) ([]string, error) {
	for len(args) > 0 && args[len(args)-1].IsUndefined() {
		args = args[:len(args)-1]
	}
	if len(args) > maxArguments {
		return nil, lab.Refuse("wrong-arguments", "", "no call takes so many arguments")
	}
	texts := make([]string, len(args))
	for i, arg := range args {
		var err error
		if texts[i], err = textOf(arg); err != nil {
			return nil, err
		}
	}
	return texts, nil
}

func textOf(arg js.Value) (string, error) {
	switch typeOf(arg) {
	case js.TypeString:
		return stringOf(arg)
	case js.TypeNumber, js.TypeBoolean:
		return js.Global().Get("String").Invoke(arg).String(), nil
	}
	return "", lab.Refuse("wrong-type", "", "give a text (JSON.stringify makes one of an object), a number or a boolean")
}

// stringOf copies a string that is neither too long nor has half of a surrogate pair, which the copy would replace
// without a word.
func stringOf(arg js.Value) (string, error) {
	if js.Global().Get("Object").Invoke(arg).Get("length").Int() > maxTextUnits {
		return "", lab.Refuse("too-long", "", "the text is longer than any call takes; shorten it")
	}
	if surrogate.Call("test", arg).Bool() {
		return "", lab.Refuse("lone-surrogate", "", "the text has half of a surrogate pair; repair it before you give it")
	}
	return arg.String(), nil
}

// Bytes copies a Uint8Array of the page's; anything else gives none.
func Bytes(array js.Value) []byte {
	if !array.InstanceOf(js.Global().Get("Uint8Array")) {
		return nil
	}
	list := make([]byte, array.Length())
	js.CopyBytesToGo(list, array)
	return list
}

// surrogate finds half of a surrogate pair: with the flag u a whole pair is one character.
var surrogate = js.Global().Get("RegExp").New(`\p{Surrogate}`, "u")

// typeOf is the type of a value; what Go has no name for, such as a bigint, counts as an object.
func typeOf(value js.Value) (kind js.Type) {
	defer func() {
		if recover() != nil {
			kind = js.TypeObject
		}
	}()
	return value.Type()
}
