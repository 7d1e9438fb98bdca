package cuspal

import (
	"bufio"
	"context"
	"encoding/json"
	"iter"
	"time"
)

const (
	mostCalls = 1_000
	mostBytes = 4 << 20
	// A result has at most 1 MiB.
	longestLine = 8 << 20
	// The server begins calls for ten minutes, and lets those under way end.
	batchTimeout = 11 * time.Minute
)

// BatchCall is a call of a batch.
type BatchCall struct {
	Tool string
	// Arguments of the tool, such as GetPlanetsArguments.
	Arguments any
	// Fields are the top-level members that are wanted; all when left out.
	Fields []string
	// Precision is the number of decimals that numbers are rounded to; nil leaves them.
	Precision *int
}

// BatchResult is what a call came to. Results come in the order in which they are ready.
type BatchResult struct {
	// Index is the position of the call, from 0.
	Index int
	Call  BatchCall
	// Err is the *Error of a call that failed.
	Err error

	answer json.RawMessage
}

// Decode reads the result, such as a *GetPlanetsResult, or returns the error of a call that failed.
func (r BatchResult) Decode(result any) error {
	if r.Err != nil {
		return r.Err
	}
	return decode(r.answer, result)
}

// Batch runs any number of calls, up to 1,000 a request, and gives a result for each as it is ready. Where an answer
// breaks off the request is sent again, and charged once. The error is that of a request that was refused whole.
func (c *Client) Batch(ctx context.Context, calls iter.Seq[BatchCall]) iter.Seq2[BatchResult, error] {
	return func(yield func(BatchResult, error) bool) {
		var p portion
		for call := range calls {
			line, err := p.line(call)
			if err == nil && p.isFullWith(line) {
				if !c.send(ctx, &p, yield) {
					return
				}
				p = portion{first: p.first + len(p.calls)}
				line, err = p.line(call)
			}
			if err != nil {
				yield(BatchResult{}, err)
				return
			}
			p.body = append(p.body, line...)
			p.calls = append(p.calls, call)
		}
		if len(p.calls) > 0 {
			c.send(ctx, &p, yield)
		}
	}
}

// portion is what one request carries.
type portion struct {
	first int
	calls []BatchCall
	body  []byte
	heard map[int]bool
}

// line is a call as it is sent: its place in the portion is its id, so that two calls may be the same.
func (p *portion) line(call BatchCall) ([]byte, error) {
	line, err := json.Marshal(struct {
		ID        int      `json:"id"`
		Name      string   `json:"name"`
		Arguments any      `json:"arguments"`
		Fields    []string `json:"fields,omitempty"`
		Precision *int     `json:"precision,omitempty"`
	}{len(p.calls), call.Tool, call.Arguments, call.Fields, call.Precision})
	return append(line, '\n'), err
}

func (p *portion) isFullWith(line []byte) bool {
	return len(p.calls) == mostCalls || (len(p.calls) > 0 && len(p.body)+len(line) > mostBytes)
}

// send gives a result for each call of the portion; false where the reader has stopped or the request was refused.
func (c *Client) send(ctx context.Context, p *portion, yield func(BatchResult, error) bool) bool {
	ctx, cancel := context.WithTimeout(ctx, batchTimeout)
	defer cancel()
	request := sent{path: "/v1/batch", body: p.body, kind: typeLines, accept: typeLines, key: newKey()}
	p.heard = map[int]bool{}
	for tries := 0; ; {
		fault, stopped := c.hear(ctx, request, p, yield)
		if stopped {
			return false
		}
		if len(p.heard) == len(p.calls) {
			return true
		}
		if err := c.pause(ctx, fault, &tries); err != nil {
			return p.left(err, yield)
		}
	}
}

// hear reads the answer of one try, and returns why it did not hold all results.
func (c *Client) hear(
	ctx context.Context, request sent, p *portion, yield func(BatchResult, error) bool,
) (fault *Error, stopped bool) {
	response, fault := c.open(ctx, request)
	if fault != nil {
		return fault, false
	}
	defer response.Body.Close()
	lines := bufio.NewScanner(response.Body)
	lines.Buffer(nil, longestLine)
	for lines.Scan() {
		var read struct {
			ID      *int            `json:"id"`
			Result  json.RawMessage `json:"result"`
			Problem *problem        `json:"problem"`
		}
		// Lines between results are empty, and the last may be half of one.
		if json.Unmarshal(lines.Bytes(), &read) != nil || read.ID == nil {
			continue
		}
		at := *read.ID
		if at < 0 || at >= len(p.calls) || p.heard[at] {
			continue
		}
		p.heard[at] = true
		result := BatchResult{Index: p.first + at, Call: p.calls[at], answer: read.Result}
		if read.Problem != nil {
			result.Err = read.Problem.err()
		} else if read.Result == nil {
			result.Err = unexpected()
		}
		if !yield(result, nil) {
			return nil, true
		}
	}
	return broken(ctx, response), false
}

// left is one result for each call of which nothing was heard, or the fault where nothing was heard of any.
func (p *portion) left(fault error, yield func(BatchResult, error) bool) bool {
	if len(p.heard) == 0 {
		yield(BatchResult{}, fault)
		return false
	}
	for at, call := range p.calls {
		if !p.heard[at] && !yield(BatchResult{Index: p.first + at, Call: call, Err: fault}, nil) {
			return false
		}
	}
	return true
}
