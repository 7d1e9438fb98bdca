import { buildPage, ensureInstalled } from './lib/prepare.mjs';
import { vitest } from './lib/vitest.mjs';

// Tests from their sources, without a build: npm run vitest -- packages/engine/src/zodiac
ensureInstalled();
// The page is read as it is sent.
if (buildPage() !== 0) process.exit(1);
process.exit(await vitest(process.argv.slice(2)));
