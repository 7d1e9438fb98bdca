import { relationInWords, RELATIONS } from '@cuspal/engine/events/relation';
import { callTool, GOLDEN, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const said = z.object({ answer: z.unknown().optional(), summary: z.unknown().optional() });
const promised = z.object({
  promise: z.object({ verdict: z.string(), csl: z.string(), baseRate: z.int().nullable() }),
});
const rows = z.object({
  events: z.array(
    z.object({ event: z.string(), verdict: z.string(), csl: z.string(), house: z.int(), baseRate: z.int().nullable() }),
  ),
});

/** Tools that take a relation, each with a call. */
const CALLS = [
  ['analyze_natal_promise', { events: ['Marriage'] }],
  ['find_event_timing_v2', { event: 'Marriage' }],
  ['get_event_dasha', { event: 'Marriage' }],
  ['get_event_probability', { event: 'Marriage' }],
  ['get_fruitful_significators', { event: 'Marriage' }],
  ['get_significators', { event: 'Marriage' }],
] as const;

const resultOf = async (tool: string, args: object, now?: number) =>
  (await callTool(tool, args, now === undefined ? {} : { now })).result;
const sentenceOf = (result: object): string => {
  const { answer, summary } = said.parse(result);
  return [answer, summary].find((each) => typeof each === 'string') ?? '';
};

/** Matters turned by hand, with the houses of the chart that a caller would count out. */
const BY_HAND = [
  [
    { event: 'Surgery', relation: 'mother' },
    { house_group: [3, 9, 11], denial_group: [2, 4, 8], primary_houses: [9] },
  ],
  [
    { event: 'Marriage', relation: 'child' },
    { house_group: [3, 6, 11], denial_group: [2, 5, 10], primary_houses: [11] },
  ],
  [
    { event: 'Career / Job Start', relation: 'spouse' },
    { house_group: [4, 5, 8, 12], denial_group: [2, 6, 11], primary_houses: [4] },
  ],
] as const;

describe("a relative's matter in the birth chart", () => {
  it.each(CALLS)('E: %s gives the same for self as without a relation', async (tool, args) => {
    expect(await resultOf(tool, { ...GOLDEN, ...args, relation: 'self' })).toEqual(
      await resultOf(tool, { ...GOLDEN, ...args }),
    );
  });

  it.each(BY_HAND)('E: %o is judged and timed as by houses turned by hand', async (turned, byHand) => {
    for (const { args, now } of randomLives(12, 4498)) {
      const windows = z.object({ windows: z.array(z.object({ start: z.string(), class: z.string() })) });
      const [here, there] = [
        await resultOf('find_event_timing_v2', { ...args, ...turned }, now),
        await resultOf('find_event_timing_v2', { ...args, ...byHand }, now),
      ];
      // Searches that run past 2399 are refused, and then both are.
      if (!('promise' in here)) expect(there).toEqual({});
      else {
        const { verdict, csl } = promised.parse(there).promise;
        expect(promised.parse(here).promise).toMatchObject({ verdict, csl, baseRate: null });
        expect(windows.parse(here)).toEqual(windows.parse(there));
        const { event, relation } = turned;
        const [row] = rows.parse(
          await resultOf('analyze_natal_promise', { ...args, events: [event], relation }, now),
        ).events;
        expect(row).toMatchObject({ verdict, csl, house: byHand.primary_houses[0], baseRate: null });
      }
    }
  });

  it('E: every answer names whose matter it is, and says nothing of age or of other charts', async () => {
    for (const { args, now } of randomLives(8, 4499))
      for (const [tool, asked] of CALLS) {
        for (const relation of RELATIONS.filter((each) => each !== 'self')) {
          const result = await resultOf(tool, { ...args, ...asked, relation }, now);
          const answer = sentenceOf(result);
          if (answer === '') continue;
          const whose = `${relationInWords(relation)}'s`;
          expect(answer).toContain(`${whose} `);
          expect(answer).not.toMatch(/of 100 charts|birthday|years old/);
        }
      }
  });

  it('E: a relation without a matter is noted', async () => {
    for (const tool of ['get_significators', 'get_fruitful_significators']) {
      const { provenance } = z
        .object({ provenance: z.object({ notes: z.array(z.string()) }) })
        .parse(await resultOf(tool, { ...GOLDEN, relation: 'mother' }));
      expect(provenance.notes.join(' ')).toContain('relation counts only with an event or a house_group');
    }
  });

  it("E: counts the matters of the catalogue as the relative's", async () => {
    expect(sentenceOf(await resultOf('analyze_natal_promise', { ...GOLDEN, relation: 'child' }))).toMatch(
      /^Of the child's 78 matters /,
    );
  });
});
