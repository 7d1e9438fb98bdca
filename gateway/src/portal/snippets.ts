import { installLinks, type InstallLink } from './install-links.ts';
import { say } from './snippets.messages.ts';

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
      how: say.curl(),
      text: `curl -s ${endpoint} \\
  -H 'Authorization: Bearer ${key}' \\
  -H 'Content-Type: application/json' \\
  -d '{"jsonrpc":"2.0","id":1,"method":"tools/list"}'`,
    },
    {
      client: 'Claude Code',
      how: say.claudeCode(),
      text: `claude mcp add --transport http cuspal ${endpoint} \\
  --header 'Authorization: Bearer ${key}'`,
    },
    {
      client: say.claudeName(),
      how: say.claude({ file: 'claude_desktop_config.json' }),
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
      how: say.chatGpt(),
      text: endpoint,
    },
    {
      client: 'Cursor',
      how: say.cursor({ client: 'Cursor', file: '~/.cursor/mcp.json' }),
      link: links.Cursor,
      text: json({ mcpServers: { cuspal: { url: endpoint, headers } } }),
    },
    {
      client: 'VS Code',
      how: say.vsCode({ client: 'VS Code', file: '.vscode/mcp.json' }),
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
      how: say.gemini(),
      text: `gemini mcp add --scope user --transport http cuspal ${endpoint} \\
  --header 'Authorization: Bearer ${key}'`,
    },
    {
      client: 'Codex',
      how: say.codex({ file: '~/.codex/config.toml', variable: 'CUSPAL_API_KEY' }),
      text: `[mcp_servers.cuspal]
url = "${endpoint}"
bearer_token_env_var = "CUSPAL_API_KEY"`,
    },
    {
      client: 'Windsurf',
      how: say.windsurf({ file: '~/.codeium/windsurf/mcp_config.json', client: 'Windsurf', count: 100 }),
      text: json({ mcpServers: { cuspal: { serverUrl: `${endpoint}?toolsets=core`, headers } } }),
    },
    {
      client: 'MCP Inspector',
      how: say.inspector({ node: 'Node', npx: 'npx', option: '--cli', transport: 'Streamable HTTP' }),
      text: `npx -y -p node@24 -p @modelcontextprotocol/inspector -- mcp-inspector --cli ${endpoint} \\
  --transport http --method tools/list \\
  --header 'Authorization: Bearer ${key}'`,
    },
    {
      client: 'TypeScript SDK',
      how: say.sdk({ command: 'npm install @modelcontextprotocol/client' }),
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
      how: say.python(),
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
