import { madeUpLanguages } from './language.ts';
import { NAMED, OFFERED, PAGES } from './offered.ts';

/** What somebody is answered in. */
export interface LanguageChoice {
  /** Language of sentences; undefined for English. */
  readonly sentences: string | undefined;
  /** Language of names beside them; undefined for English. */
  readonly names: string | undefined;
  /** Whether neither is what was asked for. */
  readonly isUnknown: boolean;
}

const ENGLISH: LanguageChoice = { sentences: undefined, names: undefined, isUnknown: false };
const UNKNOWN: LanguageChoice = { ...ENGLISH, isUnknown: true };

/** Longest tag that is looked at; those of people have some twenty letters. */
const MOST_LETTERS = 64;

const known = new Map<string, LanguageChoice | undefined>();
const MOST_KNOWN = 200;

/** What a BCP 47 tag chooses of the languages that are offered; undefined where it is no tag. */
export function languageChosen(tag: string): LanguageChoice | undefined {
  if (known.has(tag)) return known.get(tag);
  const choice = chosenBy(tag);
  if (known.size >= MOST_KNOWN) known.clear();
  if (tag.length <= MOST_LETTERS) known.set(tag, choice);
  return choice;
}

function chosenBy(tag: string): LanguageChoice | undefined {
  const locale = localeOf(tag);
  if (locale === undefined) return undefined;
  if (locale.language === 'en') return ENGLISH;
  const sentences = nearest(locale, [...OFFERED, ...madeUpLanguages()]);
  const names = nearest(locale, [...NAMED, ...madeUpLanguages()]);
  return sentences === undefined && names === undefined ? UNKNOWN : { sentences, names, isUnknown: false };
}

function localeOf(tag: string): Intl.Locale | undefined {
  if (tag.length > MOST_LETTERS) return undefined;
  try {
    return new Intl.Locale(tag);
  } catch {
    return undefined;
  }
}

/** An offered language in the script that was asked for: Hindi in Latin letters is not Hindi in its own. */
const nearest = (asked: Intl.Locale, offered: readonly string[]): string | undefined =>
  offered.find((tag) => {
    const locale = new Intl.Locale(tag);
    return locale.language === asked.language && locale.maximize().script === asked.maximize().script;
  });

/** Longest header, and most of its languages, that are read. */
const MOST_HEADER = 1_000;
const MOST_ACCEPTED = 20;

/** The language that an Accept-Language header likes best of those offered; undefined for English. */
export function languageAccepted(header: string | undefined): string | undefined {
  for (const tag of acceptedTags(header)) {
    if (tag === '*') return undefined;
    const choice = languageChosen(tag);
    if (choice !== undefined && !choice.isUnknown) return choice.sentences ?? choice.names;
  }
  return undefined;
}

/** The languages of a header, the one that is liked best first. */
function acceptedTags(header: string | undefined): readonly string[] {
  if (header === undefined || header === '*' || header.length > MOST_HEADER) return [];
  const accepted = header.split(',', MOST_ACCEPTED).map(rangeOf);
  return accepted.toSorted((a, b) => b.quality - a.quality).map(({ tag }) => tag);
}

/** The language of pages that a BCP 47 tag chooses, `en` among them; undefined where no page is in it. */
export function pageLanguageChosen(tag: string): string | undefined {
  if (madeUpLanguages().includes(tag)) return tag;
  const locale = localeOf(tag);
  return locale?.language === 'en' ? 'en' : locale && nearest(locale, PAGES);
}

/** The language of pages that an Accept-Language header likes best; English where it names none. */
export function pageLanguageAccepted(header: string | undefined): string {
  for (const tag of acceptedTags(header)) {
    const chosen = tag === '*' ? 'en' : pageLanguageChosen(tag);
    if (chosen !== undefined) return chosen;
  }
  return 'en';
}

/** One language of the header. What is not acceptable is never chosen, nor is what has no quality that can be read. */
function rangeOf(part: string): { readonly tag: string; readonly quality: number } {
  const [tag = '', ...parameters] = part.split(';').map((each) => each.trim());
  const given = parameters.find((each) => /^q=/i.test(each));
  const quality = given === undefined ? 1 : Number(given.slice(2));
  return quality > 0 && quality <= 1 ? { tag, quality } : { tag: '', quality: 0 };
}
