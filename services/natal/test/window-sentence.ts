import { firstWindow } from '@cuspal/engine/kp/timing/window-state';
import type { WindowState } from '@cuspal/engine/kp/timing/window-state';
import { UT } from '@cuspal/engine/time/clock';
import { dateInWords } from '@cuspal/engine/time/print';
import { instantMs } from '@cuspal/tool-kit/testing';

/** The local day of a printed instant, as sentences name it. */
export const dayNamed = (instant: string): string => dateInWords(Date.parse(`${instant.slice(0, 10)}T00:00Z`), UT);

interface Printed {
  readonly start: string;
  readonly end: string;
  readonly state: WindowState;
  readonly usableStart: string | null;
}

/** The earliest usable one of printed windows. */
export function firstPrinted<Of extends Printed>(windows: readonly Of[]): Of | null {
  const found = firstWindow(
    windows.map((window) => ({
      window,
      state: window.state,
      startMs: instantMs(window.start),
      endMs: instantMs(window.end),
      usableStartMs: window.usableStart === null ? null : instantMs(window.usableStart),
    })),
  );
  return found?.window ?? null;
}

/** What an answer says of printed windows that were not withheld. */
export function windowSentence(windows: readonly Printed[], what = 'it'): string {
  const first = firstPrinted(windows);
  if (first !== null)
    return `The first period that can bring ${what} runs from ${dayNamed(first.usableStart ?? first.start)} to ${dayNamed(first.end)}.`;
  return windows.length > 0
    ? 'No date is offered, because every period ends before its delayed lord is released.'
    : `No period of the years asked for brings ${what}.`;
}
