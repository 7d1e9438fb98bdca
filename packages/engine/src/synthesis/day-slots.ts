import { overlap } from '../base/intervals.ts';
import type { Interval } from '../base/intervals.ts';
import type { Chart } from '../chart/chart.ts';
import { lean } from '../kp/kernel/levels.ts';
import type { Lean } from '../kp/kernel/levels.ts';
import { moonReaches } from '../passages/moon-transit.ts';
import type { Search } from '../passages/transit-search.ts';
import { siderealPosition } from '../search/position.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { divide } from '../zodiac/division.ts';
import type { House, Planet } from '../zodiac/names.ts';
import { subStart } from '../zodiac/sub-table.ts';

/** Houses that favour a day and those against it (slots). */
const FAVOURABLE: readonly House[] = [1, 2, 3, 6, 10, 11];
const AGAINST: readonly House[] = [5, 8, 12];

/** To which side a lord of the Moon leans for a person's day. Throws out_of_range without Placidus. */
export const dayLean = (chart: Chart, planet: Planet): Lean => lean(chart, planet, FAVOURABLE, AGAINST);

export const SLOT_TONES = ['GOOD', 'LOW', 'PLAIN'] as const;
type SlotTone = (typeof SLOT_TONES)[number];

const TONE_OF: Readonly<Record<Lean, SlotTone>> = { FOR: 'GOOD', AGAINST: 'LOW', BOTH: 'PLAIN', NONE: 'PLAIN' };

/** A stretch of a day in which the Moon stays in one sub, weighed in a birth chart. */
export interface DaySlot extends Interval {
  readonly moonStarLord: Planet;
  readonly moonSubLord: Planet;
  /** The side that the sub lord takes. */
  readonly lean: Lean;
  readonly tone: SlotTone;
  /** Some of it is Rahu Kaal. */
  readonly rahuKaal: boolean;
}

const SUBS = 243;

/**
 * The stretches of a span between the Moon's changes of sub, which tile it (crossings of the 243 borders). `rahuKaals` are the
 * bands that may touch them. Throws out_of_range without Placidus or past the ephemeris.
 */
export function daySlots(
  search: Search,
  chart: Chart,
  { startMs, endMs }: Interval,
  rahuKaals: readonly Interval[],
): readonly DaySlot[] {
  const jd = jdFromUtcMs(startMs);
  const first = divide(siderealPosition(search.ephemeris, 'Moon', jd, search.ayanamsa).longitude);
  const slots: DaySlot[] = [];
  let from = startMs;
  for (let index = first.subIndex; from < endMs; index = (index + 1) % SUBS) {
    const { starLord, subLord } = slots.length === 0 ? first : divide(subStart(index) / 3600);
    const until = Math.min(moonReaches(search, subStart(index + 1) / 3600, jd), endMs);
    const towards = dayLean(chart, subLord);
    slots.push({
      startMs: from,
      endMs: until,
      moonStarLord: starLord,
      moonSubLord: subLord,
      lean: towards,
      tone: TONE_OF[towards],
      rahuKaal: rahuKaals.some((band) => overlap(band, { startMs: from, endMs: until })),
    });
    from = until;
  }
  return slots;
}

/** The longest of some stretches, of equal ones the earlier; null of none. */
export const longest = <Slot extends Interval>(slots: readonly Slot[]): Slot | null =>
  slots.reduce<Slot | null>(
    (best, slot) => (best === null || slot.endMs - slot.startMs > best.endMs - best.startMs ? slot : best),
    null,
  );

/** The longest good stretch clear of Rahu Kaal: best for what can wait for it; null without one. */
export const bestSlot = (slots: readonly DaySlot[]): DaySlot | null =>
  longest(slots.filter(({ tone, rahuKaal }) => tone === 'GOOD' && !rahuKaal));

/** The longest low stretch; null without one. */
export const avoidSlot = (slots: readonly DaySlot[]): DaySlot | null =>
  longest(slots.filter(({ tone }) => tone === 'LOW'));
