import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { runSuite } from './lib/suite.mjs';
import { vitest } from './lib/vitest.mjs';

// Everything a fresh clone needs, then all tests; further words go to vitest: npm test -- packages/engine/src/zodiac
ensureInstalled();
ensureBuilt();
const words = process.argv.slice(2);
process.exit(await (words.length > 0 ? vitest(words) : runSuite()));
