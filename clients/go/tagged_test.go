package cuspal_test

import (
	"context"
	"errors"
	"net/http"
	"reflect"
	"strings"
	"testing"

	cuspal "github.com/cuspal/cuspal/clients/go"
)

const tag = `"one"`

func tagged(content string) func() (*http.Response, error) {
	return answer(200, strings.NewReader(content), "ETag", tag)
}

func TestVersionsAreToldWithWhatIsReadAndChanged(t *testing.T) {
	client, _ := clientWith(t, tagged(`{"id":"p"}`), tagged(`{"id":"p"}`), tagged(`{"items":[{"id":"p"}],"next":null}`))
	ctx, m := context.Background(), client.Management()
	read, err := m.GetProject(ctx, "o", "p")
	if err != nil || read.ETag != tag || read.Id != "p" {
		t.Fatalf("got %v, %v", read, err)
	}
	changed, err := m.PutProject(ctx, "o", "p", cuspal.PutProjectInput{Name: "Shop"})
	if err != nil || changed.ETag != tag {
		t.Fatalf("got %v, %v", changed, err)
	}
	listed, err := m.ListProjects(ctx, "o", cuspal.ManagementPage{})
	if err != nil || len(listed.Items) != 1 || listed.Items[0].ETag != "" {
		t.Fatalf("got %v, %v", listed, err)
	}
}

func TestVersionsGuardAChangeWhereTheyAreGiven(t *testing.T) {
	good := func() (*http.Response, error) { return answer(200, strings.NewReader("{}"))() }
	gone := answer(204, http.NoBody)
	client, p := clientWith(t, good, good, gone, good, gone)
	ctx, m := context.Background(), client.Management()
	_, first := m.PutProject(ctx, "o", "p", cuspal.PutProjectInput{Name: "Shop"}, cuspal.IfMatch(tag))
	_, second := m.PutSuspension(ctx, "p", cuspal.IfMatch(""))
	third := m.DeleteProject(ctx, "o", "p", cuspal.IfMatch(tag))
	_, fourth := m.PutProject(ctx, "o", "p", cuspal.PutProjectInput{Name: "Shop"})
	if err := errors.Join(first, second, third, fourth, m.DeleteProject(ctx, "o", "p")); err != nil {
		t.Fatal(err)
	}
	// The empty tag is that of an entry of a list: it is sent, and fits nothing.
	if wanted := [][]string{{tag}, {""}, {tag}, nil, nil}; !reflect.DeepEqual(p.matches, wanted) {
		t.Errorf("If-Match %q", p.matches)
	}
	if p.bodies[0] != `{"name":"Shop"}` {
		t.Errorf("body %s", p.bodies[0])
	}
}

func TestAGuardedChangeThatWasLostIsNotSentAgain(t *testing.T) {
	ctx := context.Background()
	client, p := clientWith(t, lost, lost, lost)
	if err := client.Management().DeleteProject(ctx, "o", "p", cuspal.IfMatch(tag)); err == nil || len(p.matches) != 1 {
		t.Errorf("%v after %d", err, len(p.matches))
	}
	client, p = clientWith(t, lost, lost, lost)
	if err := client.Management().DeleteProject(ctx, "o", "p"); err == nil || len(p.matches) != 3 {
		t.Errorf("%v after %d", err, len(p.matches))
	}
}
