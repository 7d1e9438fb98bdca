import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { runSuite } from './lib/suite.mjs';

// All tests, as nobody waits for them: npm test takes a part of the random births and the fast path.
const RUNS = [
  { title: 'every random birth', environment: { CUSPAL_BIRTHS: 'all' } },
  { title: 'every request through Nest', environment: { FAST_PATH: 'off' } },
];

ensureInstalled();
ensureBuilt();
const failed = RUNS.filter(({ title, environment }) => {
  process.stdout.write(`\n> All tests: ${title}\n`);
  return runSuite(environment) !== 0;
});
for (const { title } of RUNS) {
  const ended = failed.some((run) => run.title === title) ? 'failed' : 'passed';
  process.stdout.write(`${ended}  ${title}\n`);
}
process.exit(failed.length === 0 ? 0 : 1);
