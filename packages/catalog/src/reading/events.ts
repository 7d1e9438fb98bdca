import { readFileSync } from 'node:fs';
import type { Topic } from './topics.ts';

/** A matter of the natal catalogue, by the names that event tools take. */
export interface EventName {
  readonly label: string;
  /** The topic whose plans name it; null where none does. */
  readonly topic: Topic | null;
  /** False for what comes only when it is asked for by name. */
  readonly offered: boolean;
  /** Its key and its other names. */
  readonly names: readonly string[];
}

/** Generated from the engine's catalogue; it lies beside src and dist, as the entries of the tools do. */
const FILE = new URL('../../events.json', import.meta.url);

/** Letters and digits decide, so that `love_marriage`, `Love Marriage` and `love-marriage` are one name. */
const plain = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

interface Table {
  readonly events: readonly EventName[];
  readonly byName: ReadonlyMap<string, EventName>;
}

let known: Table | undefined;

/** The file is read at the first question, because its own generator loads this module before it exists. */
const table = (): Table => (known ??= readTable());

function readTable(): Table {
  const events = JSON.parse(readFileSync(FILE, 'utf8')) as readonly EventName[];
  const names = events.flatMap((event) => [event.label, ...event.names].map((name) => [plain(name), event] as const));
  return { events, byName: new Map(names) };
}

/** The event of a label, key or other name; undefined where there is none. */
export const eventNamed = (name: string): EventName | undefined => table().byName.get(plain(name));

/** Labels that may be suggested, of one topic or of all. */
export const offeredEvents = (topic?: Topic): readonly string[] =>
  table()
    .events.filter((event) => event.offered && (topic === undefined || event.topic === topic))
    .map(({ label }) => label);
