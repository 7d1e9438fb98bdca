import type { Chart } from '../../chart/chart.ts';
import { isDusthana, partOf, wholeSignHouse } from '../../parashari/base/frame.ts';
import { combustionOf } from '../../parashari/states/combustion.ts';
import { signName } from '../../zodiac/lords.ts';
import type { Graha, House } from '../../zodiac/names.ts';
import { SPEED_ORDER } from '../pairs.ts';
import type { TajikPair } from '../pairs.ts';
import { isDebilitated, isOwnOrExalted, panchavargeeya, tajikCondition } from '../strength.ts';
import { say } from './yogas.messages.ts';

/** A chart with its 21 pairs: what the yogas read. */
export interface YogaSky {
  readonly chart: Chart;
  readonly pairs: readonly TajikPair[];
}

export const YOGA_RESULTS = ['good', 'mixed', 'bad'] as const;
export type YogaResult = (typeof YOGA_RESULTS)[number];

export const KAMBOOLA_GRADES = ['UTTAMA', 'MADHYAMA', 'SAMA', 'ADHAMA'] as const;
export type KamboolaGrade = (typeof KAMBOOLA_GRADES)[number];

/** One case of a yoga. */
export interface YogaInstance {
  /** Fast, slow, then the third. */
  readonly planets: readonly Graha[];
  readonly detail: string;
  readonly grade?: {
    readonly moon: KamboolaGrade;
    readonly partners: readonly { readonly planet: Graha; readonly grade: KamboolaGrade }[];
  };
}

const isIthasala = ({ state }: TajikPair): boolean => state === 'ITHASALA';

/** The pairs in ithasala. */
export const ithasalas = ({ pairs }: YogaSky): readonly TajikPair[] => pairs.filter(isIthasala);

/** Whether two planets are in ithasala, in whichever order. */
export const inIthasala = (sky: YogaSky, x: Graha, y: Graha): boolean =>
  ithasalas(sky).some(({ fast, slow }) => (fast === x && slow === y) || (fast === y && slow === x));

export const isFaster = (x: Graha, y: Graha): boolean => SPEED_ORDER.indexOf(x) < SPEED_ORDER.indexOf(y);

export const signOfPlanet = ({ chart }: YogaSky, planet: Graha): number => chart.planets[planet].signIndex;
export const degreeOf = ({ chart }: YogaSky, planet: Graha): number => partOf(chart.planets[planet].longitude);
export const houseOfPlanet = ({ chart }: YogaSky, planet: Graha): House => wholeSignHouse(chart, planet);
export const totalOf = ({ chart }: YogaSky, planet: Graha): number => panchavargeeya(chart)[planet].total;
export const isStrong = ({ chart }: YogaSky, planet: Graha): boolean => tajikCondition(chart, planet) === 'strong';
export const isWeak = ({ chart }: YogaSky, planet: Graha): boolean => tajikCondition(chart, planet) === 'weak';
export const ownsOrExalted = (sky: YogaSky, planet: Graha): boolean =>
  isOwnOrExalted(planet, signOfPlanet(sky, planet));
export const debilitated = (sky: YogaSky, planet: Graha): boolean => isDebilitated(planet, signOfPlanet(sky, planet));

/** What spoils a planet by motion, light or sign, as a message says it after `is`. */
export function spoiltBy(sky: YogaSky, planet: Graha): readonly string[] {
  return [
    ...(sky.chart.planets[planet].retrograde ? [say.fault({ fault: 'RETROGRADE' })] : []),
    ...(combustionOf(sky.chart, planet) === 'NONE' ? [] : [say.fault({ fault: 'COMBUST' })]),
    ...(debilitated(sky, planet) ? [say.fault({ fault: 'DEBILITATED' })] : []),
  ];
}

export const inBadHouse = (sky: YogaSky, planet: Graha): boolean => isDusthana(houseOfPlanet(sky, planet));

/** `the Moon at 18°25' of Leo`, cut to the minute. */
export function placed(sky: YogaSky, planet: Graha): string {
  // The allowance of the lookup of lords, so that 18°25' never prints as 18°24'.
  const minutes = Math.floor(degreeOf(sky, planet) * 60 + 1e-8);
  const rest = String(minutes % 60).padStart(2, '0');
  const arc = `${Math.floor(minutes / 60)}°${rest}'`;
  return say.placed({ planet, arc, sign: signName(signOfPlanet(sky, planet)) });
}
