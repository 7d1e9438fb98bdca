import type { Chart } from '../../chart/chart.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { GRAHAS, PLANETS } from '../../zodiac/names.ts';
import type { Graha, House, Planet } from '../../zodiac/names.ts';
import { countSigns, isDusthana, signsOf } from '../base/frame.ts';
import { vargaSign } from '../vargas/vargas.ts';

export const PARIVARTANA_CLASSES = ['MAHA', 'KHALA', 'DAINYA'] as const;
export type ParivartanaClass = (typeof PARIVARTANA_CLASSES)[number];

/** Two planets that stand in each other's signs. */
export interface Parivartana {
  readonly planets: readonly [Graha, Graha];
  /** The houses exchanged: of each planet the one of its own sign that the other holds, where it acts as if at home. */
  readonly houses: readonly [House, House];
  readonly class: ParivartanaClass;
}

/** A hard house spoils the exchange, the third makes it uneven, all others are great (PH 6). */
export function parivartanaClass(x: House, y: House): ParivartanaClass {
  if (isDusthana(x) || isDusthana(y)) return 'DAINYA';
  return x === 3 || y === 3 ? 'KHALA' : 'MAHA';
}

type LordOf = (planet: Planet) => Planet;

/** Pairs of which each stands in a place of the other, in planet order. */
const mutual = <Each extends Planet>(planets: readonly Each[], lordOf: LordOf): readonly (readonly [Each, Each])[] =>
  planets.flatMap((x, index) =>
    planets
      .slice(index + 1)
      .filter((y) => lordOf(x) === y && lordOf(y) === x)
      .map((y) => [x, y] as const),
  );

/** Every exchange of signs among Sun to Saturn (PH 6); a planet can stand in one only. */
export function parivartanas(chart: Chart): readonly Parivartana[] {
  const signs = signsOf(chart);
  const houseAt = (planet: Graha): House => countSigns(chart.ascendant.signIndex, signs[planet]);
  return mutual(GRAHAS, (planet) => signLordOf(signs[planet])).map(([x, y]) => {
    const houses = [houseAt(y), houseAt(x)] as const;
    return { planets: [x, y], houses, class: parivartanaClass(...houses) };
  });
}

export const EXCHANGE_KINDS = ['NAVAMSA', 'STAR'] as const;

interface OtherExchange {
  readonly planets: readonly [Planet, Planet];
  readonly kind: (typeof EXCHANGE_KINDS)[number];
}

/** Exchanges of navamsa signs among Sun to Saturn, and of stars among all nine, which is the exchange that KP reads. */
export const otherExchanges = (chart: Chart): readonly OtherExchange[] => [
  ...mutual(GRAHAS, (planet) => signLordOf(vargaSign('D9', chart.planets[planet].longitude))).map((planets) => ({
    planets,
    kind: 'NAVAMSA' as const,
  })),
  ...mutual(PLANETS, (planet) => chart.planets[planet].starLord).map((planets) => ({ planets, kind: 'STAR' as const })),
];
