import { forgetCounted } from './lib/counted-examples.mjs';
import { ensureBuilt, ensureInstalled, ROOT } from './lib/prepare.mjs';
import { removeStaleOutput } from './lib/stale-output.mjs';

// Starts like npm start, and what is saved runs a moment later. The compiled code is kept in step file by file, without
// a look at types: npm run typecheck does that.
ensureInstalled();
// Each process counts the examples of questions that are there when it starts.
ensureBuilt({ counts: false });
forgetCounted();
// These need the installed packages.
const { startSession } = await import('./lib/session.mjs');
const { keepLive } = await import('./lib/keep-live.mjs');
// One process takes the place of one, whatever WORKERS is set to.
process.env.WORKERS = '1';
// Tools are listed as their files say, not as the generated catalogue does.
process.env.LOAD_TOOLS = 'start';
// A fault names the line of its source.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`;
// The output of the compiler is put back. After a process that was killed the next build does it.
process.on('exit', () => removeStaleOutput(ROOT));
keepLive(await startSession({ supervised: false, processes: { one: false, together: false, faults: [] } }));
