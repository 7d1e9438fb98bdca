import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { ROOT } from './runtime.mjs';

const SLOWEST = 10;

/**
 * What the parts of a run came to: each has a name, an exit code and the file `results` that the reporter json wrote.
 * Files that failed stand last, where somebody looks who comes back to the terminal.
 */
export function summary(parts) {
  const runs = parts.map((part) => ({ ...part, ...read(part.results) }));
  const tested = runs.flatMap(({ testResults }) => testResults);
  const sum = (key) => runs.reduce((total, run) => total + run[key], 0);
  const failed = tested.filter(({ status }) => status === 'failed');
  return [
    ...slowest(tested),
    '',
    line('Test files:', failed.length, 0, tested.length - failed.length),
    line('Tests:', sum('numFailedTests'), sum('numPendingTests') + sum('numTodoTests'), sum('numPassedTests')),
    ...listed('Files that failed:', failed.map(({ name }) => relative(ROOT, name)).toSorted()),
    ...listed(
      'Parts that failed outside their tests:',
      runs.filter(failedOutside).map(({ name }) => name),
    ),
    '',
  ].join('\n');
}

/** What a part wrote; a part that was ended before wrote nothing. */
function read(file) {
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  return { testResults: [], numFailedTests: 0, numPendingTests: 0, numTodoTests: 0, numPassedTests: 0 };
}

const failedOutside = ({ code, testResults }) => code !== 0 && testResults.every(({ status }) => status !== 'failed');

const listed = (title, names) => (names.length === 0 ? [] : ['', title, ...names.map((name) => `  ${name}`)]);

function line(name, failed, skipped, passed) {
  const counts = [
    [failed, 'failed'],
    [skipped, 'skipped'],
    [passed, 'passed'],
  ];
  const told = counts.filter(([count]) => count > 0).map(([count, word]) => `${count} ${word}`);
  return `${name.padEnd(13)}${[...told, `${failed + skipped + passed} total`].join(', ')}`;
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
