import { ensureInstalled } from './lib/prepare.mjs';
import { runSource, SOURCE_FLAGS } from './lib/run-source.mjs';

// npm run stations             finds the stations of six centuries anew and writes the table of them
// npm run stations -- --check  writes nothing and fails when the committed one has others
ensureInstalled();
process.exit(runSource('scripts/stations/main.ts', process.argv.slice(2), SOURCE_FLAGS));
