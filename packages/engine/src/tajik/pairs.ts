import type { Chart } from '../chart/chart.ts';
import { partOf } from '../parashari/base/frame.ts';
import type { Ephemeris } from '../sky/port.ts';
import type { Graha } from '../zodiac/names.ts';
import { DEEPTAMSA, tajikAspect } from './aspects.ts';
import type { TajikAspect } from './aspects.ts';
import { perfection } from './perfection.ts';
import type { Block, Perfection } from './perfection.ts';

/** From the fastest to the slowest (R31.5). */
export const SPEED_ORDER: readonly Graha[] = ['Moon', 'Mercury', 'Venus', 'Sun', 'Mars', 'Jupiter', 'Saturn'];

export const PAIR_STATES = ['ITHASALA', 'BLOCKED', 'EESARPHA', 'NONE'] as const;
type PairState = (typeof PAIR_STATES)[number];
export const ITHASALA_KINDS = ['POORNA', 'VARTAMANA', 'BHAVISHYA'] as const;
type IthasalaKind = (typeof ITHASALA_KINDS)[number];

/** How two planets stand to each other in a Tajik chart. */
export interface TajikPair {
  readonly fast: Graha;
  readonly slow: Graha;
  readonly aspect: TajikAspect;
  /** Degrees in sign, fast less slow. */
  readonly e: number;
  /** Orb of the pair, degrees: the smaller of the two. */
  readonly o: number;
  readonly state: PairState;
  /** Kind of an ithasala; null for other states. */
  readonly kind: IthasalaKind | null;
  readonly perfectsAtMs: number | null;
  readonly blockedBy: Block | null;
}

/** A planet within the zodiac, as far as pairs need it. */
export interface PairMember {
  readonly planet: Graha;
  readonly signIndex: number;
  /** Degrees in the sign. */
  readonly degree: number;
  /** Degrees a day. */
  readonly speed: number;
}

/**
 * The state of a pair, the first in SPEED_ORDER first. `perfects` is asked only where the two are closing within their
 * orb, one degree more included (R31.6).
 */
export function tajikPair(
  fast: PairMember,
  slow: PairMember,
  atMs: number,
  perfects: (fast: Graha, slow: Graha) => Perfection,
): TajikPair {
  const aspect = tajikAspect(fast.signIndex, slow.signIndex);
  const e = fast.degree - slow.degree;
  const o = pairOrb(fast.planet, slow.planet);
  const closing = e * (fast.speed - slow.speed) < 0;
  const pair = { fast: fast.planet, slow: slow.planet, aspect, e, o };
  const open = { kind: null, perfectsAtMs: null, blockedBy: null };
  if (aspect === 'none') return { ...pair, ...open, state: 'NONE' };
  if (e === 0 || (closing && Math.abs(e) <= o + 1)) {
    const found = e === 0 ? { atMs } : perfects(fast.planet, slow.planet);
    return 'atMs' in found
      ? { ...pair, state: 'ITHASALA', kind: kindOf(e, o), perfectsAtMs: found.atMs, blockedBy: null }
      : { ...pair, ...open, state: 'BLOCKED', blockedBy: found.blockedBy };
  }
  return { ...pair, ...open, state: !closing && Math.abs(e) <= o ? 'EESARPHA' : 'NONE' };
}

/** Each planet must stand within the orb of the other. */
export const pairOrb = (planet: Graha, other: Graha): number => Math.min(DEEPTAMSA[planet], DEEPTAMSA[other]);

function kindOf(e: number, o: number): IthasalaKind {
  if (Math.abs(e) < 1) return 'POORNA';
  return Math.abs(e) <= o ? 'VARTAMANA' : 'BHAVISHYA';
}

/** A planet of a chart as a member of pairs. */
function memberOf({ planets }: Chart, planet: Graha): PairMember {
  const { signIndex, longitude, speed } = planets[planet];
  return { planet, signIndex, degree: partOf(longitude), speed };
}

/** The pairs of a planet, or all 21, in SPEED_ORDER. */
export function tajikPairs(
  chart: Chart,
  perfects: (fast: Graha, slow: Graha) => Perfection,
  only?: Graha,
): readonly TajikPair[] {
  return SPEED_ORDER.flatMap((fast, index) =>
    SPEED_ORDER.slice(index + 1)
      .filter((slow) => only === undefined || fast === only || slow === only)
      .map((slow) => tajikPair(memberOf(chart, fast), memberOf(chart, slow), chart.moment.utcMs, perfects)),
  );
}

/** The same, with the sky asked for how each pair goes on. */
export const skyPairs = (ephemeris: Ephemeris, chart: Chart, only?: Graha): readonly TajikPair[] =>
  tajikPairs(chart, (fast, slow) => perfection(ephemeris, chart, fast, slow), only);
