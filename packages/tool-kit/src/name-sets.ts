import { type Name, type NameKind, nameOf, type NamesFound } from '@cuspal/speech';

/** A name of an enumeration, and the search that saw it there last. */
interface Entry {
  readonly name: Name;
  seenIn: number;
}

/** The names among the texts of an enumeration, and how many of them a search has still to find. */
export class NameSet {
  readonly #entries: ReadonlyMap<unknown, Entry>;
  #search = 0;
  #left = 0;
  /** The search that has found all of them, so that it need not look for one of them again. */
  wholeIn = 0;

  constructor(names: readonly Name[]) {
    this.#entries = new Map(names.map((name) => [name.text, { name, seenIn: 0 }]));
  }

  /** Adds the name that a text is. */
  look(text: unknown, found: NamesFound): void {
    const entry = this.#entries.get(text);
    const { search } = found;
    if (entry === undefined || entry.seenIn === search) return;
    if (this.#search !== search) {
      this.#search = search;
      this.#left = this.#entries.size;
    }
    entry.seenIn = search;
    this.#left -= 1;
    if (this.#left === 0) this.wholeIn = search;
    found.add(entry.name);
  }
}

/** One set for all enumerations of the same texts; there are as many as schemas have. */
const sets = new Map<string, NameSet | undefined>();

/** The names among some texts; undefined where none is one. */
export function nameSetOf(texts: readonly unknown[], kind: NameKind | undefined): NameSet | undefined {
  const key = JSON.stringify([kind ?? '', texts]);
  if (!sets.has(key)) sets.set(key, made(texts, kind));
  return sets.get(key);
}

function made(texts: readonly unknown[], kind: NameKind | undefined): NameSet | undefined {
  const names = texts.flatMap((text) => (typeof text === 'string' ? (nameOf(text, kind) ?? []) : []));
  return names.length === 0 ? undefined : new NameSet(names);
}
