import { exampleOf } from '@cuspal/catalog';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BUNDLE_NAMES, membersOf, restsOn } from './bundles.ts';

const answer = z.object({ members: z.array(z.object({ key: z.string(), tool: z.string() })) });

/** Blocks of an answer that are read from a call that has its own row already. */
const READ_FROM_ANOTHER = ['secondMarriagePromise', 'ashtottari.applicability'];

describe('a bundle', () => {
  it.each(BUNDLE_NAMES)('%s counts as the calls that its answer lists', (bundle) => {
    const { members } = answer.parse(exampleOf(bundle).answer);
    const calls = members.filter(({ key }) => !READ_FROM_ANOTHER.includes(key)).map(({ tool }) => tool);
    expect([...membersOf(bundle)].sort()).toEqual(calls.sort());
  });

  it('stands for its members and for what they rest on', () => {
    const { size } = restsOn('run_marriage_complete_reading');
    expect(size).toBeGreaterThan(8);
    expect(restsOn('run_marriage_complete_reading').has('get_house_cusps')).toBe(true);
    expect(restsOn('run_marriage_complete_reading').has('find_event_timing_v2')).toBe(false);
    expect([...restsOn('get_panchang')]).toEqual(['get_panchang']);
  });
});
