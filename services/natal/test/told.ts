import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import { instantMs } from '@cuspal/tool-kit/testing';

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

/** The same as what it does at a moment: it runs from a day, or has begun and runs already. */
export const runsTold = (start: string, end: string, asOf: string): string =>
  instantMs(start) <= instantMs(asOf) ? `is already running, until ${dateTold(end)}` : `runs ${spanTold(start, end)}`;

const PROMISED: Readonly<Record<Verdict, string>> = {
  ACTIVE: 'promises M',
  MIXED_ACTIVE: 'promises M, with opposition',
  PARTIALLY_ACTIVE: 'promises M weakly',
  CONTRADICTED: 'speaks for M and against it alike',
  DENIED: 'does not promise M',
  NEGATED: 'does not promise M',
};

/** A promise as tools print it. */
interface PrintedPromise {
  readonly verdict: Verdict;
  readonly outweighed: boolean;
  readonly baseRate: number | null;
}

/** The beginning of the sentence on the promise of a welcome matter, up to how usual it is. */
export function promiseTold(matter: string, { verdict, outweighed, baseRate }: PrintedPromise): string {
  const said =
    outweighed && verdict === 'MIXED_ACTIVE'
      ? PROMISED.ACTIVE
      : outweighed && verdict === 'PARTIALLY_ACTIVE'
        ? 'promises M only weakly, against stronger opposing houses'
        : PROMISED[verdict];
  const group = verdict === 'PARTIALLY_ACTIVE' ? ', weakly or more' : '';
  const usual = baseRate === null ? '' : `, as in ${baseRate} of 100 charts${group}`;
  return `The chart ${said.replace('M', matter)}${usual}`;
}

/** A period as an answer names it. */
interface NamedPeriod {
  readonly start: string;
  readonly end: string;
  readonly usableStart: string | null;
  readonly class: string;
}

/** What a tool prints of the windows of a matter. */
export interface PrintedWindows {
  readonly asOf: string;
  readonly best: NamedPeriod | null;
  readonly windows: readonly unknown[];
  readonly weaker: readonly unknown[];
  readonly withheldReason?: string | undefined;
}

const YEAR = / \d+$/;

/** `from 3 March to 28 May 2028`, with both years where they differ. */
function periodTold(start: string, end: string): string {
  const [from, to] = [dateTold(start), dateTold(end)];
  if (from === to) return `on ${to}`;
  return `from ${from.slice(-4) === to.slice(-4) ? from.replace(YEAR, '') : from} to ${to}`;
}

const WHO: Readonly<Record<string, string>> = {
  FULL: 'all three period lords',
  PARTIAL: 'the two nearer period lords',
};

/** What an answer must say of the windows printed beside it (R6T.5); nothing where they were withheld. */
export function windowsTold(
  { asOf, best, windows, weaker, withheldReason }: PrintedWindows,
  favour: 'favour it' | 'point to it' = 'favour it',
): string {
  if (withheldReason !== undefined) return '';
  if (best === null)
    return windows.length + weaker.length > 0 ? 'No date is offered, because ' : 'No suitable period comes before ';
  const from = best.usableStart ?? best.start;
  const now = Date.parse(asOf);
  const isRunning = Date.parse(from) <= now && now < Date.parse(best.end);
  const when = isRunning ? `is already running, until ${dateTold(best.end)}` : `is ${periodTold(from, best.end)}`;
  const who = WHO[best.class];
  return who === undefined ? `${when}.` : `${when}, ${isRunning ? 'and' : 'when'} ${who} ${favour}.`;
}
