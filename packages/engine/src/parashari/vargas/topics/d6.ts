import { PLANET_BODY_PARTS, SIGN_BODY_PARTS } from '../body-parts.ts';
import { vargaHouse } from '../chart.ts';
import type { VargaChart } from '../chart.ts';
import { ofNature, reaching } from '../reach.ts';
import { lordOfAscendant } from '../readout.ts';
import type { Degree } from './degrees.ts';

/** Constitution and resistance: parts of the body, never an ailment (get_d6_chart). */
export function shashthamsaTopic(varga: VargaChart) {
  const sixthHouse = vargaHouse(varga, 6);
  const reached = reaching(varga, [1, 6]);
  const parts = [...SIGN_BODY_PARTS[sixthHouse.sign], ...PLANET_BODY_PARTS[sixthHouse.lord]];
  return {
    sixthHouse,
    afflictedBy: ofNature(varga, 'malefic', reached),
    protectors: ofNature(varga, 'benefic', reached),
    bodyTendency: [...new Set(parts)],
    resistance: resistance(lordOfAscendant(varga).points),
  };
}

function resistance(points: number): Degree {
  if (points >= 2) return 'HIGH';
  return points >= 0 ? 'MEDIUM' : 'LOW';
}
