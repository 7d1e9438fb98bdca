/** The endpoint, and its alias that takes access tokens alone. */
export const MCP_PATHS = ['/mcp', '/mcp/auth'] as const;
export type McpPath = (typeof MCP_PATHS)[number];
