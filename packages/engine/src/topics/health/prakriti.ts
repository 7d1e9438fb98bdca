import { printedScore, tenthsOf } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import { wholeSignHouse } from '../../parashari/base/frame.ts';
import { signName } from '../../zodiac/lords.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import type { Graha, House, Sign } from '../../zodiac/names.ts';
import { HUMOURS, PLANET_HUMOURS, SIGN_HUMOURS } from './humour-tables.ts';
import type { Humour, HumourPoints } from './humour-tables.ts';
import { say } from './health.messages.ts';

export const PRAKRITI_COMBOS = ['single', 'dual', 'TRIDOSHIC'] as const;
type PrakritiCombo = (typeof PRAKRITI_COMBOS)[number];

export interface Prakriti {
  /** Percent to one decimal; the three add up to 100. */
  readonly shares: HumourPoints;
  readonly primary: Humour;
  readonly secondary: Humour | null;
  readonly prakritiCombo: PrakritiCombo;
  readonly label: string;
  readonly contributions: readonly {
    readonly planet: Graha;
    readonly house: House;
    readonly factor: number;
    readonly points: HumourPoints;
  }[];
  readonly lagnaBonus: { readonly sign: Sign; readonly points: HumourPoints };
}

const PLANET_POINTS = 12;
const LAGNA_POINTS = 18;
const NARROW = { tridoshic: 8, dual: 12 };

/** The weight of a whole-sign house: the first most, then 6, 8, 12 and 4; ours. */
const houseFactor = (house: House): number =>
  house === 1 ? 2 : house === 6 || house === 8 || house === 12 ? 1.5 : house === 4 ? 1.25 : 1;

/** Shares points alike among some humours. */
const shared = (humours: readonly Humour[], points: number): HumourPoints => {
  const each = (humour: Humour): number => (humours.includes(humour) ? printedScore(points / humours.length) : 0);
  return { vata: each('vata'), pitta: each('pitta'), kapha: each('kapha') };
};

/** The shares of vata, pitta and kapha by the humours of planets and rising sign (BPHS 3.23-30, 4.5; weights ours). */
export function prakriti(chart: Chart): Prakriti {
  const contributions = GRAHAS.map((planet) => {
    const house = wholeSignHouse(chart, planet);
    const weighed = houseFactor(house);
    return { planet, house, factor: weighed, points: shared(PLANET_HUMOURS[planet].humours, PLANET_POINTS * weighed) };
  });
  const sign = signName(chart.ascendant.signIndex);
  const lagnaBonus = { sign, points: shared(SIGN_HUMOURS[sign].humours, LAGNA_POINTS) };
  const sums = HUMOURS.map((humour) =>
    [...contributions, lagnaBonus].reduce((sum, { points }) => sum + points[humour], 0),
  );
  const total = sums.reduce((sum, points) => sum + points, 0);
  const [vata = 0, pitta = 0, kapha = 0] = tenthsOf(sums);
  return {
    shares: { vata, pitta, kapha },
    ...typeOf(HUMOURS.map((humour, index) => ({ humour, share: (100 * (sums[index] ?? 0)) / total }))),
    contributions,
    lagnaBonus,
  };
}

interface HumourShare {
  readonly humour: Humour;
  readonly share: number;
}

/** One humour, two or all three, on the unrounded shares; equal ones in the order vata, pitta, kapha. */
export function typeOf(
  shares: readonly HumourShare[],
): Pick<Prakriti, 'primary' | 'secondary' | 'prakritiCombo' | 'label'> {
  const [first, second, third] = [...shares].sort((a, b) => b.share - a.share);
  if (!first || !second || !third) throw new RangeError('There are three humours.');
  const [primary, other] = [first.humour, second.humour];
  const labelOf = (combo: PrakritiCombo): string => say.constitution({ combo, primary, secondary: other });
  if (first.share - third.share <= NARROW.tridoshic)
    return { primary, secondary: other, prakritiCombo: 'TRIDOSHIC', label: labelOf('TRIDOSHIC') };
  return first.share - second.share <= NARROW.dual
    ? { primary, secondary: other, prakritiCombo: 'dual', label: labelOf('dual') }
    : { primary, secondary: null, prakritiCombo: 'single', label: labelOf('single') };
}
