import { join, relative, resolve, sep } from 'node:path';

/**
 * The engine's rooms, in order: a room imports only from rooms above it in this list, and from itself. What is in no
 * room may not be there. `parashari` is one room with an order of its own; the fields of `topics/` stand side by side,
 * none imports another.
 */
export const ENGINE_ROOMS = [
  'base',
  'zodiac',
  'time',
  'sky',
  'chart',
  'search',
  'almanac',
  'passages',
  'parashari/base',
  'parashari/vargas',
  'parashari/states',
  'parashari/strength',
  'parashari/yogas',
  'parashari/doshas',
  'jaimini',
  'dasha',
  'tajik',
  'events',
  'kp/kernel',
  'kp/promise',
  'facts',
  'kp/ruling',
  'kp/timing',
  'gochara',
  'kp/transit',
  'kp/borders',
  'kp/horary',
  'kp/schools',
  'election',
  'rectification',
  'world',
  'topics/shared',
  'topics',
  'comparison',
  'readings',
];

const ENGINE_SOURCES = 'packages/engine/src';
const PACKAGE = '@cuspal/engine/';

/** Where an engine file stands: its room, that room's place in the order, and for a topic its field. Null: in no room. */
export function roomOf(path) {
  const place = ENGINE_ROOMS.findLastIndex((room) => path.startsWith(`${room}/`));
  const found = ENGINE_ROOMS.findIndex((room) => path.startsWith(`${room}/`));
  const index = found >= 0 && ENGINE_ROOMS[found] !== 'topics' ? found : place;
  if (index < 0) return null;
  const room = ENGINE_ROOMS[index];
  return { room, index, field: room === 'topics' ? path.split('/')[1] : null };
}
