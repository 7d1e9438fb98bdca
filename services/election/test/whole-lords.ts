import type { z } from 'zod';
import type { electionWindowShape } from '../electional/election-shapes.ts';

type Lords = z.output<typeof electionWindowShape>['lords'];

/** The lords of each window of a pool, with those that it has as the window above. */
export function wholeLords(windows: readonly { readonly lords: Lords }[]): readonly Lords[] {
  let known: Partial<Lords> = {};
  return windows.map(({ lords }) => {
    const whole = { ...known, ...lords };
    known = whole;
    return whole;
  });
}
