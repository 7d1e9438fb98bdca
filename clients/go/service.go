package cuspal

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"iter"
	"net/url"
)

// Ptr is a pointer to a value, for arguments that may be left out.
func Ptr[Value any](value Value) *Value { return &value }

// FoundPlace is a place with its coordinates: latitude north positive, longitude east positive.
type FoundPlace struct {
	Name        string  `json:"name"`
	Region      string  `json:"region,omitempty"`
	Country     string  `json:"country"`
	CountryCode string  `json:"countryCode"`
	Latitude    float64 `json:"latitude"`
	Longitude   float64 `json:"longitude"`
	TimeZone    string  `json:"timeZone"`
	Population  int     `json:"population,omitempty"`
}

// FoundPlaces is what somebody may mean by the name of a place.
type FoundPlaces struct {
	// Finding says how clear the name is: ONLY_ONE, FAR_LARGER, SAME_NAME, NOTHING and others.
	Finding string `json:"finding"`
	// Taken is the one that is meant without doubt, nil where there is none.
	Taken *FoundPlace `json:"taken"`
	// Places are at most five, the most populous first.
	Places []FoundPlace `json:"places"`
	Total  int          `json:"total"`
	// Attribution is to be named where the places are shown.
	Attribution string `json:"attribution"`
}

// Places finds coordinates and time zone of a place by its name.
func (c *Client) Places(ctx context.Context, name string) (*FoundPlaces, error) {
	return get[FoundPlaces](ctx, c, "/v1/places?"+url.Values{"q": {name}}.Encode())
}

// ToolDefinition is the definition of a tool.
type ToolDefinition struct {
	Name         string          `json:"name"`
	Title        string          `json:"title"`
	Description  string          `json:"description"`
	Family       string          `json:"family"`
	InputSchema  json.RawMessage `json:"inputSchema"`
	ResultSchema json.RawMessage `json:"resultSchema,omitempty"`
}

// Tools are all tools with the schemas of their arguments.
func (c *Client) Tools(ctx context.Context) ([]ToolDefinition, error) {
	list, err := get[struct {
		Tools []ToolDefinition `json:"tools"`
	}](ctx, c, "/v1/tools")
	if err != nil {
		return nil, err
	}
	return list.Tools, nil
}

// Tool is one tool with the schemas of its arguments and its result.
func (c *Client) Tool(ctx context.Context, name string) (*ToolDefinition, error) {
	return get[ToolDefinition](ctx, c, "/v1/tools/"+url.PathEscape(name))
}

// withQuery adds the parameters of a list to a path: the members of input that are set.
func withQuery(path string, input any) string {
	content, err := json.Marshal(input)
	if err != nil {
		return path
	}
	var members map[string]any
	decoder := json.NewDecoder(bytes.NewReader(content))
	decoder.UseNumber()
	if decoder.Decode(&members) != nil || len(members) == 0 {
		return path
	}
	query := url.Values{}
	for name, value := range members {
		query.Set(name, fmt.Sprint(value))
	}
	return path + "?" + query.Encode()
}

func get[Result any](ctx context.Context, c *Client, path string) (*Result, error) {
	content, err := c.read(ctx, sent{path: path, accept: typeJSON})
	if err != nil {
		return nil, err
	}
	result := new(Result)
	return result, decode(content, result)
}

type pagedArguments[Arguments any] interface {
	firstPage() int
	onPage(page int) Arguments
}

type pagedResult[Result any] interface {
	*Result
	hasMore() bool
}

// Pages calls a method such as client.DetectYogas page by page, from the one that is asked for. Each page is a call, made
// when the loop comes to it.
func Pages[Arguments pagedArguments[Arguments], Result any, Page pagedResult[Result]](
	ctx context.Context,
	method func(context.Context, Arguments, ...Option) (Page, error),
	arguments Arguments,
	given ...Option,
) iter.Seq2[Page, error] {
	return func(yield func(Page, error) bool) {
		for page := arguments.firstPage(); ; page++ {
			result, err := method(ctx, arguments.onPage(page), given...)
			if !yield(result, err) || err != nil || !result.hasMore() {
				return
			}
		}
	}
}
