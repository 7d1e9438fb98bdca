import { describe, expect, it } from 'vitest';
import { ephemeris, movedBy, portOf, randomMoments } from '../../../test/random-charts.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import type { Moment } from '../../time/moment.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { divide } from '../../zodiac/division.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import type { Planet } from '../../zodiac/names.ts';
import { SUB_ROWS } from '../../zodiac/sub-table.ts';
import {
  alternateDayLord,
  RP_STATUSES,
  rulingPlanetMembers,
  rulingPlanets,
  rulingPlanetsOf,
} from './ruling-planets.ts';
import { nextRulingPlanetChange, RP_CHANGE_SLOTS } from './ruling-planets-change.ts';

const moments = randomMoments(250, 81, [0, 60]);
const at = (iso: string, latitude: number, longitude: number, offsetMinutes: number): Moment => {
  const utcMs = Date.parse(iso);
  return { utcMs, jdUt: jdFromUtcMs(utcMs), latitude, longitude, offsetMinutes, ayanamsa: 'kp' };
};
const colombo = (iso: string): Moment => at(iso, 6.927, 79.861, 330);

describe('slots (R8.1)', () => {
  it('gives the golden moment', () => {
    const { slots, classicFive, chart } = rulingPlanets(ephemeris, colombo('2026-03-10T12:00:00+05:30'));
    expect(chart.ascendant.longitude).toBeCloseTo(55.0868, 3);
    expect(chart.planets.Moon.longitude).toBeCloseTo(223.255, 3);
    expect(slots).toEqual({
      ascSignLord: 'Venus',
      ascStarLord: 'Mars',
      ascSubLord: 'Rahu',
      moonSignLord: 'Mars',
      moonStarLord: 'Saturn',
      moonSubLord: 'Rahu',
      dayLord: 'Mars',
    });
    expect(classicFive).toEqual(['Mars', 'Venus', 'Saturn', 'Mars', 'Mars']);
  });

  it('takes the lords of the 249 table at the degrees of Ascendant and Moon', () => {
    for (const moment of moments) {
      const { slots, chart } = rulingPlanets(ephemeris, moment);
      const row = (longitude: number) =>
        SUB_ROWS.find(({ fromArcsec, toArcsec }) => longitude * 3600 >= fromArcsec && longitude * 3600 < toArcsec);
      const asc = row(chart.ascendant.longitude);
      const moon = row(chart.planets.Moon.longitude);
      expect(slots).toMatchObject({
        ascSignLord: asc?.signLord,
        ascStarLord: asc?.starLord,
        ascSubLord: asc?.subLord,
        moonSignLord: moon?.signLord,
        moonStarLord: moon?.starLord,
        moonSubLord: moon?.subLord,
      });
    }
  });

  it('keeps the lord of the previous weekday until the Sun rises', () => {
    // Tuesday 10 March 2026; the Sun rises at Colombo about 06:20 local time.
    expect(rulingPlanets(ephemeris, colombo('2026-03-10T05:00:00+05:30')).slots.dayLord).toBe('Moon');
    expect(rulingPlanets(ephemeris, colombo('2026-03-10T07:00:00+05:30')).slots.dayLord).toBe('Mars');
    expect(rulingPlanets(ephemeris, colombo('2026-03-10T23:59:59+05:30')).slots.dayLord).toBe('Mars');
    expect(rulingPlanets(ephemeris, colombo('2026-03-11T00:00:01+05:30')).slots.dayLord).toBe('Mars');
    expect(rulingPlanets(ephemeris, colombo('2026-03-11T07:00:00+05:30')).slots.dayLord).toBe('Mercury');
  });

  it('falls back to 06:00 local mean time where there is no sunrise, and labels it', () => {
    const dark: Ephemeris = { ...portOf(ephemeris), riseSet: () => null };
    // 06:00 local mean time at 79.861 E is 06:10:33.4 by the clock of +05:30.
    const before = rulingPlanets(dark, colombo('2026-03-10T06:10:33+05:30'));
    const after = rulingPlanets(dark, colombo('2026-03-10T06:10:34+05:30'));
    expect([before.slots.dayLord, after.slots.dayLord]).toEqual(['Moon', 'Mars']);
    expect(before.day.sunriseFallback).toBe(true);
    expect(alternateDayLord(dark, before.chart.moment, before.day)).toBeNull();
  });

  it('A7: takes the lords of the degree that rises inside the polar circles too', () => {
    for (const moment of randomMoments(60, 84, [67, 88])) {
      const { slots, chart, ranked, day } = rulingPlanets(ephemeris, moment);
      const { signLord, starLord, subLord } = divide(chart.ascendant.longitude);
      expect(slots).toMatchObject({ ascSignLord: signLord, ascStarLord: starLord, ascSubLord: subLord });
      expect(ranked.length).toBeGreaterThan(1);
      // The next change is a real one: the lords differ a moment after it, and not a moment before.
      const { utcMs, slot } = nextRulingPlanetChange(ephemeris, chart, day);
      const lordsAt = (shiftMs: number) => {
        const there = rulingPlanets(ephemeris, movedBy(moment, (utcMs - moment.utcMs + shiftMs) / 1000));
        return [
          there.chart.ascendant.subIndex,
          there.chart.ascendant.signIndex,
          there.chart.planets.Moon.subIndex,
          there.slots.dayLord,
        ];
      };
      expect(lordsAt(-500)).toEqual([
        chart.ascendant.subIndex,
        chart.ascendant.signIndex,
        chart.planets.Moon.subIndex,
        slots.dayLord,
      ]);
      if (slot.startsWith('asc')) expect(lordsAt(500)).not.toEqual(lordsAt(-500));
    }
  });
});

