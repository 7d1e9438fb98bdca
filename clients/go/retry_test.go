package cuspal_test

import (
	"context"
	"errors"
	"io"
	"net/http"
	"reflect"
	"slices"
	"strings"
	"testing"
	"time"

	cuspal "github.com/cuspal/cuspal/clients/go"
)

// played gives one answer after the other, and keeps the keys, versions and bodies that were sent.
type played struct {
	answers []func() (*http.Response, error)
	keys    []string
	matches [][]string
	bodies  []string
}

func (p *played) RoundTrip(request *http.Request) (*http.Response, error) {
	body, _ := io.ReadAll(request.Body)
	p.keys = append(p.keys, request.Header.Get("Idempotency-Key"))
	p.matches = append(p.matches, request.Header.Values("If-Match"))
	p.bodies = append(p.bodies, string(body))
	next := p.answers[0]
	p.answers = p.answers[1:]
	return next()
}

func lost() (*http.Response, error) { return nil, errors.New("lost") }

func answer(status int, body io.Reader, headers ...string) func() (*http.Response, error) {
	header := http.Header{}
	for at := 0; at+1 < len(headers); at += 2 {
		header.Set(headers[at], headers[at+1])
	}
	return func() (*http.Response, error) {
		return &http.Response{StatusCode: status, Body: io.NopCloser(body), Header: header}, nil
	}
}

func good() (*http.Response, error) { return answer(200, strings.NewReader(`{"about":"x"}`))() }

func clientWith(t *testing.T, answers ...func() (*http.Response, error)) (*cuspal.Client, *played) {
	t.Helper()
	p := &played{answers: answers}
	client, err := cuspal.New("mcp_k", cuspal.WithTransport(p), cuspal.WithLongestWait(10*time.Millisecond))
	if err != nil {
		t.Fatal(err)
	}
	return client, p
}

func ask(client *cuspal.Client, options ...cuspal.Option) error {
	_, err := client.GetPlanets(context.Background(), cuspal.GetPlanetsArguments{}, options...)
	return err
}

func TestAllTriesOfACallHaveOneKey(t *testing.T) {
	client, p := clientWith(t, lost, answer(503, strings.NewReader("")), good, good)
	if err := ask(client); err != nil {
		t.Fatal(err)
	}
	if err := ask(client, cuspal.IdempotencyKey("order 7")); err != nil {
		t.Fatal(err)
	}
	if p.keys[0] == "" || p.keys[0] != p.keys[1] || p.keys[1] != p.keys[2] || p.keys[3] != "order 7" {
		t.Errorf("keys %v", p.keys)
	}
}

func TestWhatWouldFareNoBetterIsNotSentAgain(t *testing.T) {
	for _, status := range []int{400, 402, 504} {
		client, p := clientWith(t, answer(status, strings.NewReader("")), good)
		if err := ask(client); err == nil || len(p.keys) != 1 {
			t.Errorf("%d: %v after %d", status, err, len(p.keys))
		}
	}
}

func TestTriesEnd(t *testing.T) {
	client, p := clientWith(t, lost, lost, lost, good)
	var fault *cuspal.Error
	if err := ask(client); !errors.As(err, &fault) || fault.Code != "unreachable" || len(p.keys) != 3 {
		t.Errorf("%v after %d", err, len(p.keys))
	}
}

func TestATryThatIsStillUnderWayIsAskedForUntilItEnds(t *testing.T) {
	busy := func() (*http.Response, error) {
		return answer(409, strings.NewReader(`{"code":"validation_failed","status":409}`), "Retry-After", "0")()
	}
	client, _ := clientWith(t, lost, busy, busy, busy, good)
	if err := ask(client); err != nil {
		t.Error(err)
	}
}

func TestAWaitThatIsTooLongIsNotWaited(t *testing.T) {
	client, p := clientWith(t, answer(429, strings.NewReader(""), "Retry-After", "30"), good)
	var fault *cuspal.Error
	if err := ask(client); !errors.As(err, &fault) || *fault.RetryAfter != 30*time.Second || len(p.keys) != 1 {
		t.Errorf("%v after %d", err, len(p.keys))
	}
}

// breaking ends with an error in the middle of its third line.
func breaking() (*http.Response, error) {
	lines := "{\"id\":1,\"result\":\"b\"}\n\n{\"id\":0,\"result\":\"a\"}\n{\"id\":2,\"res"
	return answer(200, io.MultiReader(strings.NewReader(lines), failing{}))()
}

type failing struct{}

func (failing) Read([]byte) (int, error) { return 0, errors.New("broken") }

func heard(t *testing.T, client *cuspal.Client) (names []string, failed []int) {
	t.Helper()
	calls := slices.Values(make([]cuspal.BatchCall, 3))
	for each, err := range client.Batch(context.Background(), calls) {
		if err != nil {
			t.Fatal(err)
		}
		var name string
		if each.Decode(&name) != nil {
			failed = append(failed, each.Index)
		} else {
			names = append(names, name)
		}
	}
	return names, failed
}

func TestABatchThatBreaksOffGoesOnWithoutGivingAResultTwice(t *testing.T) {
	whole := "{\"id\":0,\"result\":\"a\"}\n{\"id\":1,\"result\":\"b\"}\n{\"id\":2,\"result\":\"c\"}\n"
	client, p := clientWith(t, breaking, answer(200, strings.NewReader(whole)))
	names, failed := heard(t, client)
	if !reflect.DeepEqual(names, []string{"b", "a", "c"}) || failed != nil {
		t.Errorf("heard %v, failed %v", names, failed)
	}
	if p.keys[0] != p.keys[1] || p.bodies[0] != p.bodies[1] {
		t.Error("the second try is another request")
	}
}

func TestABatchThatIsLostTellsItOfEachOpenCall(t *testing.T) {
	client, _ := clientWith(t, breaking, lost, lost)
	names, failed := heard(t, client)
	if !reflect.DeepEqual(names, []string{"b", "a"}) || !reflect.DeepEqual(failed, []int{2}) {
		t.Errorf("heard %v, failed %v", names, failed)
	}
}

func TestSecretWhoseAnswerWasLostIsNotMadeAgain(t *testing.T) {
	problem := `{"code":"overloaded","status":503,"recoverable":true,"retryAfterSeconds":0}`
	made := answer(201, strings.NewReader(`{"key":"mcp_new","name":"Job"}`))
	client, p := clientWith(t, lost, made)
	var fault *cuspal.Error
	if _, err := client.MakeKey(context.Background(), cuspal.KeyToMake{Name: "Job"}); !errors.As(err, &fault) || fault.Code != "unreachable" {
		t.Fatalf("got %v", err)
	}
	if len(p.keys) != 1 {
		t.Fatalf("%d tries", len(p.keys))
	}
	client, _ = clientWith(t, answer(503, strings.NewReader(problem)), made)
	key, err := client.MakeKey(context.Background(), cuspal.KeyToMake{Name: "Job"})
	if err != nil || key.Key != "mcp_new" || key.Name != "Job" {
		t.Fatalf("got %v, %v", key, err)
	}
}

func TestWhatChangesNothingWhenItComesTwiceIsAskedAgain(t *testing.T) {
	client, _ := clientWith(t, lost, answer(204, http.NoBody))
	if err := client.RevokeKey(context.Background(), "a/b"); err != nil {
		t.Fatal(err)
	}
}
