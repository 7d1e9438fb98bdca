import { ensureInstalled } from './lib/prepare.mjs';
import { runSource, SOURCE_FLAGS } from './lib/run-source.mjs';

// npm run conformance -- <file>           compares another program's output with docs/conformance
// npm run conformance -- --make           makes the set anew from both computations; needs python3 with pip
// npm run conformance -- --make --check   writes nothing and fails when the committed set is another
ensureInstalled();
const words = process.argv.slice(2);
const script = words[0] === '--make' ? 'scripts/conformance/main.ts' : 'packages/conformance/src/main.ts';
const given = words.filter((word) => word !== '--make');
process.exit(runSource(script, given, SOURCE_FLAGS));
