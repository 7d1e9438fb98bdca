// Connects rmcp, the Rust SDK, and prints one line of JSON.
use rmcp::{
    model::CallToolRequestParams,
    transport::{streamable_http_client::StreamableHttpClientTransportConfig, StreamableHttpClientTransport},
    ServiceExt,
};

fn asked(name: &str) -> String {
    std::env::var(name).unwrap_or_default()
}

#[tokio::main(flavor = "current_thread")]
async fn main() -> Result<(), Box<dyn std::error::Error>> {
    let config = StreamableHttpClientTransportConfig::with_uri(asked("CUSPAL_URL")).auth_header(asked("CUSPAL_KEY"));
    let client = ().serve(StreamableHttpClientTransport::from_config(config)).await?;
    let tools = client.list_all_tools().await?;
    let arguments: serde_json::Map<String, serde_json::Value> = serde_json::from_str(&asked("CUSPAL_ARGUMENTS"))?;
    let result = client
        .call_tool(CallToolRequestParams::new(asked("CUSPAL_TOOL")).with_arguments(arguments))
        .await?;
    let names: Vec<String> = tools.iter().map(|tool| tool.name.to_string()).collect();
    let said = serde_json::to_value(&result.content)?;
    println!("{}", serde_json::json!({ "tools": names, "text": said[0]["text"] }));
    Ok(())
}
