package cuspal

import (
	"context"
	"net/http"
)

// Tagged is a resource with the version that it was read in.
type Tagged struct {
	// ETag is given back with a change, by IfMatch. It is empty in lists.
	ETag string `json:"-"`
}

func (t *Tagged) setETag(tag string) { t.ETag = tag }

// ChangeOption changes how a resource is changed.
type ChangeOption func(*sent)

// IfMatch changes a resource only while it is the one that was read with this ETag: where it is another one by now,
// nothing changes and the error has the status 412.
func IfMatch(tag string) ChangeOption {
	// The change gives the resource another version: sent again, it would be refused as if somebody else had made it.
	return func(s *sent) { s.ifMatch, s.once = &tag, true }
}

type taggedResult[Result any] interface {
	*Result
	setETag(tag string)
}

func getTagged[Result any, Pointer taggedResult[Result]](ctx context.Context, c *Client, path string) (*Result, error) {
	return decodeTagged[Result, Pointer](c.readWhole(ctx, sent{path: path, accept: typeJSON}))
}

func changeTagged[Result any, Pointer taggedResult[Result]](
	ctx context.Context, c *Client, s sent, told any, options []ChangeOption,
) (*Result, error) {
	s, err := s.telling(told)
	if err != nil {
		return nil, err
	}
	for _, set := range options {
		set(&s)
	}
	return decodeTagged[Result, Pointer](c.readWhole(ctx, s))
}

func decodeTagged[Result any, Pointer taggedResult[Result]](content []byte, header http.Header, err error) (*Result, error) {
	if err != nil {
		return nil, err
	}
	result := new(Result)
	Pointer(result).setETag(header.Get("ETag"))
	return result, decode(content, result)
}
