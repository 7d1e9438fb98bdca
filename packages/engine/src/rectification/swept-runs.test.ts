import { describe, expect, it } from 'vitest';
import { ephemeris, movedBy, randomMoments } from '../../test/random-charts.ts';
import { buildChart } from '../chart/build.ts';
import { levels } from '../kp/kernel/levels.ts';
import { movedChart } from '../kp/borders/moved-chart.ts';
import { movingSky } from '../search/moving-sky.ts';
import { HOUSES, PLANETS } from '../zodiac/names.ts';
import type { House } from '../zodiac/names.ts';
import { candidatesOf } from './candidate.ts';
import { resolveKnownEvents } from './known-event.ts';
import { patchedChart } from './patched-chart.ts';
import { runsOf } from './runs.ts';
import { secondAt } from './swept-runs.ts';

const moments = randomMoments(3, 2207, [0, 64]);
// The last one where whole signs rise within minutes.
const births = [...moments, ...moments.slice(0, 1).map((moment) => ({ ...moment, latitude: 66.4 }))].map((moment) =>
  movedBy(moment, -(moment.utcMs % 1000) / 1000),
);

const iso = (utcMs: number): string => new Date(utcMs).toISOString();

describe.each(births)('the seconds round a birth at latitude $latitude', (stated) => {
  const at = (days: number): string => iso(stated.utcMs + days * 86_400_000);
  const events = resolveKnownEvents(
    [
      { date: at(9_000.3), event: 'Marriage' },
      { date: at(0.1), houses: [8] },
      { date: at(12_345), houses: [2, 6, 10], primaryHouse: 10 },
    ],
    stated,
    { bornMs: stated.utcMs, asOfMs: stated.utcMs + 50 * 365.25 * 86_400_000 },
  );
  const counting = new Set<House>(events.flatMap(({ matter }) => [matter.primaryCusp, ...matter.required]));
  const grid = { originMs: stated.utcMs, first: -43_200, last: 43_200 };
  const [fromMs, toMs] = [secondAt(grid, grid.first), secondAt(grid, grid.last)];
  const candidates = candidatesOf(ephemeris, { moment: stated, fromMs, toMs, events });
  const swept = [...candidates.runs(grid)];

  it('are the same runs by solving for borders as by halving between looks', () => {
    const look = (second: number) => candidates.sampleAt(secondAt(grid, second));
    const halved = [...runsOf(look, grid.first, grid.last)].map(({ from, to, seen: { key } }) => ({ from, to, key }));
    expect(swept).toEqual(halved);
  });

  it('are the same in some minutes and in some hours', () => {
    for (const [first, last] of [
      [-150, 150],
      [-21_000, 17_000],
      [3, 4],
      [5, 5],
    ] as const) {
      const part = { ...grid, first, last };
      const of = { moment: stated, events, fromMs: secondAt(grid, first), toMs: secondAt(grid, last) };
      const near = candidatesOf(ephemeris, of);
      const look = (second: number) => near.sampleAt(secondAt(grid, second));
      const halved = [...runsOf(look, first, last)].map(({ from, to, seen: { key } }) => ({ from, to, key }));
      expect([...near.runs(part)]).toEqual(halved);
    }
  });

  it('give a candidate of a known key what looking it up gives', () => {
    for (const { from, key } of swept.filter((_, index) => index % 50 === 7)) {
      const utcMs = secondAt(grid, from);
      const [alike, whole] = [candidates.alike(utcMs, key), candidates.at(utcMs)];
      expect(alike.ascendant).toBeCloseTo(whole.ascendant, 9);
      for (const name of ['key', 'chartKey', 'triples', 'cycle', 'lagna', 'moon', 'moonLongitude'] as const)
        expect(alike[name]).toEqual(whole[name]);
      for (const house of HOUSES) expect(alike.cuspSubLord(house)).toBe(whole.cuspSubLord(house));
    }
  });

  it('patch a chart so that it signifies as one of the second itself', () => {
    const sky = movingSky(ephemeris, stated, fromMs, toMs);
    const birth = buildChart(ephemeris, stated);
    const whole = (utcMs: number) => movedChart(birth, sky, utcMs);
    let patched = 0;
    swept.slice(1, 400).forEach(({ from, key }, index) => {
      const before = swept[index];
      if (before === undefined) return;
      const made = patchedChart(whole(secondAt(grid, before.from)), before.key, key, counting);
      if (made === undefined) return;
      patched += 1;
      const real = whole(secondAt(grid, from));
      for (const house of HOUSES) {
        const [one, other] = [made, real].map(({ houses }) => houses?.cusps[house - 1]);
        expect(one?.signIndex).toBe(other?.signIndex);
        if (counting.has(house)) expect(one?.subLord).toBe(other?.subLord);
      }
      for (const planet of PLANETS) {
        const { signLord, starLord, subLord, house } = real.planets[planet];
        expect(made.planets[planet]).toMatchObject({ signLord, starLord, subLord, house });
        if (index % 20 === 0) expect(levels(made, planet)).toEqual(levels(real, planet));
      }
    });
    expect(patched).toBeGreaterThan(100);
  });
});
