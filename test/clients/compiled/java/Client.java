import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.spec.McpSchema;
import java.net.URI;
import java.util.List;
import java.util.Map;

/** Connects the Java SDK, and prints one line of JSON. */
public class Client {
  public static void main(String[] words) throws Exception {
    var url = URI.create(System.getenv("CUSPAL_URL"));
    var query = url.getRawQuery() == null ? "" : "?" + url.getRawQuery();
    var transport =
        HttpClientStreamableHttpTransport.builder(url.getScheme() + "://" + url.getAuthority())
            .endpoint(url.getPath() + query)
            .httpRequestCustomizer(
                (builder, method, address, body, context) ->
                    builder.header("Authorization", "Bearer " + System.getenv("CUSPAL_KEY")))
            .build();
    var json = McpJsonDefaults.getMapper();
    try (var client = McpClient.sync(transport).build()) {
      client.initialize();
      List<String> names = client.listTools().tools().stream().map(McpSchema.Tool::name).toList();
      var request =
          new McpSchema.CallToolRequest(json, System.getenv("CUSPAL_TOOL"), System.getenv("CUSPAL_ARGUMENTS"));
      var content = (McpSchema.TextContent) client.callTool(request).content().get(0);
      System.out.println(json.writeValueAsString(Map.of("tools", names, "text", content.text())));
    }
    System.exit(0);
  }
}
