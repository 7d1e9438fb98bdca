import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './runtime.mjs';

const PICTURES = join(ROOT, 'test/e2e/output');
const SLOWEST = 10;

/** What several runs of jest came to, in jest's own words, from the files that they wrote with --json. */
export function summary(files) {
  const runs = files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const sum = (key) => runs.reduce((total, run) => total + run[key], 0);
  const line = (name, kind, total) => {
    const counts = [
      [sum(`numFailed${kind}`), 'failed'],
      [sum(`numPending${kind}`), 'skipped'],
      [sum(`numPassed${kind}`), 'passed'],
    ];
    const told = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
    return `${name.padEnd(13)}${[...told, `${sum(total)} total`].join(', ')}`;
  };
  return [
    ...pictures(),
    ...slowest(runs),
    '',
    line('Test Suites:', 'TestSuites', 'numTotalTestSuites'),
    line('Tests:', 'Tests', 'numTotalTests'),
    '',
  ].join('\n');
}

function pictures() {
  const count = existsSync(PICTURES) ? readdirSync(PICTURES).length : 0;
  return count === 0 ? [] : [`${count} pictures of the pages are in ${relative(ROOT, PICTURES)}.`];
}

function slowest(runs) {
  const took = runs
    .flatMap((run) => run.testResults)
    .map(({ name, startTime, endTime }) => [(endTime - startTime) / 1000, relative(ROOT, name)])
    .sort(([a], [b]) => b - a);
  return [
    `The ${SLOWEST} slowest files, in seconds:`,
    ...took.slice(0, SLOWEST).map(([seconds, name]) => `${seconds.toFixed(0).padStart(6)}  ${name}`),
  ];
}
