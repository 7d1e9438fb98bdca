/**
 * The engine's rooms, in order: a room imports only from rooms above it in this list, and from itself. The fields of
 * `topics/` stand side by side: none imports another.
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

/** The room of a file below the engine's sources (`kp/kernel/levels.ts`), undefined where it stands in none. */
export const roomOf = (path) => ENGINE_ROOMS.find((room) => path.startsWith(`${room}/`));

const fieldOf = (path) => path.split('/')[1];

/** What is wrong with one engine file importing another, as a sentence; null when nothing is. */
export function roomFault(from, to) {
  const [room, target] = [roomOf(from), roomOf(to)];
  if (room === undefined || target === undefined) {
    return `${room === undefined ? from : to} stands in no room of the engine (scripts/lint/engine-rooms.mjs).`;
  }
  if (ENGINE_ROOMS.indexOf(target) > ENGINE_ROOMS.indexOf(room)) {
    return `The room ${room} stands above ${target} and may not import from it: ${to} (scripts/lint/engine-rooms.mjs).`;
  }
  if (room === 'topics' && target === 'topics' && fieldOf(from) !== fieldOf(to)) {
    return `The field ${fieldOf(from)} may not import the field ${fieldOf(to)}: what both need belongs to topics/shared.`;
  }
  return null;
}
