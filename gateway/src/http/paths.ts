/** The endpoint, and its alias that takes access tokens alone. */
const MCP_PATHS = ['/mcp', '/mcp/auth'] as const;
export type McpPath = (typeof MCP_PATHS)[number];

/** The endpoint that an address names; undefined when it names none. */
export function mcpPath(url: string | undefined): McpPath | undefined {
  const path = pathOf(url);
  return MCP_PATHS.find((known) => known === path);
}

/** The path of an address as it was sent. */
export const pathOf = (url = ''): string => url.split('?', 1)[0] ?? '';

/** The query of an address with its question mark; empty where it has none. */
export function searchOf(url = ''): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at);
}

/** The query of an address without its question mark. */
export const queryTextOf = (url = ''): string => searchOf(url).slice(1);
