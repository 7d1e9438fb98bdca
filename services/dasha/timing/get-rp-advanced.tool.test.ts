import { buildChart } from '@cuspal/engine/chart/build';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { divide } from '@cuspal/engine/zodiac/division';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  callTool,
  conforms,
  GOLDEN,
  instantMs,
  type Life,
  randomLives,
  SAMPLE_CHARTS,
  testEphemeris,
} from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import eventTool from './get-event-dasha.tool.ts';
import tool from './get-rp-advanced.tool.ts';
import rulingTool from './get-ruling-planets.tool.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const events = z.object(eventTool.output.shape);
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);
const sky = testEphemeris();
const DAY_MS = 86_400_000;
const REACH = { today: 1, month: 31, year: 366, long: 4383 } as const;
const SCALES = ['today', 'month', 'year', 'long'] as const;

/** Lords of the degree where the mover stands. */
function lordsOf(mover: Result['mover'], utcMs: number, args: Life['args']) {
  if (mover !== 'Ascendant') {
    return divide(siderealPosition(sky, mover, jdFromUtcMs(utcMs), args.ayanamsa ?? 'kp').longitude);
  }
  const moment = { ...resolveBirth(args), utcMs, jdUt: jdFromUtcMs(utcMs) };
  return divide(buildChart(sky, moment).ascendant.longitude);
}

const keptOf = ({ ranked }: Result): readonly Planet[] =>
  ranked.filter(({ status, subSlotOnly }) => status === 'kept' && !subSlotOnly).map(({ planet }) => planet);

