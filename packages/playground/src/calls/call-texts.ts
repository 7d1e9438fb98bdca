import type { Arguments } from '../form/read-typed.ts';

export interface ToolCall {
  /** Address of the server. */
  readonly server: string;
  readonly tool: string;
  readonly args: Arguments;
}

const KEY = 'CUSPAL_API_KEY';

/** Quotes a word for a shell. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The call in a terminal; the key is in a variable, so that it is in no history. `accept`: another form of the answer. */
export const curlText = ({ server, tool, args }: ToolCall): string =>
  [
    `curl ${quoted(`${server}/v1/tools/${tool}`)}`,
    `-H "Authorization: Bearer $${KEY}"`,
    "-H 'Content-Type: application/json'",
    `-d ${quoted(JSON.stringify(args))}`,
  ].join(' \\\n  ');

/** The call with @cuspal/client. */
export const typeScriptText = ({ server, tool, args }: ToolCall): string =>
  [
    "import { Cuspal } from '@cuspal/client';",
    '',
    `const cuspal = new Cuspal({ apiKey: process.env.${KEY} ?? '', baseUrl: ${JSON.stringify(server)} });`,
    `const result = await cuspal.${methodOf(tool)}(${JSON.stringify(args, null, 2)});`,
    'console.log(result);',
  ].join('\n');

/** `get_full_chart` is `getFullChart`. */
export const methodOf = (tool: string): string =>
  tool.replaceAll(/_([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());

/** The message that a client of MCP sends to /mcp. */
export const mcpText = ({ tool, args }: ToolCall): string =>
  JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: tool, arguments: args } }, null, 2);
