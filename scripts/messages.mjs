import { ensureInstalled } from './lib/prepare.mjs';
import { runSource, SOURCE_FLAGS } from './lib/run-source.mjs';

// npm run messages -- missing hi   what a language lacks; check and preview too (docs/translating.md)
ensureInstalled();
process.exit(runSource('scripts/translations/main.ts', process.argv.slice(2), SOURCE_FLAGS));
