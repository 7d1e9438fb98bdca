import { describe, expect, it } from 'vitest';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris, randomCharts, randomNumbers } from '../../../test/random-charts.ts';
import { separation } from '../../base/angles.ts';
import { siderealPosition, tropicalPosition } from '../../search/position.ts';
import { signChangesOf } from '../../search/sign-changes.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import { GRAHAS } from '../../zodiac/names.ts';
import { bestPieces, daysIn, EPIDEMIC_BANDS, epidemicPieces } from './epidemic.ts';
import { EPIDEMIC_FACTORS, epidemicFactors, NAMED_PAIRS } from './epidemic-factors.ts';
import { smallestArc, smallestArcWith } from './gathering.ts';

const span = (from: string, to: string) => ({ startMs: Date.parse(`${from}Z`), endMs: Date.parse(`${to}Z`) });
const years = span('2018-01-01T00:00', '2022-12-31T00:00');
const pieces = await epidemicPieces(quietSearch(), null, years);

describe('the sky of 2018 to 2022', () => {
  it('is cut into pieces that tile it, no two neighbours alike', () => {
    expect(pieces[0]?.startMs).toBe(years.startMs);
    expect(pieces.at(-1)?.endMs).toBe(years.endMs);
    pieces.forEach(({ endMs, factors }, at) => {
      const next = pieces[at + 1];
      if (next === undefined) return;
      expect(next.startMs).toBe(endMs);
      expect(next.factors).not.toEqual(factors);
    });
  });

  it('has scores that its factors add up to', () => {
    for (const { score, band, factors } of pieces) {
      expect(score).toBe(
        Math.min(
          100,
          factors.reduce((sum, { points }) => sum + points, 0),
        ),
      );
      expect(band).toBe(score >= 60 ? 'HIGH' : score >= 40 ? 'NOTABLE' : score >= 20 ? 'LOW' : 'NONE');
    }
    const days = EPIDEMIC_BANDS.reduce((sum, band) => sum + daysIn(pieces, band), 0);
    expect(days).toBeCloseTo((years.endMs - years.startMs) / DAY_MS, 6);
    const best = bestPieces(pieces, 20);
    expect(best[0]?.score).toBe(Math.max(...pieces.map(({ score }) => score)));
  });

  it('counts Jupiter with Ketu on 12 January 2020, and not Saturn, which stands 15 degrees from Ketu', () => {
    const day = Date.UTC(2020, 0, 12);
    const piece = pieces.find(({ startMs, endMs }) => startMs <= day && day < endMs);
    const names = piece?.factors.map(({ name }) => name);
    expect(names).toContain('Jupiter with Ketu');
    expect(names).not.toContain('Saturn with Ketu');
    const far = separation(
      tropicalPosition(ephemeris, 'Saturn', jdFromUtcMs(day)).longitude,
      tropicalPosition(ephemeris, 'Ketu', jdFromUtcMs(day)).longitude,
    );
    expect(far).toBeGreaterThan(14);
  });

  it('has the pairs at their limits where they begin and end', () => {
    let seen = 0;
    pieces.slice(1).forEach((piece, at) => {
      for (const { name, planets, limit } of NAMED_PAIRS) {
        const held = (of: typeof piece | undefined) => of?.factors.some((factor) => factor.name === name) ?? false;
        if (held(piece) === held(pieces[at])) continue;
        const [a, b] = planets.map(
          (planet) => tropicalPosition(ephemeris, planet, jdFromUtcMs(piece.startMs)).longitude,
        );
        expect(Math.abs(separation(a ?? NaN, b ?? NaN) - limit)).toBeLessThan(1e-4);
        seen += 1;
      }
    });
    expect(seen).toBeGreaterThan(10);
  });

  it('agrees with each noon', () => {
    const near = pieces.flatMap(({ startMs }) => startMs);
    const eclipses = pieces.filter(({ factors }) => factors.some(({ name }) => name === 'eclipse within 15 days'));
    const sky = { ephemeris, ayanamsa: 'kp' as const, chart: null, eclipses };
    for (let noon = years.startMs + DAY_MS / 2; noon < years.endMs; noon += DAY_MS) {
      if (near.some((border) => Math.abs(border - noon) < 2_000)) continue;
      const piece = pieces.find(({ startMs, endMs }) => startMs <= noon && noon < endMs);
      expect(piece?.factors).toEqual(epidemicFactors(sky, noon));
    }
  });
});

