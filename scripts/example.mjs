import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { ROOT, stopWith } from './lib/prepare.mjs';
import { runningSystems } from './lib/running.mjs';
import { runSource, SOURCE_FLAGS } from './lib/run-source.mjs';

// npm run -s example -- match.ts …: runs a program of docs/examples on the sources of the client, which `npm start` does
// not compile, with the key and the address of the server that runs from this folder.
const FOLDER = 'docs/examples';
const [program = '', ...words] = process.argv.slice(2);
if (!/^[\w-]+\.ts$/.test(program) || !existsSync(join(ROOT, FOLDER, program)))
  stopWith(`There is no example "${program}": name a file of ${FOLDER}, such as match.ts.`);
if (!existsSync(join(ROOT, 'node_modules/@swc/core')))
  stopWith('The packages are not installed yet: start the server with npm start, and run this beside it.');

const { baseUrl, dataDir } = runningSystems()[0] ?? {};
const keyFile = join(dataDir ?? resolve(ROOT, process.env.DATA_DIR || '.data'), 'demo-key');
process.env.CUSPAL_URL ||= baseUrl ?? 'http://127.0.0.1:3000';
process.env.CUSPAL_KEY ||= existsSync(keyFile) ? readFileSync(keyFile, 'utf8').trim() : '';
process.exit(runSource(join(FOLDER, program), words, SOURCE_FLAGS));