describe('the two sunrises (R1.6)', () => {
  it('name two day lords between the visible and the Hindu sunrise only', () => {
    for (const moment of moments.slice(0, 60)) {
      const { day } = rulingPlanets(ephemeris, moment);
      const visible = ephemeris.riseSet(jdFromUtcMs(day.nextSunriseMs) - 0.4, 'Sun', 'rise', moment, 'apparent', 0.5);
      if (visible === null) throw new Error('no visible sunrise below 60 degrees');
      const alternate = (utcMs: number) => {
        const there = movedBy(moment, (utcMs - moment.utcMs) / 1000);
        const frame = rulingPlanets(ephemeris, there);
        return { alternate: alternateDayLord(ephemeris, there, frame.day), lord: frame.slots.dayLord };
      };
      expect(day.nextSunriseMs - utcMsFromJd(visible)).toBeGreaterThan(60_000);
      expect(alternate(utcMsFromJd(visible) - 2000).alternate).toBeNull();
      const between = alternate((utcMsFromJd(visible) + day.nextSunriseMs) / 2);
      const after = alternate(day.nextSunriseMs + 2000);
      expect(between).toEqual({ alternate: after.lord, lord: day.weekdayLord });
      expect(between.alternate).not.toBe(between.lord);
      expect(after.alternate).toBeNull();
    }
  });
});

describe('what may count as a ruling planet (R8.4, R38.8)', () => {
  it('rejects, defers and keeps by the motions of the moment', () => {
    const seen = new Set<string>();
    for (const moment of moments) {
      const { ranked, chart } = rulingPlanets(ephemeris, moment);
      for (const { planet, status, reason } of ranked) {
        const { starLord, subLord } = chart.planets[planet];
        const back = (each: Planet) =>
          chart.planets[each].speed < 0 && ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'].includes(each);
        expect(status).toBe(back(starLord) || back(subLord) ? 'rejected' : back(planet) ? 'deferred' : 'kept');
        if (back(starLord)) expect(reason).toContain(`star of ${starLord}`);
        else if (back(subLord)) expect(reason).toContain(`sub of ${subLord}`);
        seen.add(status);
      }
    }
    expect([...seen].sort()).toEqual([...RP_STATUSES].sort());
  });

  it('passes the classic five and the nodes that act for them, never the sub slots alone nor the rejected', () => {
    let subOnly = 0;
    let subOnlyNodes = 0;
    for (const moment of moments) {
      const found = rulingPlanets(ephemeris, moment);
      const members = rulingPlanetMembers(found);
      for (const { planet, actsFor, count, status, subSlotOnly } of found.ranked) {
        const classic = [planet, ...actsFor].some((each) => found.classicFive.includes(each));
        expect(subSlotOnly).toBe(!classic);
        expect(members.includes(planet)).toBe(classic && status !== 'rejected');
        if (!subSlotOnly) continue;
        subOnly += 1;
        if (count === 0) subOnlyNodes += 1;
      }
      expect(members).toEqual(found.ranked.map(({ planet }) => planet).filter((planet) => members.includes(planet)));
    }
    expect(subOnly).toBeGreaterThan(20);
    expect(subOnlyNodes).toBeGreaterThan(0);
  });

  it('does not depend on how the chart was reached', () => {
    for (const moment of moments.slice(0, 30)) {
      const { slots, ranked, day } = rulingPlanets(ephemeris, moment);
      expect(rulingPlanetsOf(buildChart(ephemeris, moment), day.weekdayLord)).toMatchObject({ slots, ranked });
    }
  });
});

