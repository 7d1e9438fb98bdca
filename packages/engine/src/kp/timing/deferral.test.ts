import { describe, expect, it } from 'vitest';
import { ephemeris, randomCharts, randomNumbers } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { mahadashas, runningAt } from '../../dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { printDate } from '../../time/print.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { delayOf, deferral } from './deferral.ts';
import { nextRelease, releaseFinder } from './release.ts';

const MOVERS = ['Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn'] as const;
const localDate = (ms: number | null | undefined): string => printDate(ms ?? Number.NaN, { offsetMinutes: 330 });

describe('delay (R12.2)', () => {
  it('is that of planets in the star of Saturn, retrograde in the worked chart', () => {
    const chart = workedChart();
    expect(PLANETS.flatMap((planet) => delayOf(chart, planet) ?? [])).toEqual([
      { planet: 'Mercury', starLord: 'Saturn' },
    ]);
  });

  it('never comes from the Sun, the Moon or a node, and always from a retrograde star lord', () => {
    for (const chart of randomCharts(60, 41))
      for (const planet of PLANETS) {
        const { starLord } = chart.planets[planet];
        const found = delayOf(chart, planet);
        const mover = MOVERS.some((each) => each === starLord);
        expect(found !== null).toBe(mover && chart.planets[starLord].speed < 0);
        if (found) expect(found).toEqual({ planet, starLord });
      }
  });
});

describe('release of a lord', () => {
  it('is counted from birth in the period that birth cuts', () => {
    const chart = workedChart();
    const context = { asOfMs: Date.UTC(1992, 9, 20), releases: releaseFinder(ephemeris, 'kp') };
    const [first] = mahadashas(vimshottariOf(chart));
    if (first === undefined) throw new Error('no mahadasha');
    // Saturn: direct 16 October 1992, at the degree of its station of 28 May 1992 again on 21 January 1993.
    const found = deferral(chart, { ...first, planet: 'Mercury' }, context);
    expect(found).toMatchObject({ planet: 'Mercury', starLord: 'Saturn', release: { released: true } });
    expect(localDate(found?.release?.turnsDirectMs)).toBe('1992-10-16');
    expect(localDate(found?.release?.passesStartingPointMs)).toMatch(/^1993-01-2/);
  });

  it('is one date for a lord and period, whatever the moment, and none below the antardasha', () => {
    const random = randomNumbers(77);
    let [dated, released] = [0, 0];
    for (const chart of randomCharts(120, 42)) {
      const at = chart.moment.utcMs + random() * 80 * DASHA_YEAR_MS;
      for (const period of runningAt(vimshottariOf(chart), at)) {
        const moments = [period.startMs, at, period.endMs, period.endMs + 5 * DASHA_YEAR_MS];
        const found = moments.map((asOfMs) =>
          deferral(chart, period, { asOfMs, releases: releaseFinder(ephemeris, chart.moment.ayanamsa) }),
        );
        const [one] = found;
        for (const [index, each] of found.entries()) {
          expect(each?.release?.turnsDirectMs).toBe(one?.release?.turnsDirectMs);
          expect(each?.release?.passesStartingPointMs).toBe(one?.release?.passesStartingPointMs);
          const direct = one?.release?.turnsDirectMs ?? Infinity;
          if (each?.release) expect(each.release.released).toBe(direct <= (moments[index] ?? NaN));
          released += each?.release?.released ? 1 : 0;
        }
        if (!one) continue;
        expect(one.release === null).toBe(period.level > 2);
        if (one.release === null) continue;
        dated += 1;
        const { starLord } = chart.planets[period.planet];
        const from = Math.max(period.nominalStartMs, chart.moment.utcMs);
        expect(one.release).toMatchObject({ ...nextRelease(ephemeris, starLord, chart.moment.ayanamsa, from) });
      }
    }
    expect(dated).toBeGreaterThan(10);
    expect(released).toBeGreaterThan(10);
  });
});
