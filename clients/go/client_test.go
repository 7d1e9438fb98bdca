package cuspal_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"os"
	"reflect"
	"slices"
	"strings"
	"testing"

	cuspal "github.com/cuspal/cuspal/clients/go"
)

// These tests call a running server, whose address and key CUSPAL_URL and CUSPAL_KEY hold.

var birth = cuspal.Birth{
	BirthDatetime: "1992-08-14T10:02", Latitude: 13.08784, Longitude: 80.27847, TimeZone: "Asia/Kolkata",
}

func clientOf(t *testing.T) (*cuspal.Client, context.Context) {
	t.Helper()
	client, err := cuspal.New(os.Getenv("CUSPAL_KEY"), cuspal.WithBaseURL(os.Getenv("CUSPAL_URL")))
	if err != nil {
		t.Fatal(err)
	}
	return client, context.Background()
}

// asked is the same call without the client.
func asked(t *testing.T, tool, body string) any {
	t.Helper()
	request, err := http.NewRequest("POST", os.Getenv("CUSPAL_URL")+"/v1/tools/"+tool, strings.NewReader(body))
	if err != nil {
		t.Fatal(err)
	}
	request.Header.Set("Authorization", "Bearer "+os.Getenv("CUSPAL_KEY"))
	request.Header.Set("Content-Type", "application/json")
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		t.Fatal(err)
	}
	defer response.Body.Close()
	var read any
	if err := json.NewDecoder(response.Body).Decode(&read); err != nil {
		t.Fatal(err)
	}
	return read
}

func TestMethodAnswersWhatTheServerAnswers(t *testing.T) {
	client, ctx := clientOf(t)
	cusps, err := client.GetHouseCusps(ctx, cuspal.GetHouseCuspsArguments{Birth: birth})
	if err != nil {
		t.Fatal(err)
	}
	body, _ := json.Marshal(birth)
	server := asked(t, "get_house_cusps", string(body)).(map[string]any)
	if cusps.Ascendant != server["ascendant"] || len(cusps.Houses) != 12 {
		t.Errorf("ascendant %v, server %v, %d houses", cusps.Ascendant, server["ascendant"], len(cusps.Houses))
	}
	var whole any
	if err := client.Call(ctx, "get_house_cusps", birth, &whole); err != nil || !reflect.DeepEqual(whole, any(server)) {
		t.Errorf("another answer by name: %v", err)
	}
	protocol, err := client.GetReadingProtocol(ctx, cuspal.GetReadingProtocolArguments{})
	if err != nil || protocol == "" {
		t.Errorf("protocol: %v", err)
	}
}

func TestQuestionFiguresAndPlaces(t *testing.T) {
	client, ctx := clientOf(t)
	answer, err := client.AnswerQuestion(ctx, cuspal.AnswerQuestionArguments{Birth: birth, Question: "When will I marry?"})
	if err != nil || !strings.Contains(answer.Answer, "arriage") {
		t.Errorf("answer: %v", err)
	}
	svg, err := client.Figure(ctx, "get_full_chart", birth, cuspal.FigureStyle("south"))
	if err != nil || !strings.HasPrefix(svg, "<svg") {
		t.Errorf("figure: %v", err)
	}
	found, err := client.Places(ctx, "Pune")
	if err != nil || found.Taken == nil || found.Taken.TimeZone != "Asia/Kolkata" {
		t.Errorf("places: %v", err)
	}
	tools, err := client.Tools(ctx)
	if err != nil || len(tools) < 200 {
		t.Errorf("%d tools: %v", len(tools), err)
	}
}

func TestLessOfAnAnswer(t *testing.T) {
	client, ctx := clientOf(t)
	small, err := client.GetPlanets(
		ctx, cuspal.GetPlanetsArguments{Birth: birth}, cuspal.Fields("planets"), cuspal.Precision(1),
	)
	if err != nil || small.Planets == nil || small.Derived != nil {
		t.Fatalf("fields: %v", err)
	}
	if text := fmt.Sprintf("%.6f", small.Planets.Moon.SiderealLongitude); !strings.HasSuffix(text, "00000") {
		t.Errorf("not rounded: %s", text)
	}
}

