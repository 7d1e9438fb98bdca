import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Limits, ReferenceCase, Values } from 'cuspal-conformance';
import { CASES } from './cases.ts';
import type { Area } from './cases.ts';

/** What the second computation says of one case. */
export interface SecondAnswer extends Pick<ReferenceCase, 'alternatives' | 'ayanamsas'> {
  readonly values: Values;
  readonly limits?: Readonly<Record<string, Limits>>;
}

const FOLDER = fileURLToPath(new URL('second/', import.meta.url));
const REFERENCE = fileURLToPath(new URL('../../packages/engine/test/reference/', import.meta.url));
const MINUTES = 60_000;

/** Runs the second computation, in Python on JPL's ephemeris; `python` names an interpreter that has its packages. */
export function secondAnswers(python = interpreter()): Readonly<Record<Area, Readonly<Record<string, SecondAnswer>>>> {
  const folder = mkdtempSync(join(tmpdir(), 'conformance-'));
  try {
    run(python, [join(FOLDER, 'check.py'), REFERENCE]);
    const asked = join(folder, 'cases.json');
    writeFileSync(asked, JSON.stringify(CASES));
    // Written by make.py, case by case in this shape.
    return JSON.parse(run(python, [join(FOLDER, 'make.py'), asked])) as ReturnType<typeof secondAnswers>;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** An interpreter of its own with the packages of requirements.txt, kept for the next run. */
function interpreter(): string {
  const home = join(tmpdir(), 'cuspal-conformance-python');
  const python = join(home, 'bin', 'python');
  if (!existsSync(python)) run('python3', ['-m', 'venv', home]);
  run(python, ['-m', 'pip', 'install', '--quiet', '-r', join(FOLDER, 'requirements.txt')]);
  return python;
}

function run(command: string, words: readonly string[]): string {
  const done = spawnSync(command, words, { encoding: 'utf8', maxBuffer: 2 ** 28, timeout: 20 * MINUTES });
  if (done.status !== 0) {
    throw new Error(`${command} ${words.join(' ')} failed. ${done.stderr || (done.error?.message ?? '')}`);
  }
  return done.stdout;
}
