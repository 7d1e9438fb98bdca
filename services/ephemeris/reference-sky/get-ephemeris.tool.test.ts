import { callTool, conforms, testEphemeris } from '@cuspal/tool-kit/testing';
import { SKY_EVENT_TYPES } from '@cuspal/engine/almanac/monthly-events';
import { siderealPosition } from '@cuspal/engine/search/position';
import { jdFromUtcMs } from '@cuspal/engine/time/julian';
import { separation } from '@cuspal/engine/base/angles';
import { divide } from '@cuspal/engine/zodiac/division';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readReference } from '../../../packages/engine/test/read-reference.ts';
import tool from './get-ephemeris.tool.ts';

const output = z.object(tool.output.shape);
const ask = async (args: object) => output.parse((await conforms(tool, args)).result);
const monthOf = async (args: object) => {
  const first = await ask(args);
  const rest = Array.from({ length: first.pagination.totalPages - 1 }, (_, index) => ask({ ...args, page: index + 2 }));
  return [first, ...(await Promise.all(rest))];
};
const positionAt = (planet: (typeof PLANETS)[number], iso: string) =>
  siderealPosition(testEphemeris(), planet, jdFromUtcMs(Date.parse(iso)), 'kp').longitude;

describe('get_ephemeris', () => {
  it.each([
    ['a leap February', 2024, 2, 29, 3],
    ['a common February', 1900, 2, 28, 3],
    ['thirty days', 2026, 11, 30, 3],
    ['thirty-one days', 2026, 12, 31, 4],
  ])('%s: pages of ten days without gap or repeat', async (_, year, month, days, totalPages) => {
    const pages = await monthOf({ year, month });
    expect(pages).toHaveLength(totalPages);
    expect(pages[0]?.pagination).toEqual({ page: 1, pageSize: 10, totalItems: days, totalPages, hasMore: true });
    expect(pages.at(-1)?.pagination.hasMore).toBe(false);
    const stem = `${year}-${String(month).padStart(2, '0')}`;
    expect(pages.flatMap((page) => page.days.map(({ date }) => date))).toEqual(
      Array.from({ length: days }, (__, day) => `${stem}-${String(day + 1).padStart(2, '0')}`),
    );
    const jds = pages.flatMap((page) => page.days.map(({ julianDayUt }) => julianDayUt));
    for (const [index, jd] of jds.entries()) expect(jd).toBe((jds[0] ?? NaN) + index);
    const events = pages.flatMap((page) => page.events);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).sort());
    expect(new Set(events.map((event) => JSON.stringify(event))).size).toBe(events.length);
  });

  it('rows: lords of their longitude, opposite nodes, the day at 00:00 local', async () => {
    const { days, ayanamsa } = await ask({
      year: 2031,
      month: 3,
      page: 2,
      utc_offset_minutes: 330,
      ayanamsa: 'lahiri',
    });
    expect(ayanamsa).toBe('lahiri');
    expect(days[0]).toMatchObject({
      date: '2031-03-11',
      julianDayUt: Math.round(jdFromUtcMs(Date.parse('2031-03-11T00:00+05:30')) * 1e9) / 1e9,
    });
    for (const { planets } of days) {
      expect(separation(planets.Rahu.siderealLongitude, planets.Ketu.siderealLongitude)).toBeCloseTo(180, 9);
      expect([planets.Rahu.motion, planets.Sun.motion]).toEqual(['retrograde', 'direct']);
      for (const planet of PLANETS) {
        const { siderealLongitude, signLord, starLord, subLord, pada } = planets[planet];
        expect({ signLord, starLord, subLord, pada }).toMatchObject(
          (({ signLord, starLord, subLord, pada }) => ({ signLord, starLord, subLord, pada }))(
            divide(siderealLongitude),
          ),
        );
      }
    }
  });

  it('noon of J2000 lies between its days 1 and 2: Sun 280.369° and mean node 125.041° tropical', async () => {
    const [first, second] = (await ask({ year: 2000, month: 1 })).days;
    const halfway = (planet: 'Sun' | 'Rahu') =>
      ((first?.planets[planet].siderealLongitude ?? NaN) +
        (second?.planets[planet].siderealLongitude ?? NaN) +
        (first?.ayanamsaTrue ?? NaN) +
        (second?.ayanamsaTrue ?? NaN)) /
      2;
    expect(halfway('Sun')).toBeCloseTo(280.369, 2);
    expect(halfway('Rahu')).toBeCloseTo(125.041, 2);
    // Greenwich sidereal time of 1 January 2000, 0h UT: 6h 39m 51s.
    expect(first?.siderealTime).toBeCloseTo(6.6643, 3);
  });

  it('an ingress is the change between two day rows', async () => {
    const pages = await monthOf({ year: 2024, month: 4 });
    const days = pages.flatMap((page) => page.days);
    const events = pages.flatMap((page) => page.events);
    for (const [index, day] of days.slice(0, -1).entries()) {
      const next = days[index + 1];
      for (const planet of PLANETS.filter((each) => each !== 'Moon')) {
        const changes = events.filter(
          (event) => event.planet === planet && event.type === 'STAR_INGRESS' && event.at.startsWith(day.date),
        );
        const stars = [day.planets[planet].star, next?.planets[planet].star];
        expect(changes.map(({ from, to }) => [from, to])).toEqual(stars[0] === stars[1] ? [] : [stars]);
      }
    }
  });

  it('events: instants in the offset asked for, crossings to the second they are printed in', async () => {
    const { events } = await ask({ year: 2024, month: 8, utc_offset_minutes: -300 });
    expect(events.every(({ at }) => at.endsWith('-05:00'))).toBe(true);
    for (const { planet, type, at, siderealLongitude } of events) {
      if (!type.endsWith('INGRESS')) continue;
      const [early, late] = [at, new Date(Date.parse(at) + 1000).toISOString()].map((iso) => positionAt(planet, iso));
      const slack = 0.3 * separation(early ?? NaN, late ?? NaN);
      // Between the printed second and the next, give or take the tolerance of the search.
      expect(separation(early ?? NaN, siderealLongitude)).toBeLessThan(separation(early ?? NaN, late ?? NaN) + slack);
    }
  });

  it('last quarters of 2024 as astronomy-engine has them, every kind of event over the year', async () => {
    const quarters: string[] = [];
    const kinds = new Set<string>();
    for (let month = 1; month <= 12; month += 1) {
      for (const { events } of await monthOf({ year: 2024, month })) {
        for (const { type, to, at } of events) {
          kinds.add(type);
          if (to === 'Last Quarter') quarters.push(at);
        }
      }
    }
    expect(kinds).toEqual(new Set(SKY_EVENT_TYPES));
    const reference = readReference<Record<string, readonly { utc: string }[]>>('sun_moon_events_astronomy_engine');
    const expected = (reference['moon_quarters_2024'] ?? []).map(({ utc }) => Date.parse(utc));
    expect(quarters).toHaveLength(expected.length);
    for (const [index, at] of quarters.entries()) {
      expect(Math.abs(Date.parse(at) - (expected[index] ?? NaN))).toBeLessThan(60_000);
    }
  });

  it('reaches the last month of the files', async () => {
    expect((await ask({ year: 2399, month: 12, page: 4 })).days.map(({ date }) => date)).toEqual(['2399-12-31']);
    expect((await ask({ year: 1800, month: 1, page: 2 })).days[0]?.date).toBe('1800-01-11');
  });

  it('says what to ask for instead of the first hours of 1800', async () => {
    const { meta, text } = await callTool(tool, { year: 1800, month: 1, utc_offset_minutes: 330 });
    expect(meta).toMatchObject({ code: 'out_of_range', field: 'page' });
    expect(text).toMatch(/1799-12-31T18:30 UT .* 1800-01-01T06:00 UT.* page 2 or a later month/);
    // Six hours behind UT the first midnight is the first instant of the ephemeris.
    const [first] = (await ask({ year: 1800, month: 1, utc_offset_minutes: -360 })).days;
    expect(first).toMatchObject({ date: '1800-01-01', julianDayUt: 2_378_496.75 });
  });

  it.each([
    [{ year: 1799, month: 12 }, 'year', /1800 to 2399/],
    [{ year: 2400, month: 1 }, 'year', /1800 to 2399/],
    [{ year: 2024, month: 13 }, 'month', /1 to 12/],
    [{ year: 2024, month: 0 }, 'month', /1 to 12/],
    [{ year: 2024.5, month: 1 }, 'year', /whole number/],
    [{ year: 2024, month: 1, page: 5 }, 'page', /last page is 4/],
    [{ year: 2023, month: 2, page: 4 }, 'page', /last page is 3/],
    [{ year: 2024 }, 'month', /missing/],
  ])('refuses %j', async (args, field, words) => {
    const { meta, text } = await callTool(tool, args);
    expect(meta).toMatchObject({ code: 'validation_failed', field });
    expect(text).toMatch(words);
  });

  it('begins the days of a zone at its midnights, also where its clocks change', async () => {
    const time_zone = 'Europe/Berlin';
    const pages = await monthOf({ year: 2026, month: 3, time_zone });
    const days = pages.flatMap((page) => page.days);
    expect(pages.map(({ utcOffsetMinutes }) => utcOffsetMinutes)).toEqual([60, 60, 60, 60]);
    // Clocks are put forward on 29 March, which has 23 hours.
    for (const [date, midnight] of [
      ['2026-03-29', '2026-03-28T23:00Z'],
      ['2026-03-30', '2026-03-29T22:00Z'],
    ] as const)
      expect(days.find((day) => day.date === date)?.julianDayUt).toBeCloseTo(jdFromUtcMs(Date.parse(midnight)), 8);
    const ofZone = pages.flatMap((page) => page.events).map(({ at }) => Date.parse(at));
    const winter = await monthOf({ year: 2026, month: 3, utc_offset_minutes: 60, time_zone });
    const ofOffset = winter.flatMap((page) => page.events).map(({ at }) => Date.parse(at));
    expect(ofZone).toEqual(ofOffset.filter((at) => at < Date.parse('2026-03-31T22:00Z')));
    expect(
      JSON.stringify(
        (await conforms(tool, { year: 2026, month: 3, utc_offset_minutes: 60, time_zone })).result['provenance'],
      ),
    ).toContain('accepts time_zone but does not use it');
  });

  it('names the birth parameters it does not use', async () => {
    const { result } = await conforms(tool, {
      year: 2024,
      month: 5,
      birth_datetime: '1992-08-14T04:32:00',
      latitude: 6.927,
      longitude: 79.861,
      utc_offset_minutes: 330,
    });
    expect(result['utcOffsetMinutes']).toBe(330);
    expect(JSON.stringify(result['provenance'])).toMatch(
      /accepts birth_datetime, latitude and longitude but does not use them/,
    );
  });
});
