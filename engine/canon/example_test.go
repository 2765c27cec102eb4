package canon_test

import (
	"errors"
	"fmt"

	"github.com/redrivelab/redrivelab/engine/canon"
)

func ExampleParseBody() {
	body, _ := canon.ParseBody(`{ "video_id": "V-17", "schema_version": 2 }`)
	fmt.Println(body.Canonical())
	fmt.Println(canon.Hash(body.Canonical()))
	// Output:
	// {"schema_version":2,"video_id":"V-17"}
	// 29ccf525a210c989528a437b05cbedefcdffdc379be1b6edc0fbfcc8cd7e28df
}

func ExampleError() {
	_, err := canon.ParseBody(`{"to":"Ann","to":"Bob"}`)
	if fault, ok := errors.AsType[*canon.Error](err); ok {
		fmt.Println(fault.Code, fault.Offset, fault)
	}
	// Output: duplicate-key 12 this key stands twice in one object; keep one of the two
}

func ExampleWriter() {
	var w canon.Writer
	w.Object()
	w.StringMember("do", "tick")
	w.IntMember("n", 12)
	w.EndObject()
	fmt.Println(w.Text())
	// Output: {"do":"tick","n":12}
}
