import type { ChildProcess } from 'node:child_process';
import { eventually } from './wait.ts';

const LONGEST_MS = 120_000;

/** All that a process prints, and a wait for what it is about to print. */
export function outputOf(child: ChildProcess) {
  let text = '';
  const add = (part: Buffer): void => void (text += part.toString());
  child.stdout?.on('data', add);
  child.stderr?.on('data', add);
  return {
    text: () => text,
    /** The first match; rejects with all that was printed when the process ends or the time is over without one. */
    until: async (pattern: RegExp, withinMs = LONGEST_MS): Promise<RegExpExecArray> => {
      await eventually(() => pattern.test(text) || child.exitCode !== null || child.signalCode !== null, withinMs);
      const match = pattern.exec(text);
      if (!match) throw new Error(`${pattern} did not appear in:\n${text}`);
      return match;
    },
  };
}
