import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Paths of all files in a folder and the folders in it; none where there is no such folder. */
export function filesUnder(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
