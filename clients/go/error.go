package cuspal

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"math"
	"net/http"
	"regexp"
	"strconv"
	"time"
)

// Error is a call that failed. What prints it holds nothing that was sent, so it may be logged.
type Error struct {
	// Code as the server names it; unreachable, deadline, interrupted and unexpected_answer are the client's.
	Code string
	// Remedy says what to do about it.
	Remedy string
	// Status of HTTP; 0 when there was no answer.
	Status int
	// Field is the argument that is at fault.
	Field string
	// RequestID is that under which the server knows the request.
	RequestID string
	// Recoverable where the same or a corrected call can succeed.
	Recoverable bool
	// RetryAfter is how long to wait before the next try; nil where the server does not say.
	RetryAfter *time.Duration

	detail string
	cause  error
}

func (e *Error) Error() string {
	text := e.Code
	if e.Field != "" {
		text += " at " + e.Field
	}
	text += ". " + e.Remedy
	if e.RequestID != "" {
		text += fmt.Sprintf(" Request %s.", e.RequestID)
	}
	return text
}

// Detail is the fault in words, which may repeat birth data: for the person whose data it is, not for a log.
func (e *Error) Detail() string { return e.detail }

// Unwrap is the error of the context where that ended the call.
func (e *Error) Unwrap() error { return e.cause }

// GoString and Format keep what was sent out of what prints all members.
func (e *Error) GoString() string { return e.Error() }

// Format prints the message, whatever the verb.
func (e *Error) Format(state fmt.State, _ rune) { _, _ = io.WriteString(state, e.Error()) }

const again = "Send the call again."

func unreachable() *Error {
	return &Error{Code: "unreachable", Remedy: "Check the address of the server. " + again, Recoverable: true}
}

// lost is a request without an answer, where its time has not ended it.
func lost(ctx context.Context) *Error {
	if ctx.Err() != nil {
		return overdue(ctx)
	}
	return unreachable()
}

// broken is an answer that broke off, where its time has not ended it.
func broken(ctx context.Context, response *http.Response) *Error {
	if ctx.Err() != nil {
		return overdue(ctx)
	}
	id := response.Header.Get("X-Request-Id")
	return &Error{Code: "interrupted", Remedy: again, Recoverable: true, RequestID: id}
}

func overdue(ctx context.Context) *Error {
	return &Error{Code: "deadline", Remedy: "Allow more time, or ask for less.", Recoverable: true, cause: ctx.Err()}
}

// problem is what the server writes (RFC 9457 with members of its own).
type problem struct {
	Code              string   `json:"code"`
	Remedy            string   `json:"remedy"`
	Status            int      `json:"status"`
	Field             string   `json:"field"`
	RequestID         string   `json:"requestId"`
	Recoverable       bool     `json:"recoverable"`
	RetryAfterSeconds *float64 `json:"retryAfterSeconds"`
	Detail            string   `json:"detail"`
}

// A name as schemas have them; whatever else was sent as one is not repeated.
var fieldName = regexp.MustCompile(`^[A-Za-z_][\w.\[\]-]{0,63}$`)

func (p problem) err() *Error {
	e := &Error{
		Code: p.Code, Remedy: p.Remedy, Status: p.Status, RequestID: p.RequestID, Recoverable: p.Recoverable, detail: p.Detail,
	}
	if fieldName.MatchString(p.Field) {
		e.Field = p.Field
	}
	if e.Remedy == "" {
		e.Remedy = again
	}
	if p.RetryAfterSeconds != nil {
		e.RetryAfter = seconds(*p.RetryAfterSeconds)
	}
	return e
}

func seconds(count float64) *time.Duration {
	wait := time.Duration(math.Min(count, math.MaxInt32) * float64(time.Second))
	return &wait
}

// failureOf is an answer that is no success.
func failureOf(response *http.Response) *Error {
	content, _ := io.ReadAll(io.LimitReader(response.Body, 1<<20))
	var read problem
	var e *Error
	if json.Unmarshal(content, &read) == nil && read.Code != "" {
		e = read.err()
	} else {
		e = unexpected()
		e.Status = response.StatusCode
		e.Recoverable = response.StatusCode >= 500 || response.StatusCode == http.StatusTooManyRequests
		e.RequestID = response.Header.Get("X-Request-Id")
	}
	header := response.Header.Get("Retry-After")
	if count, err := strconv.ParseFloat(header, 64); err == nil && count >= 0 {
		e.RetryAfter = seconds(count)
	} else if at, err := http.ParseTime(header); err == nil {
		e.RetryAfter = seconds(math.Max(0, time.Until(at).Seconds()))
	}
	return e
}

func unexpected() *Error {
	return &Error{
		Code:   "unexpected_answer",
		Remedy: "Check that the address is that of a Cuspal server and that nothing stands in between.",
	}
}

func decode(content []byte, result any) error {
	if json.Unmarshal(content, result) != nil {
		return unexpected()
	}
	return nil
}
