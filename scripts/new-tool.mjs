import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ROOT, stopWith } from './lib/prepare.mjs';
import { filesOfNewTool } from './new-tool/files.mjs';

// npm run new-tool -- ephemeris/foundation/get-rising-degree   writes a tool that works and its test, to be changed
const files = filesOfNewTool(process.argv[2] ?? '');
if (typeof files === 'string') stopWith(files);
const present = Object.keys(files).filter((file) => existsSync(join(ROOT, file)));
if (present.length > 0) stopWith(`${present[0]} is there already: choose another name.`);
for (const [file, text] of Object.entries(files)) {
  mkdirSync(dirname(join(ROOT, file)), { recursive: true });
  writeFileSync(join(ROOT, file), text);
  process.stdout.write(`${file}\n`);
}
const [tool] = Object.keys(files);
process.stdout.write(`They pass as they are: npm run vitest -- ${tool?.replace(/\.ts$/, '')}
Change both, then go on with CONTRIBUTING.md, "Add a tool".
`);
