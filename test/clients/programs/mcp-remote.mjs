import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { args, headers, report, tool, url } from './asked.mjs';

// Claude Desktop starts it in this way: as a program on standard input and output that speaks to the server.
const transport = new StdioClientTransport({
  command: process.execPath,
  args: [
    join(import.meta.dirname, 'node_modules/mcp-remote/dist/proxy.js'),
    url,
    '--header',
    'Authorization:${CUSPAL}',
    '--transport',
    'http-only',
  ],
  env: { ...process.env, CUSPAL: headers.Authorization },
  stderr: 'ignore',
});
const client = new Client({ name: 'clients', version: '1.0.0' });
await client.connect(transport);
const { tools } = await client.listTools();
const { content } = await client.callTool({ name: tool, arguments: args });
report(
  tools.map(({ name }) => name),
  content[0].text,
);
