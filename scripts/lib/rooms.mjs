import { readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { homeOf, SERVICES } from '../../deploy/processes.mjs';
import { filesUnder } from './files.mjs';
import { ROOT } from './runtime.mjs';

/** Folder of each process, by its name. */
export const PROCESSES = new Map(['gateway', ...SERVICES].map((name) => [name, homeOf(name)]));

/** The sources of a room; the services have theirs in no folder of their own. */
export const sourcesOf = (room) => (room === 'services' ? room : `${room}/src`);

/**
 * Whether a file of the services is part of the process of this one: it stands in the folder of the service, in that of
 * another from which it imports, near and far, or beside these folders.
 */
export function servicesWith(file) {
  const [, folder] = /^services\/([^/]+)\//.exec(file) ?? [];
  if (folder === undefined) return SERVICES;
  return SERVICES.filter((name) => importedBy(name).has(folder));
}

function importedBy(name, found = new Set()) {
  if (found.has(name)) return found;
  found.add(name);
  const texts = filesUnder(join(ROOT, 'services/dist', name))
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(file, 'utf8'));
  for (const other of SERVICES) if (texts.some((text) => text.includes(`../${other}/`))) importedBy(other, found);
  return found;
}

/** The rooms that a room is compiled from: itself and what its tsconfig.json refers to, near and far. */
export function roomsOf(room, found = new Set()) {
  if (found.has(room)) return found;
  found.add(room);
  const { references = [] } = JSON.parse(readFileSync(join(ROOT, room, 'tsconfig.json'), 'utf8'));
  for (const { path } of references) roomsOf(relative(ROOT, join(ROOT, room, path)), found);
  return found;
}

/** The rooms that `npm start` runs, in each of its forms, and so compiles. */
export const startedRooms = () =>
  new Set(['gateway', 'services', 'packages/one-process', 'packages/playground'].flatMap((room) => [...roomsOf(room)]));

/** The modules of others that the compiled files of these rooms import. */
export function partsOf(rooms) {
  const files = [...rooms].flatMap((room) => filesUnder(join(ROOT, room, 'dist')));
  const names = files
    .filter((file) => file.endsWith('.js') && !file.includes('/testing/'))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^(?:import|export) .*?from ['"]([^'".][^'"]*)['"];$/gm),
    ])
    .map(([, name]) => name)
    .filter((name) => !name.startsWith('@cuspal/') && !name.startsWith('node:'));
  return [...new Set(names)];
}
