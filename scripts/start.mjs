import { ensureRuns, stopWith } from './lib/prepare.mjs';
import { stage, stagesTold } from './lib/stages.mjs';

// npm start -- --one: one process is all of it.
const words = process.argv.slice(2);
if (words.some((word) => word !== '--one'))
  stopWith(
    `npm start does not know ${words.join(' ')}: give --one, or nothing. Settings are variables of the environment.`,
  );
if (words.length > 0) process.env.TOOLS = 'in-process';
await ensureRuns();
// It needs the installed packages. The children keep this process alive from here on.
const { startSession } = await import('./lib/session.mjs');
await stage('start', () => startSession());
process.stdout.write(stagesTold());
