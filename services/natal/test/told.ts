import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';

/** What answers say, written a second time for the tests that compare an answer with the fields beside it. */

const MONTHS = 'January February March April May June July August September October November December'.split(' ');

/** The date of an ISO stamp as people write it. */
export const dateTold = (iso: string): string => {
  const [year, month, day] = iso.slice(0, 10).split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 0) - 1]} ${year}`;
};

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

interface TimedWindow {
  readonly end: string;
  readonly usableStart: string | null;
}

/** The sentence on the windows printed beside an answer; nothing where they were withheld. */
export function windowsTold(
  windows: readonly TimedWindow[],
  withheldReason: string | undefined,
  brought = 'it',
): string {
  if (withheldReason !== undefined) return '';
  const usable = windows.flatMap(({ usableStart, end }) => (usableStart === null ? [] : [{ usableStart, end }]));
  const [first] = usable.sort((a, b) => a.usableStart.localeCompare(b.usableStart));
  if (first !== undefined) {
    const which =
      windows.length > 1 ? `Of the best periods for ${brought} the first` : `The period that can bring ${brought}`;
    return `${which} runs from ${dateTold(first.usableStart)} to ${dateTold(first.end)}.`;
  }
  return windows.length > 0
    ? 'No date is offered, because every period ends before its delayed lord is released.'
    : `No period for ${brought} is found in the years asked for.`;
}
