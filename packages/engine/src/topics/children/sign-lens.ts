import type { Chart } from '../../chart/chart.ts';
import { cuspOf } from '../../chart/placement.ts';
import { signName } from '../../zodiac/lords.ts';
import type { Sign } from '../../zodiac/names.ts';
import { say } from './children.messages.ts';

export const SIGN_FERTILITIES = ['FRUITFUL', 'SEMI', 'BARREN'] as const;
export type SignFertility = (typeof SIGN_FERTILITIES)[number];

/** How fruitful a sign is for progeny (R10); Aquarius, which the list leaves out, is counted semi. */
export const FERTILITY_OF_SIGN: Readonly<Record<Sign, { readonly class: SignFertility; readonly source: string }>> = {
  Aries: { class: 'BARREN', source: 'R10' },
  Taurus: { class: 'SEMI', source: 'R10' },
  Gemini: { class: 'BARREN', source: 'R10' },
  Cancer: { class: 'FRUITFUL', source: 'R10; R39' },
  Leo: { class: 'BARREN', source: 'R10' },
  Virgo: { class: 'BARREN', source: 'R10' },
  Libra: { class: 'SEMI', source: 'R10' },
  Scorpio: { class: 'FRUITFUL', source: 'R10; R39' },
  Sagittarius: { class: 'SEMI', source: 'R10' },
  Capricorn: { class: 'SEMI', source: 'R10' },
  Aquarius: { class: 'SEMI', source: 'ours' },
  Pisces: { class: 'FRUITFUL', source: 'R10; R39' },
};

const POINTS: Readonly<Record<SignFertility, number>> = { FRUITFUL: 1, SEMI: 0, BARREN: -1 };

export interface SignLens {
  /** Sign of cusp 5, of its sub lord, of that planet's star lord. */
  readonly signs: readonly { readonly of: string; readonly sign: Sign; readonly class: SignFertility }[];
  readonly sum: number;
  readonly class: SignFertility;
}

/** The three signs of the chain of cusp 5 as fruitful or barren (R10): a report beside the promise, no gate. */
export function signLens(chart: Chart): SignLens {
  const cusp = cuspOf(chart, 5);
  const sub = chart.planets[cusp.subLord];
  const signs = [
    { of: say.signOf({ part: 'CUSP', planet: cusp.subLord }), signIndex: cusp.signIndex },
    { of: say.signOf({ part: 'SUB_LORD', planet: cusp.subLord }), signIndex: sub.signIndex },
    { of: say.signOf({ part: 'STAR_LORD', planet: sub.starLord }), signIndex: chart.planets[sub.starLord].signIndex },
  ].map(({ of, signIndex }) => {
    const sign = signName(signIndex);
    return { of, sign, class: FERTILITY_OF_SIGN[sign].class };
  });
  const sum = signs.reduce((total, { class: of }) => total + POINTS[of], 0);
  return { signs, sum, class: sum >= 1 ? 'FRUITFUL' : sum <= -1 ? 'BARREN' : 'SEMI' };
}
