import { SADE_SATI_PHASES } from '@cuspal/engine/gochara/sade-sati';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { divide } from '@cuspal/engine/zodiac/division';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, everyPage, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readInstant } from '../../../packages/engine/test/read-instant.ts';
import intensity from './get-sade-sati-intensity.tool.ts';
import tool from './get-sade-sati-phases.tool.ts';

const output = z.object(tool.output.shape);
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const ask = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const YEAR = 365.25 * 86_400_000;

const inDays = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(
    Date.parse(`${instant.slice(0, 10)}T00:00Z`),
  );

describe('get_sade_sati_phases', () => {
  it('reads the running cycle of a Moon in Aquarius in 2026: Patha, entered and re-entered', async () => {
    const found = await ask({ ...birth, query_date: '2026-11-20' });
    expect(found).toMatchObject({ asOf: '2026-11-20T12:00:00+05:30', moonSign: 'Aquarius', currentPhase: 'Patha' });
    // Saturn leaves Pisces for the first time on 2 June 2027.
    expect(found.daysRemaining).toBeCloseTo(193.7, 0);
    const [cycle] = found.cycles;
    expect(cycle).toMatchObject({ index: 2, status: 'CURRENT' });
    expect([cycle?.start.slice(0, 10), cycle?.end.slice(0, 10)]).toEqual(['2020-01-23', '2028-02-22']);
    expect(
      cycle?.phases.map(({ phase, sign, spans }) => [phase, sign, spans.map((each) => each.retrogradeEntry)]),
    ).toEqual([
      ['Vraya', 'Capricorn', [false, true]],
      ['Janma', 'Aquarius', [false, false]],
      ['Patha', 'Pisces', [false, true]],
    ]);
    expect(found.pagination).toMatchObject({ page: 1, pageSize: 1, totalItems: 4 });
    expect(found.auxiliary.map(({ kind }) => kind)).toEqual(['Ashtama', 'ArdhaAshtama']);
  });

  it('pages: running, then later cycles, then past ones; index in time order', async () => {
    const order = await Promise.all(
      [1, 2, 3, 4].map(async (page) => (await ask({ ...birth, query_date: '2026-11-20', page })).cycles),
    );
    expect(order.flat().map(({ index, status }) => `${index} ${status}`)).toEqual([
      '2 CURRENT',
      '3 FUTURE',
      '4 FUTURE',
      '1 PAST',
    ]);
    // Born on the very eve of a cycle's middle: it had begun before.
    const past = order[3]?.[0];
    expect(past?.beforeBirth).toBe(true);
    expect(readInstant(past?.start ?? '')).toBeLessThan(readInstant('1992-08-14T04:32:00+05:30'));
    for (const cycle of order.flat().slice(0, 3)) expect(cycle.beforeBirth).toBeUndefined();
  });

  it('between two cycles there is no phase, and the next cycle comes first', async () => {
    const found = await ask({ ...birth, query_date: '2010-01-01' });
    expect(found).toMatchObject({ currentPhase: null, daysRemaining: null });
    expect(found.cycles[0]).toMatchObject({ index: 2, status: 'FUTURE' });
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: every span is a stay of Saturn in its sign, phases in order, cycles of 6.3 to 8.3 years',
    async ({ arguments: args, now }) => {
      const ayanamsa = args.ayanamsa ?? 'kp';
      const signAt = (utcMs: number) =>
        SIGNS[divide(siderealPosition(testEphemeris(), 'Saturn', jdFromUtcMs(utcMs), ayanamsa).longitude).signIndex];
      const first = await ask(args, now);
      for (const page of new Set([1, first.pagination.totalPages])) {
        const { cycles, truncated } = page === 1 ? first : await ask({ ...args, page }, now);
        const [cycle] = cycles;
        if (cycle === undefined) continue;
        expect(cycles).toHaveLength(1);
        const spans = cycle.phases
          .flatMap(({ phase, sign, spans: own }) => own.map((each) => ({ ...each, phase, sign })))
          .sort((a, b) => readInstant(a.start) - readInstant(b.start));
        expect([spans[0]?.start, spans.at(-1)?.end]).toEqual([cycle.start, cycle.end]);
        for (const [index, { start, end, sign, retrogradeEntry }] of spans.entries()) {
          if (index > 0) expect(readInstant(start)).toBeGreaterThanOrEqual(readInstant(spans[index - 1]?.end ?? ''));
          const [from, to] = [readInstant(start), readInstant(end)];
          expect([signAt(from + 2000), signAt((from + to) / 2), signAt(to - 1000)]).toEqual([sign, sign, sign]);
          if (truncated) continue;
          expect([signAt(from - 1000) === sign, signAt(to + 2000) === sign]).toEqual([false, false]);
          const { speed } = siderealPosition(testEphemeris(), 'Saturn', jdFromUtcMs(from), ayanamsa);
          expect(speed < 0).toBe(retrogradeEntry);
        }
        if (truncated) continue;
        expect([...new Set(spans.map(({ phase }) => phase))]).toEqual(SADE_SATI_PHASES);
        const years = spans.reduce((sum, { start, end }) => sum + readInstant(end) - readInstant(start), 0) / YEAR;
        expect(years).toBeGreaterThan(6.3);
        expect(years).toBeLessThan(8.3);
        const moon = SIGNS.indexOf(first.moonSign);
        expect(cycle.phases.map(({ sign }) => SIGNS.indexOf(sign))).toEqual([(moon + 11) % 12, moon, (moon + 1) % 12]);
      }
      const running = signAt(now);
      const moon = SIGNS.indexOf(first.moonSign);
      const phase = SADE_SATI_PHASES.find((_, index) => SIGNS[(moon + 11 + index) % 12] === running) ?? null;
      expect(first.currentPhase).toBe(phase);
      expect(first.answer).toMatch(
        phase === null ? /does not run|is interrupted/ : new RegExp(`runs at this moment.*\\(${phase}\\)`),
      );
      const [listed] = first.cycles;
      if (listed?.status === 'FUTURE')
        expect(first.answer).toContain(`runs from ${inDays(listed.start)} to ${inDays(listed.end)}`);
      if (listed?.status === 'CURRENT')
        expect(first.answer).toContain(`began on ${inDays(listed.start)} and ends on ${inDays(listed.end)}`);
      for (const { kind, spans } of first.auxiliary) {
        for (const { start, end } of spans) {
          const sign = SIGNS[(moon + (kind === 'Ashtama' ? 7 : 3)) % 12];
          expect(signAt((readInstant(start) + readInstant(end)) / 2)).toBe(sign);
        }
      }
    },
  );

  it('a phase has the mean of the windows of get_sade_sati_intensity over its days', async () => {
    const { cycles } = await ask({ ...birth, query_date: '2026-11-20' });
    const scan = { scan_start: '2020-01-01T00:00:00', scan_end: '2030-01-01T00:00:00' };
    const { windows } = z
      .object(intensity.output.shape)
      .parse(await everyPage(intensity, { ...birth, ...scan }, 'windows'));
    for (const { phase, intensity: mean, spans } of cycles[0]?.phases ?? []) {
      const own = windows.filter((window) => window.phase === phase);
      const days = (each: { start: string; end: string }) => readInstant(each.end) - readInstant(each.start);
      const total = own.reduce((sum, window) => sum + days(window), 0);
      expect(Math.abs(total - spans.reduce((sum, span) => sum + days(span), 0))).toBeLessThan(5000);
      const weighed = own.reduce((sum, window) => sum + window.intensity * days(window), 0) / total;
      expect(mean).toBeCloseTo(weighed, 1);
    }
  });

  it('says when the years reach beyond the ephemeris', async () => {
    const early = { ...birth, birth_datetime: '1801-05-05T12:00:00', query_date: '1803-01-01' };
    expect(await ask(early)).toMatchObject({
      truncated: true,
      notes: expect.arrayContaining([expect.stringMatching(/1800 to 2399/)]),
    });
    const late = { ...birth, birth_datetime: '2398-05-05T12:00:00', query_date: '2399-06-01' };
    expect(await ask(late)).toMatchObject({ truncated: true });
    expect((await ask({ ...birth, query_date: '2026-11-20' })).truncated).toBeUndefined();
  });

  // Moon in Cancer; Saturn in Gemini, Cancer, Leo, Virgo and Scorpio.
  it.each([
    [2004, 'Vraya'],
    [2006, 'Janma'],
    [2008, 'Patha'],
    [2011, null],
    [2015, null],
  ])('says what runs in %i, more than 100 years after birth: %s', async (year, phase) => {
    const args = { ...birth, birth_datetime: '1900-06-01T12:00:00', query_date: `${String(year)}-01-01` };
    const { cycles, currentPhase, answer } = await ask(args);
    expect(currentPhase).toBe(phase);
    expect(/runs at this moment/.test(answer)).toBe(phase !== null);
    expect(cycles[0]?.status).toBe(phase === null ? 'PAST' : 'CURRENT');
  });

  it.each([
    ['1800-06-01T12:00:00', '1899-01-01', '100 years of birth'],
    ['2290-06-01T12:00:00', '2392-01-01', '100 years of birth'],
    ['2320-06-01T12:00:00', '2390-01-01', 'the years 1800 to 2399'],
  ])('born %s and asked on %s, no further cycle begins within %s', async (birth_datetime, query_date, limit) => {
    const { answer } = await ask({ ...birth, birth_datetime, query_date });
    expect(answer).toBe(`Sade Sati does not run at this moment. No further cycle begins within ${limit}.`);
  });

  it.each([
    [{ page: 5 }, 'validation_failed', /last page is 4/],
    [{ page: 0 }, 'validation_failed', /1/],
    [{ query_date: 'today' }, 'validation_failed', /ISO 8601/],
    [{ query_date: '2400-01-01' }, 'out_of_range', /1800 to 2399/],
    [{ birth_datetime: '1992-08-14' }, 'validation_failed', /clock time/],
  ])('refuses %j', async (fault, code, words) => {
    const { meta, text } = await callTool(tool, { ...birth, query_date: '2026-11-20', ...fault });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });

  it('A7: has the cycles of a polar birth, which are those of its Moon anywhere', async () => {
    const asked = { ...birth, query_date: '2026-11-20' };
    const [polar, below] = [await ask({ ...asked, latitude: 70 }), await ask(asked)];
    expect(polar.answer).toBe(below.answer);
    expect(polar.cycles.map(({ phases }) => phases.map(({ spans }) => spans))).toEqual(
      below.cycles.map(({ phases }) => phases.map(({ spans }) => spans)),
    );
    expect(polar.cycles[0]?.phases.map(({ themes }) => themes)).toEqual([[], [], []]);
    expect(polar.notes.join(' ')).toContain('weighed without their houses');
  });
});
