import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { summary } from './summary.mjs';
import { vitest } from './vitest.mjs';

const REPORTER = join(import.meta.dirname, 'progress-reporter.mjs');

/** The projects of vitest.config.js in the order in which they run; what stands in one row runs at the same time. */
const PARTS = [
  ['unit', 'alone', 'gateway', 'nest'],
  ['e2e'],
  ['recovery'],
  ['dev'],
  // The logs of all these tests are read last.
  ['logs'],
];

/** Runs all tests with further variables, prints what they came to, and returns an exit code. */
export function runSuite(environment = {}) {
  const kept = mkdtempSync(join(tmpdir(), 'cuspal-suite-'));
  const env = {
    ...process.env,
    ...environment,
    CUSPAL_SUITE_LOGS: mkdtempSync(join(kept, 'logs-')),
    // Tests start some two hundred gateways and services, each of which would compile the same modules.
    NODE_COMPILE_CACHE: join(kept, 'compiled'),
  };
  const ended = PARTS.map((projects, at) => {
    const name = projects.join(', ');
    const results = join(kept, `${at}.json`);
    process.stdout.write(`\n> Tests, part ${at + 1} of ${PARTS.length}: ${name}\n`);
    const given = projects.flatMap((project) => ['--project', project]);
    const reporters = [`--reporter=${REPORTER}`, '--reporter=json', `--outputFile.json=${results}`];
    return { name, results, code: vitest([...given, ...reporters], env) };
  });
  process.stdout.write(`\n${summary(ended)}`);
  rmSync(kept, { recursive: true, force: true });
  return Math.max(...ended.map(({ code }) => code));
}