describe('eclipses', () => {
  it('count for fifteen days on both sides', () => {
    const around = span('2018-01-05T00:00', '2018-02-20T00:00');
    // The total lunar eclipse of 31 January 2018 at 13:31 TD and the partial solar one of 15 February at 20:52.
    return epidemicPieces(quietSearch(), null, around).then((found) => {
      const marked = found.filter(({ factors }) => factors.some(({ name }) => name === 'eclipse within 15 days'));
      expect(new Date(marked[0]?.startMs ?? 0).toISOString().slice(0, 15)).toBe('2018-01-16T13:2');
      expect(marked.at(-1)?.endMs).toBe(around.endMs);
    });
  });
});

describe('a gathering', () => {
  it('is the smallest arc that holds so many, over the beginning of the zodiac too', () => {
    expect(smallestArc([350, 355, 2, 8, 15, 120, 200], 5)).toBe(25);
    expect(smallestArc([0, 60, 120, 180, 240, 300, 330], 5)).toBe(180);
  });

  it('is not missed by the long steps', async () => {
    const found = await epidemicPieces(quietSearch(), null, span('2000-04-01T00:00', '2000-07-01T00:00'));
    const held = (at: number) =>
      found.some(
        ({ startMs, endMs, factors }) =>
          startMs <= at && at < endMs && factors.some(({ name }) => name === 'five planets within 30 degrees'),
      );
    // The well known gathering of May 2000, and every quarter of an hour of three months.
    expect(held(Date.UTC(2000, 4, 4))).toBe(true);
    for (let at = Date.UTC(2000, 3, 1); at < Date.UTC(2000, 6, 1); at += DAY_MS / 24) {
      const arc = smallestArc(
        GRAHAS.map((planet) => tropicalPosition(ephemeris, planet, jdFromUtcMs(at)).longitude),
        5,
      );
      if (Math.abs(arc - 30) > 0.5) expect(held(at)).toBe(arc < 30);
    }
  });

  it('is the smallest arc of those with the Moon, as trying all of four others gives it', () => {
    const random = randomNumbers(11);
    for (let round = 0; round < 200; round += 1) {
      const moon = random() * 360;
      const others = Array.from({ length: 6 }, () => random() * 360);
      const arcs = [0, 1, 2, 3, 4, 5].flatMap((first) =>
        [0, 1, 2, 3, 4, 5].flatMap((second) =>
          first < second
            ? [smallestArc([moon, ...others.filter((_, index) => index !== first && index !== second)], 5)]
            : [],
        ),
      );
      expect(smallestArcWith(moon, others, 4)).toBeCloseTo(Math.min(...arcs), 9);
    }
  });

  it('is searched for by steps that no change outruns', () => {
    const at = (jd: number): number => Math.sin(jd / 3) * 5;
    const roots = signChangesOf(ephemeris, { at, keepsSign: (jd) => Math.abs(at(jd)) / 2 }, 0.01, 1, 100);
    roots.forEach((jd, index) => expect(jd / 3 / Math.PI).toBeCloseTo(index + 1, 5));
    expect(roots).toHaveLength(10);
  });
});

describe('founding charts', () => {
  it('add their periods and houses after the founding alone, and every factor occurs', async () => {
    const found = new Set<string>();
    const random = randomNumbers(6);
    for (const chart of randomCharts(14, 86, [0, 60])) {
      const { moment } = chart;
      const late = random() < 0.3;
      const startMs = late ? moment.utcMs - 200 * DAY_MS : moment.utcMs + random() * 60 * 365 * DAY_MS;
      const of = await epidemicPieces(quietSearch(moment.ayanamsa), chart, { startMs, endMs: startMs + 700 * DAY_MS });
      for (const { startMs: from, endMs, factors } of of) {
        for (const { name } of factors) found.add(name);
        if (endMs <= moment.utcMs) expect(factors.some(({ name }) => /lord|founding/.test(name))).toBe(false);
        const jd = jdFromUtcMs((from + endMs) / 2);
        const jupiter = siderealPosition(ephemeris, 'Jupiter', jd, moment.ayanamsa).longitude;
        expect(factors.some(({ name }) => name === 'Jupiter in Capricorn')).toBe(Math.floor(jupiter / 30) === 9);
      }
    }
    for (const { factors } of pieces) for (const { name } of factors) found.add(name);
    const missing = EPIDEMIC_FACTORS.filter((name) => !found.has(name));
    expect(missing).toEqual([]);
  });
});
