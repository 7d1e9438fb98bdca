import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client';
import { args, headers, report, tool, url } from './asked.mjs';

const client = new Client({ name: 'clients', version: '1.0.0' });
await client.connect(new StreamableHTTPClientTransport(new URL(url), { requestInit: { headers } }));
const { tools } = await client.listTools();
const { content } = await client.callTool({ name: tool, arguments: args });
report(
  tools.map(({ name }) => name),
  content[0].text,
);
