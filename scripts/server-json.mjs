import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT, stopWith } from './lib/prepare.mjs';
import { filledServerJson } from './lib/server-json.mjs';

// Prints server.json as the registry wants it of a server that runs: npm run -s server-json -- https://mcp.example.com
const { positionals, values } = parseArgs({ allowPositionals: true, options: { repository: { type: 'string' } } });
const [baseUrl = process.env.BASE_URL ?? ''] = positionals;
try {
  const file = JSON.parse(readFileSync(join(ROOT, 'server.json'), 'utf8'));
  process.stdout.write(`${JSON.stringify(filledServerJson(file, baseUrl, values.repository), undefined, 2)}\n`);
} catch (fault) {
  stopWith(fault.message);
}
