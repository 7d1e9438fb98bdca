import { taraOf, TARAS } from './tara.ts';
import type { Tara } from './tara.ts';

export const TARA_QUALITIES = ['good', 'mixed', 'bad'] as const;
export const CHANDRA_QUALITIES = ['good', 'neutral', 'bad'] as const;
type ChandraQuality = (typeof CHANDRA_QUALITIES)[number];
export const TARA_VERDICTS = ['GOOD', 'MIXED', 'AVOID'] as const;
type TaraVerdict = (typeof TARA_VERDICTS)[number];

/** The Moon of a moment, as far as it matters here; indices from 0. */
export interface MoonStand {
  readonly starIndex: number;
  /** 1..4. */
  readonly pada: number;
  readonly signIndex: number;
  /** Tithis 1 to 15. */
  readonly brightHalf: boolean;
}

interface ChandraBala {
  /** House of the Moon's sign from the natal Moon sign, 1..12. */
  readonly house: number;
  readonly quality: ChandraQuality;
  readonly chandrashtama: boolean;
}

export const SPECIAL_STARS = ['Janma', 'Karma', 'Sanghatika', 'Samudaya', 'Adhana', 'Vainashika', 'Manasa'] as const;
type SpecialStar = (typeof SPECIAL_STARS)[number];

/** By the count from the birth star, both included. */
const SPECIAL_COUNTS: ReadonlyMap<number, SpecialStar> = new Map([
  [1, 'Janma'],
  [10, 'Karma'],
  [16, 'Sanghatika'],
  [18, 'Samudaya'],
  [19, 'Adhana'],
  [22, 'Vainashika'],
  [25, 'Manasa'],
]);

/** The one pada in which a bad tara of the second round harms: of a Vipat, a Pratyak and a Naidhana star (MC 4). */
export const HARMFUL_PADA: ReadonlyMap<number, number> = new Map([
  [3, 1],
  [5, 4],
  [7, 3],
]);

const CHANDRASHTAMA = 8;
const GOOD_HOUSES: ReadonlySet<number> = new Set([1, 3, 6, 7, 10, 11]);
const BAD_HOUSES: ReadonlySet<number> = new Set([4, CHANDRASHTAMA, 12]);

export interface TaraBala {
  readonly tara: Tara;
  /** A bad tara that its round and pada take the harm from. */
  readonly mitigated: boolean;
  /** The quality that counts. */
  readonly effective: Tara['quality'];
  readonly specialStar: SpecialStar | null;
  readonly chandraBala: ChandraBala;
  readonly overall: TaraVerdict;
}

/** How the Moon of a moment stands to the birth star and the natal Moon sign (R32.5, MC 4). */
export function taraBala(birth: Pick<MoonStand, 'starIndex' | 'signIndex'>, moon: MoonStand): TaraBala {
  const tara = taraOf(birth.starIndex, moon.starIndex);
  const mitigated = tara.quality === 'bad' && isMitigated(tara, moon.pada);
  const effective = mitigated ? 'mixed' : tara.quality;
  const bala = chandraBala(birth.signIndex, moon);
  return {
    tara,
    mitigated,
    effective,
    specialStar: SPECIAL_COUNTS.get(tara.count) ?? null,
    chandraBala: bala,
    overall: verdict(effective, bala),
  };
}

/** Bad throughout in the first round, in one pada of the second, never in the third. */
const isMitigated = ({ cycle, number }: Tara, pada: number): boolean =>
  cycle === 3 || (cycle === 2 && pada !== HARMFUL_PADA.get(number));

/** The second, fifth and ninth house are good only while the Moon grows (R32.5). */
function chandraBala(natalSignIndex: number, { signIndex, brightHalf }: MoonStand): ChandraBala {
  const house = ((signIndex - natalSignIndex + 12) % 12) + 1;
  const quality = GOOD_HOUSES.has(house) || (brightHalf && !BAD_HOUSES.has(house)) ? 'good' : 'neutral';
  return {
    house,
    quality: BAD_HOUSES.has(house) ? 'bad' : quality,
    chandrashtama: house === CHANDRASHTAMA,
  };
}

function verdict(effective: Tara['quality'], { quality, chandrashtama }: ChandraBala): TaraVerdict {
  if (chandrashtama || (effective === 'bad' && quality === 'bad')) return 'AVOID';
  return effective === 'bad' || quality === 'bad' || effective === 'mixed' ? 'MIXED' : 'GOOD';
}

/** The three stars of each tara counted from a birth star; indices from 0. */
export const taraWheel = (birthStarIndex: number) =>
  TARAS.map((tara, index) => ({
    number: index + 1,
    ...tara,
    starIndices: [0, 9, 18].map((round) => (birthStarIndex + index + round) % 27),
  }));
