import { natalEvent } from '@cuspal/engine/events/natal';
import { callTool, conforms, GOLDEN, SAMPLE_CHARTS, withNotes } from '@cuspal/tool-kit/testing';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-four-step-verdict.tool.ts';
import { BIRTHS } from '../test/verification-births.ts';

const output = withNotes(tool);
const call = async (args: object) => output.parse((await conforms(tool, args)).result);

describe('get_four_step_verdict', () => {
  it.each([
    ['PROMISED', { ...BIRTHS.spain1928, event: 'Marriage' }],
    ['MIXED', { ...BIRTHS.pacific1949, event: 'Childbirth / Progeny' }],
    ['DENIED', { ...BIRTHS.ireland1929, event: 'Wealth / Income Gain' }],
    ['INCONCLUSIVE', { ...BIRTHS.indianOcean1938, event: 'Marriage' }],
  ])('%s by the end indicator of the primary cusp, failing it the sub lord', async (verdict, args) => {
    const { rows, eventResolution, ...found } = await call(args);
    const row = rows.find(({ cusp }) => cusp === eventResolution.primaryCusp);
    expect(found.verdict).toBe(verdict);
    const lean = found.fallback ? row?.subLordLean : row?.endLean;
    expect({ FOR: 'PROMISED', AGAINST: 'DENIED', BOTH: 'MIXED', NONE: 'INCONCLUSIVE' }[lean ?? 'NONE']).toBe(verdict);
    expect(found.fallback).toBe(row?.endLean === 'NONE');
  });

  it.each([
    ['STRONG_AGREEMENT', { ...BIRTHS.spain1928, event: 'Marriage' }],
    ['PARTIAL_AGREEMENT', { ...BIRTHS.assam1929, event: 'Career / Job Start' }],
    ['DIVERGENCE', { ...BIRTHS.arabia1929, event: 'Wealth / Income Gain' }],
  ])('%s follows from the points of the rows', async (agreement, args) => {
    const found = await call(args);
    const pct = (100 * found.rows.reduce((sum, { points }) => sum + points, 0)) / found.rows.length;
    expect(found.agreementPct).toBe(Math.round(pct * 10) / 10);
    expect(found.agreement).toBe(agreement);
  });

  it.each([
    [75, 'STRONG_AGREEMENT', { ...BIRTHS.libya1944, event: 'Wealth / Income Gain' }],
    [50, 'PARTIAL_AGREEMENT', { ...BIRTHS.assam1929, event: 'Career / Job Start' }],
  ])('the edge %i belongs to %s', async (agreementPct, agreement, args) => {
    expect(await call(args)).toMatchObject({ agreementPct, agreement });
  });

  it('tests the primary cusp and the required ones, or those asked for', async () => {
    const cusps = async (args: object) => (await call({ ...GOLDEN, ...args })).rows.map(({ cusp }) => cusp);
    expect(await cusps({ event: 'Lottery / Windfall' })).toEqual([2, 5, 6, 11]);
    expect(await cusps({ event: 'Lottery / Windfall', primary_houses: [11, 5] })).toEqual([5, 11]);
    expect(await cusps({ house_group: [7, 2] })).toEqual([2, 7]);
  });

  it('of one cusp agrees by 0, 50 or 100 per cent', async () => {
    for (const args of Object.values(BIRTHS)) {
      const { agreementPct, rows } = await call({ ...args, event: 'Marriage', primary_houses: [7] });
      expect(rows).toHaveLength(1);
      expect([0, 50, 100]).toContain(agreementPct);
    }
  });

  it('marks a sub lord in its own star: both steps are one planet', async () => {
    let marked = 0;
    for (const args of Object.values(BIRTHS)) {
      const { rows, provenance } = await call({ ...args, event: 'Marriage' });
      const same = rows.filter(({ subLord, starLordOfSubLord }) => subLord === starLordOfSubLord);
      expect(rows.filter(({ sameIndicator }) => sameIndicator)).toEqual(same);
      expect(provenance.notes.some((note) => note.includes('so both steps are one planet'))).toBe(same.length > 0);
      for (const { agrees } of same) expect(agrees).toBe(true);
      marked += same.length;
    }
    expect(marked).toBeGreaterThan(0);
  });

  it('quotes the KP verdict of analyze_natal_promise', async () => {
    const { events } = z
      .object({ events: z.array(z.object({ event: z.string(), verdict: z.string() })) })
      .parse((await conforms('analyze_natal_promise', GOLDEN)).result);
    for (const { event, verdict } of events) expect((await call({ ...GOLDEN, event })).kpVerdict).toBe(verdict);
  });

  it('A27: answers with its own verdict, that of KP and the agreement in counts alone', async () => {
    for (const args of Object.values(BIRTHS))
      for (const event of ['Marriage', 'Divorce / Separation']) {
        const { answer, verdict, kpVerdict, rows } = await call({ ...args, event });
        const good = event === 'Marriage' ? 'promises' : 'shows a tendency to';
        const said = {
          PROMISED: `${good} ${event}.`,
          MIXED: `speaks for ${event} and against it alike.`,
          DENIED: `speaks against ${event}.`,
          INCONCLUSIVE: `says nothing of ${event}.`,
        }[verdict];
        const kp = promiseSentence(natalEvent(event === 'Marriage' ? 'marriage' : 'divorce'), kpVerdict);
        const same = rows.filter(({ agrees }) => agrees).length;
        const opposite = rows.filter(({ points }) => points === 0).length;
        expect(answer).toBe(
          [
            `By the four-step theory the chart ${said}`,
            `KP decides, and by KP ${kp.slice(0, 1).toLowerCase()}${kp.slice(1)}`,
            `Of ${rows.length} cusps, sub lord and end indicator agree at ${same || 'none'}, differ at ${opposite || 'none'} and are undecided at ${rows.length - same - opposite || 'none'}.`,
          ].join(' '),
        );
      }
  });

  it('speaks of a group of houses as of one matter', async () => {
    const { answer, eventResolution } = await call({ ...GOLDEN, house_group: [2, 7, 11] });
    expect(eventResolution.label).toBe('Houses 2, 7, 11');
    expect(answer).toMatch(/^By the four-step theory the chart speaks against the matter of houses 2, 7 and 11\. /);
    expect(answer).toContain('KP decides, and by KP the chart promises the matter of houses 2, 7 and 11.');
  });

  it('says by which cusp it decides', async () => {
    const { provenance } = await call({ ...GOLDEN, event: 'Marriage', primary_houses: [11, 2] });
    expect(provenance.notes.join(' ')).toMatch(
      /Cusp 7, from which .* is not in primary_houses.*The verdict is that of cusp 11/,
    );
  });

  it.each([
    [{}, 'validation_failed', /event.*house_group/],
    [{ event: 'employed somewhere nice' }, 'invalid_event_name', /nearest/],
    [{ event: 'Marriage', cusps: [7] }, 'validation_failed', /"cusps"/],
  ])('refuses %j', async (fault, code, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });

  it('answers out_of_range inside the polar circles', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, { ...polar?.arguments, event: 'Marriage' })).meta['code']).toBe('out_of_range');
  });
});
