import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';

/** Logs of so many earlier starts are kept: natal.1.log is that of the start before. */
const KEPT = 5;

/** The file for the log of a process in this start; those of earlier starts move on by one, the oldest goes. */
export function newLog(folder, name) {
  mkdirSync(folder, { recursive: true });
  const file = (age) => join(folder, age === 0 ? `${name}.log` : `${name}.${age}.log`);
  for (let age = KEPT - 1; age >= 0; age--) if (existsSync(file(age))) renameSync(file(age), file(age + 1));
  return file(0);
}
