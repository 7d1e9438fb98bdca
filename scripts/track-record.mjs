import { ensureInstalled } from './lib/prepare.mjs';
import { runSource, SOURCE_FLAGS } from './lib/run-source.mjs';

// npm run track-record              how well the rules do: counts it and writes docs/track-record.md and its data
// npm run track-record -- --check   counts a part of it and fails when a figure has moved by more than 3 points
ensureInstalled();
process.exit(runSource('bench/track-record/main.ts', process.argv.slice(2), SOURCE_FLAGS));
