import type { Alternative, Stability, StabilityBand } from '@cuspal/engine/kp/borders/stability';
import { stabilityBand } from '@cuspal/engine/kp/borders/stability';
import type { LordStability } from '@cuspal/engine/kp/borders/lord-stability';
import type { VerdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import { shownMs, type LocalClock } from '@cuspal/engine/time/clock';
import { isoToSecond } from '@cuspal/engine/time/iso';
import { printInstant } from '@cuspal/engine/time/print';

/** How far a verdict holds as the birth time moves, printed by the clock of the birth. */
export const verdictStabilityView = ({ stability, alternatives, uncertain }: VerdictStability, clock: LocalClock) => ({
  stability: { ...sidesView(stability, clock), ...(stability.becomes && { becomes: stability.becomes.verdict }) },
  ...(alternatives && {
    alternatives: alternatives.map(({ said: { verdict, band }, ...share }) => ({ verdict, band, ...share })),
  }),
  ...(uncertain && { uncertain: true as const }),
});

/** How far a sub lord holds, printed by the clock of the birth. */
export const lordStabilityView = ({ stability, alternatives, uncertain }: LordStability, clock: LocalClock) => ({
  stability: { ...sidesView(stability, clock), ...(stability.becomes && { becomes: stability.becomes }) },
  ...(alternatives && { alternatives: alternatives.map(({ said, ...share }) => ({ subLord: said, ...share })) }),
  ...(uncertain && { uncertain: true as const }),
});

const sidesView = ({ limitedBy, becomes: _, ...sides }: Stability<unknown>, clock: LocalClock) => ({
  ...sides,
  limitedBy: limitedBy
    ? { at: printInstant(limitedBy.atMs, clock), kind: limitedBy.kind, of: limitedBy.of }
    : undefined,
});

/** How many stand in each band. */
export function stabilityCounts(rows: readonly { readonly stability: Stability<unknown> }[]) {
  const count = (band: StabilityBand): number => rows.filter(({ stability }) => stability.band === band).length;
  return { FIRM: count('FIRM'), FAIR: count('FAIR'), THIN: count('THIN'), KNIFE_EDGE: count('KNIFE_EDGE') };
}

type Sides = Pick<Stability<unknown>, 'beforeSeconds' | 'afterSeconds' | 'beyond'>;

/** Subjects of the sentence, by the number of rows that hold. */
const HOLDERS = ['This holds', 'Both hold', 'All three hold'];

/**
 * Names the birth times for which the readings of some rows all hold: `This holds for any birth time between 14:22 and
 * 14:37.` Where there are minutes to spare the times are whole minutes inside the interval, else seconds.
 */
export function heldSentence(
  birth: LocalClock & { readonly utcMs: number },
  rows: readonly Sides[],
  holds = HOLDERS[rows.length - 1] ?? 'All of this holds',
): string {
  const beforeSeconds = Math.min(...rows.map((row) => row.beforeSeconds));
  const afterSeconds = Math.min(...rows.map((row) => row.afterSeconds));
  const band = stabilityBand(beforeSeconds, afterSeconds);
  const exact = band === 'THIN' || band === 'KNIFE_EDGE';
  const clock = (atMs: number, round: (minutes: number) => number): string => {
    const shown = shownMs(atMs, birth);
    const wall = exact ? shown : round(shown / 60_000) * 60_000;
    return isoToSecond(wall).slice(11, exact ? 19 : 16);
  };
  const stated = isoToSecond(shownMs(birth.utcMs, birth)).slice(11, 19);
  if (rows.every(({ beyond }) => beyond))
    return `${holds} for any birth time within ${Math.floor(Math.min(beforeSeconds, afterSeconds) / 60)} minutes of ${stated}.`;
  if (beforeSeconds + afterSeconds === 0) return `${holds} for a birth at ${stated} to the second and no other time.`;
  const from = clock(birth.utcMs - beforeSeconds * 1000, Math.ceil);
  const to = clock(birth.utcMs + afterSeconds * 1000, Math.floor);
  return `${holds} for any birth time between ${from} and ${to}.`;
}

/** How many of the birth times that may be meant read otherwise than the stated one, in per cent. */
export function otherSideSentence({ alternatives, uncertain }: VerdictStability, side: string, minutes: number) {
  if (!uncertain || alternatives === null) return false;
  const other = alternatives.filter(({ said }) => said.side !== side);
  return `But ${shareOf(other)} % of the birth times within ${minutesInWords(minutes)} of it read otherwise.`;
}

const shareOf = (alternatives: readonly Alternative<unknown>[]): number =>
  Math.round(10 * alternatives.reduce((sum, { share }) => sum + share, 0)) / 10;

/** `1 minute`, `7.5 minutes`. */
export const minutesInWords = (minutes: number): string => `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