func TestPagesComeOneAfterTheOther(t *testing.T) {
	client, ctx := clientOf(t)
	var pages []int
	total := 0
	for page, err := range cuspal.Pages(ctx, client.DetectYogas, cuspal.DetectYogasArguments{Birth: birth}) {
		if err != nil {
			t.Fatal(err)
		}
		pages = append(pages, page.Pagination.Page)
		total = page.Pagination.TotalPages
	}
	if len(pages) != total || pages[0] != 1 || !slices.IsSorted(pages) {
		t.Errorf("pages %v of %d", pages, total)
	}
}

func TestBatchGivesAResultForEachCall(t *testing.T) {
	client, ctx := clientOf(t)
	var calls []cuspal.BatchCall
	for _, latitude := range []float64{10, 95, -33} {
		other := birth
		other.Latitude = latitude
		calls = append(calls, cuspal.BatchCall{Tool: "get_planets", Arguments: cuspal.GetPlanetsArguments{Birth: other}})
	}
	heard := map[int]bool{}
	for each, err := range client.Batch(ctx, slices.Values(calls)) {
		if err != nil {
			t.Fatal(err)
		}
		var planets cuspal.GetPlanetsResult
		failed := each.Decode(&planets)
		heard[each.Index] = failed == nil
		var fault *cuspal.Error
		if each.Index == 1 && (!errors.As(failed, &fault) || fault.Field != "latitude") {
			t.Errorf("call 1: %v", failed)
		}
		if failed == nil && planets.Planets == nil {
			t.Errorf("call %d has no planets", each.Index)
		}
	}
	if !reflect.DeepEqual(heard, map[int]bool{0: true, 1: false, 2: true}) {
		t.Errorf("heard %v", heard)
	}
}

func TestFailureSaysWhatToDoAndPrintsNothingThatWasSent(t *testing.T) {
	client, ctx := clientOf(t)
	other := birth
	other.Latitude = 95.5
	_, err := client.GetPlanets(ctx, cuspal.GetPlanetsArguments{Birth: other})
	var fault *cuspal.Error
	if !errors.As(err, &fault) || fault.Code != "validation_failed" || fault.Status != 400 || fault.Field != "latitude" {
		t.Fatalf("fault: %v", err)
	}
	if fault.Remedy == "" || fault.RequestID == "" || !fault.Recoverable || !strings.Contains(fault.Detail(), "95.5") {
		t.Errorf("fault lacks: %v", fault)
	}
	for _, printed := range []string{fault.Error(), fmt.Sprintf("%v %+v %#v", fault, fault, fault)} {
		if strings.Contains(printed, "95.5") {
			t.Errorf("printed what was sent: %s", printed)
		}
	}
	if _, err := cuspal.New(""); err == nil {
		t.Error("an empty key is taken")
	}
}

func TestAccount(t *testing.T) {
	client, ctx := clientOf(t)
	usage, err := client.Usage(ctx, "")
	if err != nil {
		t.Fatal(err)
	}
	if again, err := client.Usage(ctx, usage.Month); err != nil || again.Used < usage.Used {
		t.Fatalf("got %v, %v", again, err)
	}
	// A key of the configuration manages no keys.
	var fault *cuspal.Error
	if _, err := client.Keys(ctx); !errors.As(err, &fault) || fault.Status != 403 {
		t.Fatalf("got %v", err)
	}
}

func TestCalendar(t *testing.T) {
	client, ctx := clientOf(t)
	calendar, err := client.Calendar(ctx, cuspal.FeedToMake{Birth: birth, Show: []string{"dashas", "stations"}})
	if err != nil || !strings.HasPrefix(calendar, "BEGIN:VCALENDAR") {
		t.Fatalf("got %q, %v", calendar, err)
	}
}