describe('next change', () => {
  /** The seven lords once more, from a chart built for that very second. */
  const key = (moment: Moment): string => JSON.stringify(rulingPlanets(ephemeris, moment).slots);
  const changed = (before: Chart, after: Chart): string[] => [
    ...(before.ascendant.subIndex === after.ascendant.subIndex ? [] : ['ascSubLord']),
    ...(before.ascendant.signIndex === after.ascendant.signIndex ? [] : ['ascSignLord']),
    ...(before.planets.Moon.subIndex === after.planets.Moon.subIndex ? [] : ['moonSubLord']),
    ...(before.planets.Moon.signIndex === after.planets.Moon.signIndex ? [] : ['moonSignLord']),
  ];

  it('is the instant found by bisection over whole charts', () => {
    for (const moment of moments.slice(0, 40)) {
      const { chart, day } = rulingPlanets(ephemeris, moment);
      const { utcMs } = nextRulingPlanetChange(ephemeris, chart, day);
      const start = key(moment);
      // Nothing changes in steps of 5 s up to a change; then bisect.
      let low = 0;
      let high = 0;
      while (key(movedBy(moment, high)) === start) {
        low = high;
        high += 5;
      }
      while (high - low > 0.05) {
        const middle = (low + high) / 2;
        if (key(movedBy(moment, middle)) === start) low = middle;
        else high = middle;
      }
      expect(Math.abs((utcMs - moment.utcMs) / 1000 - high)).toBeLessThan(0.5);
      expect(high).toBeLessThan(20 * 60);
    }
  });

  it('names the slot that changes, each in some sky', () => {
    const seen = new Set<string>();
    const { day: known } = rulingPlanets(ephemeris, colombo('2026-03-10T12:00:00+05:30'));
    for (const moment of randomMoments(4000, 82, [0, 60])) {
      const chart = buildChart(ephemeris, moment);
      // Without a sunrise only the borders of Ascendant and Moon are left.
      const day = { ...known, nextSunriseMs: Infinity };
      const { slot, utcMs } = nextRulingPlanetChange(ephemeris, chart, day);
      const after = buildChart(ephemeris, movedBy(moment, (utcMs - moment.utcMs) / 1000 + 0.5));
      expect(changed(chart, after)).toContain(slot);
      seen.add(slot);
      if (slot.endsWith('SignLord')) expect(changed(chart, after)).not.toContain(slot.replace('Sign', 'Sub'));
    }
    const sunrise = colombo('2026-03-10T06:19:00+05:30');
    const { chart, day } = rulingPlanets(ephemeris, sunrise);
    const nearly = movedBy(sunrise, (day.nextSunriseMs - sunrise.utcMs) / 1000 - 1);
    const last = rulingPlanets(ephemeris, nearly);
    const { slot, utcMs } = nextRulingPlanetChange(ephemeris, last.chart, last.day);
    expect([slot, utcMs]).toEqual(['dayLord', day.nextSunriseMs]);
    expect(chart.moment).toBe(sunrise);
    seen.add(slot);
    expect([...seen].sort()).toEqual([...RP_CHANGE_SLOTS].sort());
  });

  it('ends the golden Moon sub at 15:18:01 by the Delta T it was printed with', () => {
    const moment = colombo('2026-03-10T15:17:55+05:30');
    const { chart, day } = rulingPlanets(ephemeris, moment);
    const { slot, utcMs } = nextRulingPlanetChange(ephemeris, chart, day);
    expect(slot).toBe('moonSubLord');
    // The library's own prediction for 2026 is 72.09 s; the observed one, which we use, brings the instant 3 s later.
    const printed = utcMs - (72.09 - ephemeris.deltaT(moment.jdUt)) * 1000;
    expect(new Date(Math.floor(printed / 1000) * 1000).toISOString()).toBe('2026-03-10T09:48:01.000Z');
    expect(new Date(Math.floor(utcMs / 1000) * 1000).toISOString()).toBe('2026-03-10T09:48:04.000Z');
  });
});
