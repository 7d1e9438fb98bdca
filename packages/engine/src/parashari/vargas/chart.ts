import type { Chart } from '../../chart/chart.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { signName } from '../../zodiac/lords.ts';
import { HOUSES, PLANETS } from '../../zodiac/names.ts';
import type { Graha, House, Planet, Sign } from '../../zodiac/names.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { ASPECT_ORDINALS, signAspect } from '../../zodiac/sign-aspects.ts';
import { vargaDignity } from '../base/dignity.ts';
import type { Dignity } from '../base/dignity.ts';
import { countSigns, kthSign, planetsIn, signsOf } from '../base/frame.ts';
import type { SignsOf } from '../base/frame.ts';
import { chartNatures } from '../base/natures.ts';
import type { NaturesOf } from '../base/natures.ts';
import { deityOf } from './deities.ts';
import type { Body } from './edges.ts';
import { vargaPlace } from './vargas.ts';
import type { DivisionName, VargaPlace } from './vargas.ts';

export type VargaDignity = Exclude<Dignity, 'MOOLATRIKONA'>;

/** A body of a divisional chart; `sign` 0 = Aries, `part` from 0, `degree` within the division. */
export interface VargaPoint extends VargaPlace {
  readonly lord: Graha;
  readonly deity: string | null;
  /** Sign in the birth chart. */
  readonly d1Sign: number;
}

interface VargaPlanet extends VargaPoint {
  readonly house: House;
  readonly dignity: VargaDignity;
  /** In the sign it has in the birth chart. */
  readonly vargottama: boolean;
  /** Houses it looks at, in the order of their count from it. */
  readonly aspects: readonly House[];
}

/** A house of a divisional chart, as results refer to it. */
export interface VargaHouse {
  readonly house: House;
  readonly sign: Sign;
  readonly lord: Graha;
  readonly lordHouse: House;
  readonly occupants: readonly Planet[];
  readonly aspectedBy: readonly Planet[];
}

/** A divisional chart: signs, houses counted in signs from its own ascendant, dignities and aspects. */
export interface VargaChart {
  readonly division: DivisionName;
  readonly ascendant: VargaPoint;
  readonly planets: Readonly<Record<Planet, VargaPlanet>>;
  /** Twelve, first house first. */
  readonly houses: readonly VargaHouse[];
  readonly vargottama: readonly Body[];
  readonly signs: SignsOf;
  /** Natural benefics and malefics of the birth chart. */
  readonly natures: NaturesOf;
}

/** The divisional chart of a birth chart. */
export function vargaChart(chart: Chart, division: DivisionName): VargaChart {
  const point = ({ longitude, signIndex }: { longitude: number; signIndex: number }): VargaPoint => {
    const place = vargaPlace(division, longitude);
    return { ...place, lord: signLordOf(place.sign), deity: deityOf(division, longitude), d1Sign: signIndex };
  };
  const ascendant = point(chart.ascendant);
  const houseOf = (sign: number): House => countSigns(ascendant.sign, sign);
  const planets = byPlanet((planet): VargaPlanet => {
    const at = point(chart.planets[planet]);
    return {
      ...at,
      house: houseOf(at.sign),
      dignity: vargaDignity(planet, at.sign, signsOf(chart)),
      vargottama: at.sign === at.d1Sign,
      aspects: ASPECT_ORDINALS[planet].map((ordinal) => houseOf(kthSign(at.sign, ordinal))),
    };
  });
  const signs = byPlanet((planet) => planets[planet].sign);
  const houses = HOUSES.map((house): VargaHouse => {
    const sign = kthSign(ascendant.sign, house);
    const lord = signLordOf(sign);
    return {
      house,
      sign: signName(sign),
      lord,
      lordHouse: planets[lord].house,
      occupants: planetsIn(signs, sign),
      aspectedBy: PLANETS.filter((planet) => signAspect(planet, signs[planet], sign) !== null),
    };
  });
  const vargottama: readonly Body[] = [
    ...(ascendant.sign === ascendant.d1Sign ? (['Ascendant'] as const) : []),
    ...PLANETS.filter((planet) => planets[planet].vargottama),
  ];
  return { division, ascendant, planets, houses, vargottama, signs, natures: chartNatures(chart) };
}

/** One of the twelve houses of a divisional chart. */
export function vargaHouse({ houses }: VargaChart, house: House): VargaHouse {
  const found = houses[house - 1];
  if (found === undefined) throw new RangeError(`A chart has no house ${house}.`);
  return found;
}
