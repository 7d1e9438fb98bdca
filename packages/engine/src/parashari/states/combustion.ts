import type { Chart } from '../../chart/chart.ts';
import { separation } from '../../base/angles.ts';
import type { Planet } from '../../zodiac/names.ts';

export const COMBUSTION_GRADES = ['NONE', 'ORDINARY', 'FULL'] as const;
export type CombustionGrade = (typeof COMBUSTION_GRADES)[number];

interface Orb {
  readonly direct: number;
  readonly retrograde: number;
}

/** Degrees from the Sun (R23.3); Sun and nodes never burn. */
const ORBS: Readonly<Record<Planet, Orb | null>> = {
  Sun: null,
  Moon: { direct: 12, retrograde: 12 },
  Mars: { direct: 17, retrograde: 17 },
  Mercury: { direct: 14, retrograde: 12 },
  Jupiter: { direct: 11, retrograde: 11 },
  Venus: { direct: 10, retrograde: 8 },
  Saturn: { direct: 15, retrograde: 15 },
  Rahu: null,
  Ketu: null,
};

/** Orb of combustion in degrees; null for Sun and nodes (R23.3). */
export const combustionOrb = (planet: Planet, retrograde: boolean): number | null =>
  ORBS[planet]?.[retrograde ? 'retrograde' : 'direct'] ?? null;

/** NONE outside the orb, ORDINARY inside it, FULL inside its inner third; both edges count as inside (R23.3). */
export function combustion(planet: Planet, sunSeparation: number, retrograde: boolean): CombustionGrade {
  const orb = combustionOrb(planet, retrograde);
  if (orb === null || sunSeparation > orb) return 'NONE';
  return sunSeparation <= orb / 3 ? 'FULL' : 'ORDINARY';
}

/** Arc in longitude between a planet of a chart and the Sun, 0..180 degrees. */
export const sunSeparation = (chart: Chart, planet: Planet): number =>
  separation(chart.planets[planet].longitude, chart.planets.Sun.longitude);

/** Combustion grade of a planet of a chart. */
export const combustionOf = (chart: Chart, planet: Planet): CombustionGrade =>
  combustion(planet, sunSeparation(chart, planet), chart.planets[planet].retrograde);
