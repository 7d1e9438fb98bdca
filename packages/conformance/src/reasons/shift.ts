import type { Evidence, Row } from '../model.ts';
import { wrap } from '../judge.ts';

/** All longitudes of a case lie off by the same arc. */
export interface Shift {
  readonly arcsec: number;
  /** How far single longitudes may scatter about it. */
  readonly slack: number;
  readonly reason: string;
}

/** Degrees printed to the minute scatter by half a one and more. */
const SLACKS = [2, 65];

/** A common arc of most longitudes, as another zero of the zodiac makes it. */
export function shiftOf({ reference, rows }: Evidence): Shift | undefined {
  const measured = [...rows.values()].filter(({ field, path }) => field.kind === 'angle' && path !== 'ayanamsa');
  const off = measured.flatMap(({ difference }) => (difference === undefined ? [] : [difference]));
  const median = [...off].sort((a, b) => a - b)[Math.floor(off.length / 2)];
  if (median === undefined || off.length < 3 || Math.abs(median) <= 3) return undefined;
  for (const slack of SLACKS) {
    const near = off.filter((each) => Math.abs(wrap((each - median) / 3600)) * 3600 <= slack);
    if (near.length < off.length * 0.6 || Math.abs(median) <= slack) continue;
    return { arcsec: median, slack, reason: nameOf(reference.ayanamsas ?? {}, ayanamsaIn(reference), median, slack) };
  }
  return undefined;
}

const ayanamsaIn = ({ values }: Evidence['reference']): number =>
  typeof values.ayanamsa === 'number' ? values.ayanamsa : Number.NaN;

function nameOf(others: Readonly<Record<string, number>>, own: number, arcsec: number, slack: number): string {
  const off = (other: number): number => Math.abs(wrap(own - other - arcsec / 3600) * 3600);
  const [nearest] = Object.entries(others).sort(([, a], [, b]) => off(a) - off(b));
  if (nearest === undefined || off(nearest[1]) > slack) {
    return `another zero of the zodiac, ${(arcsec / 60).toFixed(2)}' away`;
  }
  if (nearest[0] === 'tropical') return 'tropical longitudes';
  return nearest[0].startsWith('the ') ? nearest[0] : `other ayanamsa (${nearest[0]})`;
}

/** Is this longitude one of those that are shifted together, or the ayanamsa behind them? */
export function byShift(shift: Shift | undefined, { field, path, difference }: Row): string | undefined {
  if (shift === undefined || difference === undefined || field.kind !== 'angle') return undefined;
  const expected = path === 'ayanamsa' ? -shift.arcsec : shift.arcsec;
  return Math.abs(wrap((difference - expected) / 3600)) * 3600 <= shift.slack ? shift.reason : undefined;
}
