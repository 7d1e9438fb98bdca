import { normalize } from '../../../base/angles.ts';
import { signLordOf } from '../../../zodiac/division.ts';
import { signName } from '../../../zodiac/lords.ts';
import type { Graha, Sign } from '../../../zodiac/names.ts';
import { vargaSign } from '../vargas.ts';
import type { DivisionName } from '../vargas.ts';

export interface SignAndLord {
  readonly sign: Sign;
  readonly lord: Graha;
}

/** Sign in a division of the point 210° on from a longitude: the 22nd drekkana, the 64th navamsa. */
export function beyond(division: DivisionName, longitude: number): SignAndLord {
  const sign = vargaSign(division, normalize(longitude + 210));
  return { sign: signName(sign), lord: signLordOf(sign) };
}
