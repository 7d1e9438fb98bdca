import { ensureInstalled } from './lib/prepare.mjs';
import { runSource, SOURCE_FLAGS } from './lib/run-source.mjs';

// npm run places             makes the gazetteer of the meta service anew; needs python3 with pip, npm and tar
// npm run places -- --check  writes nothing and fails when the committed one is another
ensureInstalled();
process.exit(runSource('scripts/places/main.ts', process.argv.slice(2), SOURCE_FLAGS));
