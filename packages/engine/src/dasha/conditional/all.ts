import type { Planet } from '../../zodiac/names.ts';
import { dashaCycle } from '../nakshatra/planet-dasha.ts';
import type { DashaCycle } from '../nakshatra/planet-dasha.ts';
import { CHATURASHITI_SAMA } from './chaturashiti-sama.ts';
import type { ConditionalDasha } from './definition.ts';
import { DWADASHOTTARI } from './dwadashottari.ts';
import { DWISAPTATI_SAMA } from './dwisaptati-sama.ts';
import { PANCHOTTARI } from './panchottari.ts';
import { SHASHTIHAYANI } from './shashtihayani.ts';
import { SHATABDIKA } from './shatabdika.ts';
import { SHATTRIMSHA_SAMA } from './shattrimsha-sama.ts';
import { SHODASHOTTARI } from './shodashottari.ts';

/** The eight conditional nakshatra dashas in the order of BPHS 46. */
export const CONDITIONAL_DASHAS: readonly ConditionalDasha[] = [
  SHODASHOTTARI,
  DWADASHOTTARI,
  PANCHOTTARI,
  SHATABDIKA,
  CHATURASHITI_SAMA,
  DWISAPTATI_SAMA,
  SHASHTIHAYANI,
  SHATTRIMSHA_SAMA,
];

/** The run of a conditional dasha from birth, by the sidereal Moon: balance by the rest of the Moon's own star. */
export function conditionalCycle(dasha: ConditionalDasha, moonLongitude: number, birthMs: number): DashaCycle<Planet> {
  const { index, passed } = dasha.start(moonLongitude);
  return dashaCycle(dasha.scheme, index, passed, birthMs);
}
