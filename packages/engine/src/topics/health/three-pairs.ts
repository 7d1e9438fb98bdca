import type { Ephemeris } from '../../sky/port.ts';
import { dayFrame } from '../../almanac/day-frame.ts';
import type { Chart } from '../../chart/chart.ts';
import { placementOf } from '../../jaimini/placement.ts';
import { jaiminiLord } from '../../jaimini/strength.ts';
import { countSigns, signOf, wholeSignHouse } from '../../parashari/base/frame.ts';
import { specialLagnas } from '../../parashari/strength/special-lagnas.ts';
import { signName } from '../../zodiac/lords.ts';
import type { Sign } from '../../zodiac/names.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import type { Modality } from '../../zodiac/sign-attributes.ts';

/** What a pair, and most of the three, can say (R21.2). */
export const PAIR_BANDS = ['SHORT', 'MIDDLE', 'LONG'] as const;
export type PairBand = (typeof PAIR_BANDS)[number];
export const PAIRS = ['LAGNA_LORD_AND_EIGHTH_LORD', 'MOON_AND_SATURN', 'LAGNA_AND_HORA_LAGNA'] as const;
type PairName = (typeof PAIRS)[number];
export const KAKSHYAS = ['UP', 'DOWN', 'NONE'] as const;
type Kakshya = (typeof KAKSHYAS)[number];

interface SpanPair {
  readonly pair: PairName;
  readonly signs: readonly [Sign, Sign];
  readonly modalities: readonly [Modality, Modality];
  readonly band: PairBand;
}

export interface ThreePairs {
  readonly pairs: readonly SpanPair[];
  readonly band: PairBand;
  readonly kakshya: Kakshya;
}

/** The eighth of each sign in this method, Aries first; not the plain eighth (R21.6: PVR Table 32). */
export const EIGHTH_OF: readonly number[] = [7, 2, 9, 8, 3, 10, 1, 8, 3, 2, 9, 4];

/** Band of two modalities (R21.2: PVR Table 33). */
export function pairBand(a: Modality, b: Modality): PairBand {
  const both = [a, b].sort().join(' and ');
  if (both === 'movable and movable' || both === 'dual and fixed') return 'LONG';
  return both === 'fixed and movable' || both === 'dual and dual' ? 'MIDDLE' : 'SHORT';
}

/** The three pairs of Jaimini by sign alone, with the step of Jupiter and Saturn (R21.2, R21.6); moves no KP band. */
export function threePairs(ephemeris: Ephemeris, chart: Chart): ThreePairs {
  const { moment, ascendant } = chart;
  const placement = placementOf(chart);
  const lagna = ascendant.signIndex;
  const lordSign = (sign: number): number => placement.signs[jaiminiLord(placement, sign)];
  const day = dayFrame(ephemeris, moment.utcMs, moment, moment);
  const hora = signOf(specialLagnas(ephemeris, chart, day).longitudes.hora);
  const pairs = [
    pairOf('LAGNA_LORD_AND_EIGHTH_LORD', lordSign(lagna), lordSign(EIGHTH_OF[lagna] ?? 0)),
    pairOf('MOON_AND_SATURN', placement.signs.Moon, placement.signs.Saturn),
    pairOf('LAGNA_AND_HORA_LAGNA', lagna, hora),
  ];
  const moonHouse = countSigns(lagna, placement.signs.Moon);
  return { pairs, band: jointBand(pairs, moonHouse === 1 || moonHouse === 7), kakshya: kakshyaOf(chart) };
}

const pairOf = (pair: PairName, a: number, b: number): SpanPair => {
  const modalities = [modalityOf(a), modalityOf(b)] as const;
  return { pair, signs: [signName(a), signName(b)], modalities, band: pairBand(...modalities) };
};

/** Two of three decide; all different: the lagna pair, or that of Moon and Saturn when the Moon is in 1 or 7. */
export function jointBand(pairs: readonly { readonly band: PairBand }[], moonDecides: boolean): PairBand {
  const [first, moon, lagna] = pairs.map(({ band }) => band);
  if (!first || !moon || !lagna) throw new RangeError('There are three pairs.');
  if (first === moon || first === lagna) return first;
  if (moon === lagna) return moon;
  return moonDecides ? moon : lagna;
}

/** Jupiter in 1 or 7 a step up, Saturn a step down, both or none no step (R21.2). */
function kakshyaOf(chart: Chart): Kakshya {
  const [up, down] = (['Jupiter', 'Saturn'] as const).map((planet) => [1, 7].includes(wholeSignHouse(chart, planet)));
  if (up === down) return 'NONE';
  return up ? 'UP' : 'DOWN';
}
