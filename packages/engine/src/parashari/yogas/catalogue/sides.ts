import type { Planet } from '../../../zodiac/names.ts';
import type { Reading } from '../reading.ts';
import { membersIn, STARRY } from '../vocabulary/company.ts';

/** Mars to Saturn beside a luminary: in the 2nd and in the 12th sign from it. */
export interface Sides {
  readonly second: readonly Planet[];
  readonly twelfth: readonly Planet[];
}

export const sidesOf = (reading: Reading, luminary: 'Sun' | 'Moon'): Sides => ({
  second: membersIn(reading, STARRY, [2], luminary),
  twelfth: membersIn(reading, STARRY, [12], luminary),
});

export const LUNAR_CLASSES = ['SUNAPHA', 'ANAPHA', 'DURUDHARA', 'KEMADRUMA'] as const;
type LunarClass = (typeof LUNAR_CLASSES)[number];

/** On which sides of the Moon Mars to Saturn stand: after it, before it, on both or on none (BJ 13). */
export function lunarClass(reading: Reading): LunarClass {
  const { second, twelfth } = sidesOf(reading, 'Moon');
  if (second.length > 0) return twelfth.length > 0 ? 'DURUDHARA' : 'SUNAPHA';
  return twelfth.length > 0 ? 'ANAPHA' : 'KEMADRUMA';
}

export const SOLAR_CLASSES = ['VESI', 'VOSI', 'UBHAYACHARI', 'NONE'] as const;
export type SolarClass = (typeof SOLAR_CLASSES)[number];

/** The same of the Sun (BJ 13, PVR). */
export function solarClass(reading: Reading): SolarClass {
  const { second, twelfth } = sidesOf(reading, 'Sun');
  if (second.length > 0) return twelfth.length > 0 ? 'UBHAYACHARI' : 'VESI';
  return twelfth.length > 0 ? 'VOSI' : 'NONE';
}

export const SIDE_KINDS = ['SHUBHA', 'PAPA', 'MIXED'] as const;
export type SideKind = (typeof SIDE_KINDS)[number];

/** Whether only benefics or only malefics stand beside the Sun; null where nobody does. */
export function solarKind(reading: Reading): SideKind | null {
  const { second, twelfth } = sidesOf(reading, 'Sun');
  const beside = [...second, ...twelfth];
  if (beside.length === 0) return null;
  const malefic = beside.filter((planet) => reading.natures[planet] === 'malefic').length;
  if (malefic === 0) return 'SHUBHA';
  return malefic === beside.length ? 'PAPA' : 'MIXED';
}
