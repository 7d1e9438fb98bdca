import { createRuntime } from 'mcporter';
import { args, headers, report, tool, url } from './asked.mjs';

const command = { kind: 'http', url: new URL(url), headers };
const runtime = await createRuntime({ servers: [{ name: 'cuspal', command }] });
const tools = await runtime.listTools('cuspal');
const { content } = await runtime.callTool('cuspal', tool, { args });
report(
  tools.map(({ name }) => name),
  content[0].text,
);
