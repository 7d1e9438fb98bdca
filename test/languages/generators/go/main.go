package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"os"
	"slices"
	"strings"

	cuspal "example/generated"
)

func must[Value any](value Value, err error) Value {
	if err != nil {
		panic(err)
	}
	return value
}

func show(values ...any) { fmt.Println(string(must(json.Marshal(values)))) }

func main() {
	ctx := context.Background()
	authorize := cuspal.WithRequestEditorFn(func(_ context.Context, request *http.Request) error {
		request.Header.Set("Authorization", "Bearer "+os.Getenv("CUSPAL_KEY"))
		return nil
	})
	client := must(cuspal.NewClientWithResponses(os.Getenv("CUSPAL_URL"), authorize))

	born, zone := "1992-08-14T10:02", "Asia/Kolkata"
	latitude, longitude := json.Number("13.08784"), json.Number("80.27847")
	var birth struct {
		BirthDatetime string      `json:"birth_datetime"`
		Latitude      json.Number `json:"latitude"`
		Longitude     json.Number `json:"longitude"`
		TimeZone      string      `json:"time_zone"`
	}
	birth.BirthDatetime, birth.Latitude, birth.Longitude, birth.TimeZone = born, latitude, longitude, zone
	planets := must(client.GetPlanetsWithResponse(ctx, nil, argumentsOf[cuspal.GetPlanetsArguments](birth)))
	cusps := must(client.GetHouseCuspsWithResponse(ctx, nil, argumentsOf[cuspal.GetHouseCuspsArguments](birth)))
	chart := must(client.GetFullChartWithResponse(ctx, nil, argumentsOf[cuspal.GetFullChartArguments](birth)))
	star := must(client.GetNakshatraDetailsWithResponse(ctx, nil, argumentsOf[cuspal.GetNakshatraDetailsArguments](birth)))
	asked := argumentsOf[cuspal.AnalyzeNatalPromiseArguments](birth)
	asked.Events = &[]string{"Marriage"}
	promise := must(client.AnalyzeNatalPromiseWithResponse(ctx, nil, asked))
	show(
		planets.JSON200.Planets.Moon.Sign, cusps.JSON200.Ascendant, chart.JSON200.Input.Latitude, star.JSON200.About,
		promise.JSON200.Answer,
	)

	sent := map[string]any{"birth_datetime": born, "latitude": latitude, "longitude": longitude, "time_zone": zone}
	a, b := "a", "b"
	calls := []cuspal.BatchCall{
		{Id: &a, Name: "get_planets", Arguments: &sent}, {Id: &b, Name: "get_house_cusps", Arguments: &sent},
	}
	batch := must(client.BatchWithResponse(ctx, nil, calls))
	var ids []any
	for _, line := range strings.Split(string(batch.Body), "\n") {
		var read struct{ Id string }
		if line != "" {
			if err := json.Unmarshal([]byte(line), &read); err != nil {
				panic(err)
			}
			ids = append(ids, read.Id)
		}
	}
	slices.SortFunc(ids, func(one, other any) int { return strings.Compare(fmt.Sprint(one), fmt.Sprint(other)) })
	show(ids...)

	birth.Latitude = "95"
	fault := must(client.GetPlanetsWithResponse(ctx, nil, argumentsOf[cuspal.GetPlanetsArguments](birth)))
	show(fault.ApplicationproblemJSON400.Code, fault.ApplicationproblemJSON400.Field)
}

// argumentsOf puts the birth into the arguments of a tool.
func argumentsOf[Arguments any](birth any) (arguments Arguments) {
	if err := json.Unmarshal(must(json.Marshal(birth)), &arguments); err != nil {
		panic(err)
	}
	return arguments
}
