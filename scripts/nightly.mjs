import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { runSource } from './lib/run-source.mjs';
import { runSuite } from './lib/suite.mjs';
import { vitest } from './lib/vitest.mjs';

// All tests, as nobody waits for them: npm test takes a part of the random births and the fast path.
const suite = (title, environment) => ({ title: `All tests: ${title}`, run: () => runSuite(environment) });
/** Faults and restarts under load, over each kind of Redis. They need HAProxy beside PostgreSQL and Redis. */
const underLoad = (name, redis) => ({
  title: `npm run ${name} -- --redis ${redis}`,
  run: () => runSource(`test/${name}/main.ts`, ['--redis', redis]),
});
const REDIS_KINDS = ['server', 'cluster', 'sentinel'];
const RUNS = [
  suite('every random birth', { CUSPAL_BIRTHS: 'all', CUSPAL_PATHS: 'both' }),
  suite('every request through Nest', { FAST_PATH: 'off' }),
  {
    title: 'Tests of the whole system: tools in the process of the gateway',
    run: () => vitest(['--project', 'e2e'], { ...process.env, TOOLS: 'in-process' }),
  },
  {
    title: 'Single sign-on beside Keycloak, and every fault of every service',
    // It names what is skipped, and why.
    run: () => vitest(['--project', 'nightly', '--reporter=verbose']),
  },
  ...REDIS_KINDS.map((redis) => underLoad('chaos', redis)),
  ...REDIS_KINDS.map((redis) => underLoad('rolling', redis)),
  {
    title: 'npm run clients:check -- --whole',
    run: () => runSource('test/languages/main.ts', ['--whole']),
  },
  ...['--all', '--all --oldest'].map((words) => ({
    title: `npm run cluster:check -- ${words}`,
    run: () => runSource('deploy/check-cluster.mjs', words.split(' ')),
  })),
  {
    title: 'npm run openapi:check -- --max-time 600',
    run: () => runSource('scripts/openapi-check.mjs', ['--max-time', '600']),
  },
  // The figures of a busy machine say little, but each measurement must still run.
  { title: 'npm run bench', run: () => runSource('bench/main.ts', []) },
];

ensureInstalled();
ensureBuilt();
const failed = [];
for (const run of RUNS) {
  process.stdout.write(`\n> ${run.title}\n`);
  if ((await run.run()) !== 0) failed.push(run);
}
for (const run of RUNS) process.stdout.write(`${failed.includes(run) ? 'failed' : 'passed'}  ${run.title}\n`);
process.exit(failed.length === 0 ? 0 : 1);
