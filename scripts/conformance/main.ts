import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { format, resolveConfig } from 'prettier';
import { about, SET_VERSION } from './about.ts';
import { agreed } from './agreed.ts';
import { heldToOutside } from './held-to-outside.ts';
import { secondAnswers } from './second.ts';

// Makes docs/conformance/ of two computations; --check writes nothing and fails when the committed set is another,
// --python names an interpreter that has the packages of second/requirements.txt.
const { values: options } = parseArgs({ options: { check: { type: 'boolean' }, python: { type: 'string' } } });
const FOLDER = new URL('../../docs/conformance/', import.meta.url);

const agreement = agreed(secondAnswers(options.python), SET_VERSION);
const { files, comparison } = agreement;
const { held, faults } = heldToOutside(files);
if (faults.length > 0) throw new Error(`The set contradicts values from outside.\n${faults.join('\n')}`);

const texts = new Map<string, object>([
  ['about', about(agreement, held)],
  ...Object.entries(files).map(([area, cases]) => [area, { $schema: './schema.json', area, cases }] as const),
]);
const stale: string[] = [];
mkdirSync(FOLDER, { recursive: true });
for (const [name, content] of texts) {
  const url = new URL(`${name}.json`, FOLDER);
  const text = await pretty(content, fileURLToPath(url));
  if (existsSync(url) && readFileSync(url, 'utf8') === text) continue;
  stale.push(name);
  if (options.check !== true) writeFileSync(url, text);
}
for (const { area, agree, within, disagree } of comparison.areas) {
  process.stdout.write(`${area}: ${agree} agree, ${within} within tolerance, ${disagree} left out\n`);
}
process.stdout.write(`${held} values held to others from outside\n`);
if (options.check === true && stale.length > 0) {
  process.stderr.write(`Out of date: ${stale.join(', ')}. Run npm run conformance -- --make.\n`);
  process.exitCode = 1;
}

/** One line for each planet and cusp: objects that fit a line stand on it. */
async function pretty(content: object, path: string): Promise<string> {
  return format(JSON.stringify(content), { ...(await resolveConfig(path)), filepath: path });
}
