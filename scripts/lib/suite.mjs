import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { memoryFolder } from './memory-folder.mjs';
import { summary } from './summary.mjs';
import { vitest } from './vitest.mjs';

const REPORTER = join(import.meta.dirname, 'progress-reporter.mjs');

/**
 * The projects of vitest.config.js. What stands in one row is one run of vitest, and the rows of one step run at the same
 * time: tests of the whole system wait for processes and browsers half of the time, in which those of sources have the
 * cores. The logs of all these tests are read last.
 */
const stepsOf = ({ CUSPAL_PATHS }) => [
  [
    // Where both paths are asked for, the gateway's calls are made a second time, each through Nest.
    ['unit', 'alone', 'gateway', ...(CUSPAL_PATHS === 'both' ? ['nest'] : [])],
    ['e2e', 'recovery', 'dev'],
  ],
  [['logs']],
];

/** Runs all tests with further variables, prints what they came to, and resolves to an exit code. */
export async function runSuite(environment = {}) {
  const kept = mkdtempSync(join(memoryFolder(), 'cuspal-suite-'));
  const temporary = join(kept, 'tmp');
  mkdirSync(temporary);
  // PostgreSQL has its folder in there, and is another user than root.
  for (const folder of [kept, temporary]) chmodSync(folder, 0o711);
  const env = {
    ...process.env,
    ...environment,
    TMPDIR: temporary,
    CUSPAL_SUITE_LOGS: mkdtempSync(join(kept, 'logs-')),
    // Tests start some two hundred gateways and services, each of which would compile the same modules.
    NODE_COMPILE_CACHE: join(kept, 'compiled'),
    // A file of pages that is run by itself draws them.
    CUSPAL_PICTURES: 'none',
  };
  const ended = [];
  for (const rows of stepsOf(env)) {
    process.stdout.write(`\n> Tests: ${rows.map(nameOf).join('; beside them ')}\n`);
    ended.push(...(await Promise.all(rows.map((projects) => part(projects, kept, env)))));
  }
  process.stdout.write(`\n${summary(ended)}`);
  rmSync(kept, { recursive: true, force: true, maxRetries: 5 });
  return Math.max(...ended.map(({ code }) => code));
}

const nameOf = (projects) => projects.join(', ');

/** A run of vitest with the tests of some projects: its name, the file of its results, and its exit code. */
async function part(projects, kept, env) {
  const results = join(kept, `${projects[0]}.json`);
  const given = projects.flatMap((project) => ['--project', project]);
  const reporters = [`--reporter=${REPORTER}`, '--reporter=json', `--outputFile.json=${results}`];
  return { name: nameOf(projects), results, code: await vitest([...given, ...reporters], env) };
}
