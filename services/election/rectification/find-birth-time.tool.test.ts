import { callTool, conforms, GOLDEN, instantMs, POLAR, randomLives } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './find-birth-time.tool.ts';

const output = z.object(tool.output.shape);
const BARE = { ...GOLDEN, birth_datetime: '1992-08-14' };
const EVENTS = [
  { date: '2018-02-03', event: 'Marriage' },
  { date: '2015-06-01', event: 'Career / Job Start', weight: 2 },
  { date: '2020-09-09T10:00', event: 'Childbirth' },
];
const MORNING = { known_events: EVENTS, time_from: '04:00', time_to: '06:00' };
const sought = async (more: object = {}) => output.parse((await conforms(tool, { ...BARE, ...more })).result);

describe('find_birth_time', () => {
  it('holds every interval of the window once over all its pages', async () => {
    const asked = { known_events: EVENTS, time_from: '02:00', time_to: '06:00' };
    const first = await sought(asked);
    const all = [...first.candidates];
    for (let page = 2; page <= first.pagination.totalPages; page += 1)
      all.push(...(await sought({ ...asked, page })).candidates);
    expect(all.map(({ rank }) => rank)).toEqual(all.map((_, index) => index + 1));
    const inTime = [...all].sort((a, b) => instantMs(a.from) - instantMs(b.from));
    expect([inTime[0]?.from, inTime.at(-1)?.to]).toEqual([first.windowFrom, first.windowTo]);
    inTime.forEach(({ from, widthSeconds, to, middle, ascendant }, index) => {
      const before = inTime[index - 1];
      if (before) {
        expect(from).toBe(before.to);
        expect(ascendant.horaryNumber).toBe((before.ascendant.horaryNumber % 249) + 1);
      }
      expect(instantMs(to) - instantMs(from)).toBe(widthSeconds * 1000);
      expect(instantMs(middle)).toBe(instantMs(from) + Math.floor(widthSeconds / 2) * 1000);
    });
    expect(all.length).toBe(first.pagination.totalItems);
    expect(first.windowMinutes).toBe(240);
  });

  it('weighs events 0.70, ruling planets 0.20, stature 0.07 and gender 0.03', async () => {
    const { candidates, best } = await sought({ ...MORNING, stature: 'medium', gender: 'male' });
    for (const { parts, total, eventMatches } of [...candidates, best]) {
      const { events, rulingPlanets, stature, gender } = parts;
      expect(total).toBeCloseTo(
        0.7 * (events ?? NaN) + 0.2 * rulingPlanets + 0.07 * (stature ?? NaN) + 0.03 * (gender ?? NaN),
        1,
      );
      const [one, two, three] = eventMatches.map(({ score }) => score);
      expect(events).toBeCloseTo(((one ?? NaN) + 2 * (two ?? NaN) + (three ?? NaN)) / 4, 0);
    }
  });

  it('shares the weight of what was not sent out in proportion', async () => {
    const { candidates } = await sought(MORNING);
    for (const { parts, total } of candidates) {
      expect([parts.stature, parts.gender]).toEqual([null, null]);
      expect(total).toBeCloseTo((0.7 * (parts.events ?? NaN) + 0.2 * parts.rulingPlanets) / 0.9, 1);
    }
  });

  it('shows the sub-subs of the best interval, and its error bar around it', async () => {
    const { best, errorBar, rulingPlanets, candidates } = await sought(MORNING);
    const { subSubs, ...same } = best;
    expect(same).toEqual(candidates[0]);
    expect([subSubs[0]?.from, subSubs.at(-1)?.to]).toEqual([best.from, best.to]);
    // A whole sub has nine, the half of a cut one fewer.
    expect(subSubs.length).toBeLessThanOrEqual(9);
    for (const { subSubLord, rulingPlanet } of subSubs) expect(rulingPlanet).toBe(rulingPlanets.includes(subSubLord));
    expect(instantMs(errorBar.from)).toBeLessThanOrEqual(instantMs(best.from));
    expect(instantMs(errorBar.to)).toBeGreaterThanOrEqual(instantMs(best.to));
  });

  it('ranks by ruling planets alone without events, and warns', async () => {
    const { confidence, confidenceReasons, chance, stability, candidates, notes, summary, events } = await sought();
    expect([confidence, chance, stability, events]).toEqual(['LOW', null, 0, []]);
    expect(confidenceReasons).toEqual(['No dated event was given.']);
    for (const { parts, total } of candidates) expect([parts.events, total]).toEqual([null, parts.rulingPlanets]);
    expect(notes.join(' ')).toMatch(/cannot be trusted alone/);
    expect(notes.join(' ')).not.toMatch(/chance test|score of an event/);
    // No sub is called the best where others score as high.
    const equals = candidates.filter(({ total }) => total === candidates[0]?.total).length;
    expect(equals).toBeGreaterThan(1);
    expect(summary).toMatch(
      /^\d+ intervals of the day fit equally well, so no test tells them apart\. One of them is between \d\d:\d\d:\d\d and /,
    );
    expect(summary).toMatch(/cannot be trusted alone/);
  });

  it('searches between two clock times, into the next day where they wrap', async () => {
    const { windowFrom, windowTo, windowMinutes, date } = await sought({ time_from: '23:10', time_to: '01:00' });
    expect([date, windowFrom, windowTo, windowMinutes]).toEqual([
      '1992-08-14',
      '1992-08-14T23:10:00+05:30',
      '1992-08-15T01:00:00+05:30',
      110,
    ]);
  });

  it('honours a change of the clocks', async () => {
    const berlin = {
      birth_datetime: '2021-03-28',
      latitude: 52.52,
      longitude: 13.405,
      time_zone: 'Europe/Berlin',
      ayanamsa: 'kp',
    };
    const found = output.parse((await conforms(tool, berlin)).result);
    expect([found.windowFrom, found.windowTo, found.windowMinutes]).toEqual([
      '2021-03-28T00:00:00+01:00',
      '2021-03-29T00:00:00+02:00',
      1380,
    ]);
  });

  it('sets a clock time aside and says so', async () => {
    const call = await conforms(tool, GOLDEN);
    expect(JSON.stringify(call.result['provenance'])).toMatch(/was set aside/);
    expect(output.parse(call.result).candidates).toEqual((await sought()).candidates);
  });

  it('names the stars of the Moon and the dashas they begin', async () => {
    const { moonRange } = await sought();
    expect(moonRange.firstDashaLords).toEqual(moonRange.starLords);
    expect(moonRange.starLords.length).toBeGreaterThanOrEqual(1);
    expect(moonRange.starLords.length).toBeLessThanOrEqual(3);
  });

  it('refuses half a window, a polar place, and events before the day', async () => {
    const half = await callTool(tool, { ...BARE, time_from: '10:00' });
    expect([half.meta['code'], half.text]).toEqual(['validation_failed', expect.stringContaining('time_to')]);
    const polar = await callTool(tool, { ...POLAR, birth_datetime: '1985-12-21' });
    expect(polar.meta['code']).toBe('out_of_range');
    const early = await callTool(tool, { ...BARE, known_events: [{ date: '1992-08-13', houses: [1] }] });
    expect(early.text).toMatch(/known_events\[0\] .* before the birth/);
  });

  it('is of low or moderate confidence, never more', async () => {
    const met = new Set<string>();
    for (const { args, now } of randomLives(24, 12)) {
      const born = Date.parse(`${args.birth_datetime}Z`);
      const known_events = Array.from({ length: 8 }, (_, at) => ({
        date: `${new Date(born + ((at + 1) / 9) * (now - born) + 2 * 86_400_000).toISOString().slice(0, 19)}Z`,
        event: ['Marriage', 'Promotion', 'Foreign Travel', 'Childbirth'][at % 4],
      }));
      const given = {
        ...args,
        birth_datetime: args.birth_datetime.slice(0, 10),
        known_events,
        time_from: '00:00',
        time_to: '00:40',
      };
      met.add(output.parse((await conforms(tool, given, { now })).result).confidence);
    }
    expect([...met].sort()).toEqual(['LOW', 'MODERATE']);
  }, 120_000);
});
