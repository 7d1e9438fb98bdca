import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { runSource } from './lib/run-source.mjs';

// `node scripts/run.mjs on-built bench/main.ts WORDS`: tests or measures the built system; only the files of the test or
// the measurement itself are compiled on the fly.
ensureInstalled();
ensureBuilt();
const [file, ...words] = process.argv.slice(2);
process.exit(runSource(file, words));
