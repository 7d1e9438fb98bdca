import { accessSync, constants, existsSync } from 'node:fs';
import { join } from 'node:path';
import { isInstalled } from './install.mjs';
import { ROOT } from './runtime.mjs';

/** What is said where something would have to be written in a folder that may not be. */
export const CANNOT_WRITE = 'This folder cannot be written: copy it, or run as its owner.';

/** One file of each thing that the server runs with. */
const MADE = [
  'gateway/dist/main.js',
  'services/dist/main.js',
  'packages/engine/library',
  'packages/playground/bundle/playground.js',
  'packages/views/dist/figure.html',
];

/** Whether this process may write in the folder: root may not either where the file system is read-only. */
export function isWritable(folder) {
  try {
    accessSync(folder, constants.W_OK);
    return true;
  } catch {
    return false;
  }
}

/** Whether all is there that was installed and built, by whoever could write. What is older than its sources counts too. */
export const isFinished = (root = ROOT) =>
  isInstalled('run', root) && MADE.every((file) => existsSync(join(root, file)));
