import { CHANNEL_BANDS, PRECIPITATION_SIGNALS } from '@cuspal/engine/world/weather/channels';
import { WET_NADIS } from '@cuspal/engine/world/weather/sapta-nadi';
import { callTool } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import { COLOMBO, DELHI, scoresAddUp, TROMSO, VIENNA } from '../test/weather-checks.ts';
import tool from './get-monsoon-forecast.tool.ts';

describe('get_monsoon_forecast', () => {
  it('has the entry that an almanac prints for Delhi, 22 June 2021, 05:39', async () => {
    const { ingress } = (await readResult(tool, { ...DELHI, ayanamsa: 'lahiri', year: 2021 })).value;
    expect(Math.abs(Date.parse(ingress.at) - Date.parse('2021-06-22T05:39+05:30'))).toBeLessThan(120_000);
    expect(Date.parse(ingress.utc)).toBe(Date.parse(ingress.at));
    // 22 June 2021 was a Tuesday, and the Sun of Delhi rose at 05:24.
    expect(ingress).toMatchObject({ weekday: 'Tuesday', night: false });
  });

  it('counts the weekday from sunrise', async () => {
    // 2016: 21 June 22:52 or 23:00 at night, a Tuesday; 2017 falls on 22 June 05:09 before sunrise, still Wednesday.
    const of = async (year: number) => (await readResult(tool, { ...DELHI, ayanamsa: 'lahiri', year })).value.ingress;
    expect(await of(2016)).toMatchObject({
      weekday: 'Tuesday',
      night: true,
      at: expect.stringContaining('2016-06-21T23:00'),
    });
    expect(await of(2017)).toMatchObject({
      weekday: 'Wednesday',
      night: true,
      at: expect.stringContaining('2017-06-22T05:0'),
    });
  });

  it('adds the points of its day and angles', async () => {
    for (let year = 1990; year < 2030; year += 1) {
      const { weather, ingress, rainfallBand } = (await readResult(tool, { ...COLOMBO, year })).value;
      const { factors, band } = weather.channels.precipitation;
      scoresAddUp(weather);
      expect(rainfallBand).toBe(band);
      const points = (factor: string) => factors.find((row) => row.factor === factor)?.points;
      expect(points('monsoon baseline')).toBe(-5);
      expect(points(ingress.night ? 'ingress at night' : 'ingress by day')).toBe(ingress.night ? 4 : -2);
      const DAYS = { Sunday: -6, Monday: 8, Tuesday: -8, Wednesday: undefined, Thursday: 6, Friday: 8, Saturday: -6 };
      expect(points(ingress.weekday)).toBe(DAYS[ingress.weekday]);
      const windy = weather.channels.wind.factors.find(({ factor }) => factor === 'Wednesday')?.points;
      expect(windy).toBe(ingress.weekday === 'Wednesday' ? 6 : undefined);
      const { sign } = ingress.lagna;
      const water = ['Cancer', 'Scorpio', 'Pisces'].includes(sign);
      const fire = ['Aries', 'Leo', 'Sagittarius'].includes(sign);
      const earth = ['Taurus', 'Virgo', 'Capricorn'].includes(sign);
      expect(points(`${sign} rising at the ingress`)).toBe(water ? 6 : fire ? -5 : earth ? 1 : undefined);
    }
  });

  it('marks the days on which the Moon and the rain planets hold wet nadis', async () => {
    const nadis = new Set<string>();
    for (let year = 2000; year < 2030; year += 1) {
      const { onsetWindows, ingress } = (await readResult(tool, { ...COLOMBO, year })).value;
      expect(onsetWindows.length).toBeLessThanOrEqual(8);
      onsetWindows.forEach(({ start, end, nadi, withPlanets }, at) => {
        nadis.add(nadi);
        expect(Date.parse(end) - Date.parse(start)).toBeGreaterThan(0);
        expect(Date.parse(start)).toBeGreaterThanOrEqual(Date.parse(onsetWindows[at - 1]?.end ?? ingress.at));
        expect(Date.parse(end)).toBeLessThanOrEqual(Date.parse(ingress.at) + 45 * 86_400_000);
        expect(withPlanets.length).toBeGreaterThanOrEqual(2);
      });
    }
    expect([...nadis].sort()).toEqual([...WET_NADIS].sort());
  });

  it('has the best of the new Moons of 120 days', async () => {
    const bands = new Set<string>();
    const signals = new Set<string>();
    const weekdays = new Set<string>();
    const yogas = new Set<string>();
    for (let year = 1850; year < 1990; year += 1) {
      const { lunations, strongestMonth, ingress, rainfallBand } = (await readResult(tool, { ...DELHI, year })).value;
      expect([4, 5]).toContain(lunations.length);
      const best = lunations.find(({ precipitationScore }) => precipitationScore === strongestMonth.score);
      expect(Math.max(...lunations.map(({ precipitationScore }) => precipitationScore))).toBe(strongestMonth.score);
      expect(best?.at).toBe(strongestMonth.start);
      expect(lunations.every(({ at }) => Date.parse(at) <= Date.parse(ingress.at) + 120 * 86_400_000)).toBe(true);
      bands.add(rainfallBand);
      weekdays.add(ingress.weekday);
      yogas.add(ingress.yoga);
      for (const { signal } of lunations) signals.add(signal);
    }
    expect([...bands].sort()).toEqual([...CHANNEL_BANDS].sort());
    expect([...signals].sort()).toEqual([...PRECIPITATION_SIGNALS].sort());
    expect([weekdays.size, yogas.size]).toEqual([7, 27]);
  });

  it('says where it does not apply', async () => {
    const inside = await readResult(tool, { ...DELHI, year: 2026 });
    expect(inside.value.applicability).toBe('inside');
    const outside = await readResult(tool, { ...VIENNA, year: 2026 });
    expect(outside.value.applicability).toBe('outside the monsoon region');
    expect(outside.value.answer).toContain('outside the monsoon lands');
  });

  it('takes the weekday of the calendar where the Sun stays up', async () => {
    const { value } = await readResult(tool, { ...TROMSO, year: 2026 });
    // 22 June 2026 is a Monday.
    expect(value.ingress).toMatchObject({ weekday: 'Monday', night: false });
    expect(value.weather.fourthCusp).toBeNull();
    expect(value.notes.join(' ')).toContain('weekday is that of the calendar');
    const south = await readResult(tool, { ...TROMSO, latitude: -75, year: 2026 });
    expect(south.value.ingress.night).toBe(true);
  });

  it('answers in the first and last year, and refuses others', async () => {
    for (const year of [1800, 2399]) expect((await readResult(tool, { ...DELHI, year })).value.year).toBe(year);
    for (const year of [1799, 2400]) expect((await callTool(tool, { ...DELHI, year })).isError).toBe(true);
  });
});
