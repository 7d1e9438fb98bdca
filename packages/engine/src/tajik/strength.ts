import type { Chart } from '../chart/chart.ts';
import { perChart } from '../chart/per-chart.ts';
import { arcFromDebilitation, debilitationSign, exaltationSign } from '../parashari/base/dignity.ts';
import { byGraha, countSigns, signsOf } from '../parashari/base/frame.ts';
import { naturalRelation } from '../parashari/base/relations.ts';
import { vargaSign } from '../parashari/vargas/vargas.ts';
import { signLordOf } from '../zodiac/division.ts';
import type { Graha } from '../zodiac/names.ts';
import { haddaLord } from './hadda.ts';

/** The book goes on to EXTRAORDINARY from 20, which no place in the zodiac reaches. */
export const PANCHAVARGEEYA_GRADES = ['WEAK', 'ORDINARY', 'STRONG', 'VERY_STRONG'] as const;
export type PanchavargeeyaGrade = (typeof PANCHAVARGEEYA_GRADES)[number];

/** Fivefold strength of a planet, units of 0..20 (R31.4). */
export interface Panchavargeeya {
  /** 0..30, by the lord of its sign. */
  readonly kshetra: number;
  /** 0..20, by its arc from deep debilitation. */
  readonly uchcha: number;
  /** 0..15, by the lord of its hadda. */
  readonly hadda: number;
  /** 0..10, by the lord of its sign in D3. */
  readonly drekkana: number;
  /** 0..5, by the lord of its sign in D9. */
  readonly navamsa: number;
  readonly total: number;
  readonly grade: PanchavargeeyaGrade;
  readonly haddaLord: Graha;
  /** The total with the friendships of the moment by Tajika Neelakanthi. */
  readonly totalTn: number;
}

/** What a planet holds in its own part; a friend's has half of it, any other's a quarter. */
const OWN_PARTS = { kshetra: 30, hadda: 15, drekkana: 10, navamsa: 5 } as const;
type Part = keyof typeof OWN_PARTS;

/** Signs from a planet at which it has friends by Tajika Neelakanthi, and at which enemies. */
const TN_FRIENDS: readonly number[] = [3, 5, 9, 11];
const TN_ENEMIES: readonly number[] = [1, 4, 7, 10];

/** Share of the full value by natural friendship: neutral and enemy count the same. */
function naturalShare(planet: Graha, lord: Graha): number {
  if (planet === lord) return 1;
  return naturalRelation(planet, lord) === 'FRIEND' ? 0.5 : 0.25;
}

/** Share of the full value in four steps by the distance of the two planets in the chart. */
function tnShare(planet: Graha, lord: Graha, distance: number): number {
  if (planet === lord) return 1;
  if (TN_FRIENDS.includes(distance)) return 0.75;
  return TN_ENEMIES.includes(distance) ? 0.25 : 0.5;
}

/** Grade of a panchavargeeya total: a step every five units. */
export function gradeOf(total: number): PanchavargeeyaGrade {
  if (total < 5) return 'WEAK';
  if (total < 10) return 'ORDINARY';
  return total < 15 ? 'STRONG' : 'VERY_STRONG';
}

function ofPlanet(chart: Chart, planet: Graha): Panchavargeeya {
  const { longitude, signIndex } = chart.planets[planet];
  const signs = signsOf(chart);
  const lords: Readonly<Record<Part, Graha>> = {
    kshetra: signLordOf(signIndex),
    hadda: haddaLord(longitude),
    drekkana: signLordOf(vargaSign('D3', longitude)),
    navamsa: signLordOf(vargaSign('D9', longitude)),
  };
  const uchcha = arcFromDebilitation(planet, longitude) / 9;
  const natural = (part: Part): number => OWN_PARTS[part] * naturalShare(planet, lords[part]);
  const tn = (part: Part): number =>
    OWN_PARTS[part] * tnShare(planet, lords[part], countSigns(signs[planet], signs[lords[part]]));
  const parts = {
    kshetra: natural('kshetra'),
    hadda: natural('hadda'),
    drekkana: natural('drekkana'),
    navamsa: natural('navamsa'),
  };
  const total = (parts.kshetra + uchcha + parts.hadda + parts.drekkana + parts.navamsa) / 4;
  return {
    ...parts,
    uchcha,
    total,
    grade: gradeOf(total),
    haddaLord: lords.hadda,
    totalTn: (tn('kshetra') + uchcha + tn('hadda') + tn('drekkana') + tn('navamsa')) / 4,
  };
}

/** Panchavargeeya of Sun to Saturn in a chart. */
export const panchavargeeya = perChart<Readonly<Record<Graha, Panchavargeeya>>>((chart) =>
  byGraha((planet) => ofPlanet(chart, planet)),
);

/** In the sign that it owns or is exalted in, whatever the degree. */
export const isOwnOrExalted = (planet: Graha, sign: number): boolean =>
  signLordOf(sign) === planet || exaltationSign(planet) === sign;

/** In the sign of its debilitation. */
export const isDebilitated = (planet: Graha, sign: number): boolean => debilitationSign(planet) === sign;

/** In a sign whose lord it holds for an enemy by nature (R23.2). */
export const isInEnemySign = (planet: Graha, sign: number): boolean =>
  naturalRelation(planet, signLordOf(sign)) === 'ENEMY';

export const TAJIK_CONDITIONS = ['strong', 'ordinary', 'weak'] as const;
export type TajikCondition = (typeof TAJIK_CONDITIONS)[number];

/**
 * Strong: own or exalted sign, or a total of 10 or more; else weak: debilitated, in a natural enemy's sign, or a total
 * below 5; else ordinary. What makes a planet strong is asked first.
 */
export function tajikCondition(chart: Chart, planet: Graha): TajikCondition {
  const sign = chart.planets[planet].signIndex;
  const { total } = panchavargeeya(chart)[planet];
  if (isOwnOrExalted(planet, sign) || total >= 10) return 'strong';
  return isDebilitated(planet, sign) || isInEnemySign(planet, sign) || total < 5 ? 'weak' : 'ordinary';
}
