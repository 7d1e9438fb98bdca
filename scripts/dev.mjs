import { ensureBuilt, ensureInstalled, ROOT } from './lib/prepare.mjs';
import { removeStaleOutput } from './lib/stale-output.mjs';

// As npm start; and what is saved runs a moment later. The compiled code is kept in step file by file, without a look at
// types: npm run typecheck does that.
ensureInstalled();
ensureBuilt();
// These need the installed packages.
const { startSession } = await import('./lib/session.mjs');
const { keepLive } = await import('./lib/keep-live.mjs');
// A process that is put in place of another is one, whatever is set here.
process.env.WORKERS = '1';
// What is listed of a tool comes from its file, not from what was generated of it.
process.env.LOAD_TOOLS = 'start';
// A fault names the line of its source.
process.env.NODE_OPTIONS = `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`;
// What the compiler wrote comes back; after an end that was none, the next build does it.
process.on('exit', () => removeStaleOutput(ROOT));
keepLive(await startSession({ supervised: false, together: false }));
