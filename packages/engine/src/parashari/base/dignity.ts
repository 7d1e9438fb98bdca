import type { Chart } from '../../chart/chart.ts';
import { separation, normalize } from '../../base/angles.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { isNode } from '../../zodiac/names.ts';
import { byPlanet } from '../../zodiac/records.ts';
import type { Graha, Node, Planet } from '../../zodiac/names.ts';
import { partOf, signOf, signsOf } from './frame.ts';
import type { SignsOf } from './frame.ts';
import { compoundRelation } from './relations.ts';
import type { CompoundRelation } from './relations.ts';
import { say } from './base.messages.ts';

export const DIGNITIES = [
  'EXALTED',
  'MOOLATRIKONA',
  'OWN',
  'GREAT_FRIEND',
  'FRIEND',
  'NEUTRAL',
  'ENEMY',
  'GREAT_ENEMY',
  'DEBILITATED',
] as const;
export type Dignity = (typeof DIGNITIES)[number];

/** A dignity in a sentence: `in its own sign`. */
export const dignityInWords = (dignity: Dignity): string => say.dignity({ dignity });

/** Sidereal degree of deepest exaltation; debilitation is opposite (R23.1, the nodes by one school of several). */
const DEEP_EXALTATION: Readonly<Record<Planet, number>> = {
  Sun: 10,
  Moon: 33,
  Mars: 298,
  Mercury: 165,
  Jupiter: 95,
  Venus: 357,
  Saturn: 200,
  Rahu: 50,
  Ketu: 230,
};

interface Arc {
  readonly sign: number;
  readonly from: number;
  readonly to: number;
}

/** Moolatrikona arcs (R23.1), half open; those of Moon and Mercury lie in their sign of exaltation. */
const MOOLATRIKONA: Readonly<Record<Graha, Arc>> = {
  Sun: { sign: 4, from: 0, to: 20 },
  Moon: { sign: 1, from: 3, to: 30 },
  Mars: { sign: 0, from: 0, to: 12 },
  Mercury: { sign: 5, from: 15, to: 20 },
  Jupiter: { sign: 8, from: 0, to: 10 },
  Venus: { sign: 6, from: 0, to: 15 },
  Saturn: { sign: 10, from: 0, to: 20 },
};

/** Sidereal longitude of deepest debilitation, degrees (R23.1). */
export const deepDebilitation = (planet: Planet): number => normalize(DEEP_EXALTATION[planet] + 180);

/** Arc to the point of deepest debilitation, 0..180 degrees: 180 at deepest exaltation (R25). */
export const arcFromDebilitation = (planet: Planet, longitude: number): number =>
  separation(longitude, deepDebilitation(planet));

const EXALTATION_SIGNS = byPlanet((planet) => signOf(DEEP_EXALTATION[planet]));
const DEBILITATION_SIGNS = byPlanet((planet) => signOf(deepDebilitation(planet)));

/** Sign in which a planet is exalted (R23.1). */
export const exaltationSign = (planet: Planet): number => EXALTATION_SIGNS[planet];

/** Sign in which a planet is debilitated (R23.1). */
export const debilitationSign = (planet: Planet): number => DEBILITATION_SIGNS[planet];

/** The sign that holds a planet's moolatrikona arc; null for the nodes. */
export const moolatrikonaSign = (planet: Planet): number | null => (isNode(planet) ? null : MOOLATRIKONA[planet].sign);

/**
 * Dignity of a planet at a sidereal longitude (R23.1), the first that holds: exaltation (which the moolatrikona and
 * own arcs of Moon and Mercury cut short), debilitation, moolatrikona, own sign, else the compound relation to the lord
 * of the sign, for which the D1 signs of all planets are needed. The dignity of the nodes differs by school.
 */
export function dignity(planet: Planet, longitude: number, signs: SignsOf): Dignity {
  const sign = signOf(longitude);
  const part = partOf(longitude);
  if (!isNode(planet)) {
    const arc = MOOLATRIKONA[planet];
    if (sign === arc.sign && part >= arc.from && part < arc.to) return 'MOOLATRIKONA';
  }
  // Past its moolatrikona arc Mercury is no longer exalted in Virgo.
  if (planet === 'Mercury' && sign === exaltationSign(planet) && part >= 20) return 'OWN';
  return vargaDignity(planet, sign, signs);
}

/** Dignity in a divisional chart, where a place has no degrees: relations use the temporary friendships of D1. */
export function vargaDignity(planet: Planet, vargaSign: number, signs: SignsOf): Exclude<Dignity, 'MOOLATRIKONA'> {
  if (vargaSign === exaltationSign(planet)) return 'EXALTED';
  if (vargaSign === debilitationSign(planet)) return 'DEBILITATED';
  const lord = signLordOf(vargaSign);
  return lord === planet ? 'OWN' : compoundRelation(planet, lord, signs);
}

/** The same for a node, which owns no sign. */
export function nodeDignity(node: Node, sign: number, signs: SignsOf): 'EXALTED' | 'DEBILITATED' | CompoundRelation {
  if (sign === exaltationSign(node)) return 'EXALTED';
  return sign === debilitationSign(node) ? 'DEBILITATED' : compoundRelation(node, signLordOf(sign), signs);
}

/** Dignity at sign level, for avasthas and yogas: exaltation wins, and moolatrikona means the whole sign. */
export function signDignity(planet: Planet, sign: number, signs: SignsOf): Dignity {
  const found = vargaDignity(planet, sign, signs);
  return found === 'OWN' && sign === moolatrikonaSign(planet) ? 'MOOLATRIKONA' : found;
}

/** Dignity of a planet of a chart. */
export const dignityOf = (chart: Chart, planet: Planet): Dignity =>
  dignity(planet, chart.planets[planet].longitude, signsOf(chart));
