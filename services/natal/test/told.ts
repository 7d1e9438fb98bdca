import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';

/** What answers say, written a second time for the tests that compare an answer with the fields beside it. */

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** The date of an ISO stamp as people write it. */
export const dateTold = (iso: string): string => {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 0) - 1]} ${year}`;
};

/** A span as people write it; of one day with its times. */
export const spanTold = (start: string, end: string): string =>
  dateTold(start) === dateTold(end)
    ? `from ${dateTold(start)}, ${start.slice(11, 16)} to ${end.slice(11, 16)}`
    : `from ${dateTold(start)} to ${dateTold(end)}`;

const PROMISED: Readonly<Record<Verdict, (matter: string) => string>> = {
  ACTIVE: (matter) => `The chart promises ${matter}.`,
  MIXED_ACTIVE: (matter) => `The chart promises ${matter}, with opposition.`,
  PARTIALLY_ACTIVE: (matter) => `The chart promises ${matter} weakly.`,
  CONTRADICTED: (matter) => `The chart speaks for ${matter} and against it alike.`,
  DENIED: (matter) => `The chart does not promise ${matter}.`,
  NEGATED: (matter) => `The chart does not promise ${matter}.`,
};

/** The sentence on the promise of a welcome matter. */
export const promiseTold = (matter: string, verdict: Verdict): string => PROMISED[verdict](matter);

export interface TimedWindow {
  readonly start: string;
  readonly end: string;
  readonly usableStart: string | null;
  readonly class: string;
  readonly rulingPlanetsInCommon: readonly string[];
}

/** From the strictest class to the most lenient. */
const CLASSES = ['TRIPLE_PRINCIPAL', 'ALL_FRUITFUL', 'PARTIAL'];

/** The usable window of the best class, then with most ruling planets, then the earlier. */
const bestTold = (usable: readonly TimedWindow[]): TimedWindow | undefined =>
  [...usable].sort(
    (a, b) =>
      CLASSES.indexOf(a.class) - CLASSES.indexOf(b.class) ||
      b.rulingPlanetsInCommon.length - a.rulingPlanetsInCommon.length ||
      a.start.localeCompare(b.start),
  )[0];

const usableSpan = ({ start, usableStart, end }: TimedWindow): string => spanTold(usableStart ?? start, end);

/** The sentence on the windows printed beside an answer; nothing where they were withheld. */
export function windowsTold(
  windows: readonly TimedWindow[],
  withheldReason: string | undefined,
  brought = 'it',
): string {
  if (withheldReason !== undefined) return '';
  const usable = windows.filter(({ usableStart }) => usableStart !== null);
  const [first] = [...usable].sort((a, b) => (a.usableStart ?? '').localeCompare(b.usableStart ?? ''));
  const best = bestTold(usable);
  if (first !== undefined && best !== undefined) {
    if (windows.length === 1) return `The period that can bring ${brought} runs ${usableSpan(first)}.`;
    if (first === best) return `By its lords the best period for ${brought} runs ${usableSpan(best)}.`;
    return `Of the best periods for ${brought} the first runs ${usableSpan(first)} and the strongest ${usableSpan(best)}.`;
  }
  return windows.length > 0
    ? 'No date is offered, because every period ends before its delayed lord is released.'
    : `No period for ${brought} is found in the years asked for.`;
}
