// Package cuspal is a typed client of the Cuspal astrology tools.
package cuspal

import (
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"io"
	"net/http"
	"net/url"
	"strconv"
	"strings"
	"time"
)

// Client calls the tools of a server, by a method for each. It may be used by several goroutines.
type Client struct {
	base    string
	token   func(context.Context) (string, error)
	http    *http.Client
	timeout time.Duration
	retries int
	longest time.Duration
}

// Setting changes how a client works.
type Setting func(*Client)

// WithBaseURL is the address of the server, without a path; http://127.0.0.1:3000 when left out.
func WithBaseURL(address string) Setting {
	return func(c *Client) { c.base = strings.TrimRight(address, "/") }
}

// WithToken gives the access token that is good now, in place of a key.
func WithToken(token func(context.Context) (string, error)) Setting {
	return func(c *Client) { c.token = token }
}

// WithTimeout bounds a call with all its tries; 60 s when left out. The longest searches take 50 s.
func WithTimeout(timeout time.Duration) Setting { return func(c *Client) { c.timeout = timeout } }

// WithRetries is how many tries follow the first; 2 when left out.
func WithRetries(retries int) Setting { return func(c *Client) { c.retries = retries } }

// WithLongestWait bounds the wait before a try, 20 s when left out: a server that asks for more is not asked again.
func WithLongestWait(longest time.Duration) Setting { return func(c *Client) { c.longest = longest } }

// WithTransport sends the requests in place of the default transport.
func WithTransport(transport http.RoundTripper) Setting {
	return func(c *Client) { c.http.Transport = transport }
}

// New makes a client with an API key.
func New(key string, settings ...Setting) (*Client, error) {
	c := &Client{base: "http://127.0.0.1:3000", timeout: time.Minute, retries: 2, longest: 20 * time.Second}
	// Key and birth data go to the server that was named and to no other.
	c.http = &http.Client{CheckRedirect: func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }}
	if key != "" {
		c.token = func(context.Context) (string, error) { return key, nil }
	}
	for _, set := range settings {
		set(c)
	}
	if c.token == nil {
		return nil, errors.New("cuspal: the key is empty: give an API key, or WithToken")
	}
	return c, nil
}

// Option changes one call.
type Option func(*options)

type options struct {
	query url.Values
	key   string
}

// Fields are the top-level members that are wanted; the others of the result are left at their zero values.
func Fields(names ...string) Option {
	return func(o *options) { o.query.Set("fields", strings.Join(names, ",")) }
}

// Precision is the number of decimals that numbers are rounded to.
func Precision(decimals int) Option {
	return func(o *options) { o.query.Set("precision", strconv.Itoa(decimals)) }
}

// IdempotencyKey replaces the key that is made for a call, so that another process can repeat the call.
func IdempotencyKey(key string) Option { return func(o *options) { o.key = key } }

// FigureStyle is how a chart is drawn: round, south or north.
func FigureStyle(style string) Option { return func(o *options) { o.query.Set("style", style) } }

// FigureWidth is the number of pixels that the page has for it.
func FigureWidth(pixels int) Option {
	return func(o *options) { o.query.Set("width", strconv.Itoa(pixels)) }
}

// FigureLevel is which periods are drawn: mahadasha or antardasha.
func FigureLevel(level string) Option { return func(o *options) { o.query.Set("level", level) } }

// FigureAt is the instant whose periods are marked.
func FigureAt(at time.Time) Option {
	return func(o *options) { o.query.Set("at", at.Format(time.RFC3339)) }
}

const (
	typeJSON  = "application/json"
	typeLines = "application/x-ndjson"
	typeSVG   = "image/svg+xml"
)

// Figure is the figure of a tool's result, one SVG document. An option that the figure does not have is refused.
func (c *Client) Figure(ctx context.Context, tool string, arguments any, options ...Option) (string, error) {
	content, err := c.post(ctx, tool, arguments, typeSVG, options)
	return string(content), err
}

