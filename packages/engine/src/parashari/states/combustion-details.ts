import type { Chart } from '../../chart/chart.ts';
import type { Graha } from '../../zodiac/names.ts';
import { signDignity } from '../base/dignity.ts';
import { signsOf } from '../base/frame.ts';
import { vargaSign } from '../vargas/vargas.ts';
import { combustionOf, combustionOrb, sunSeparation } from './combustion.ts';
import { trueSeparation } from '../../chart/placement.ts';

export const COMBUSTION_MITIGATIONS = [
  'OWN_SIGN',
  'EXALTATION_SIGN',
  'RETROGRADE_INFERIOR',
  'WITH_NORTH_LATITUDE_OVER_ORB',
] as const;
type CombustionMitigation = (typeof COMBUSTION_MITIGATIONS)[number];

/** Degrees within which a planet is in the heart of the Sun, a Western idea. */
const CAZIMI_DEGREES = 17 / 60;

/** Within 17' of the Sun: reported only. */
export const isCazimi = (chart: Chart, planet: Graha): boolean => sunSeparation(chart, planet) < CAZIMI_DEGREES;

/** In one navamsa sign with the Sun. */
export const sharesSunNavamsa = ({ planets }: Chart, planet: Graha): boolean =>
  vargaSign('D9', planets[planet].longitude) === vargaSign('D9', planets.Sun.longitude);

/** How deep a planet stands in its orb, 0 at the edge to 100 with the Sun; 0 where it is not combust. */
export function combustionDepth(chart: Chart, planet: Graha): number {
  const orb = combustionOrb(planet, chart.planets[planet].retrograde);
  if (orb === null || combustionOf(chart, planet) === 'NONE') return 0;
  return (100 * (orb - sunSeparation(chart, planet))) / orb;
}

/** What softens a combustion without changing its grade (get_combust_planets); none where there is no combustion. */
export function combustionMitigations(chart: Chart, planet: Graha): readonly CombustionMitigation[] {
  if (combustionOf(chart, planet) === 'NONE') return [];
  const { retrograde, signIndex } = chart.planets[planet];
  const dignity = signDignity(planet, signIndex, signsOf(chart));
  const orb = combustionOrb(planet, retrograde) ?? 0;
  const holds: Readonly<Record<CombustionMitigation, boolean>> = {
    OWN_SIGN: dignity === 'OWN' || dignity === 'MOOLATRIKONA' || (planet === 'Mercury' && dignity === 'EXALTED'),
    EXALTATION_SIGN: dignity === 'EXALTED',
    RETROGRADE_INFERIOR: retrograde && (planet === 'Mercury' || planet === 'Venus'),
    WITH_NORTH_LATITUDE_OVER_ORB: trueSeparation(chart.planets[planet], chart.planets.Sun) > orb,
  };
  return COMBUSTION_MITIGATIONS.filter((mitigation) => holds[mitigation]);
}
