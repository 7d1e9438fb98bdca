import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';
import { summary } from './lib/summary.mjs';
import { vitest } from './lib/vitest.mjs';

// Everything a fresh clone needs, then all tests; further words go to vitest: npm test -- packages/engine/src/zodiac
ensureInstalled();
ensureBuilt();
const words = process.argv.slice(2);
if (words.length > 0) process.exit(vitest(...words));

const kept = mkdtempSync(join(tmpdir(), 'cuspal-suite-'));
process.env.CUSPAL_SUITE_LOGS = mkdtempSync(join(kept, 'logs-'));
const results = [];
const projects = (names, ...more) => {
  const file = join(kept, `${names[0]}.json`);
  results.push(file);
  return vitest(
    ...names.flatMap((name) => ['--project', name]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
    ...more,
  );
};
const unit = projects(['unit', 'alone', 'gateway']);
const e2e = projects(['e2e']);
// These watch how fast processes recover: one file at a time.
const recovery = projects(['recovery'], '--no-file-parallelism');
// What all of these tests have logged is read last.
const logs = projects(['logs']);
process.stdout.write(`\n${summary(results)}`);
rmSync(kept, { recursive: true, force: true });
process.exit(unit || e2e || recovery || logs);
