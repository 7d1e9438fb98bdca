import { existsSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { messagesIn, writeScript } from './script-of.mjs';

// The scripts that browsers load, where one of their parts is newer: bundle/playground.js, which speaks English, and
// bundle/playground.<tag>.js for each language that the messages are in, which holds no other.

const HOME = fileURLToPath(new URL('./', import.meta.url));
const OUTPUT = join(HOME, 'bundle');
const BUNDLE = join(OUTPUT, 'playground.js');
const modified = (file) => statSync(file).mtimeMs;

const parts = readdirSync(join(HOME, 'dist'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.js'))
  .map((entry) => join(entry.parentPath, entry.name));
const made = existsSync(BUNDLE) ? modified(BUNDLE) : 0;
const writers = ['bundle.mjs', 'script-of.mjs'].map((file) => join(HOME, file));
if ([...parts, ...writers].some((file) => modified(file) >= made)) await bundled();

/** English is written last: it tells that the others are there. */
async function bundled() {
  rmSync(OUTPUT, { recursive: true, force: true });
  const names = readdirSync(join(HOME, 'dist/words/translations'));
  const tags = names.flatMap((name) => /^playground\.messages\.([A-Za-z-]+)\.js$/.exec(name)?.[1] ?? []);
  for (const tag of tags) await writeScript(OUTPUT, `playground.${tag}.js`, { tag, messages: messagesIn(tag) });
  await writeScript(OUTPUT, 'playground.js');
}
