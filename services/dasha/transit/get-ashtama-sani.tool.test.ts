import { SPAN_STATUSES } from '@cuspal/engine/gochara/ashtama-sani';
import { SUB_LORD_VERDICTS } from '@cuspal/engine/gochara/saturn-weight';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { divide } from '@cuspal/engine/zodiac/division';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readInstant } from '../../../packages/engine/test/read-instant.ts';
import tool from './get-ashtama-sani.tool.ts';

const output = z.object(tool.output.shape);
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const ask = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

const inDays = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${instant.slice(0, 10)}T00:00Z`),
  );

describe('get_ashtama_sani', () => {
  it('has the stays of Saturn in Virgo for a Moon in Aquarius', async () => {
    const { eighthSign, active, spans, subWindows, saturnBindus } = await ask({ ...birth, query_date: '2010-06-01' });
    expect([eighthSign, active, saturnBindus]).toEqual(['Virgo', true, 2]);
    // Sidereal Saturn in Virgo: September 2009 to November 2011, and once more from May to August 2012.
    expect(spans.map(({ start, end, status }) => [start.slice(0, 7), end.slice(0, 7), status])).toEqual([
      ['1980-07', '1982-10', 'PAST'],
      ['2009-09', '2011-11', 'CURRENT'],
      ['2012-05', '2012-08', 'NEXT'],
      ['2038-10', '2039-04', 'NEXT'],
      ['2039-07', '2041-01', 'NEXT'],
    ]);
    expect([subWindows[0]?.start, subWindows.at(-1)?.end]).toEqual([spans[1]?.start, spans[1]?.end]);
  });

  it('counts one bindu in the singular', async () => {
    const { saturnBindus, notes } = await ask({ ...birth, birth_datetime: '2000-01-01T00:00:00' });
    expect(saturnBindus).toBe(1);
    expect(notes[0]).toMatch(/^Saturn has 1 bindu in Taurus, fewer than four/);
  });

  const seen = { verdicts: new Set<string>(), statuses: new Set<string>() };
  it.each(SAMPLE_CHARTS)(
    '$label: active when Saturn is in the eighth sign, sub windows tile the span',
    async (chart) => {
      const { arguments: args, now, edge } = chart;
      const at = (utcMs: number) =>
        divide(siderealPosition(testEphemeris(), 'Saturn', jdFromUtcMs(utcMs), args.ayanamsa ?? 'kp').longitude);
      const { answer, moonSign, eighthSign, active, spans, subWindows, notes } = await ask(args, now);
      expect(answer).toContain(`Saturn is ${active ? '' : 'not '}in ${eighthSign}, the eighth sign`);
      const offered = spans.find(({ status }) => status !== 'PAST');
      if (offered) expect(answer).toContain(inDays(offered.end));
      if (offered && !active) expect(answer).toContain(inDays(offered.start));
      expect(SIGNS.indexOf(eighthSign)).toBe((SIGNS.indexOf(moonSign) + 7) % 12);
      expect(active).toBe(SIGNS[at(now).signIndex] === eighthSign);
      expect(spans.filter(({ status }) => status === 'CURRENT')).toHaveLength(active ? 1 : 0);
      for (const { start, end, status } of spans) {
        seen.statuses.add(status);
        expect(SIGNS[at((readInstant(start) + readInstant(end)) / 2).signIndex]).toBe(eighthSign);
        expect(readInstant(start)).toBeLessThan(now + 30 * 365.25 * 86_400_000);
        expect(readInstant(end)).toBeGreaterThan(now - 30 * 365.25 * 86_400_000);
      }
      if (edge === 'polar') {
        expect(subWindows).toEqual([]);
        expect(notes.join(' ')).toMatch(/No Placidus houses/);
        return;
      }
      const read = spans.find(({ status }) => status !== 'PAST');
      expect([subWindows[0]?.start, subWindows.at(-1)?.end]).toEqual([read?.start, read?.end]);
      for (const [index, window] of subWindows.entries()) {
        if (index > 0) expect(window.start).toBe(subWindows[index - 1]?.end);
        const inside = at((readInstant(window.start) + readInstant(window.end)) / 2);
        expect([inside.starLord, inside.subLord]).toEqual([window.starLord, window.subLord]);
        expect(window.factors[0]).toEqual({ name: 'Phase Ashtama', points: 25 });
        expect(window.factors.reduce((sum, { points }) => sum + points, 0)).toBe(window.intensity);
        seen.verdicts.add(window.subLordVerdict);
      }
      expect(subWindows.length).toBeLessThanOrEqual(80);
    },
  );

  it('reached every status and, by four more births, every verdict', async () => {
    for (const hour of ['01', '09', '17', '21']) {
      const { subWindows } = await ask({ ...birth, birth_datetime: `1970-03-05T${hour}:10:00` });
      for (const { subLordVerdict } of subWindows) seen.verdicts.add(subLordVerdict);
    }
    for (const { status } of (await ask({ ...birth, query_date: '2010-06-01' })).spans) seen.statuses.add(status);
    expect([...seen.statuses].sort()).toEqual([...SPAN_STATUSES].sort());
    expect([...seen.verdicts].sort()).toEqual([...SUB_LORD_VERDICTS].sort());
  });

  it.each([
    [{ query_date: 'x' }, 'validation_failed', /ISO 8601/],
    [{ query_date: '1799-01-01' }, 'out_of_range', /1800/],
  ])('refuses %j', async (fault, code, words) => {
    const { meta, text } = await callTool(tool, { ...birth, ...fault });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });
});
