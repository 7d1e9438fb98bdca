import type { Ephemeris } from '../sky/port.ts';
import { wrap180 } from '../base/angles.ts';
import type { Planet } from '../zodiac/names.ts';
import type { SearchBudget } from './budget.ts';
import { mustStop, searchBudget } from './budget.ts';
import { tropicalPosition } from './position.ts';
import { SECOND, lowestBetween, rootBetween } from '../base/root.ts';

export interface PairBorder {
  readonly jd: number;
  readonly kind: 'enter' | 'leave';
}

export interface PairExact {
  readonly jd: number;
  /** How the first planet passes the angle: gaining on the second or falling back. */
  readonly direction: 'gaining' | 'losing';
}

/** A value over time and its slope a day. */
interface Sample {
  readonly value: number;
  readonly slope: number;
}

interface SignChange {
  readonly jd: number;
  readonly rising: boolean;
}

/** Degrees a day that no planet's geocentric longitude moves by, 1800 to 2399; the nodes are mean. */
export const FASTEST_MOTION: Readonly<Record<Planet, number>> = {
  Sun: 1.1,
  Moon: 15.8,
  Mars: 0.9,
  Mercury: 2.4,
  Jupiter: 0.3,
  Venus: 1.4,
  Saturn: 0.2,
  Rahu: 0.1,
  Ketu: 0.1,
};

const FAST: ReadonlySet<Planet> = new Set<Planet>(['Moon', 'Sun', 'Mercury', 'Venus', 'Mars']);
/** A valley higher than this cannot reach zero within a step. */
const GRAZING_DEGREES = 2;

/**
 * Instants in [from, to) at which two planets come within `limit` degrees of the angle `angle` (first minus second) or
 * leave it, to a second; a grazing contact gives both.
 */
export function pairBorders(
  ephemeris: Ephemeris,
  first: Planet,
  second: Planet,
  angle: number,
  limit: number,
  fromJd: number,
  toJd: number,
  budget?: SearchBudget,
): readonly PairBorder[] {
  const distance = (jd: number): Sample => {
    const { value, slope } = difference(ephemeris, first, second, angle, jd);
    return { value: Math.abs(value) - limit, slope: value < 0 ? -slope : slope };
  };
  return signChanges(ephemeris, distance, paceOf(first, second), fromJd, toJd, budget).map(({ jd, rising }) => ({
    jd,
    kind: rising ? 'leave' : 'enter',
  }));
}

/** Instants in [from, to) at which two planets stand exactly `angle` degrees apart, first minus second. */
export function pairExact(
  ephemeris: Ephemeris,
  first: Planet,
  second: Planet,
  angle: number,
  fromJd: number,
  toJd: number,
  budget?: SearchBudget,
): readonly PairExact[] {
  const signed = (jd: number): Sample => difference(ephemeris, first, second, angle, jd);
  return signChanges(ephemeris, signed, paceOf(first, second), fromJd, toJd, budget).map(({ jd, rising }) => ({
    jd,
    direction: rising ? 'gaining' : 'losing',
  }));
}

/** Days of a step, and degrees a day by which the difference changes at most. */
interface Pace {
  readonly step: number;
  readonly fastest: number;
}

function paceOf(first: Planet, second: Planet): Pace {
  return { step: FAST.has(first) || FAST.has(second) ? 1 : 5, fastest: FASTEST_MOTION[first] + FASTEST_MOTION[second] };
}

/** The ayanamsa falls out of a difference. */
function difference(ephemeris: Ephemeris, first: Planet, second: Planet, angle: number, jd: number): Sample {
  const a = tropicalPosition(ephemeris, first, jd);
  const b = tropicalPosition(ephemeris, second, jd);
  return { value: wrap180(a.longitude - b.longitude - angle), slope: a.speed - b.speed };
}

function signChanges(
  ephemeris: Ephemeris,
  sample: (jd: number) => Sample,
  { step, fastest }: Pace,
  fromJd: number,
  toJd: number,
  budget: SearchBudget | undefined,
): readonly SignChange[] {
  const own = budget ?? searchBudget(ephemeris);
  const value = (jd: number): number => sample(jd).value;
  const found: SignChange[] = [];
  let start = fromJd;
  let before = sample(start);
  while (start < toJd && !mustStop(own, budget, start)) {
    // Steps within which the value cannot reach zero are passed over: those that remain are where they were.
    const idle = Math.floor(Math.abs(before.value) / fastest / step) - 1;
    if (idle > 0) {
      start += idle * step;
      if (start >= toJd) break;
      before = sample(start);
      continue;
    }
    const end = Math.min(start + step, toJd);
    const after = sample(end);
    const turn = turningPoint(sample, start, before, end, after);
    const points = [
      { jd: start, value: before.value },
      ...(turn === null ? [] : [turn]),
      { jd: end, value: after.value },
    ];
    points.forEach((to, k) => {
      const from = points[k - 1];
      // A jump of half a circle is the far side of the zodiac, not a passage.
      if (from === undefined || from.value < 0 === to.value < 0 || Math.abs(from.value - to.value) > 180) return;
      found.push({ jd: rootBetween(value, from.jd, to.jd, SECOND / 2), rising: from.value < 0 });
    });
    start = end;
    before = after;
  }
  return found;
}

/** Where a value that keeps its sign over a step comes through zero and back, or null (a grazing contact). */
function turningPoint(
  sample: (jd: number) => Sample,
  start: number,
  before: Sample,
  end: number,
  after: Sample,
): { readonly jd: number; readonly value: number } | null {
  const side = before.value < 0 ? -1 : 1;
  if (after.value * side < 0 || Math.min(before.value * side, after.value * side) > GRAZING_DEGREES) return null;
  if (before.slope * side >= 0 || after.slope * side <= 0) return null;
  const jd = lowestBetween((at) => sample(at).value * side, start, end, SECOND);
  const { value } = sample(jd);
  return value * side < 0 ? { jd, value } : null;
}
