import { firstWindow } from '@cuspal/engine/kp/timing/window-state';
import type { WindowState } from '@cuspal/engine/kp/timing/window-state';
import { instantMs } from '@cuspal/tool-kit/testing';

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
