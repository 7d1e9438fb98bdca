import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jest } from './lib/jest.mjs';
import { ensureBuilt, ensureInstalled } from './lib/prepare.mjs';

// Everything a fresh clone needs, then all tests; further words go to jest: npm test -- packages/engine/src/zodiac
ensureInstalled();
ensureBuilt();
const words = process.argv.slice(2);
if (words.length > 0) process.exit(jest(...words));
process.env.CUSPAL_SUITE_LOGS = mkdtempSync(join(tmpdir(), 'cuspal-logs-'));
// The whole-system tests start many processes and watch how fast they recover: they run alone, one file at a time.
const unit = jest('--selectProjects', 'unit');
const e2e = jest('--selectProjects', 'e2e', '--runInBand');
// What all of these tests have logged is read last.
const logs = jest('--selectProjects', 'logs');
rmSync(process.env.CUSPAL_SUITE_LOGS, { recursive: true, force: true });
process.exit(unit || e2e || logs);
