// Command check holds the project to rules that neither the compiler nor vet knows: who may import whom and what it may call, that every
// language has every text, that the page's texts are used and those it uses exist, that fonts come with their licence.
//
// Each failure says what is wrong, where, and why the rule is there. It runs as part of `make check`.
package main
