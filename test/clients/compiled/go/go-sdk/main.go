// Connects the Go SDK, and prints one line of JSON.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"net/http"
	"os"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

type withKey struct{}

func (withKey) RoundTrip(request *http.Request) (*http.Response, error) {
	request = request.Clone(request.Context())
	request.Header.Set("Authorization", "Bearer "+os.Getenv("CUSPAL_KEY"))
	return http.DefaultTransport.RoundTrip(request)
}

func main() {
	ctx := context.Background()
	client := mcp.NewClient(&mcp.Implementation{Name: "clients", Version: "1.0.0"}, nil)
	transport := &mcp.StreamableClientTransport{
		Endpoint:   os.Getenv("CUSPAL_URL"),
		HTTPClient: &http.Client{Transport: withKey{}},
	}
	session, err := client.Connect(ctx, transport, nil)
	if err != nil {
		log.Fatal(err)
	}
	list, err := session.ListTools(ctx, nil)
	if err != nil {
		log.Fatal(err)
	}
	names := []string{}
	for _, tool := range list.Tools {
		names = append(names, tool.Name)
	}
	result, err := session.CallTool(ctx, &mcp.CallToolParams{
		Name:      os.Getenv("CUSPAL_TOOL"),
		Arguments: json.RawMessage(os.Getenv("CUSPAL_ARGUMENTS")),
	})
	if err != nil {
		log.Fatal(err)
	}
	said, _ := json.Marshal(map[string]any{"tools": names, "text": result.Content[0].(*mcp.TextContent).Text})
	fmt.Println(string(said))
}
