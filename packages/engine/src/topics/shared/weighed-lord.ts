import type { Chart } from '../../chart/chart.ts';
import type { Planet } from '../../zodiac/names.ts';
import { contactLevels, fruitfulness } from '../../kp/kernel/fruitfulness.ts';
import type { FruitfulnessClass, SubVerdict, TimingSets } from '../../kp/kernel/fruitfulness.ts';
import { housesInWords } from './topic-panel.ts';

/** What a period lord does for a group of houses, and why (K5). */
export interface WeighedLord {
  readonly class: FruitfulnessClass;
  readonly reason: string;
}

const SUB_IN_WORDS: Readonly<Record<SubVerdict, string>> = {
  SUPPORTS: 'supports',
  OPPOSES: 'opposes',
  NEUTRAL: 'is silent',
};

/** A period lord weighed for a matter (K5, R5.6) with its houses and its sub lord in words. Throws out_of_range. */
export function weighedLord(chart: Chart, planet: Planet, sets: TimingSets): WeighedLord {
  const { class: of, sub } = fruitfulness(chart, planet, sets);
  const held = contactLevels(chart, planet, sets);
  return {
    class: of,
    reason: `${planet} signifies ${housesInWords(held.favourable)} of the favourable ${sets.favourable.join(', ')} and ${housesInWords(held.denial)} of the opposing ${sets.denial.join(', ')}; its sub lord ${sub.subLord} ${SUB_IN_WORDS[sub.verdict]}: ${of}.`,
  };
}
