export interface Snippet {
  readonly client: 'curl' | 'Claude' | 'Cursor' | 'VS Code' | 'MCP Inspector' | 'TypeScript SDK';
  /** What to do with the text. */
  readonly how: string;
  readonly text: string;
}

const json = (value: object): string => JSON.stringify(value, null, 2);

/** How each client is told about the server; `key` is a key, or a word in place of one. */
export function snippetsFor(endpoint: string, key: string): readonly Snippet[] {
  const headers = { Authorization: `Bearer ${key}` };
  return [
    {
      client: 'curl',
      how: 'In a terminal: the list of all tools.',
      text: `curl -s ${endpoint} \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: application/json' \\
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'`,
    },
    {
      client: 'Claude',
      how: 'Claude Code, in a terminal. In the Claude apps no key is needed: Settings, Connectors, Add custom connector, then give the address above and sign in.',
      text: `claude mcp add --transport http cuspal ${endpoint} \\
  --header 'Authorization: Bearer ${key}'`,
    },
    {
      client: 'Cursor',
      how: 'In the file ~/.cursor/mcp.json. Without the headers Cursor asks you to sign in.',
      text: json({ mcpServers: { cuspal: { url: endpoint, headers } } }),
    },
    {
      client: 'VS Code',
      how: 'In the file .vscode/mcp.json; it asks for the key and keeps it. Without headers and inputs VS Code asks you to sign in.',
      text: json({
        inputs: [{ type: 'promptString', id: 'cuspal-key', description: 'Cuspal API key', password: true }],
        servers: {
          cuspal: { type: 'http', url: endpoint, headers: { Authorization: 'Bearer ${input:cuspal-key}' } },
        },
      }),
    },
    {
      client: 'MCP Inspector',
      how: 'In a terminal: it calls the server from the command line. In its window choose Streamable HTTP and give the address and the header.',
      text: `npx @modelcontextprotocol/inspector --cli ${endpoint} \\
  --transport http --method tools/list \\
  --header 'Authorization: Bearer ${key}'`,
    },
    {
      client: 'TypeScript SDK',
      how: 'After npm install @modelcontextprotocol/client.',
      text: `import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';

const client = new Client({ name: 'my-program', version: '1.0.0' });
await client.connect(
  new StreamableHTTPClientTransport(new URL('${endpoint}'), {
    requestInit: { headers: { Authorization: 'Bearer ${key}' } },
  }),
);
const { tools } = await client.listTools();
console.log(tools.length);
await client.close();`,
    },
  ];
}
