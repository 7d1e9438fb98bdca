import type { Planet } from '@cuspal/engine/zodiac/names';
import { conceptsOf } from './concepts/concepts.ts';
import { folded, wordsOf, withPlainFigures } from './text/fold.ts';

/** What of the chart a question names. */
export interface ChartPoint {
  readonly house: number | null;
  readonly planet: Planet | null;
  /** The sign that rises. */
  readonly lagna: boolean;
}

const ORDINALS = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth'.split('|');
const PART = '(?:house|cusp|bhava|bhav|csl|cuspal|sub ?lord|kcsl|ghar|casa|cuspide)s?';
const HOUSE = new RegExp(
  String.raw`\b(?:(?<ordinal>${ORDINALS.join('|')})|(?<count>\d{1,2}) ?(?:st|nd|rd|th)?) (?:kp |cuspal )?${PART}\b|\b${PART} (?:no |number |of (?:the |my )?)?(?:(?<ordinalAfter>${ORDINALS.join('|')})|(?<countAfter>\d{1,2}))(?:st|nd|rd|th)?\b`,
  'u',
);

const IDEAS: Readonly<Record<string, Planet>> = {
  sun: 'Sun',
  moon: 'Moon',
  mars: 'Mars',
  mercury: 'Mercury',
  jupiter: 'Jupiter',
  venus: 'Venus',
  saturn: 'Saturn',
};

/** The house and the planet that a question names; none where it names several planets. */
export function chartPointSaid(question: string): ChartPoint {
  const words = wordsOf(question);
  const ideas = conceptsOf(words);
  return { house: houseSaid(question), planet: planetSaid(words, ideas), lagna: ideas.includes('lagna') };
}

function houseSaid(question: string): number | null {
  const text = withPlainFigures(folded(question)).replace(/[^\p{L}\p{N}]+/gu, ' ');
  const { ordinal, ordinalAfter, count, countAfter } = HOUSE.exec(text)?.groups ?? {};
  const named = ordinal ?? ordinalAfter;
  const house = named === undefined ? Number(count ?? countAfter) : ORDINALS.indexOf(named) + 1;
  return house >= 1 && house <= 12 ? house : null;
}

function planetSaid(words: readonly string[], ideas: readonly string[]): Planet | null {
  const nodes = (['Rahu', 'Ketu'] as const).filter((node) => words.includes(node.toLowerCase()));
  const [planet, another] = [...new Set<Planet>([...ideas.flatMap((idea) => IDEAS[idea] ?? []), ...nodes])];
  return planet === undefined || another !== undefined ? null : planet;
}
