import { describe, expect, it } from 'vitest';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris, randomCharts } from '../../../test/random-charts.ts';
import { jointPeriodAt } from '../../dasha/joint-period.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { cycleEndMs, mahadashas, childrenOf } from '../../dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { natalEvent } from '../../events/natal.ts';
import { signifiesNear } from '../../kp/kernel/levels.ts';
import { matter } from '../../kp/promise/matter.ts';
import { tropicalPosition, siderealPosition } from '../../search/position.ts';
import { jdFromUtcMs } from '../../time/julian.ts';
import { birthdayMs } from '../../time/moment.ts';
import { divide } from '../../zodiac/division.ts';
import { isNode, PLANETS } from '../../zodiac/names.ts';
import { CONDITION_TABLE } from './condition-tables.ts';
import { releaseAfter } from './hospital.ts';
import { healthClass } from './pull.ts';
import { reviewPeriods } from './review-periods.ts';
import { support } from './support.ts';
import { transitAlerts } from './transit-alerts.ts';
import { lifePeriods, watchDecades } from './watch-decades.ts';

const DAY = 86_400_000;
const charts = randomCharts(12, 62);
const spanOf = (birthMs: number, years: number) => ({
  startMs: birthMs + 30 * DASHA_YEAR_MS,
  endMs: birthMs + (30 + years) * DASHA_YEAR_MS,
});

describe('periods for a check and for clear findings', () => {
  it.each(charts.map((chart, index) => [index, chart] as const))(
    'of chart %i, looked at day by day',
    async (_, chart) => {
      const span = spanOf(chart.moment.utcMs, 8);
      const { check, clear } = await reviewPeriods(quietSearch(chart.moment.ayanamsa), chart, span);
      for (const { startMs, endMs, pd } of check) {
        expect(jointPeriodAt(chart, startMs).pd.planet).toBe(pd.planet);
        expect(isNode(pd.planet) || isNode(chart.planets[pd.planet].starLord)).toBe(true);
        expect(healthClass(chart, pd.planet)).toBe('DISEASE');
        expect(endMs).toBeLessThanOrEqual(Math.min(pd.endMs, span.endMs));
      }
      for (const { startMs, endMs, pd } of clear) {
        expect(endMs - startMs).toBeGreaterThanOrEqual(14 * DAY);
        expect(healthClass(chart, pd.planet)).toBe('CURE');
        for (let at = startMs + 60_000; at < endMs; at += DAY)
          expect(tropicalPosition(ephemeris, 'Mercury', jdFromUtcMs(at)).speed).toBeGreaterThan(-1e-3);
      }
      expect(Math.max(check.length, clear.length)).toBeLessThanOrEqual(8);
    },
  );
});

it('support of a window: every spot check inside has star and sub lord strong, every one outside has not', async () => {
  const event = natalEvent('recovery');
  for (const chart of charts.slice(0, 4)) {
    const window = spanOf(chart.moment.utcMs, 0.4);
    const { strong } = matter(chart, event);
    for (const body of ['Jupiter', 'Sun'] as const) {
      const spans = await support(quietSearch(chart.moment.ayanamsa), chart, event, body, window);
      expect(spans.length).toBeLessThanOrEqual(3);
      const until = spans.length === 3 ? (spans[2]?.endMs ?? 0) : window.endMs;
      for (let at = window.startMs + DAY / 7; at < until; at += DAY / 3) {
        const { longitude } = siderealPosition(ephemeris, body, jdFromUtcMs(at), chart.moment.ayanamsa);
        const { starLord, subLord } = divide(longitude);
        const inside = spans.some(({ startMs, endMs }) => at >= startMs && at < endMs);
        expect(inside).toBe(strong.includes(starLord) && strong.includes(subLord));
      }
    }
  }
});

it('release after a stay: the first later pratyantardasha of a lord of 11 within three years', () => {
  for (const chart of charts) {
    const pds = mahadashas(vimshottariOf(chart))
      .flatMap((md) => childrenOf(md))
      .flatMap((ad) => childrenOf(ad));
    for (const index of [3, 200, 410, pds.length - 1]) {
      const pd = pds[index];
      if (pd === undefined) continue;
      const later = pds
        .slice(index + 1)
        .find(({ planet, startMs }) => signifiesNear(chart, planet, [11]) && startMs <= pd.endMs + 3 * DASHA_YEAR_MS);
      const found = releaseAfter(chart, { pd });
      expect(found && [found.atMs, found.lord]).toEqual(later ? [later.startMs, later.planet] : null);
    }
  }
});

