import { TSC } from './lib/compile.mjs';
import { ensureBuilt, ensureInstalled, node } from './lib/prepare.mjs';

// The build checks what is shipped; the second run checks tests, benchmarks and scripts against the sources, and
// the third the page, which runs in browsers.
ensureInstalled();
ensureBuilt();
process.exit(node(TSC, ['-p', 'tsconfig.check.json']) || node(TSC, ['-p', 'packages/views/src/page', '--noEmit']));
