import type { Side } from '../promise/promise-verdict.ts';
import type { Stability } from './stability.ts';

/** How far a birth time that states no uncertainty may be off, in seconds (R9S). */
const USUAL_SECONDS = 120;

/** A cap is LOW below so many seconds (R9S). */
const LOW_SECONDS = 60;

/** How far a birth time may be off, in seconds: as stated, else two minutes (R9S). */
export const uncertaintySeconds = (minutes: number | undefined): number =>
  minutes === undefined ? USUAL_SECONDS : minutes * 60;

/** What the sentences on a verdict's stability and the cap of a confidence are read from. */
export interface HeldSide {
  readonly beforeSeconds: number;
  readonly afterSeconds: number;
  /** Side of the verdict just beyond each end; null where none was found. */
  readonly earlier: Side | null;
  readonly later: Side | null;
}

/** A verdict's stability by its sides. */
export const heldSide = ({
  beforeSeconds,
  afterSeconds,
  earlier,
  later,
}: Pick<Stability<{ readonly side: Side }>, 'beforeSeconds' | 'afterSeconds' | 'earlier' | 'later'>): HeldSide => ({
  beforeSeconds,
  afterSeconds,
  earlier: earlier?.side ?? null,
  later: later?.side ?? null,
});

/** A birth time at which the verdict stands on another side. */
export interface SideTurn {
  /** Whole seconds from the stated birth. */
  readonly seconds: number;
  readonly way: 'earlier' | 'later';
  readonly side: Side;
}

const turnsOf = ({ beforeSeconds, afterSeconds, earlier, later }: HeldSide): readonly SideTurn[] => [
  ...(earlier === null ? [] : [{ seconds: beforeSeconds + 1, way: 'earlier' as const, side: earlier }]),
  ...(later === null ? [] : [{ seconds: afterSeconds + 1, way: 'later' as const, side: later }]),
];

/** The turns to another side that the uncertainty of the birth time reaches, the nearer first; none is an assurance. */
export const turnsWithin = (held: HeldSide, minutes: number | undefined): readonly SideTurn[] =>
  turnsOf(held)
    .filter(({ seconds }) => seconds - 1 <= uncertaintySeconds(minutes))
    .sort((a, b) => a.seconds - b.seconds);

/** The most that a confidence may be, lowest last. */
export const CONFIDENCE_CAPS = ['MODERATE', 'LOW'] as const;
export type ConfidenceCap = (typeof CONFIDENCE_CAPS)[number];

/** The most that a confidence may be where the verdict turns within the uncertainty; null without a cap (R9S). */
export function confidenceCap(held: HeldSide, minutes: number | undefined): ConfidenceCap | null {
  const [nearest] = turnsWithin(held, minutes);
  if (nearest === undefined) return null;
  return nearest.seconds - 1 < LOW_SECONDS ? 'LOW' : 'MODERATE';
}

/** A confidence under its cap. */
export const capped = <Confidence extends 'HIGH' | 'MODERATE' | 'LOW'>(
  confidence: Confidence,
  cap: ConfidenceCap | null,
): Confidence | ConfidenceCap =>
  cap === null || confidence === 'LOW' || (cap === 'MODERATE' && confidence === 'MODERATE') ? confidence : cap;
