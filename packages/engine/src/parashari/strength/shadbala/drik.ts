import { GRAHAS } from '../../../zodiac/names.ts';
import type { LongitudesOf } from '../../base/frame.ts';
import { sputaDrishti } from '../../base/drishti.ts';
import type { NaturesOf } from '../../base/natures.ts';

/** Aspects received by degrees, in virupas. */
export interface DrishtiReceived {
  readonly benefic: number;
  readonly malefic: number;
  readonly net: number;
  /** A quarter of the net: the drik bala where the target is a planet. */
  readonly drik: number;
}

/** Aspects of Sun to Saturn on a point, by the natures of the chart (R25, R23.7); a planet casts none on its own place. */
export function drishtiReceived(target: number, longitudes: LongitudesOf, natures: NaturesOf): DrishtiReceived {
  let benefic = 0;
  let malefic = 0;
  for (const aspector of GRAHAS) {
    const { virupas } = sputaDrishti(aspector, longitudes[aspector], target);
    if (natures[aspector] === 'benefic') benefic += virupas;
    else malefic += virupas;
  }
  return { benefic, malefic, net: benefic - malefic, drik: (benefic - malefic) / 4 };
}
