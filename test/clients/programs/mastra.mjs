import { MCPClient } from '@mastra/mcp';
import { args, headers, report, tool, url } from './asked.mjs';

const client = new MCPClient({ servers: { cuspal: { url: new URL(url), requestInit: { headers } } } });
const tools = await client.listTools();
const answer = await tools[`cuspal_${tool}`].execute(args, {});
report(
  Object.keys(tools).map((name) => name.slice('cuspal_'.length)),
  answer.content[0].text,
);
