import type { Chart } from '../../chart/chart.ts';
import { arcForward } from '../../base/angles.ts';
import { HOUSES, isNode, PLANETS } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import { aspectOn } from '../base/drishti.ts';
import { kthSign, planetsIn, signsOf, wholeSignHouse } from '../base/frame.ts';
import { chartNatures } from '../base/natures.ts';
import type { Nature } from '../base/natures.ts';
import { say } from './states.messages.ts';

export const KARTARI_TYPES = ['PAPA', 'SHUBHA', 'NONE'] as const;
type KartariType = (typeof KARTARI_TYPES)[number];

interface Kartari {
  readonly type: KartariType;
  /** Occupants of the 12th and of the 2nd sign, those that count. */
  readonly before: readonly Planet[];
  readonly after: readonly Planet[];
  /** What softens a papa or spoils a shubha kartari, a sentence each. */
  readonly cancellations: readonly string[];
  /** Null where nothing hems. */
  readonly net: 'ACTIVE' | 'REDUCED' | null;
}

export interface HouseKartari extends Kartari {
  readonly house: House;
  /** 0 = Aries. */
  readonly sign: number;
}

export interface PlanetKartari extends Kartari {
  readonly planet: Planet;
  readonly house: House;
  /** The nearest bodies within 30° on both sides are of one nature, that of `type` where there is one. */
  readonly close: boolean;
  /** Papa, the nearest before moving direct and the nearest after retrograde: both come nearer. */
  readonly tight: boolean;
}

export interface KartariOptions {
  /** Rahu and Ketu count among the malefics that hem. */
  readonly nodes: boolean;
}

const WITH_NODES: KartariOptions = { nodes: true };

/** Houses hemmed between malefics (papa) or benefics (shubha) of the 12th and 2nd signs from them (yogas: kartari). */
export function houseKartaris(chart: Chart, options: KartariOptions = WITH_NODES): readonly HouseKartari[] {
  const signs = signsOf(chart);
  return HOUSES.map((house) => {
    const sign = kthSign(chart.ascendant.signIndex, house);
    const contacts = PLANETS.flatMap((other): readonly Contact[] => {
      if (signs[other] === sign) return [{ planet: other, how: 'IN' }];
      return signAspect(other, signs[other], sign) === null ? [] : [{ planet: other, how: 'ASPECTS' }];
    });
    return { house, sign, ...hemming(chart, sign, contacts, options) };
  });
}

/** Planets hemmed by sign, with the degree form and the motion of the two nearest (yogas: kartari). */
export function planetKartaris(chart: Chart, options: KartariOptions = WITH_NODES): readonly PlanetKartari[] {
  const signs = signsOf(chart);
  return PLANETS.map((planet) => {
    const contacts = PLANETS.filter((other) => other !== planet).flatMap((other): readonly Contact[] => {
      if (signs[other] === signs[planet]) return [{ planet: other, how: 'WITH' }];
      return aspectOn(other, planet, signs) === null ? [] : [{ planet: other, how: 'ASPECTS' }];
    });
    const found = hemming(chart, signs[planet], contacts, options);
    return {
      planet,
      house: wholeSignHouse(chart, planet),
      ...found,
      close: isClose(chart, planet, found.type, options),
      tight: isTight(chart, planet, found),
    };
  });
}

interface Contact {
  readonly planet: Planet;
  readonly how: 'IN' | 'WITH' | 'ASPECTS';
}

function hemming(chart: Chart, sign: number, contacts: readonly Contact[], options: KartariOptions): Kartari {
  const natures = chartNatures(chart);
  const side = (k: number): readonly Planet[] =>
    planetsIn(signsOf(chart), kthSign(sign, k)).filter((planet) => counts(planet, options));
  const before = side(12);
  const after = side(2);
  const all = (nature: Nature): boolean =>
    before.length > 0 && after.length > 0 && [...before, ...after].every((planet) => natures[planet] === nature);
  const type: KartariType = all('malefic') ? 'PAPA' : all('benefic') ? 'SHUBHA' : 'NONE';
  if (type === 'NONE') return { type, before, after, cancellations: [], net: null };

  // Only an aspect of a malefic spoils a shubha kartari; a benefic softens a papa kartari by presence too.
  const cancellations = contacts
    .filter(({ planet }) => counts(planet, options))
    .filter(({ planet, how }) =>
      type === 'PAPA' ? natures[planet] === 'benefic' : natures[planet] === 'malefic' && how === 'ASPECTS',
    )
    .map(({ planet, how }) => say.reachesHemmed({ nature: natures[planet], planet, how }));
  return { type, before, after, cancellations, net: cancellations.length === 0 ? 'ACTIVE' : 'REDUCED' };
}

const counts = (planet: Planet, options: KartariOptions): boolean => options.nodes || !isNode(planet);

function isClose(chart: Chart, planet: Planet, type: KartariType, options: KartariOptions): boolean {
  const at = chart.planets[planet].longitude;
  const others = PLANETS.filter((other) => other !== planet && counts(other, options));
  const ahead = nearest(others, (other) => arcForward(at, chart.planets[other].longitude));
  const behind = nearest(others, (other) => arcForward(chart.planets[other].longitude, at));
  if (!ahead || !behind || ahead.arc > 30 || behind.arc > 30) return false;
  const natures = chartNatures(chart);
  const nature = natures[ahead.planet];
  if (natures[behind.planet] !== nature) return false;
  return type === 'NONE' || (type === 'PAPA') === (nature === 'malefic');
}

function isTight(chart: Chart, planet: Planet, { type, before, after }: Kartari): boolean {
  if (type !== 'PAPA') return false;
  const at = chart.planets[planet].longitude;
  const behind = nearest(before, (other) => arcForward(chart.planets[other].longitude, at));
  const ahead = nearest(after, (other) => arcForward(at, chart.planets[other].longitude));
  if (!behind || !ahead) return false;
  // Mean nodes always move backwards, so a node behind moves away; ahead no retrograde rule applies to it (R6.5).
  return !isNode(behind.planet) && !chart.planets[behind.planet].retrograde && chart.planets[ahead.planet].retrograde;
}

interface Neighbour {
  readonly planet: Planet;
  readonly arc: number;
}

function nearest(planets: readonly Planet[], arc: (planet: Planet) => number): Neighbour | null {
  return planets.reduce<Neighbour | null>((best, planet) => {
    const distance = arc(planet);
    return best === null || distance < best.arc ? { planet, arc: distance } : best;
  }, null);
}
