import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ROOT } from './runtime.mjs';
import { transpile, transpiler } from './transpile.mjs';

// node --import scripts/lib/typescript-loader.mjs: modules may be TypeScript. What was made of a source is kept, because
// a process of the tests or one that they start reads a thousand of them.

const CACHE = join(ROOT, 'node_modules/.cache/cuspal-typescript');
const MADE_BY = transpiler();
/** Vitest adds a query to what it reads anew. */
const SOURCE = /^file:[^?]*\.ts(?:\?|$)/;
const RELATIVE = /^\.\.?\/[^?]*\.ts$/;

mkdirSync(CACHE, { recursive: true });
// A fault names the line of its source.
process.setSourceMapsEnabled(true);

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    // Sources name each other by path and ending: where Node looked for what else is meant, it read folders for a second.
    if (RELATIVE.test(specifier) && SOURCE.test(parentURL)) return moduleAt(new URL(specifier, parentURL).href);
    return next(specifier, context);
  },
  load(url, context, next) {
    if (!SOURCE.test(url) || url.includes('/node_modules/')) return next(url, context);
    return { format: 'module', shortCircuit: true, source: moduleOf(fileURLToPath(url)) };
  },
});

const moduleAt = (url) => ({ url, format: 'module', shortCircuit: true });

/** One file for each source, which ends with the digest of what it was made of. */
function moduleOf(file) {
  const text = readFileSync(file, 'utf8');
  const mark = `\n//${hash('sha256', `${MADE_BY}\n${text}`, 'base64url')}`;
  const kept = join(CACHE, `${hash('sha256', file, 'base64url')}.js`);
  const known = read(kept);
  if (known?.endsWith(mark)) return known;
  const made = transpile(text, file) + mark;
  // Several processes may write it at once, and none may read a half of it.
  const draft = `${kept}.${process.pid}`;
  writeFileSync(draft, made);
  renameSync(draft, kept);
  return made;
}

function read(file) {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
