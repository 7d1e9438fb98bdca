import { statSync, watch } from 'node:fs';
import { join, relative } from 'node:path';
import { filesUnder } from './files.mjs';
import { sourcesOf } from './rooms.mjs';
import { ROOT } from './runtime.mjs';

/** Editors write a file in several steps. */
const SETTLED_MS = 40;

/**
 * Calls back with { changed, gone }, paths in the project, whenever sources of these rooms have been saved. An event
 * only says that something happened; what did is read from the files themselves.
 */
export function watchSources(rooms, onChange) {
  const folders = [...rooms].map((room) => join(ROOT, sourcesOf(room)));
  let known = stamps(folders);
  let timer;
  const look = () => {
    const now = stamps(folders);
    const changed = [...now.keys()].filter((file) => now.get(file) !== known.get(file));
    const gone = [...known.keys()].filter((file) => !now.has(file));
    known = now;
    if (changed.length + gone.length > 0) onChange({ changed, gone });
  };
  for (const folder of folders) {
    watch(folder, { recursive: true }, () => {
      clearTimeout(timer);
      timer = setTimeout(look, SETTLED_MS);
    });
  }
}

function stamps(folders) {
  const found = new Map();
  for (const file of folders.flatMap(filesUnder).filter((each) => !each.includes('/dist/'))) {
    const { mtimeMs, size } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (size !== undefined) found.set(relative(ROOT, file), `${mtimeMs} ${size}`);
  }
  return found;
}
