import { existsSync, mkdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { filesUnder } from './files.mjs';
import { outputOf } from './live-output.mjs';
import { sourcesOf, startedRooms } from './rooms.mjs';
import { ROOT } from './runtime.mjs';
import { transpileTo } from './transpile.mjs';

// node scripts/lib/transpile-all.mjs: compiles what `npm start` runs, without a look at types: in a fresh clone the
// types were looked at before, and to read them takes most of the time (ADR 96). A file that is newer than its source
// stays.

const modified = (file) => (existsSync(file) ? statSync(file).mtimeMs : 0);

let made = 0;
for (const room of startedRooms())
  for (const source of filesUnder(join(ROOT, sourcesOf(room))).map((file) => relative(ROOT, file))) {
    const output = outputOf(source);
    if (output === undefined || modified(output) > modified(join(ROOT, source))) continue;
    if (made === 0) process.stdout.write('> Compiling (some seconds when everything is new)\n');
    const filename = join(ROOT, source);
    mkdirSync(dirname(output), { recursive: true });
    // The compiled files name each other as the compiler names them.
    transpileTo(output, readFileSync(filename, 'utf8'), filename, { rewriteRelativeImportExtensions: true });
    made += 1;
  }
