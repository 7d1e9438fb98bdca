import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { dayFrame } from '../../almanac/day-frame.ts';
import { rahuKalam } from '../../almanac/rahu-kalam.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { nextPlanetHora, nextPlanetSunrise } from './planet-day.ts';

const DAY = 86_400_000;
const chart = workedChart();
const place = chart.moment;
/** A Tuesday at the birth place. */
const tuesday = dayFrame(ephemeris, Date.UTC(2026, 0, 6, 6), place, place);

describe('nextPlanetHora (R1.6, R32.4)', () => {
  it('is the first hora of the planet that begins at or after the moment, on its own day', () => {
    expect(tuesday.weekdayLord).toBe('Mars');
    const hour = (tuesday.sunsetMs - tuesday.sunriseMs) / 12;
    const from = (ms: number) => nextPlanetHora(ephemeris, chart, 'Mars', ms);
    // The day before, and at the stroke of sunrise: the first hora.
    for (const ms of [tuesday.sunriseMs - DAY / 2, tuesday.sunriseMs])
      expect(from(ms)).toEqual({
        startMs: tuesday.sunriseMs,
        endMs: tuesday.sunriseMs + hour,
        sunriseFallback: false,
      });
    // Seven rulers on: the eighth hora of the same day, then the third and the tenth of the night.
    expect(from(tuesday.sunriseMs + 1)?.startMs).toBeCloseTo(tuesday.sunriseMs + 7 * hour, 3);
    const nightHour = (tuesday.nextSunriseMs - tuesday.sunsetMs) / 12;
    expect(from(tuesday.sunriseMs + 8 * hour)?.startMs).toBeCloseTo(tuesday.sunsetMs + 2 * nightHour, 3);
    expect(from(tuesday.sunsetMs + 3 * nightHour)?.startMs).toBeCloseTo(tuesday.sunsetMs + 9 * nightHour, 3);
    // After that only the next Tuesday is left.
    const last = from(tuesday.sunsetMs + 9 * nightHour + 1);
    expect(Math.abs((last?.startMs ?? NaN) - tuesday.sunriseMs - 7 * DAY)).toBeLessThan(600_000);
  });

  it('gives the nodes the days and hours of Mars and Saturn', () => {
    expect(nextPlanetHora(ephemeris, chart, 'Ketu', tuesday.sunriseMs)).toEqual(
      nextPlanetHora(ephemeris, chart, 'Mars', tuesday.sunriseMs),
    );
    expect(nextPlanetHora(ephemeris, chart, 'Rahu', tuesday.sunriseMs)).toEqual(
      nextPlanetHora(ephemeris, chart, 'Saturn', tuesday.sunriseMs),
    );
  });
});

it('over random places: hora and sunrise lie within eight days, on the planet’s day; Rahu kalam never holds a sunrise', () => {
  for (const [index, found] of randomCharts(30, 909).entries()) {
    const planet = PLANETS[index % 9] ?? 'Sun';
    const { moment } = found;
    const weekday = { Sun: 0, Moon: 1, Mars: 2, Mercury: 3, Jupiter: 4, Venus: 5, Saturn: 6, Rahu: 6, Ketu: 2 }[planet];
    const hora = nextPlanetHora(ephemeris, found, planet, moment.utcMs);
    const day = nextPlanetSunrise(ephemeris, found, planet, moment.utcMs);
    if (!hora || !day) throw new Error('every week has the day');
    for (const startMs of [hora.startMs, day.sunriseMs]) {
      expect(startMs).toBeGreaterThanOrEqual(moment.utcMs);
      expect(startMs - moment.utcMs).toBeLessThan(8.1 * DAY);
    }
    expect(day.weekday).toBe(weekday);
    expect(dayFrame(ephemeris, (hora.startMs + hora.endMs) / 2, moment, moment).weekday).toBe(weekday);
    const { startMs, endMs } = rahuKalam(day);
    expect(day.sunriseMs < startMs || day.sunriseMs >= endMs).toBe(true);
  }
});

it('ends with the ephemeris', () => {
  const last = Date.UTC(2399, 11, 30);
  expect(nextPlanetHora(ephemeris, chart, 'Sun', last)).toBeNull();
  expect(nextPlanetSunrise(ephemeris, chart, 'Sun', last)).toBeNull();
});
