import type { AnyTool } from '@cuspal/tool-kit';
import { conforms } from '@cuspal/tool-kit/testing';
import { expect } from 'vitest';
import anyEvent from '../electional/find-election-window.tool.ts';

const SAME = [
  'event',
  'windows',
  'selection',
  'scanSummary',
  'relaxations',
  'significatorSet',
  'summary',
  'disclaimer',
];

/** A tool of an event of its own gives what find_election_window gives for that event, in each granularity. */
export async function equalsItsEvent(tool: AnyTool, key: string, args: object, own: object = {}): Promise<void> {
  for (const granularity of ['minute', 'hour', 'day']) {
    const sent = { ...args, granularity, max_windows: 7, second_school_lens: true };
    const [mine, any] = await Promise.all([
      conforms(tool, { ...sent, ...own }),
      conforms(anyEvent, { ...sent, event: key }),
    ]);
    for (const field of SAME) expect(mine.result[field]).toEqual(any.result[field]);
  }
}
