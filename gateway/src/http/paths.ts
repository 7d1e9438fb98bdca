/** The endpoint, and its alias that takes access tokens alone. */
const MCP_PATHS = ['/mcp', '/mcp/auth'] as const;
export type McpPath = (typeof MCP_PATHS)[number];

/** The endpoint that an address names; undefined when it names none. */
export function mcpPath(url: string | undefined): McpPath | undefined {
  const path = url?.split('?', 1)[0];
  return MCP_PATHS.find((known) => known === path);
}
