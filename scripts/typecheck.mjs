import { ensureBuilt, ensureInstalled, tool } from './lib/prepare.mjs';

// The build checks what is shipped; the second run checks tests, benchmarks and scripts against the sources.
ensureInstalled();
ensureBuilt();
process.exit(tool('tsc', ['-p', 'tsconfig.check.json']));
