import { SADE_SATI_PHASES } from '@cuspal/engine/gochara/sade-sati';
import { WEIGHT_BANDS } from '@cuspal/engine/gochara/saturn-weight';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { divide } from '@cuspal/engine/zodiac/division';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, everyPage, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readInstant } from '../../../packages/engine/test/read-instant.ts';
import tool from './get-sade-sati-intensity.tool.ts';

const output = z.object(tool.output.shape);
const birth = { birth_datetime: '1992-08-14T04:32:00', latitude: 6.927, longitude: 79.861, utc_offset_minutes: 330 };
const ask = async (args: object, now?: number) =>
  output.parse(await everyPage(tool, args, 'windows', now === undefined ? {} : { now }));

describe('get_sade_sati_intensity', () => {
  it('weighs the windows of a Moon in Aquarius by hand-worked points', async () => {
    const { windows, scan, inSadeSati } = await ask({ ...birth, scan_start: '2026-11-20', scan_end: '2028-06-01' });
    expect(scan).toEqual({ start: '2026-11-20T12:00:00+05:30', end: '2028-06-01T12:00:00+05:30' });
    expect(inSadeSati).toBe(true);
    // Patha 20. Saturn is in house 7, in the star of the Moon in house 8: level 1. Rahu signifies 3, 6, 11, 12 and more.
    expect(windows[0]).toMatchObject({
      start: '2026-11-20T12:00:00+05:30',
      phase: 'Patha',
      sign: 'Pisces',
      starLord: 'Saturn',
      subLord: 'Rahu',
      intensity: 50,
      band: 'HIGH',
      retrograde: true,
      factors: [
        { name: 'Phase Patha', points: 20 },
        { name: 'Star lord Saturn on 6, 8 or 12 at L1', points: 20 },
        { name: 'Sub lord Rahu on 6, 8 or 12 and on 1, 5 or 11', points: 10 },
      ],
    });
    // Jupiter's sub: 10 off.
    expect(windows[1]).toMatchObject({ subLord: 'Jupiter', intensity: 40, band: 'MODERATE' });
    expect(windows[1]?.factors.at(-1)).toEqual({ name: 'Sub lord Jupiter: relief', points: -10 });
  });

  it('speaks of the houses of both lords', async () => {
    const { windows } = await ask({ ...birth, scan_start: '2026-11-20', scan_end: '2028-06-01' });
    // Saturn: 8 (Moon), 7, 1 (the Moon's Cancer), 7 and 8 owned; Jupiter: 2, 2, 4 and 11 of Venus, 6 and 9.
    expect(windows[1]?.contentThemes).toEqual([
      { house: 1, via: 'starLord' },
      { house: 2, via: 'subLord' },
      { house: 4, via: 'subLord' },
      { house: 6, via: 'subLord' },
      { house: 7, via: 'starLord' },
      { house: 8, via: 'starLord' },
      { house: 9, via: 'subLord' },
      { house: 11, via: 'subLord' },
    ]);
    expect(windows.some(({ contentThemes }) => contentThemes.some(({ via }) => via === 'both'))).toBe(true);
  });

  const seen = { phases: new Set<string>(), bands: new Set<string>(), sights: new Set<boolean>() };
  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: windows tile the phases of the scan, factors add up',
    async ({ arguments: args, now }) => {
      const ayanamsa = args.ayanamsa ?? 'kp';
      const at = (utcMs: number) =>
        divide(siderealPosition(testEphemeris(), 'Saturn', jdFromUtcMs(utcMs), ayanamsa).longitude);
      const scan_start = `${new Date(now).toISOString().slice(0, 10)}T00:00:00Z`;
      const [from, to] = [readInstant(scan_start), readInstant(scan_start) + 15 * 365.25 * 86_400_000];
      const scan_end = `${new Date(Math.min(to, Date.UTC(2399, 11, 31))).toISOString().slice(0, 10)}T00:00:00Z`;
      const found = await ask({ ...args, scan_start, scan_end });
      const { answer, windows, peak, relief } = found;
      if (peak) {
        expect(answer).toContain(`at ${peak.intensity} of 100.`);
        expect(answer).toMatch(relief.length === 0 ? /No window of it/ : new RegExp(`${relief.length} windows? of it`));
      } else expect(answer).toMatch(/^Saturn is not in Sade Sati within this scan\./);
      for (const [index, window] of windows.entries()) {
        const [start, end] = [readInstant(window.start), readInstant(window.end)];
        const before = windows[index - 1];
        if (before !== undefined) expect(start).toBeGreaterThanOrEqual(readInstant(before.end));
        const inside = at((start + end) / 2);
        expect([SIGNS[inside.signIndex], inside.starLord, inside.subLord]).toEqual([
          window.sign,
          window.starLord,
          window.subLord,
        ]);
        expect(window.factors.reduce((sum, { points }) => sum + points, 0)).toBe(window.intensity);
        expect(window.factors[0]?.name).toBe(`Phase ${window.phase}`);
        seen.phases.add(window.phase);
        seen.bands.add(window.band);
        seen.sights.add(window.jupiterSight);
      }
      // A look every ten days: inside the three signs a window holds it, outside none does.
      const moon = divide(
        siderealPosition(testEphemeris(), 'Moon', resolveBirth(args).jdUt, ayanamsa).longitude,
      ).signIndex;
      for (let day = from; day < readInstant(scan_end); day += 10 * 86_400_000) {
        const inPhase = [11, 0, 1].some((step) => at(day).signIndex === (moon + step) % 12);
        const holding = windows.filter(({ start, end }) => readInstant(start) <= day && readInstant(end) > day);
        expect(holding).toHaveLength(inPhase ? 1 : 0);
      }
      expect(peak?.intensity ?? null).toBe(
        windows.length === 0 ? null : Math.max(...windows.map(({ intensity }) => intensity)),
      );
      expect(relief).toHaveLength(windows.filter(({ factors }) => factors.some(({ points }) => points < 0)).length);
      expect(windows.length).toBeLessThanOrEqual(250);
    },
  );

  it('reached every phase and, in those charts and one more, every band', async () => {
    expect([...seen.phases].sort()).toEqual([...SADE_SATI_PHASES].sort());
    expect([...seen.bands].sort()).toEqual([...WEIGHT_BANDS].sort());
    expect(seen.sights).toEqual(new Set([true, false]));
  });

  it('outside any cycle has no windows and names the next start', async () => {
    const found = await ask({ ...birth, scan_start: '2008-01-01', scan_end: '2012-01-01' });
    expect(found).toMatchObject({ windows: [], peak: null, relief: [], inSadeSati: false });
    expect(found.nextCycleStart?.slice(0, 10)).toBe('2020-01-23');
    const late = await ask({ ...birth, scan_start: '2395-01-01', scan_end: '2399-12-31' });
    expect([late.windows, late.nextCycleStart]).toEqual([[], undefined]);
  });

  it('scans eight years from now when nothing is said', async () => {
    const { scan } = await ask(birth, Date.UTC(2026, 0, 1, 12));
    expect(scan).toEqual({ start: '2026-01-01T17:30:00+05:30', end: '2034-01-01T17:30:00+05:30' });
  });

  it('says when the scan reaches beyond the ephemeris', async () => {
    const { result } = await conforms(tool, { ...birth, scan_start: '2399-06-01' });
    expect(result).toMatchObject({
      truncated: true,
      provenance: { notes: expect.arrayContaining([expect.stringContaining('reaches beyond 2399')]) },
    });
    expect(JSON.stringify(result)).not.toContain('Go on');
  });

  it.each([
    [
      { scan_end: '2041-11-22' },
      'validation_failed',
      'scan_end',
      /^scan_end is 22 November 2041, 12:00, more than 15 years after scan_start at 20 November 2026, 12:00\./,
    ],
    [
      { scan_end: '2026-11-19' },
      'validation_failed',
      'scan_end',
      /^scan_end is 19 November 2026, 12:00, not after scan_start at/,
    ],
    [{ scan_start: '1700-01-01' }, 'out_of_range', 'scan_start', /1800/],
  ])('refuses %j', async (fault, code, field, words) => {
    const { meta, text } = await callTool(tool, { ...birth, scan_start: '2026-11-20', ...fault });
    expect(meta).toMatchObject({ code, field });
    expect(text).toMatch(words);
  });

  it('A7: has the windows of a polar birth, weighed without houses', async () => {
    const scan = { ...birth, scan_start: '2020-02-01' };
    const { result } = await conforms(tool, { ...scan, latitude: -80 });
    const [found, below] = [result, (await conforms(tool, scan)).result].map((each) => output.parse(each));
    // Borders of subs do not depend on the place.
    expect(found?.windows.map(({ start, subLord }) => [start, subLord])).toEqual(
      below?.windows.map(({ start, subLord }) => [start, subLord]),
    );
    for (const { factors, contentThemes, intensity } of found?.windows ?? []) {
      expect(contentThemes).toEqual([]);
      expect(factors.map(({ name }) => name).join()).not.toMatch(/ on \d/);
      expect(factors.reduce((sum, { points }) => sum + points, 0)).toBe(intensity);
    }
    expect(JSON.stringify(result['provenance'])).toContain('weighed without their houses');
  });
});
