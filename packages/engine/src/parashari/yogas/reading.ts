import { dayFrame } from '../../almanac/day-frame.ts';
import type { DayFrame } from '../../almanac/day-frame.ts';
import type { Chart } from '../../chart/chart.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { GRAHAS, HOUSES } from '../../zodiac/names.ts';
import type { Graha, House, Planet } from '../../zodiac/names.ts';
import { byHouse, byPlanet } from '../../zodiac/records.ts';
import { signDignity } from '../base/dignity.ts';
import type { Dignity } from '../base/dignity.ts';
import { kthSign, signsOf, wholeSignHouse } from '../base/frame.ts';
import type { SignsOf } from '../base/frame.ts';
import { chartNatures } from '../base/natures.ts';
import type { NaturesOf } from '../base/natures.ts';
import { combustionOf } from '../states/combustion.ts';
import type { CombustionGrade } from '../states/combustion.ts';
import { condition } from '../states/condition.ts';
import type { Condition } from '../states/condition.ts';
import { shadbala } from '../strength/shadbala/total.ts';
import { vargaSign } from '../vargas/vargas.ts';

/** A chart as the catalogues of yogas read it: whole signs, natures, dignity at sign level. */
export interface Reading {
  readonly chart: Chart;
  /** Sign of the ascendant, 0 = Aries. */
  readonly ascendant: number;
  readonly signs: SignsOf;
  readonly houses: Readonly<Record<Planet, House>>;
  /** Lord of each whole-sign house. */
  readonly lords: Readonly<Record<House, Graha>>;
  readonly natures: NaturesOf;
  /** Moon, Mercury, Jupiter and Venus as far as they are benefic. */
  readonly benefics: readonly Planet[];
  /** Sun, Mars, Saturn, and Moon and Mercury where they are malefic. */
  readonly malefics: readonly Planet[];
  /** The same with Rahu and Ketu. */
  readonly maleficsAndNodes: readonly Planet[];
  readonly dignities: Readonly<Record<Planet, Dignity>>;
  readonly combustions: Readonly<Record<Planet, CombustionGrade>>;
  /** Strong, medium or weak. */
  readonly conditions: Readonly<Record<Planet, Condition>>;
  /** Navamsa signs. */
  readonly navamsas: SignsOf;
  /** The planet furthest advanced in its sign (R29.2). */
  readonly atmakaraka: Graha;
  /** The Vedic day of the birth, found on first use. */
  readonly day: () => DayFrame;
  /** Sun to Saturn, the strongest by shadbala first, found on first use. */
  readonly ranking: () => readonly Graha[];
}

/** Reads a chart once for all catalogues; `atmakaraka` is a finding of the Jaimini system. */
export function readingOf(ephemeris: Ephemeris, chart: Chart, atmakaraka: Graha): Reading {
  const { moment, planets } = chart;
  const ascendant = chart.ascendant.signIndex;
  const signs = signsOf(chart);
  const natures = chartNatures(chart);
  const malefics = GRAHAS.filter((planet) => natures[planet] === 'malefic');
  return {
    chart,
    ascendant,
    signs,
    houses: byPlanet((planet) => wholeSignHouse(chart, planet)),
    lords: byHouse((house) => signLordOf(kthSign(ascendant, house))),
    natures,
    benefics: GRAHAS.filter((planet) => natures[planet] === 'benefic'),
    malefics,
    maleficsAndNodes: [...malefics, 'Rahu', 'Ketu'],
    dignities: byPlanet((planet) => signDignity(planet, signs[planet], signs)),
    combustions: byPlanet((planet) => combustionOf(chart, planet)),
    conditions: byPlanet((planet) => condition(chart, planet)),
    navamsas: byPlanet((planet) => vargaSign('D9', planets[planet].longitude)),
    atmakaraka,
    day: once(() => dayFrame(ephemeris, moment.utcMs, moment, moment)),
    ranking: once(() => shadbala(ephemeris, chart).ranking),
  };
}

function once<Value extends object>(find: () => Value): () => Value {
  let found: Value | undefined;
  return () => (found ??= find());
}

/** Houses that a planet owns, in order. */
export const ownedBy = ({ lords }: Reading, planet: Planet): readonly House[] =>
  HOUSES.filter((house) => lords[house] === planet);
