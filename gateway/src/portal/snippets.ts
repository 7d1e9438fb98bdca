import { installLinks, type InstallLink } from './install-links.ts';

export interface Snippet {
  readonly client: string;
  /** What to do with the text. */
  readonly how: string;
  readonly text: string;
  /** Opens the client with the server filled in. */
  readonly link?: InstallLink;
}

const json = (value: object): string => JSON.stringify(value, null, 2);

/** How each client is told about the server; `key` is a key, or a word in place of one. */
export function snippetsFor(endpoint: string, key: string): readonly Snippet[] {
  const headers = { Authorization: `Bearer ${key}` };
  const links = installLinks(endpoint);
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
      client: 'Claude Code',
      how: 'In a terminal.',
      text: `claude mcp add --transport http cuspal ${endpoint} \\
  --header 'Authorization: Bearer ${key}'`,
    },
    {
      client: 'Claude Desktop and claude.ai',
      how: 'Without a key, where the address is public: Customize, Connectors, Add custom connector, then the address, and sign in. Older versions have Connectors under Settings. With a key, in claude_desktop_config.json of the desktop application:',
      text: json({
        mcpServers: {
          cuspal: {
            command: 'npx',
            args: ['-y', 'mcp-remote', endpoint, '--header', 'Authorization:${CUSPAL}'],
            env: { CUSPAL: `Bearer ${key}` },
          },
        },
      }),
    },
    {
      client: 'ChatGPT',
      how: 'Settings, Apps, Advanced settings, Developer mode. Then Create app with this address, and sign in. It needs a public https address.',
      text: endpoint,
    },
    {
      client: 'Cursor',
      how: 'The link adds it, and Cursor asks you to sign in. With a key, in the file ~/.cursor/mcp.json:',
      link: links.Cursor,
      text: json({ mcpServers: { cuspal: { url: endpoint, headers } } }),
    },
    {
      client: 'VS Code',
      how: 'The link adds it, and VS Code asks you to sign in. With a key, in the file .vscode/mcp.json; VS Code asks for the key and keeps it:',
      link: links['VS Code'],
      text: json({
        inputs: [{ type: 'promptString', id: 'cuspal-key', description: 'Cuspal API key', password: true }],
        servers: {
          cuspal: { type: 'http', url: endpoint, headers: { Authorization: 'Bearer ${input:cuspal-key}' } },
        },
      }),
    },
    {
      client: 'Gemini CLI',
      how: 'In a terminal. It is added for you in all folders, so that no project keeps the key.',
      text: `gemini mcp add --scope user --transport http cuspal ${endpoint} \\
  --header 'Authorization: Bearer ${key}'`,
    },
    {
      client: 'Codex',
      how: 'In the file ~/.codex/config.toml, with the key in the variable CUSPAL_API_KEY.',
      text: `[mcp_servers.cuspal]
url = "${endpoint}"
bearer_token_env_var = "CUSPAL_API_KEY"`,
    },
    {
      client: 'Windsurf',
      how: 'In the file ~/.codeium/windsurf/mcp_config.json. Windsurf takes 100 tools at most, so this address lists a set of them.',
      text: json({ mcpServers: { cuspal: { serverUrl: `${endpoint}?toolsets=core`, headers } } }),
    },
    {
      client: 'MCP Inspector',
      how: 'In a terminal, with any Node that has npx: it brings the Node that it needs. For its window leave out --cli and what follows, choose Streamable HTTP, and give the address and the header.',
      text: `npx -y -p node@24 -p @modelcontextprotocol/inspector -- mcp-inspector --cli ${endpoint} \\
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
    {
      client: 'Python',
      how: 'With nothing but its standard library.',
      text: `import json
import urllib.request

call = {'jsonrpc': '2.0', 'id': 1, 'method': 'tools/call',
        'params': {'name': 'get_sub_lord_table', 'arguments': {'number': 108}}}
request = urllib.request.Request('${endpoint}', json.dumps(call).encode(), {
    'Authorization': 'Bearer ${key}', 'Content-Type': 'application/json'})
answer = json.load(urllib.request.urlopen(request, timeout=60))
print(answer['result']['content'][0]['text'])`,
    },
  ];
}