// Call calls a tool by its name and decodes its result into result.
func (c *Client) Call(ctx context.Context, tool string, arguments, result any, options ...Option) error {
	content, err := c.post(ctx, tool, arguments, typeJSON, options)
	if err != nil {
		return err
	}
	return decode(content, result)
}

func call[Result any](ctx context.Context, c *Client, tool string, arguments any, options []Option) (*Result, error) {
	result := new(Result)
	if err := c.Call(ctx, tool, arguments, result, options...); err != nil {
		return nil, err
	}
	return result, nil
}

func callText(ctx context.Context, c *Client, tool string, arguments any, options []Option) (string, error) {
	content, err := c.post(ctx, tool, arguments, "text/plain", options)
	return string(content), err
}

func (c *Client) post(ctx context.Context, tool string, arguments any, accept string, given []Option) ([]byte, error) {
	o := options{query: url.Values{}, key: newKey()}
	for _, set := range given {
		set(&o)
	}
	body, err := json.Marshal(arguments)
	if err != nil {
		return nil, err
	}
	path := "/v1/tools/" + url.PathEscape(tool)
	if len(o.query) > 0 {
		path += "?" + o.query.Encode()
	}
	return c.read(ctx, sent{path: path, body: body, kind: typeJSON, accept: accept, key: o.key})
}

// sent is a request whose every try is the same, its key among it.
type sent struct {
	path, kind, accept, key string
	// GET without a body and POST with one, where it is empty.
	method string
	body   []byte
	// Whether what has perhaps been done is not sent again.
	once bool
	// The ETag of what is changed, where it must still be that one.
	ifMatch *string
}

// read is the whole body of a success.
func (c *Client) read(ctx context.Context, s sent) ([]byte, error) {
	content, _, err := c.readWhole(ctx, s)
	return content, err
}

// readWhole is the body of a success with its headers.
func (c *Client) readWhole(ctx context.Context, s sent) ([]byte, http.Header, error) {
	ctx, cancel := context.WithTimeout(ctx, c.timeout)
	defer cancel()
	for tries := 0; ; {
		content, header, fault := c.try(ctx, s)
		if fault == nil {
			return content, header, nil
		}
		if s.once && mayHaveRun(fault) {
			return nil, nil, fault
		}
		if err := c.pause(ctx, fault, &tries); err != nil {
			return nil, nil, err
		}
	}
}

func (c *Client) try(ctx context.Context, s sent) ([]byte, http.Header, *Error) {
	response, fault := c.open(ctx, s)
	if fault != nil {
		return nil, nil, fault
	}
	defer response.Body.Close()
	content, err := io.ReadAll(response.Body)
	if err != nil {
		return nil, nil, broken(ctx, response)
	}
	return content, response.Header, nil
}

// open is a success whose body has not been read.
func (c *Client) open(ctx context.Context, s sent) (*http.Response, *Error) {
	method := s.method
	if method == "" {
		method = http.MethodPost
		if s.body == nil {
			method = http.MethodGet
		}
	}
	request, err := http.NewRequestWithContext(ctx, method, c.base+s.path, bytes.NewReader(s.body))
	if err != nil {
		return nil, unreachable()
	}
	token, err := c.token(ctx)
	if err != nil {
		return nil, &Error{Code: "unreachable", Remedy: "The token could not be had.", cause: err}
	}
	request.Header.Set("Authorization", "Bearer "+token)
	request.Header.Set("Accept", s.accept)
	if s.body != nil {
		request.Header.Set("Content-Type", s.kind)
		request.Header.Set("Idempotency-Key", s.key)
	}
	if s.ifMatch != nil {
		request.Header.Set("If-Match", *s.ifMatch)
	}
	response, err := c.http.Do(request)
	if err != nil {
		// Its message holds the address, and with it the name of a place.
		return nil, lost(ctx)
	}
	if response.StatusCode < 300 {
		return response, nil
	}
	defer response.Body.Close()
	return nil, failureOf(response)
}
