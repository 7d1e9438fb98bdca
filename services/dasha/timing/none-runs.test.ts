import { callTool, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';

const BEFORE = 'The moment asked about lies before birth, so no period runs.';
const AFTER = 'The moment asked about lies after the periods listed, so none of them runs.';

/** What a result says of the moment, and whether a period runs then in any dasha that it lists. */
async function at(tool: string, args: object): Promise<{ readonly runs: boolean; readonly said: readonly string[] }> {
  const { isError, text } = await callTool(tool, { ...GOLDEN, ...args });
  expect(isError).toBe(false);
  const { current, results, notes = [], provenance } = JSON.parse(text);
  const currents: unknown[] = results?.flatMap(({ current: one = [] }: { current?: unknown }) => one) ?? [current];
  const told: string[] = [...notes, ...provenance.notes];
  return {
    runs: currents.some((one) => one !== null),
    said: told.filter((each) => each.startsWith('The moment asked about lies')),
  };
}

describe('a dasha at a moment that none of its periods holds', () => {
  it.each([
    ['get_ashtottari_dasha', {}, AFTER],
    ['get_kalachakra_dasha', {}, AFTER],
    ['get_conditional_dashas', { include: 'all' }, AFTER],
    ['get_yogini_dasha', { years: 120 }, AFTER],
    ['get_yogini_dasha', {}, 'The moment asked about lies after the periods listed. Send more years to reach further.'],
    [
      'get_narayana_dasha',
      { cycles: 1 },
      'The moment asked about lies after the first cycle. Ask for two cycles to reach further.',
    ],
    ['get_narayana_dasha', { cycles: 2 }, 'The moment asked about lies after the second cycle, so no period is named.'],
  ])('says why in %s with %j', async (tool, args, after) => {
    expect(await at(tool, { ...args, query_date: '1980-01-01' })).toEqual({ runs: false, said: [BEFORE] });
    expect(await at(tool, { ...args, query_date: '2020-01-01' })).toEqual({ runs: true, said: [] });
    expect(await at(tool, { ...args, query_date: '2399-01-01' })).toEqual({ runs: false, said: [after] });
  });
});
