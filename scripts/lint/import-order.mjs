/**
 * @typedef {object} Order Order of the rooms (folders) of one folder of sources.
 * @property {string} folder Folder below the root, with a slash at its end.
 * @property {readonly string[]} rooms Rooms below the folder: one imports from itself and from those before it.
 * @property {readonly string[]} [entries] Files outside the rooms: they import from every room, and no room from them.
 * @property {(from: string, to: string) => string | null} [rule] What else is wrong with an import, as a sentence.
 */

/** Room of a file below the folder of an order (`kp/kernel/levels.ts`), undefined where it stands in none. */
export const roomOf = ({ rooms }, path) =>
  rooms.filter((room) => path.startsWith(`${room}/`)).toSorted((a, b) => b.length - a.length)[0];

/** Whether a file below the folder of an order is where the order wants it. */
export const isPlaced = (order, path) => roomOf(order, path) !== undefined || isEntry(order, path);

/** What is wrong with one file of an order importing another, as a sentence; null when nothing is. */
export function importFault(order, from, to) {
  const unplaced = [from, to].find((path) => !isPlaced(order, path));
  if (unplaced !== undefined) return `${unplaced} stands in no room of ${order.folder} (scripts/lint/orders).`;
  if (isEntry(order, from)) return null;
  if (isEntry(order, to)) return `${to} starts or exports the whole of ${order.folder}: no room imports from it.`;
  const [room, target] = [roomOf(order, from), roomOf(order, to)];
  if (order.rooms.indexOf(target) > order.rooms.indexOf(room)) {
    return `The room ${room} stands above ${target} and may not import from it: ${to} (scripts/lint/orders).`;
  }
  return order.rule?.(from, to) ?? null;
}

const isEntry = ({ entries = [] }, path) => entries.includes(path);
