import { MultiServerMCPClient } from '@langchain/mcp-adapters';
import { args, headers, report, tool, url } from './asked.mjs';

const client = new MultiServerMCPClient({ mcpServers: { cuspal: { transport: 'http', url, headers } } });
const tools = await client.getTools();
const called = tools.find(({ name }) => name === tool);
const answer = await called.invoke(args);
report(
  tools.map(({ name }) => name),
  typeof answer === 'string' ? answer : answer[0].text,
);
