import { createMCPClient } from '@ai-sdk/mcp';
import { args, headers, report, tool, url } from './asked.mjs';

const client = await createMCPClient({ transport: { type: 'http', url, headers } });
const tools = await client.tools();
const result = await tools[tool].execute(args, { toolCallId: '1', messages: [] });
report(Object.keys(tools), result.content[0].text);
