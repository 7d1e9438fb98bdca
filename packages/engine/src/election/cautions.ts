import { taraOf } from '../almanac/tara.ts';
import { isIn } from '../zodiac/planet-bits.ts';
import { aspectOrdinal } from '../zodiac/sign-aspects.ts';
import { levels } from '../kp/kernel/levels.ts';
import type { ElectingSet } from './electing-planets.ts';
import type { SkyState } from './sky-state.ts';
import type { LordRow } from './sub-rows.ts';

/** What speaks for care at a moment; it is counted, and it is never a layer (R15.3). The last two are asked for surgery alone. */
export const CAUTIONS = [
  'CHANDRASHTAMA',
  'TARA',
  'MOON_LORD_RETROGRADE',
  'ASC_SUB_RETROGRADE',
  'NARROW',
  'MARS_RETROGRADE',
  'MOON_LORD_EIGHTH',
] as const;
export type Caution = (typeof CAUTIONS)[number];

/** Seconds below which a window is narrow. */
const NARROW_SECONDS = 120;
const BAD_TARAS: readonly number[] = [3, 5, 7];

interface CautionedMoment {
  readonly sky: SkyState;
  readonly rising: LordRow | null;
  /** Length of the window, seconds. */
  readonly seconds: number;
}

/** The cautions of a moment in the order of the list. */
export function cautionsOf(
  { chart }: ElectingSet,
  { sky, rising, seconds }: CautionedMoment,
  forSurgery: boolean,
): readonly Caution[] {
  const { Moon } = sky.rows;
  const natal = chart.planets.Moon;
  const found: Caution[] = [];
  if (aspectOrdinal(natal.signIndex, Moon.signIndex) === 8) found.push('CHANDRASHTAMA');
  if (BAD_TARAS.includes(taraOf(natal.starIndex, Moon.starIndex).number)) found.push('TARA');
  if (((Moon.starBit | Moon.subBit) & sky.retrograde) !== 0) found.push('MOON_LORD_RETROGRADE');
  if (rising !== null && risesRetrograde(sky, rising)) found.push('ASC_SUB_RETROGRADE');
  if (seconds < NARROW_SECONDS) found.push('NARROW');
  if (!forSurgery) return found;
  if (isIn(sky.retrograde, 'Mars')) found.push('MARS_RETROGRADE');
  if ([Moon.starLord, Moon.subLord].some((lord) => levels(chart, lord).L1.includes(8))) found.push('MOON_LORD_EIGHTH');
  return found;
}

/** The rising sub lord is retrograde, or stands in the star of a retrograde planet. */
const risesRetrograde = ({ retrograde, rows }: SkyState, { subBit, subLord }: LordRow): boolean =>
  ((subBit | rows[subLord].starBit) & retrograde) !== 0;
