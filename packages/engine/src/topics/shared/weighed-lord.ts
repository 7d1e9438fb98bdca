import { inWords } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import type { Planet } from '../../zodiac/names.ts';
import { planetFirst, planetInWords } from '../../zodiac/planet-words.ts';
import { contactLevels, fruitfulness } from '../../kp/kernel/fruitfulness.ts';
import type { Fruitfulness, FruitfulnessClass, SubVerdict, TimingSets } from '../../kp/kernel/fruitfulness.ts';
import { housesInWords } from './topic-panel.ts';

/** What a period lord does for a group of houses, and why. */
export interface WeighedLord {
  readonly class: FruitfulnessClass;
  readonly reason: string;
}

const SUB_IN_WORDS: Readonly<Record<SubVerdict, string>> = {
  SUPPORTS: 'supports',
  OPPOSES: 'opposes',
  NEUTRAL: 'is silent',
};

/** The rule that decided. */
function decision({ class: of, favourable, denial, sub }: Fruitfulness): string {
  const said = `Its sub lord ${planetInWords(sub.subLord)} ${SUB_IN_WORDS[sub.verdict]}`;
  if (favourable === null)
    return denial === null
      ? 'It signifies none of either, so it is neutral.'
      : 'It signifies only what opposes, so it is hostile.';
  if (of === 'FRUITFUL') return `${said}, so it is fruitful.`;
  return sub.verdict === 'OPPOSES'
    ? `${said}, so it is hostile.`
    : `${said}, but cannot outweigh the stronger opposing houses, so it is hostile.`;
}

/** A period lord weighed for a matter (R5.6) with its houses and its sub lord in words. Throws out_of_range. */
export function weighedLord(chart: Chart, planet: Planet, sets: TimingSets): WeighedLord {
  const found = fruitfulness(chart, planet, sets);
  const held = contactLevels(chart, planet, sets);
  return {
    class: found.class,
    reason: [
      `${planetFirst(planet)} signifies ${housesInWords(held.favourable)} of the favourable ${inWords(sets.favourable)}.`,
      `Of the opposing ${inWords(sets.denial)} it signifies ${housesInWords(held.denial)}.`,
      decision(found),
    ].join(' '),
  };
}
