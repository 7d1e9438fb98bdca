import { ensureInstalled } from './lib/prepare.mjs';
import { runSource, SOURCE_FLAGS } from './lib/run-source.mjs';

// npm run questions  teaches the model of everyday questions anew of the examples and words, and writes its file
ensureInstalled();
process.exit(runSource('scripts/questions/main.ts', process.argv.slice(2), SOURCE_FLAGS));
