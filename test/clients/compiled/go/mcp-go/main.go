// Connects mcp-go, and prints one line of JSON.
package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"
	"os"

	"github.com/mark3labs/mcp-go/client"
	"github.com/mark3labs/mcp-go/client/transport"
	"github.com/mark3labs/mcp-go/mcp"
)

func main() {
	ctx := context.Background()
	headers := map[string]string{"Authorization": "Bearer " + os.Getenv("CUSPAL_KEY")}
	connected, err := client.NewStreamableHttpClient(os.Getenv("CUSPAL_URL"), transport.WithHTTPHeaders(headers))
	if err != nil {
		log.Fatal(err)
	}
	if err := connected.Start(ctx); err != nil {
		log.Fatal(err)
	}
	hello := mcp.InitializeRequest{}
	hello.Params.ProtocolVersion = mcp.LATEST_PROTOCOL_VERSION
	hello.Params.ClientInfo = mcp.Implementation{Name: "clients", Version: "1.0.0"}
	if _, err := connected.Initialize(ctx, hello); err != nil {
		log.Fatal(err)
	}
	list, err := connected.ListTools(ctx, mcp.ListToolsRequest{})
	if err != nil {
		log.Fatal(err)
	}
	names := []string{}
	for _, tool := range list.Tools {
		names = append(names, tool.Name)
	}
	call := mcp.CallToolRequest{}
	call.Params.Name = os.Getenv("CUSPAL_TOOL")
	call.Params.Arguments = json.RawMessage(os.Getenv("CUSPAL_ARGUMENTS"))
	result, err := connected.CallTool(ctx, call)
	if err != nil {
		log.Fatal(err)
	}
	said, _ := json.Marshal(map[string]any{"tools": names, "text": result.Content[0].(mcp.TextContent).Text})
	fmt.Println(string(said))
}
