import type { HeldSide } from '@cuspal/engine/kp/borders/birth-time-trust';
import type { Stability, StabilityBand } from '@cuspal/engine/kp/borders/stability';
import type { LordStability } from '@cuspal/engine/kp/borders/lord-stability';
import type { VerdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';

/** How far a verdict holds as the birth time moves, printed by the clock of the birth. */
export const verdictStabilityView = ({ stability, alternatives, uncertain }: VerdictStability, clock: LocalClock) => ({
  stability: {
    ...sidesView(stability, clock),
    ...(stability.becomes && { becomes: stability.becomes.verdict }),
    ...(stability.earlier && { earlier: stability.earlier.side }),
    ...(stability.later && { later: stability.later.side }),
  },
  alternatives: alternatives?.map(({ said: { verdict, band }, ...share }) => ({ verdict, band, ...share })),
  uncertain: uncertain ? (true as const) : undefined,
});

/** How far a sub lord holds, printed by the clock of the birth. */
export const lordStabilityView = ({ stability, alternatives, uncertain }: LordStability, clock: LocalClock) => ({
  stability: { ...sidesView(stability, clock), ...(stability.becomes && { becomes: stability.becomes }) },
  ...(alternatives && { alternatives: alternatives.map(({ said, ...share }) => ({ subLord: said, ...share })) }),
  ...(uncertain && { uncertain: true as const }),
});

const sidesView = (
  { limitedBy, beforeSeconds, afterSeconds, band, beyond }: Stability<unknown>,
  clock: LocalClock,
) => ({
  beforeSeconds,
  afterSeconds,
  band,
  beyond,
  limitedBy: limitedBy
    ? { at: printInstant(limitedBy.atMs, clock), kind: limitedBy.kind, of: limitedBy.of }
    : undefined,
});

/** The printed stability of a verdict as the sentences on it read it. */
export const heldOf = ({
  beforeSeconds,
  afterSeconds,
  earlier = null,
  later = null,
}: {
  readonly beforeSeconds: number;
  readonly afterSeconds: number;
  readonly earlier?: Side | null | undefined;
  readonly later?: Side | null | undefined;
}): HeldSide => ({ beforeSeconds, afterSeconds, earlier, later });

/** How many stand in each band. */
export function stabilityCounts(rows: readonly { readonly stability: Stability<unknown> }[]) {
  const count = (band: StabilityBand): number => rows.filter(({ stability }) => stability.band === band).length;
  return { FIRM: count('FIRM'), FAIR: count('FAIR'), THIN: count('THIN'), KNIFE_EDGE: count('KNIFE_EDGE') };
}
