import { kthSign, planetsIn } from '../parashari/base/frame.ts';
import type { SignsOf } from '../parashari/base/frame.ts';
import type { NaturesOf } from '../parashari/base/natures.ts';
import type { Planet } from '../zodiac/names.ts';

export const ARGALA_CLASSES = ['primary', 'secondary', 'special'] as const;
type ArgalaClass = (typeof ARGALA_CLASSES)[number];
export const ARGALA_KINDS = ['SHUBHA', 'PAPA', 'MIXED'] as const;
type ArgalaKind = (typeof ARGALA_KINDS)[number];
export const ARGALA_STATUSES = ['UNOBSTRUCTED', 'OBSTRUCTED', 'NONE'] as const;
type ArgalaStatus = (typeof ARGALA_STATUSES)[number];
type ArgalaPlace = 2 | 4 | 11 | 5 | 3;

/** What the planets in one place do to the sign they are counted from (R29.1, PVR 10.5). */
interface ArgalaRow {
  readonly place: ArgalaPlace;
  readonly class: ArgalaClass;
  readonly planets: readonly Planet[];
  /** By the natures of those planets; null where there are none. */
  readonly kind: ArgalaKind | null;
  /** The planets of the barring sign, whether they suffice or not. */
  readonly obstructedBy: readonly Planet[];
  readonly status: ArgalaStatus;
  /** It stands, though planets bar it. */
  readonly partlyBarred: boolean;
}

export interface Argala {
  /** The sign holds Ketu, so every count runs against the zodiac. */
  readonly countedBackward: boolean;
  /** Places 2, 4, 11, 5, then 3 where it stands. */
  readonly rows: readonly ArgalaRow[];
  /** Benefics and malefics in places that are not obstructed. */
  readonly net: { readonly shubha: number; readonly papa: number };
}

const PLACES: readonly { readonly place: 2 | 4 | 11 | 5; readonly class: ArgalaClass; readonly barredFrom: number }[] =
  [
    { place: 2, class: 'primary', barredFrom: 12 },
    { place: 4, class: 'primary', barredFrom: 10 },
    { place: 11, class: 'primary', barredFrom: 3 },
    { place: 5, class: 'secondary', barredFrom: 9 },
  ];

/** Malefics in the third that make an argala which nothing bars (vipreeta, PVR 10.7). */
const VIPREETA = 3;

/** The argalas on a sign (0 = Aries) and what bars them (R29.1, PVR 10.5-10.7). */
export function argalaOn(signs: SignsOf, natures: NaturesOf, sign: number): Argala {
  const countedBackward = signs.Ketu === sign;
  const at = (count: number): readonly Planet[] =>
    planetsIn(signs, countedBackward ? (sign - count + 13) % 12 : kthSign(sign, count));
  const third = at(3);
  const vipreeta = third.filter((planet) => natures[planet] === 'malefic').length >= VIPREETA;
  const rows = PLACES.map(({ place, class: kind, barredFrom }): ArgalaRow => {
    const planets = at(place);
    const obstructedBy = vipreeta && place === 11 ? [] : at(barredFrom);
    const status = statusOf(planets.length, obstructedBy.length);
    return {
      place,
      class: kind,
      planets,
      kind: kindOf(planets, natures),
      obstructedBy,
      status,
      partlyBarred: status === 'UNOBSTRUCTED' && obstructedBy.length > 0,
    };
  });
  const all = vipreeta ? [...rows, special(third, natures)] : rows;
  const unobstructed = all.filter(({ status }) => status === 'UNOBSTRUCTED').flatMap(({ planets }) => planets);
  const shubha = unobstructed.filter((planet) => natures[planet] === 'benefic').length;
  return { countedBackward, rows: all, net: { shubha, papa: unobstructed.length - shubha } };
}

const special = (planets: readonly Planet[], natures: NaturesOf): ArgalaRow => ({
  place: 3,
  class: 'special',
  planets,
  kind: kindOf(planets, natures),
  obstructedBy: [],
  status: 'UNOBSTRUCTED',
  partlyBarred: false,
});

/** An argala is barred where the barring sign has at least as many planets as cause it. */
function statusOf(causing: number, barring: number): ArgalaStatus {
  if (causing === 0) return 'NONE';
  return barring >= causing ? 'OBSTRUCTED' : 'UNOBSTRUCTED';
}

function kindOf(planets: readonly Planet[], natures: NaturesOf): ArgalaKind | null {
  const benefics = planets.filter((planet) => natures[planet] === 'benefic').length;
  if (planets.length === 0) return null;
  if (benefics === planets.length) return 'SHUBHA';
  return benefics === 0 ? 'PAPA' : 'MIXED';
}
