import { areaParts, liesIn } from './areas.ts';
import { choiceOf } from './choice.ts';
import { foldedKey } from './fold.ts';
import type { Gazetteer, Place } from './gazetteer.ts';
import { type Match, matchesOf } from './matches.ts';
import { narrowed } from './narrowed.ts';
import { nearKeys } from './near-keys.ts';
import { type Interpretation, interpretationsOf } from './question.ts';

/** Why the first place is taken, or why somebody must choose. */
type Finding =
  /** The only place of that name there. */
  | 'ONLY_ONE'
  /** Twenty times the people of all others of that name together. */
  | 'FAR_LARGER'
  | 'SAME_NAME'
  /** The name is that of a country or region: its largest places, and those elsewhere that have the name. */
  | 'NAME_OF_AREA'
  /** Some words of the text name no area. */
  | 'UNKNOWN_AREA'
  /** Places of that name exist, but in other areas. */
  | 'OTHER_AREA'
  /** The name is not known; these differ from it by a slip or two. */
  | 'SPELLING'
  | 'NOTHING';

export interface PlaceAnswer {
  readonly finding: Finding;
  /** The place that is meant without doubt; null where somebody must choose. */
  readonly taken: Place | null;
  /** At most five places, the most populous first. */
  readonly places: readonly Place[];
  /** Number of all places found. */
  readonly total: number;
}

const MOST_PLACES = 5;
/** Ways to read a question in which slips are looked for. */
const MOST_INTERPRETATIONS_WITH_SLIPS = 4;
/** Codes of countries and regions are shorter than this, and many towns have such names. */
const LONGER_THAN_CODES = 4;
const NOTHING: PlaceAnswer = { finding: 'NOTHING', taken: null, places: [], total: 0 };

/** What somebody may mean by the name of a place, with or without country and region, in any script. */
export function findPlaces(places: Gazetteer, question: string): PlaceAnswer {
  const interpretations = interpretationsOf(question);
  const doubts: { readonly marked: boolean; readonly answer: PlaceAnswer }[] = [];
  for (const { name, within, marked } of interpretations) {
    const named = matchesOf(places, name);
    if (named.length === 0) continue;
    const { matches, unread } = narrowed(places, named, within);
    if (matches.length > 0 && unread.length === 0) return settled(places, matches, within.length === 0 ? name : '');
    const finding = matches.length > 0 ? 'UNKNOWN_AREA' : 'OTHER_AREA';
    doubts.push({ marked, answer: toChoose(places, finding, matches.length > 0 ? matches : named) });
  }
  const unknown = doubts.filter(({ answer }) => answer.finding === 'UNKNOWN_AREA');
  return (
    areaAlone(places, interpretations[0]) ??
    unknown.find(({ marked }) => marked)?.answer ??
    misspelt(places, interpretations) ??
    unknown[0]?.answer ??
    doubts[0]?.answer ??
    NOTHING
  );
}

/** `alone`: the name where nothing was said of its area, else empty. */
function settled(places: Gazetteer, found: readonly Match[], alone: string): PlaceAnswer {
  const { matches, taken } = choiceOf(places, found);
  const [first] = matches;
  const areas = areasNamed(places, alone);
  const largest = largestOf(places, areas);
  // Skips a town that lies in the area, and one that is larger than every place there, as Kyiv beside its region.
  const outside = first !== undefined && areas.length > 0 && !liesIn(places, first.number, [areas]);
  if (outside && largest.some(({ number }) => number < first.number)) {
    return toChoose(places, 'NAME_OF_AREA', largestFirst([...matches, ...largest]));
  }
  if (first === undefined || taken === null) return toChoose(places, 'SAME_NAME', matches);
  return { ...toChoose(places, taken, matches), taken: places.place(first.number) };
}

/** Areas that a name means by itself, codes apart. */
function areasNamed(places: Gazetteer, name: string): readonly number[] {
  const areas = places.areaKeys.get(name);
  return name.length >= LONGER_THAN_CODES ? areas : areas.filter((area) => foldedKey(places.areaName(area)) === name);
}

const largestOf = (places: Gazetteer, areas: readonly number[]): readonly Match[] =>
  areas.flatMap((area) => places.largestIn(area, MOST_PLACES)).map((number) => ({ number, own: true }));

const largestFirst = (matches: readonly Match[]): readonly Match[] =>
  [...new Map(matches.map((match) => [match.number, match])).values()].sort((a, b) => a.number - b.number);

const toChoose = (places: Gazetteer, finding: Finding, matches: readonly Match[]): PlaceAnswer => ({
  finding,
  taken: null,
  places: matches.slice(0, MOST_PLACES).map(({ number }) => places.place(number)),
  total: matches.length,
});

/** Answers a text that names a country or a region and no town. */
function areaAlone(places: Gazetteer, interpretation: Interpretation | undefined): PlaceAnswer | undefined {
  if (interpretation === undefined) return undefined;
  const meanings = places.areaKeys.get(interpretation.name);
  const parts = interpretation.within.map((text) => areaParts(places, text));
  const known = parts.flatMap((part) => part ?? []);
  if (meanings.length === 0 || parts.includes(null)) return undefined;
  const matches = largestOf(places, meanings).filter(({ number }) => liesIn(places, number, known));
  return matches.length === 0 ? undefined : toChoose(places, 'NAME_OF_AREA', largestFirst(matches));
}

/** Offers names that are spelled alike. None is taken without asking, because a name that is not known may be right. */
function misspelt(places: Gazetteer, interpretations: readonly Interpretation[]): PlaceAnswer | undefined {
  for (const { name, within } of interpretations.slice(0, MOST_INTERPRETATIONS_WITH_SLIPS)) {
    const parts = within.map((text) => areaParts(places, text));
    if (parts.includes(null)) continue;
    const found = nearKeys(places, name)
      .flatMap((key) => matchesOf(places, key))
      .filter(({ number }) =>
        liesIn(
          places,
          number,
          parts.flatMap((part) => part ?? []),
        ),
      );
    const { matches } = choiceOf(places, largestFirst(found));
    if (matches.length > 0) return toChoose(places, 'SPELLING', matches);
  }
  return undefined;
}
