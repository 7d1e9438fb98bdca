import { MCPServerStreamableHttp } from '@openai/agents-core';
import { args, headers, report, tool, url } from './asked.mjs';

const server = new MCPServerStreamableHttp({ url, name: 'cuspal', requestInit: { headers } });
await server.connect();
const tools = await server.listTools();
const [{ text }] = await server.callTool(tool, args);
report(
  tools.map(({ name }) => name),
  text,
);
