import { existsSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesUnder } from './files.mjs';
import { ROOT } from './runtime.mjs';

const HEARING = 'services/dist/meta/understanding';
const COUNTED = `${HEARING}/model/counted.bin`;

/** The program that writes what is counted in the examples of questions (ADR 125); it runs when all is compiled. */
export const COUNT = `${HEARING}/count-examples.js`;

const modified = (file) => statSync(file).mtimeMs;

/** Whether the examples were counted since any part of what is counted, or of what counts, was compiled. */
export function isCounted(root = ROOT) {
  const counted = join(root, COUNTED);
  if (!existsSync(counted)) return false;
  const parts = filesUnder(join(root, HEARING)).filter((file) => file.endsWith('.js'));
  return parts.every((file) => modified(file) < modified(counted));
}

/** Leaves the counting to each process, where the compiled code changes while they run. */
export const forgetCounted = (root = ROOT) => rmSync(join(root, COUNTED), { force: true });
