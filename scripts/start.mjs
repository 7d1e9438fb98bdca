import { ensureRuns } from './lib/prepare.mjs';
import { stage, stagesTold } from './lib/stages.mjs';

await ensureRuns();
// It needs the installed packages. The children keep this process alive from here on.
const { startSession } = await import('./lib/session.mjs');
await stage('start', () => startSession());
process.stdout.write(stagesTold());
