package cuspal

import (
	"context"
	"crypto/rand"
	"encoding/hex"
	"math"
	mathrand "math/rand/v2"
	"net/http"
	"time"
)

const firstWait = 250 * time.Millisecond

// newKey is that of one call, which all its tries have: the server charges them once.
func newKey() string {
	var key [16]byte
	// It never fails on a system that Go supports.
	_, _ = rand.Read(key[:])
	return hex.EncodeToString(key[:])
}

// pause waits until the next try. It returns the fault, or that of the context, where there is none.
func (c *Client) pause(ctx context.Context, fault *Error, tries *int) error {
	// It is no try of its own to ask again for one that is still under way.
	if !fault.isUnderWay() {
		*tries++
		if *tries > c.retries || !fault.isPassing() {
			return fault
		}
	}
	wait := c.waitFor(fault, *tries)
	ends, bounded := ctx.Deadline()
	if wait < 0 || (bounded && time.Until(ends) <= wait) {
		return fault
	}
	timer := time.NewTimer(wait)
	defer timer.Stop()
	select {
	case <-timer.C:
		return nil
	case <-ctx.Done():
		return overdue(ctx)
	}
}

// waitFor is the wait before the next try, below zero where that is too long.
func (c *Client) waitFor(fault *Error, tries int) time.Duration {
	spread := mathrand.Float64()
	if fault.RetryAfter == nil {
		doubled := math.Min(float64(c.longest), float64(firstWait)*math.Pow(2, float64(tries-1)))
		return time.Duration(doubled * (0.5 + spread/2))
	}
	if *fault.RetryAfter > c.longest {
		return -1
	}
	return *fault.RetryAfter + time.Duration(spread*float64(firstWait))
}

// isPassing where the next try may fare better. A search that was too long for its time would be so again.
func (e *Error) isPassing() bool {
	switch e.Code {
	case "unreachable", "interrupted", "rate_limited":
		return true
	}
	switch e.Status {
	case http.StatusTooManyRequests, http.StatusBadGateway, http.StatusServiceUnavailable:
		return true
	}
	return false
}

// isUnderWay where an earlier try with the same key has not ended yet.
func (e *Error) isUnderWay() bool { return e.Status == http.StatusConflict && e.RetryAfter != nil }

// mayHaveRun where the server may have done what was asked, though no whole answer came.
func mayHaveRun(e *Error) bool { return e.Status == 0 || e.Status == http.StatusBadGateway }
