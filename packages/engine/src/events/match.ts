import { isRead, languageOfNames, named, OFFERED, sayIn } from '@cuspal/speech';
import { distance } from 'fastest-levenshtein';
import { EngineError } from '../base/errors.ts';
import type { ElectionEvent } from './election-event.ts';
import { ELECTION_EVENTS } from './election.ts';
import { isAskedByNameOnly } from './event.ts';
import type { NatalEvent } from './event.ts';
import { NATAL_EVENTS } from './natal.ts';
import { say } from './events.messages.ts';

export type Catalogue = 'natal' | 'election';

export type EventMatch =
  | { readonly catalogue: 'natal'; readonly event: NatalEvent }
  | { readonly catalogue: 'election'; readonly event: ElectionEvent };

interface Name {
  readonly lower: string;
  readonly words: ReadonlySet<string>;
}

interface Entry {
  readonly match: EventMatch;
  readonly names: readonly Name[];
}

interface Index {
  readonly exact: ReadonlyMap<string, EventMatch>;
  readonly lower: ReadonlyMap<string, EventMatch>;
  readonly entries: readonly Entry[];
}

/** Words that tell no event from another. */
const FILLERS = new Set(
  'a about an and at be by do does find for from have i in is it me my of on or s some the to when will with'.split(
    ' ',
  ),
);

/** The words of a name. The houses in "Financial Loss (8,12)" are none: a number or a date would find it by them. */
const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !FILLERS.has(word) && !/^\p{N}+$/u.test(word)),
  );

function indexOf(matches: readonly EventMatch[]): Index {
  const rows = matches.map((match) => ({
    match,
    names: [match.event.key, match.event.label, ...match.event.aliases],
  }));
  return {
    exact: new Map(rows.flatMap(({ match, names }) => names.map((name) => [name, match]))),
    lower: new Map(rows.flatMap(({ match, names }) => names.map((name) => [name.toLowerCase(), match]))),
    entries: rows.map(({ match, names }) => ({
      match,
      names: names.map((name) => ({ lower: name.toLowerCase(), words: wordsOf(name) })),
    })),
  };
}

const INDEX: Readonly<Record<Catalogue, Index>> = {
  natal: indexOf(NATAL_EVENTS.map((event) => ({ catalogue: 'natal', event }))),
  election: indexOf(ELECTION_EVENTS.map((event) => ({ catalogue: 'election', event }))),
};

/** Whole words shared with the best name of an event, less a little for each word of that name left over. */
function overlap(entry: Entry, asked: ReadonlySet<string>): number {
  let best = 0;
  for (const { words } of entry.names) {
    const shared = [...words].filter((word) => asked.has(word)).length;
    if (shared > 0) best = Math.max(best, shared - (words.size - shared) / 100);
  }
  return best;
}

/** The best overlap of a catalogue, and the event that alone has it. */
function byWords(
  index: Index,
  asked: ReadonlySet<string>,
): { readonly score: number; readonly match: EventMatch | null } {
  const scored = index.entries.map((entry) => ({ match: entry.match, score: overlap(entry, asked) }));
  const score = Math.max(...scored.map((each) => each.score));
  const [only, ...others] = scored.filter((each) => each.score === score);
  return { score, match: score > 0 && only && others.length === 0 ? only.match : null };
}

/**
 * Labels of the five events whose names are most like the one asked for. A slip in another name does not bring up what
 * is never volunteered ("mariage" and miscarriage): it stands here as the nearest of all or by a word of its own alone.
 */
export function nearestEvents(name: string, order: readonly Catalogue[] = ['natal', 'election']): readonly string[] {
  const asked = wordsOf(name);
  const lower = name.trim().toLowerCase();
  const likeness = (entry: Entry): number =>
    overlap(entry, asked) -
    Math.min(...entry.names.map((each) => distance(lower, each.lower) / Math.max(lower.length, each.lower.length)));
  const own = ownLikeness(name, order);
  const ranked = order
    .flatMap((catalogue) => INDEX[catalogue].entries)
    .map((entry) => ({ entry, likeness: Math.max(likeness(entry), own(entry)) }))
    .sort((a, b) => b.likeness - a.likeness)
    .map(({ entry }) => entry)
    .filter((entry, at) => at === 0 || overlap(entry, asked) > 0 || !isAskedByNameOnly(entry.match.event.key));
  return [...new Set(ranked.map(({ match }) => match.event.label))].slice(0, 5);
}

/** Names of events in the languages of callers so far, by catalogue. */
const ownNames = new Map<string, ReadonlyMap<string, EventMatch>>();

/** Spellings of a name are the same where they differ in signs that few type: case, joiners, dots below letters. */
const spelling = (name: string): string =>
  name
    .normalize('NFKD')
    .replaceAll(/[\u093c\u09bc\u0a3c\u0abc\u0b3c\u200c\u200d\u0300-\u036f]/g, '')
    .replaceAll(/[\s\-_]+/g, ' ')
    .trim()
    .toLowerCase();

