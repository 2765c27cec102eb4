package api

import "github.com/redrivelab/redrivelab/engine/canon"

// RefusalIn is the message of an answer that is an error, "" for any other answer.
func RefusalIn(answer string) string {
	v, err := canon.Parse(answer, canon.Limits{Bytes: len(answer), Depth: canon.MaxBodyDepth})
	if err != nil {
		return "" // link answers bare text
	}
	fault, _ := v.Get("error")
	message, _ := fault.Get("message")
	return message.Text()
}
