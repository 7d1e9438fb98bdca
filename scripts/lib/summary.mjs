import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ROOT } from './runtime.mjs';

const PICTURES = join(ROOT, 'test/e2e/output');
const SLOWEST = 10;

/** What several runs came to, from the files that they wrote with the reporter json. */
export function summary(files) {
  const runs = files.filter((file) => existsSync(file)).map((file) => JSON.parse(readFileSync(file, 'utf8')));
  const tested = runs.flatMap((run) => run.testResults);
  const sum = (key) => runs.reduce((total, run) => total + run[key], 0);
  const failed = tested.filter(({ status }) => status === 'failed').length;
  return [
    ...pictures(),
    ...slowest(tested),
    '',
    line('Test files:', failed, 0, tested.length - failed),
    line('Tests:', sum('numFailedTests'), sum('numPendingTests') + sum('numTodoTests'), sum('numPassedTests')),
    '',
  ].join('\n');
}

function line(name, failed, skipped, passed) {
  const counts = [
    [failed, 'failed'],
    [skipped, 'skipped'],
    [passed, 'passed'],
  ];
  const told = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return `${name.padEnd(13)}${[...told, `${failed + skipped + passed} total`].join(', ')}`;
}

function pictures() {
  const count = existsSync(PICTURES) ? readdirSync(PICTURES).length : 0;
  return count === 0 ? [] : [`${count} pictures of the pages are in ${relative(ROOT, PICTURES)}.`];
}

function slowest(tested) {
  const took = tested
    .map(({ name, startTime, endTime }) => [(endTime - startTime) / 1000, relative(ROOT, name)])
    .sort(([a], [b]) => b - a);
  return [
    `The ${SLOWEST} slowest files, in seconds:`,
    ...took.slice(0, SLOWEST).map(([seconds, name]) => `${seconds.toFixed(0).padStart(6)}  ${name}`),
  ];
}