/** A label as its language has it: whole, and each of the names that it joins by a stroke, without its brackets. */
function spellingsOf(label: string): readonly string[] {
  const bare = label.replaceAll(/\s*\([^)]*\)/g, '');
  return [label, bare, ...bare.split(' / ')].map(spelling).filter((each) => each !== '');
}

/** The event by its name in a language that was read. A name that two events of a catalogue have is the first one's. */
function byNameIn(tag: string, text: string, order: readonly Catalogue[]): EventMatch | undefined {
  for (const catalogue of order) {
    const match = namesOf(tag, catalogue).get(spelling(text));
    if (match) return match;
  }
  return undefined;
}

function namesOf(tag: string, catalogue: Catalogue): ReadonlyMap<string, EventMatch> {
  const key = `${tag} ${catalogue}`;
  const known = ownNames.get(key) ?? namesIn(tag, INDEX[catalogue]);
  ownNames.set(key, known);
  return known;
}

/** The event by its name in the language of the caller. */
function byOwnName(text: string, order: readonly Catalogue[]): EventMatch | undefined {
  const tag = languageOfNames();
  return tag === undefined ? undefined : byNameIn(tag, text, order);
}

/** Languages whose names are looked through where none of the call fits: those that results are offered in. */
const otherLanguages = (): readonly string[] => OFFERED.filter((tag) => tag !== languageOfNames() && isRead(tag));

/** The event by its name in another language, for a caller who names no language. */
function byNameElsewhere(text: string, order: readonly Catalogue[]): EventMatch | undefined {
  for (const tag of otherLanguages()) {
    const match = byNameIn(tag, text, order);
    if (match) return match;
  }
  return undefined;
}

/** With more than half of its letters other, a text is no misspelt name of another language. */
const MOST_UNLIKE = -0.5;

/** How like a name is to those of an event in the language of the call, or in any that was read where it is no English. */
function ownLikeness(name: string, order: readonly Catalogue[]): (entry: Entry) => number {
  const text = spelling(name);
  const own = languageOfNames();
  const tags = [...(own === undefined ? [] : [own]), ...(/^\p{ASCII}*$/u.test(name) ? [] : otherLanguages())];
  const best = new Map<EventMatch, number>();
  for (const tag of tags)
    for (const catalogue of order)
      for (const [known, match] of namesOf(tag, catalogue)) {
        const likeness = -distance(text, known) / Math.max(text.length, known.length);
        if (likeness > MOST_UNLIKE) best.set(match, Math.max(best.get(match) ?? -1, likeness));
      }
  return ({ match }) => best.get(match) ?? -Infinity;
}

const namesIn = (tag: string, { entries }: Index): ReadonlyMap<string, EventMatch> =>
  new Map(
    sayIn(tag, () =>
      entries.flatMap(({ match }) => spellingsOf(named(match.event.label)).map((name) => [name, match] as const)),
    ).toReversed(),
  );

/**
 * The event a caller names, by key, label or alias (docs/api.md#events): exactly, then without regard to case, then by
 * the name that the language of the call has, then by whole words with one best event, then by the name in another language
 * that was read; never inside a word. Each stage is tried in every catalogue, the first one first; by words the other
 * catalogue wins only with a better overlap. A tie or no match: invalid_event_name with the five nearest labels.
 */
function matchIn(name: string, order: readonly Catalogue[], field = 'event'): EventMatch {
  const text = name.trim();
  for (const catalogue of order) {
    const match = INDEX[catalogue].exact.get(text);
    if (match) return match;
  }
  for (const catalogue of order) {
    const match = INDEX[catalogue].lower.get(text.toLowerCase());
    if (match) return match;
  }
  const translated = byOwnName(text, order);
  if (translated) return translated;
  const asked = wordsOf(text);
  const [own, other] = order.map((catalogue) => byWords(INDEX[catalogue], asked));
  const best = own && other && other.score > own.score ? other : own;
  if (best?.match) return best.match;
  const elsewhere = byNameElsewhere(text, order);
  if (elsewhere) return elsewhere;
  const several = best !== undefined && best.score > 0;
  const nearest = nearestEvents(text, order);
  const message = say.unknownEvent({ text, several, nearest: nearest.map((label) => `"${named(label)}"`) });
  throw new EngineError('invalid_event_name', message, field, nearest);
}

/** The event a caller names in either catalogue, the caller's first (docs/api.md#events). */
export const matchEvent = (name: string, first: Catalogue = 'natal'): EventMatch =>
  matchIn(name, first === 'natal' ? ['natal', 'election'] : ['election', 'natal']);

/** The same in the natal catalogue alone: for pages that judge its rows and no other. */
export function matchNatalEvent(name: string, field?: string): NatalEvent {
  const found = matchIn(name, ['natal'], field);
  if (found.catalogue !== 'natal') throw new RangeError(`${name} was found outside the natal catalogue`);
  return found.event;
}
