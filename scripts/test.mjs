import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from './lib/jest.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { summary } from './lib/summary.mjs';

// Everything a fresh clone needs, then all tests; further words go to jest: npm test -- packages/engine/src/zodiac
ensureInstalled();
ensureBuilt();
const words = process.argv.slice(2);
if (words.length > 0) process.exit(jest(...words));

const kept = mkdtempSync(join(tmpdir(), 'cuspal-suite-'));
process.env.CUSPAL_SUITE_LOGS = mkdtempSync(join(kept, 'logs-'));
const results = [];
const project = (name, ...more) => {
  const file = join(kept, `${name}.json`);
  results.push(file);
  return jest('--selectProjects', name, '--json', `--outputFile=${file}`, ...more);
};
const unit = project('unit');
// The whole-system tests start many processes and watch how fast they recover: they run alone, one file at a time.
const e2e = project('e2e', '--runInBand');
// What all of these tests have logged is read last.
const logs = project('logs');
process.stdout.write(`\n${summary(results)}`);
rmSync(kept, { recursive: true, force: true });
process.exit(unit || e2e || logs);