describe('decades to watch', () => {
  it('tile the first ninety years by the middle of each antardasha', () => {
    for (const chart of charts) {
      const periods = lifePeriods(chart);
      expect(periods[0]?.startMs).toBe(chart.moment.utcMs);
      expect(periods.at(-1)?.endMs).toBe(Math.min(birthdayMs(chart.moment, 90), cycleEndMs(vimshottariOf(chart))));
      for (const { age, startMs, endMs } of periods) {
        const middle = (startMs + endMs) / 2;
        expect(birthdayMs(chart.moment, age)).toBeLessThanOrEqual(middle);
        expect(birthdayMs(chart.moment, age + 1)).toBeGreaterThan(middle);
      }
    }
  });

  it('have the band of their lords, counted once more', () => {
    for (const chart of charts)
      for (const row of CONDITION_TABLE) {
        const periods = lifePeriods(chart);
        const decades = watchDecades(chart, row, periods, chart.moment.utcMs);
        for (const { ageFrom, ageTo, decade, periods: gave, count } of decades) {
          expect(decade).toBe(`${ageFrom}-${ageTo}`);
          expect(gave.length).toBe(Math.min(4, count));
          for (const { startMs, endMs } of gave) {
            const middle = (startMs + endMs) / 2;
            expect(middle).toBeGreaterThanOrEqual(birthdayMs(chart.moment, ageFrom));
            expect(middle).toBeLessThan(birthdayMs(chart.moment, ageTo + 1));
          }
        }
        expect(decades.map(({ ageFrom }) => ageFrom)).toEqual(
          [...decades.map(({ ageFrom }) => ageFrom)].sort((a, b) => a - b),
        );
      }
  });
});

describe('transit alerts', () => {
  it.each(charts.slice(0, 5).map((chart, index) => [index, chart] as const))(
    'of chart %i: stays looked at every eight hours, exact ones at their second',
    async (_, chart) => {
      const { ayanamsa } = chart.moment;
      const startMs = chart.moment.utcMs + 33 * DASHA_YEAR_MS;
      const { alerts, capped } = await transitAlerts(quietSearch(ayanamsa), chart, startMs, 400);
      const place = (planet: Parameters<typeof siderealPosition>[1], at: number) =>
        siderealPosition(ephemeris, planet, jdFromUtcMs(at), ayanamsa);
      for (const [planet, side, type] of [
        ['Saturn', 'DISEASE', 'STAR_SUB'],
        ['Mars', 'DISEASE', 'STAR_SUB'],
        ['Rahu', 'DISEASE', 'STAR_SUB'],
        ['Jupiter', 'CURE', 'RELIEF'],
      ] as const) {
        const stays = alerts.flatMap((alert) =>
          'startMs' in alert && alert.planet === planet && alert.type === type ? [alert] : [],
        );
        for (let at = startMs + 1000; at < startMs + 400 * DAY; at += DAY / 3) {
          const { starLord, subLord } = divide(place(planet, at).longitude);
          const inside = stays.some((stay) => at >= stay.startMs && at < stay.endMs);
          const leans = healthClass(chart, starLord) === side && healthClass(chart, subLord) === side;
          expect(inside).toBe(leans);
        }
        stays
          .slice(1)
          .forEach((stay, index) => expect(stay.startMs).toBeGreaterThanOrEqual(stays[index]?.endMs ?? Infinity));
        for (const stay of stays) {
          if (stay.offeredFromMs === null) continue;
          // The entry into the star: a minute before it the body stands in another.
          expect(divide(place(planet, stay.offeredFromMs + 60_000).longitude).starIndex).toBe(stay.at.starIndex);
          expect(divide(place(planet, stay.offeredFromMs - 60_000).longitude).starIndex).not.toBe(stay.at.starIndex);
        }
      }
      for (const alert of alerts) {
        if (!('exactMs' in alert)) continue;
        const { longitude, speed } = place(alert.planet, alert.exactMs);
        const point = alert.point.startsWith('cusp_')
          ? chart.houses?.cusps[Number(alert.point.slice(5)) - 1]?.longitude
          : PLANETS.map((each) => chart.planets[each]).find(({ planet }) => alert.point === `planet_${planet}`)
              ?.longitude;
        const away = Math.abs(((longitude - (point ?? NaN) + 540) % 360) - 180);
        expect(away).toBeLessThan(alert.type === 'STATION' ? 1 : Math.abs(speed) / 86_400 + 1e-7);
      }
      if (capped) for (const { severity } of alerts) expect(['ADVISORY', 'RELIEF']).toContain(severity);
    },
  );
});
