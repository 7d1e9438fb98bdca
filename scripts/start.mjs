import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { startSession } from './lib/session.mjs';

ensureInstalled();
ensureBuilt();
// The children keep this process alive from here on.
await startSession();