describe('get_rp_advanced', () => {
  it('has the ruling planets of get_ruling_planets, kept, deferred and rejected', async () => {
    for (const { args, now } of randomLives(12, 15)) {
      const found = await call(args, now);
      const one = z.object(rulingTool.output.shape).parse((await conforms(rulingTool, args, { now })).result);
      expect(found.ranked).toEqual(one.ranked);
      expect(found.rejected.map(({ planet }) => planet)).toEqual(
        one.ranked.filter(({ status }) => status === 'rejected').map(({ planet }) => planet),
      );
    }
  });

  it('says when a retrograde ruling planet acts: at its direct station', async () => {
    // Saturn retrograde from 15 July 2023 to 4 November 2023.
    let seen = 0;
    for (const { args, now } of randomLives(60, 18)) {
      const { deferred, asOf } = await call(args, now);
      for (const { planet, actsAfter } of deferred) {
        seen += 1;
        if (actsAfter === null) throw new Error('no station');
        const at = instantMs(actsAfter);
        const speed = (ms: number): number => siderealPosition(sky, planet, jdFromUtcMs(ms), 'kp').speed;
        expect(speed(instantMs(asOf))).toBeLessThan(0);
        expect(speed(at - DAY_MS)).toBeLessThan(0);
        expect(speed(at + DAY_MS)).toBeGreaterThan(0);
        expect(at).toBeGreaterThan(instantMs(asOf));
      }
    }
    expect(seen).toBeGreaterThan(3);
  });

  it.each(SCALES)(
    '%s: stands in a sensitive point in the middle of each window and not beside it',
    async (scale) => {
      let windowsSeen = 0;
      for (const { args, now } of randomLives(14, 100 + SCALES.indexOf(scale))) {
        if (now > Date.UTC(2386, 0, 1)) continue;
        const found = await call({ ...args, scale }, now);
        const kept = keptOf(found);
        const start = instantMs(found.asOf);
        const rules = ({ signLord, starLord, subLord }: ReturnType<typeof lordsOf>): boolean =>
          [...(found.relaxed ? [] : [signLord]), starLord, subLord].every((lord) => kept.includes(lord));
        let last = start;
        for (const window of found.windows) {
          windowsSeen += 1;
          const [from, to] = [instantMs(window.start), instantMs(window.end)];
          expect(from).toBeGreaterThanOrEqual(last);
          expect(to).toBeGreaterThanOrEqual(from);
          last = to;
          expect(to).toBeLessThanOrEqual(start + REACH[scale] * DAY_MS);
          const point = found.sensitivePoints[window.point];
          expect(point).toBeDefined();
          if (to - from < 10_000) continue;
          const middle = lordsOf(found.mover, (from + to) / 2, args);
          expect(rules(middle)).toBe(true);
          const parts = point?.parts.map(({ sign, starLord, subLord }) => `${sign} ${starLord} ${subLord}`);
          expect(parts?.some((part) => part.endsWith(`${middle.starLord} ${middle.subLord}`))).toBe(true);
          if (to < start + REACH[scale] * DAY_MS - 60_000)
            expect(rules(lordsOf(found.mover, to + 3000, args))).toBe(false);
          if (from > start + 60_000) expect(rules(lordsOf(found.mover, from - 3000, args))).toBe(false);
        }
        expect(found.windows.length).toBeLessThanOrEqual(12);
        // Nothing is left out before the last window, or before the end of the range.
        const end = found.windows.length === 12 ? last : start + REACH[scale] * DAY_MS;
        for (let k = 0; k < 150; k += 1) {
          const at = start + ((k + 0.5) / 150) * (end - start);
          const inWindow = found.windows.some((each) => instantMs(each.start) <= at && at < instantMs(each.end));
          const nearEdge = found.windows.some((each) =>
            [each.start, each.end].some((edge) => Math.abs(instantMs(edge) - at) < 3000),
          );
          if (!nearEdge) expect(rules(lordsOf(found.mover, at, args))).toBe(inWindow);
        }
      }
      expect(windowsSeen).toBeGreaterThan(3);
    },
    30_000,
  );

  it('names one kept planet in the singular, and the ruling planets that are strong by rank', async () => {
    expect((await call({ ...GOLDEN, query_datetime: '2026-03-11T16:00:00' })).answer).toMatch(
      /^The kept ruling planet is Ketu\./,
    );
    // Ketu, of 11 alone, comes after Saturn, Mercury, Rahu, Jupiter and Venus, who are strong for marriage.
    const { answer, strongRps } = await call({ ...GOLDEN, event: 'Marriage', query_datetime: '2003-07-28T04:32:00' });
    expect(strongRps?.map(({ planet }) => planet)).not.toContain('Ketu');
    expect(strongRps?.every(({ rank }) => rank !== null && rank <= 5)).toBe(true);
    expect(answer).toMatch(/Of all ruling planets, deferred ones included, .* (is|are) strong for the event\./);
  });

  it('crosses the ruling planets with what is strong for an event', async () => {
    let seen = 0;
    for (const { args, now } of randomLives(15, 33)) {
      const { answer, windows, mover, strongRps, ranked, eventResolution } = await call(
        { ...args, event: 'Marriage' },
        now,
      );
      for (const { planet } of strongRps ?? []) expect(answer).toContain(planet);
      expect(/None of the ruling planets/.test(answer)).toBe(strongRps?.length === 0);
      const running = windows[0] !== undefined && instantMs(windows[0].start) <= now;
      expect(answer).toContain(
        running
          ? `${mover} passes a sensitive point already, until`
          : windows[0]
            ? `${mover} first passes a sensitive point from`
            : `${mover} passes no sensitive point`,
      );
      const [first] = windows;
      if (first && !running) expect(answer).toContain(first.start.slice(11, 16));
      if (first) expect(answer).toContain(first.end.slice(11, 16));
      expect(eventResolution?.label).toBe('Marriage');
      const { planets } = events.parse((await conforms(eventTool, { ...args, event: 'Marriage' }, { now })).result);
      const strong = planets.filter(({ standing }) => standing === 'STRONG').map(({ planet }) => planet);
      const members = ranked.filter(({ status, subSlotOnly }) => status !== 'rejected' && !subSlotOnly);
      expect(strongRps?.map(({ planet }) => planet).sort()).toEqual(
        members
          .map(({ planet }) => planet)
          .filter((planet) => strong.includes(planet))
          .sort(),
      );
      const ranks = (strongRps ?? []).map(({ rank }) => rank ?? 10);
      expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
      for (const { contactLevels } of strongRps ?? []) {
        seen += 1;
        expect(contactLevels.favourable.every(({ house }) => [2, 7, 11].includes(house))).toBe(true);
      }
    }
    expect(seen).toBeGreaterThan(5);
    expect((await call(GOLDEN)).strongRps).toBeUndefined();
  });

  it('reaches both forms of the points and reports punarphoo of the birth', async () => {
    const forms = new Set<boolean>();
    const tied = new Set<boolean>();
    for (const { args, now } of randomLives(60, 2)) {
      const { relaxed, sensitivePoints, punarphoo, notes } = await call(args, now);
      forms.add(relaxed);
      tied.add(punarphoo.present);
      expect(punarphoo.present).toBe(punarphoo.ties.length > 0);
      expect(notes.some((note) => /Punarphoo/.test(note))).toBe(punarphoo.present);
      for (const { from, to, parts } of sensitivePoints) {
        expect([parts[0]?.from, parts.at(-1)?.to]).toEqual([from, to]);
        parts.slice(1).forEach((part, index) => expect(part.from).toBe((parts[index]?.to ?? NaN) % 360));
      }
    }
    expect(forms).toEqual(new Set([true, false]));
    expect(tied).toEqual(new Set([true, false]));
  });

  it('says when the ephemeris ends before the range', async () => {
    const late = SAMPLE_CHARTS.find(({ edge }) => edge === 'last years');
    const found = await call({ ...late?.arguments, query_datetime: '2399-06-01', scale: 'long' });
    expect(found.windows.length === 12 || found.truncated).toBe(true);
  });

  it.each([
    [{ scale: 'decade' }, 'validation_failed', /today/],
    [{ event: 'Marrage of minds' }, 'invalid_event_name', /nearest/],
    [{ query_datetime: 'now' }, 'validation_failed', /ISO 8601/],
  ])('refuses %j', async (fault, code, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta['code']).toBe(code);
    expect(text).toMatch(words);
  });

  it('A7: answers inside the polar circles, and refuses there only what reads houses or the moving Ascendant', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar')?.arguments ?? {};
    expect(output.parse((await conforms(tool, polar)).result).ranked.length).toBeGreaterThan(1);
    for (const more of [{ event: 'Marriage' }, { scale: 'today' }])
      expect((await callTool(tool, { ...polar, ...more })).meta['code']).toBe('out_of_range');
  });
});
