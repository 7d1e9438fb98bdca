const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** A month at its shortest, so that marks never stand closer than is asked. */
const MONTH = 28 * DAY;
const YEAR = 365 * DAY;

interface Step {
  readonly ms: number;
  /** For steps of the calendar, whose milliseconds are those of the shortest. */
  readonly months?: number;
}

/** Steps from one mark to the next. */
const STEPS: readonly Step[] = [
  ...[1, 5, 15, 30].map((each) => ({ ms: each * MINUTE })),
  ...[1, 3, 6, 12].map((each) => ({ ms: each * HOUR })),
  ...[1, 2, 7, 14].map((each) => ({ ms: each * DAY })),
  ...[1, 3, 6].map((months) => ({ ms: months * MONTH, months })),
  ...[1, 2, 5, 10, 25, 50, 100].map((years) => ({ ms: years * YEAR, months: 12 * years })),
];

/** Round moments between two, at most so many, by a clock of UTC: full hours, midnights, first days of months and years. */
export function ticksBetween(from: number, to: number, most: number): readonly Date[] {
  const step = STEPS.find(({ ms }) => (to - from) / ms <= most) ?? STEPS.at(-1);
  if (step === undefined) return [];
  const ticks: Date[] = [];
  const { ms, months } = step;
  const first = new Date(from);
  const month = first.getUTCFullYear() * 12 + first.getUTCMonth();
  for (let index = 0; index <= most + 1; index++) {
    const tick =
      months === undefined
        ? new Date((Math.ceil(from / ms) + index) * ms)
        : monthStart((Math.floor(month / months) + index) * months);
    if (tick.getTime() > to) break;
    if (tick.getTime() >= from) ticks.push(tick);
  }
  return ticks;
}

/** The first of a month that is counted from year nought. */
function monthStart(month: number): Date {
  const start = new Date(0);
  // Date.UTC takes years below 100 for those of the last century.
  start.setUTCFullYear(Math.floor(month / 12), ((month % 12) + 12) % 12, 1);
  return start;
}
