import { callTool, conforms, GOLDEN, instantMs } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { NOT_POLAR, POLAR, VIMSHOTTARI } from '../test/dasha-checks.ts';
import tool from './get-chidra-dasha.tool.ts';
import periodsTool from './get-dasha-periods.tool.ts';

const output = z.object(tool.output.shape);
const at = async (args: object, query_date: string) =>
  output.parse((await conforms(tool, { ...args, query_date })).result);

describe('get_chidra_dasha', () => {
  it('reads the golden chart in the chidra of Jupiter', async () => {
    const found = await at(GOLDEN, '2026-03-10');
    expect(found.answer).toMatch(
      /^The running closing antardasha is that of Rahu in the mahadasha of Jupiter, from 25 November 2025 to 19 April 2028\. Saturn follows, and the tone by houses is (hard|mixed|easy)\.$/,
    );
    const tone = { HARSH: 'hard', MIXED: 'mixed', EASY: 'easy' }[found.current?.tone ?? 'MIXED'];
    expect(found.answer).toContain(`the tone by houses is ${tone}.`);
    expect(found.chidraPeriods).toHaveLength(9);
    expect(found.current).toMatchObject({
      mahadasha: 'Jupiter',
      chidraLord: 'Rahu',
      nextMahadasha: 'Saturn',
      startDate: expect.stringMatching(/^2025-11-25/),
      endDate: expect.stringMatching(/^2028-04-19T19:27/),
      // Jupiter has 2 at levels 1 and 2; Saturn 8 by its star lord Moon and 7 by its place.
      housesLost: [2],
      housesGained: [7, 8],
      status: 'CURRENT',
    });
    expect(found.next).toMatchObject({ mahadasha: 'Saturn', chidraLord: 'Jupiter', status: 'UPCOMING' });
    // A tenth of 16*18/120 years before the end, a tenth of 19*19/120 years after it.
    const day = 86_400_000;
    const border = instantMs(found.current?.endDate ?? '');
    const { start = '', end = '' } = found.current?.sandhi ?? {};
    expect((border - instantMs(start)) / day).toBeCloseTo((16 * 18 * 365.25) / 1200, 3);
    expect((instantMs(end) - border) / day).toBeCloseTo((19 * 19 * 365.25) / 1200, 3);
    expect(found.notes.join(' ')).toMatch(/tenths .* are ours/);
  });

  it.each(NOT_POLAR)('$label: closes each mahadasha of get_dasha_periods', async ({ arguments: args, now }) => {
    const { result } = await conforms(tool, args, { now });
    expect(result).toMatchObject({ system: 'extension', extensionNote: expect.stringMatching(/extension/) });
    const { chidraPeriods, current, next } = output.parse(result);
    const { mahadashas } = z
      .object(periodsTool.output.shape)
      .required({ mahadashas: true })
      .parse((await conforms(periodsTool, args)).result);
    chidraPeriods.forEach((row, k) => {
      const md = mahadashas[k];
      const last = md?.antardashas.at(-1);
      expect(row).toMatchObject({ mahadasha: md?.planet, endDate: md?.endDate });
      expect(row).toMatchObject({ chidraLord: last?.planet, startDate: last?.startDate });
      const place = VIMSHOTTARI.indexOf(row.mahadasha);
      expect(row.chidraLord).toBe(VIMSHOTTARI[(place + 8) % 9]);
      expect(row.nextMahadasha).toBe(VIMSHOTTARI[(place + 1) % 9]);
      expect(row.housesLost.filter((house) => row.housesGained.includes(house))).toEqual([]);
    });
    const statuses = chidraPeriods.map(({ status }) => status);
    expect(statuses).toEqual([...statuses].sort((a, b) => ORDER.indexOf(a) - ORDER.indexOf(b)));
    expect(current).toEqual(chidraPeriods.find(({ status }) => status === 'CURRENT') ?? null);
    expect(next).toEqual(chidraPeriods.find(({ status }) => status === 'UPCOMING') ?? null);
  });
  const ORDER = ['PAST', 'CURRENT', 'UPCOMING'];

  it('has all to come before birth and all past after the cycle', async () => {
    const before = await at(GOLDEN, '1980-01-01');
    expect(new Set(before.chidraPeriods.map(({ status }) => status))).toEqual(new Set(['UPCOMING']));
    const after = await at(GOLDEN, '2150-01-01');
    expect(new Set(after.chidraPeriods.map(({ status }) => status))).toEqual(new Set(['PAST']));
    expect([after.current, after.next]).toEqual([null, null]);
  });

  it('calls the chidra of Ketu that of Mercury', async () => {
    const { chidraPeriods } = await at(GOLDEN, '2026-03-10');
    expect(chidraPeriods.find(({ mahadasha }) => mahadasha === 'Ketu')?.chidraLord).toBe('Mercury');
  });

  it('has times where the closing antardasha that is left at birth ends on that day', async () => {
    // The Moon is one second before Punarvasu, so the mahadasha of Rahu has 0.000052 years left.
    const birth = { birth_datetime: '2001-03-05T13:12:28', latitude: 20, longitude: 75, utc_offset_minutes: 330 };
    const { answer } = await at(birth, birth.birth_datetime);
    expect(answer).toContain('Mars in the mahadasha of Rahu, from 5 March 2001, 13:12 to 13:39.');
  });

  it('knows every tone', async () => {
    const rows = await Promise.all(NOT_POLAR.map(async ({ arguments: args }) => at(args, '2000-01-01')));
    const tones = new Set(rows.flatMap(({ chidraPeriods }) => chidraPeriods.map(({ tone }) => tone)));
    expect([...tones].sort()).toEqual(['EASY', 'HARSH', 'MIXED']);
  });

  it('A7: has dates without tone beyond the polar circle', async () => {
    for (const { arguments: args, now } of POLAR) {
      const { chidraPeriods, answer, notes } = output.parse((await conforms(tool, args, { now })).result);
      expect(chidraPeriods.map(({ tone, housesLost }) => [tone, housesLost])).toEqual(Array(9).fill([null, []]));
      expect(answer).not.toContain('tone');
      expect(notes.join(' ')).toContain('tone and houses are left out');
    }
  });

  it('is refused with a false date', async () => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, query_date: '2026-13-01' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'query_date' });
    expect(text).toMatch(/calendar/);
  });
});
