import { sayIn } from './language.ts';
import { named, namesKnown } from './terms.ts';

const KINDS = ['month', 'deity', 'yogini', 'saham', 'state', 'group', 'samvatsara'] as const;

/** What a name is of, where English has one name for two things: `Jyeshtha` is a star and a month. */
export type NameKind = (typeof KINDS)[number];

/** A text that names one thing. */
export interface Name {
  /** Its place among all names. */
  readonly at: number;
  readonly text: string;
  /** What the names of other languages stand under. */
  readonly key: string;
  readonly kind: NameKind | undefined;
  /** Whether the same text names something else too. */
  readonly isShared: boolean;
}

const read = namesKnown().map((key) => {
  const kind = KINDS.find((each) => key.startsWith(`${each} `));
  return { key, kind, text: kind === undefined ? key : key.slice(kind.length + 1) };
});
const uses = new Map<string, number>();
for (const { text } of read) uses.set(text, (uses.get(text) ?? 0) + 1);
const NAMES: readonly Name[] = read.map((name, at) => ({ ...name, at, isShared: uses.get(name.text) !== 1 }));

const byText = new Map(
  [undefined, ...KINDS].map((each) => {
    const ofKind = NAMES.filter(({ kind }) => kind === each);
    return [each, new Map(ofKind.map((name) => [name.text, name]))] as const;
  }),
);
const plain = byText.get(undefined);

/** A text as the name of a kind, or as a name at all; undefined of a text that is none. */
export function nameOf(text: string, kind: NameKind | undefined): Name | undefined {
  if (!mayBeName(text)) return undefined;
  return (kind && byText.get(kind)?.get(text)) ?? plain?.get(text);
}

const ASCII = 128;
const LONGEST = Math.max(...NAMES.map(({ text }) => text.length));
const LENGTHS = new Uint8Array(ASCII * (LONGEST + 1));
for (const { text } of NAMES) LENGTHS[text.charCodeAt(0) * (LONGEST + 1) + text.length] = 1;

/**
 * Whether a name begins with the letter of the text and is as long. Most texts of a result are no names, and this tells
 * so without a look into the names, which would cost the hash of each.
 */
function mayBeName(text: string): boolean {
  const { length } = text;
  if (length > LONGEST) return false;
  const first = text.charCodeAt(0);
  return first < ASCII && LENGTHS[first * (LONGEST + 1) + length] === 1;
}

/** The search that found each name last, by its place: a set for each search would cost more than the search. */
const foundBy = new Float64Array(NAMES.length);
let searches = 0;

/**
 * A JSON text as its UTF-8, a letter of Latin-1 for each byte. What is often sent again is kept so: V8 joins and writes
 * such a text as fast as one of English.
 */
export class KeptJson {
  constructor(readonly bytes: string) {}
}

export const keptJson = (json: string): KeptJson => new KeptJson(bytesOf(json));

const bytesOf = (json: string): string => Buffer.from(json).toString('latin1');

/** Names of one result, each once, in the order in which they were found. One search ends before the next begins. */
export class NamesFound {
  /** Its number, from one. */
  readonly search = (searches += 1);
  readonly #names: Name[] = [];
  /** What tells these names from most others. */
  #sum = 0;

  add(name: Name): void {
    if (foundBy[name.at] === this.search) return;
    foundBy[name.at] = this.search;
    this.#sum = (this.#sum * 31 + name.at) | 0;
    this.#names.push(name);
  }

  /**
   * JSON of an object that has the name in another language by each text, and all of them by a text that names two
   * things; undefined where nothing was found. The language must be read.
   */
  jsonIn(tag: string): KeptJson | undefined {
    if (this.#names.length === 0) return undefined;
    if (this.#names.length > MOST_FEW) return objectOf(this.#names, tag);
    const known = objectsIn.get(tag) ?? new Map<number, NamesKept>();
    objectsIn.set(tag, known);
    const found = known.get(this.#sum);
    if (found !== undefined && areSame(found.names, this.#names)) return found.json;
    const json = objectOf(this.#names, tag);
    if (known.size >= MOST_KEPT) known.clear();
    known.set(this.#sum, { names: this.#names, json });
    return json;
  }
}

interface NamesKept {
  readonly names: readonly Name[];
  readonly json: KeptJson;
}

/** Objects of few names by language and sum: these come again, as those of all planets; many names hardly ever do. */
const objectsIn = new Map<string, Map<number, NamesKept>>();
const MOST_FEW = 24;
const MOST_KEPT = 500;

function areSame(some: readonly Name[], others: readonly Name[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 0; at < some.length; at += 1) if (some[at] !== others[at]) return false;
  return true;
}

/** An object of members, put together from what each became: to encode it anew would take three times as long. */
function objectOf(names: readonly Name[], tag: string): KeptJson {
  const known = membersIn.get(tag) ?? NAMES.map(() => undefined);
  membersIn.set(tag, known);
  const memberOf = (name: Name): Member => (known[name.at] ??= sayIn(tag, () => saidMember(name)));
  const members: string[] = [];
  for (const name of names) {
    const alike = name.isShared ? names.filter(({ text }) => text === name.text) : [];
    if (alike.length < 2) members.push(memberOf(name).bytes);
    else if (alike[0] === name) {
      const all = alike.map((each) => memberOf(each).said);
      members.push(memberBytes(name.text, [...new Set(all)].join(' / ')));
    }
  }
  return new KeptJson(`{${members.join()}}`);
}

/** The text and what is said for it, as a member of a JSON object, and its UTF-8. */
interface Member {
  readonly said: string;
  readonly bytes: string;
}

/** Names as they were said, by language and place: a language says each in one way. */
const membersIn = new Map<string, (Member | undefined)[]>();

function saidMember({ text, key }: Name): Member {
  const said = named(key);
  return { said, bytes: memberBytes(text, said) };
}

const memberBytes = (text: string, said: string): string => bytesOf(`${JSON.stringify(text)}:${JSON.stringify(said)}`);
