import { SIGN_LORDS } from '../zodiac/names.ts';
import type { Planet } from '../zodiac/names.ts';
import { countOnward } from './arudha.ts';
import { strongerSign } from './strength.ts';
import type { Placement, SignRuleNumber } from './strength.ts';

/** The image of a planet (PVR 9.5). Sign indices, Aries = 0. */
export interface GrahaArudha {
  readonly planet: Planet;
  /** The owned sign that is counted from: the stronger of two. */
  readonly ownedSign: number;
  /** The rule that chose it; null where one sign is owned. */
  readonly signRule: SignRuleNumber | null;
  readonly sign: number;
}

const NODE_SIGNS: Readonly<Partial<Record<Planet, readonly number[]>>> = { Rahu: [10], Ketu: [7] };

const ownedSigns = (planet: Planet): readonly number[] =>
  NODE_SIGNS[planet] ?? SIGN_LORDS.flatMap((lord, sign) => (lord === planet ? [sign] : []));

/**
 * The arudha of a planet (PVR 9.5): as far beyond its own sign as that is from the planet, with the exception of the
 * arudhas of houses. Rahu owns Aquarius here, Ketu Scorpio; of two owned signs the stronger counts.
 */
export function grahaArudha(placement: Placement, planet: Planet): GrahaArudha {
  const [first = 0, second] = ownedSigns(planet);
  const stronger = second === undefined ? { sign: first, rule: null } : strongerSign(placement, first, second);
  const { sign } = countOnward(placement.signs[planet], stronger.sign);
  return { planet, ownedSign: stronger.sign, signRule: stronger.rule, sign };
}
