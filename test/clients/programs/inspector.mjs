import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { args, headers, report, tool, url } from './asked.mjs';

const program = join(
  import.meta.dirname,
  'node_modules/@modelcontextprotocol/inspector/clients/launcher/build/index.js',
);
/** The command line of the inspector, once for each message. */
const ask = (...words) => {
  const common = ['--cli', url, '--transport', 'http', '--header', `Authorization: ${headers.Authorization}`];
  const said = execFileSync(process.execPath, [program, ...common, ...words], {
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  return JSON.parse(said);
};
const { tools } = ask('--method', 'tools/list');
const words = Object.entries(args).flatMap(([name, value]) => [
  '--tool-arg',
  `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
]);
const { content } = ask('--method', 'tools/call', '--tool-name', tool, ...words);
report(
  tools.map(({ name }) => name),
  content[0].text,
);
