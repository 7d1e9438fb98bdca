import { wrap180 } from '../base/angles.ts';
import { isBorder, type KnownArc } from './known-arcs.ts';
import { roughPassage, targetsWithin } from './passage.ts';
import { SECOND } from '../base/root.ts';

/** A passage of a body over a place of the zodiac, or of one angle over another. */
export interface Crossing {
  readonly jd: number;
  /** Degrees, as asked. */
  readonly target: number;
  readonly direction: 'direct' | 'retrograde';
}

/** What a search pays for a look at a step of an arc, and for a passage, whether they were known or not. */
const LOOK_CALLS = 1;
const PASSAGE_CALLS = 3;
/** The part of a step by which a rough passage may be out. */
const ROUGHLY = 0.1;

/** Julian days, the second excluded. */
export interface JdSpan {
  readonly fromJd: number;
  readonly toJd: number;
}

/** Degrees, those apart that every birth asks for. */
export interface Targets {
  readonly borders: ReadonlySet<number>;
  readonly others: readonly number[];
}

const sorted = new WeakMap<readonly number[], Targets>();

/**
 * Longitudes in degrees, those on borders of the zodiac apart; all together where one is asked for twice. A list that
 * many searches share is sorted once.
 */
export function targetsOf(targets: readonly number[]): Targets {
  const known = sorted.get(targets);
  if (known !== undefined) return known;
  const found = sortedTargets(targets);
  sorted.set(targets, found);
  return found;
}

function sortedTargets(targets: readonly number[]): Targets {
  const borders = new Set<number>();
  const others: number[] = [];
  for (const target of targets) {
    if (isBorder(target)) borders.add(target);
    else others.push(target);
  }
  // What is asked for twice is answered twice.
  return borders.size + others.length === targets.length
    ? { borders, others }
    : { borders: new Set<number>(), others: targets };
}

/**
 * Passages of the targets in an arc in order of time, without those surely not in the span but for some beside it, and
 * what a search pays for them.
 */
export function passagesIn(
  known: KnownArc,
  { borders, others }: Targets,
  { fromJd, toJd }: JdSpan,
): { readonly passages: readonly Crossing[]; readonly price: number } {
  const [first, last] = [known.stepAt(fromJd - SECOND), known.stepAt(toJd + SECOND)];
  const passages: Crossing[] = [];
  const passed = (target: number, step: number): void => {
    const [start, end] = [known.stepEnd(step), known.stepEnd(step + 1)];
    if (start.jd < fromJd || end.jd > toJd) {
      const rough = roughPassage(target, start, end);
      const out = ROUGHLY * (end.jd - start.jd);
      if (rough < fromJd - out || rough > toJd + out) return;
    }
    const direction = wrap180(end.longitude - start.longitude) < 0 ? 'retrograde' : 'direct';
    passages.push({ jd: known.passage(target, step), target, direction });
  };
  for (let step = first; step <= last; step += 1) {
    if (borders.size > 0) for (const border of known.bordersIn(step)) if (borders.has(border)) passed(border, step);
    if (others.length === 0) continue;
    for (const target of targetsWithin(known.stepEnd(step), known.stepEnd(step + 1), others)) passed(target, step);
  }
  const price = (last - first + 1) * LOOK_CALLS + passages.length * PASSAGE_CALLS;
  return { passages: passages.sort((a, b) => a.jd - b.jd), price };
}

/** Whether a crossing lies in a span; within a second of an end the place of the planet there decides. */
export function isInside(crossing: Crossing, { fromJd, toJd }: JdSpan, place: (jd: number) => number): boolean {
  return !isBefore(crossing, fromJd, place) && isBefore(crossing, toJd, place);
}

function isBefore({ jd, target, direction }: Crossing, edge: number, place: (jd: number) => number): boolean {
  if (Math.abs(jd - edge) > SECOND) return jd < edge;
  const past = wrap180(place(edge) - target);
  return direction === 'direct' ? past > 0 : past < 0;
}

/** A crossing found a hair outside a span that it belongs to. */
export const broughtInto = ({ fromJd, toJd }: JdSpan, crossing: Crossing): Crossing =>
  crossing.jd >= fromJd && crossing.jd <= toJd
    ? crossing
    : { ...crossing, jd: Math.min(Math.max(crossing.jd, fromJd), toJd) };
