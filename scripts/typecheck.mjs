import { ensureBuilt, ensureInstalled, tool } from './lib/prepare.mjs';

// The build checks what is shipped; the second run checks tests, benchmarks and scripts against the sources, and
// the third the page, which runs in browsers.
ensureInstalled();
ensureBuilt();
process.exit(tool('tsc', ['-p', 'tsconfig.check.json']) || tool('tsc', ['-p', 'packages/views/src/page', '--noEmit']));
