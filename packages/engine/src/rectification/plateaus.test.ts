import { describe, expect, it } from 'vitest';
import { ephemeris, movedBy, portOf, randomMoments } from '../../test/random-charts.ts';
import { naivePeriodClass, naiveStandings } from '../../test/naive-standing.ts';
import { NO_PACE } from '../../test/rectification-trials.ts';
import { buildChart } from '../chart/build.ts';
import { cuspalSubLord, houseOfPlanet } from '../chart/placement.ts';
import { runningLords } from '../dasha/running-lords.ts';
import { verdictOf } from '../kp/promise/promise.ts';
import { withOwnCalls } from '../sky/own-calls.ts';
import type { Moment } from '../time/moment.ts';
import { HOUSES, PLANETS } from '../zodiac/names.ts';
import { candidatesOf } from './candidate.ts';
import type { Candidates } from './candidate.ts';
import { totalsOf } from './event-parts.ts';
import { resolveKnownEvents } from './known-event.ts';
import type { KnownEvent } from './known-event.ts';
import { plateausOf } from './plateaus.ts';
import { chanceTest, stabilityOf } from './proof.ts';
import { rulersOf } from './ruling-fit.ts';
import { errorBarOf } from './scored.ts';
import { eventScoring } from './scoring.ts';

const YEAR = 365.25 * 86_400;
const iso = (utcMs: number): string => `${new Date(utcMs).toISOString().slice(0, 19)}Z`;

/** T3 once more, from a whole chart of the second: no signature, no number of lords, no interpolation. */
function naiveScore(moment: Moment, events: readonly KnownEvent[]): number {
  const chart = buildChart(ephemeris, moment);
  let [sum, weights] = [0, 0];
  for (const { matter: event, utcMs, weight } of events) {
    const [md, ad, pd] = (runningLords(chart, utcMs) ?? []).map(({ planet }) => planet);
    weights += weight;
    if (md === undefined || ad === undefined || pd === undefined) continue;
    const standings = naiveStandings(chart, event);
    const bringing = [md, ad, pd].filter((lord) => ['STRONG', 'WEAK'].includes(standings.get(lord)?.word ?? '')).length;
    const points = { FULL: 70, PARTIAL: 70, WEAK: 35, SILENT: bringing >= 2 ? 15 : 0 };
    const period = points[naivePeriodClass(standings, [md, ad, pd]) as keyof typeof points];
    const promise = { yes: 30, split: 15, no: 0 }[verdictOf(chart, event).side];
    sum += weight * (period + promise);
  }
  return sum / weights;
}

/** The signature of T4 as a text, from a whole chart. */
function naiveSignature(moment: Moment, events: readonly KnownEvent[]): string {
  const chart = buildChart(ephemeris, moment);
  const { houses, planets } = chart;
  return JSON.stringify([
    houses?.cusps.map(({ signIndex }) => signIndex),
    PLANETS.map((planet) => {
      const { signIndex, starIndex, subLord } = planets[planet];
      return [signIndex, starIndex, subLord, houseOfPlanet(chart, planet)];
    }),
    events.map(({ matter: { primaryCusp, required }, utcMs }) => [
      [primaryCusp, ...required].map((house) => cuspalSubLord(chart, house)),
      runningLords(chart, utcMs),
    ]),
  ]);
}

const grid = (originMs: number, reach: number) => ({ originMs, first: -reach, last: reach });

const births = randomMoments(3, 1952, [0, 65]).map((moment) => movedBy(moment, -(moment.utcMs % 1000) / 1000));

describe.each(births)('a birth at latitude $latitude', (stated) => {
  const asOfMs = stated.utcMs + 50 * YEAR * 1000;
  const dated = (years: number) => iso(stated.utcMs + years * YEAR * 1000);
  const events = resolveKnownEvents(
    [
      { date: dated(24.3), event: 'Marriage' },
      { date: dated(22.1), houses: [2, 6, 10], primaryHouse: 10, weight: 2 },
      { date: dated(41.7), event: 'Property Purchase' },
      { date: dated(0.0002), houses: [8] },
    ],
    stated,
    { bornMs: stated.utcMs, asOfMs },
  );
  const candidatesFor = (reach: number): Candidates =>
    candidatesOf(ephemeris, {
      moment: stated,
      events,
      fromMs: stated.utcMs - reach * 1000,
      toMs: stated.utcMs + reach * 1000,
    });
  const rulers = rulersOf(ephemeris, movedBy(stated, 50 * YEAR));
  const search = (reach: number) => {
    const candidates = candidatesFor(reach);
    return plateausOf(candidates, grid(stated.utcMs, reach), eventScoring(candidates, events), rulers, NO_PACE);
  };

  it('has plateaus that tile five minutes by the second, each second with the score and signature of its own chart', async () => {
    const plateaus = await search(150);
    let next = stated.utcMs - 150_000;
    let before = '';
    for (const { fromMs, toMs, totals, widthSeconds, middle } of plateaus) {
      expect(fromMs).toBe(next);
      expect(toMs - fromMs).toBe(widthSeconds * 1000);
      expect(middle.utcMs).toBe(fromMs + Math.floor(widthSeconds / 2) * 1000);
      const signatures = new Set<string>();
      for (let utcMs = fromMs; utcMs < toMs; utcMs += 1000) {
        const moment = movedBy(stated, (utcMs - stated.utcMs) / 1000);
        signatures.add(naiveSignature(moment, events));
        expect(Math.abs(naiveScore(moment, events) - totals.total)).toBeLessThan(0.0501);
      }
      expect(signatures.size).toBe(1);
      expect(signatures.has(before)).toBe(false);
      before = [...signatures].join();
      next = toMs;
    }
    expect(next).toBe(stated.utcMs + 151_000);
  });

  it('has half a day on both sides: the first second after each border is another, the last before it is not', async () => {
    const plateaus = await search(43_200);
    expect(plateaus.length).toBeGreaterThan(400);
    for (const { fromMs, toMs } of plateaus.filter((_, index) => index % 40 === 1)) {
      const at = (utcMs: number) => naiveSignature(movedBy(stated, (utcMs - stated.utcMs) / 1000), events);
      expect(at(fromMs - 1000)).not.toBe(at(fromMs));
      expect(at(toMs - 1000)).toBe(at(fromMs));
    }
  });

  it('looks at the sky of the whole day once, and builds one chart for all its seconds', async () => {
    const own = withOwnCalls(ephemeris);
    let [places, cusps] = [0, 0];
    const watched = {
      ...portOf(own),
      body: (...given: Parameters<typeof own.body>) => ((places += 1), own.body(...given)),
      housesFromArmc: (...given: Parameters<typeof own.housesFromArmc>) => ((cusps += 1), own.housesFromArmc(...given)),
    };
    const reach = 43_200_000;
    const span = { moment: stated, fromMs: stated.utcMs - reach, toMs: stated.utcMs + reach, events };
    const candidates = candidatesOf(watched, span);
    const scoring = eventScoring(candidates, events);
    const found = await plateausOf(candidates, grid(stated.utcMs, 43_200), scoring, rulers, NO_PACE);
    expect(places).toBeLessThanOrEqual(9);
    // Borders of cusps are solved for: charts are built where a planet or a cusp comes to another sign, star or house.
    expect(cusps).toBeLessThan(found.length);
  });

  it('is tested against chance as whole charts of the shifted sets would be', async () => {
    const candidates = candidatesFor(300);
    const scoring = eventScoring(candidates, events);
    const test = chanceTest(scoring, ({ total }) => total);
    const plateaus = await plateausOf(candidates, grid(stated.utcMs, 300), scoring, rulers, NO_PACE, test.see);
    const middles = plateaus.map(({ middle }) => movedBy(stated, (middle.utcMs - stated.utcMs) / 1000));
    const best = (days: number) => {
      const shifted = events.map((event) => ({ ...event, utcMs: event.utcMs + days * 86_400_000 }));
      return Math.max(...middles.map((middle) => Math.round(naiveScore(middle, shifted) * 10 + 1e-6) / 10));
    };
    const real = best(0);
    const steps = Array.from({ length: 20 }, (_, step) => 61 * (step + 1));
    const asGood = [...steps, ...steps.map((days) => -days)].filter((days) => best(days) >= real).length;
    expect(test.result(real)).toEqual({ shifts: 40, asGood, p: (1 + asGood) / 41 });
  });

  it('is stable by the share of events that can be left out with the best still inside the error bar', async () => {
    const plateaus = await search(900);
    const bar = errorBarOf(plateaus.map(({ fromMs, toMs, totals }) => ({ fromMs, toMs, score: totals.total })));
    const top = Math.max(...plateaus.map(({ totals }) => totals.total));
    const near = plateaus.filter(({ totals }) => totals.total >= top - 3);
    expect(bar).toEqual({
      fromMs: Math.min(...near.map(({ fromMs }) => fromMs)),
      toMs: Math.max(...near.map(({ toMs }) => toMs)),
    });
    const held = events.filter((_, left) => {
      const rest = ({ parts }: (typeof plateaus)[number]) => totalsOf(parts.filter((__, at) => at !== left)).total;
      const [best] = [...plateaus].sort(
        (a, b) =>
          rest(b) - rest(a) ||
          b.rpAgreement - a.rpAgreement ||
          Math.abs(a.middle.utcMs - stated.utcMs) - Math.abs(b.middle.utcMs - stated.utcMs) ||
          a.fromMs - b.fromMs,
      );
      return best !== undefined && best.fromMs >= bar.fromMs && best.toMs <= bar.toMs;
    });
    const share = await stabilityOf(plateaus, bar, stated.utcMs, ({ total }) => total, NO_PACE);
    expect(share).toBe(held.length / events.length);
  });

  it('moves the sky as the ephemeris does', () => {
    const candidates = candidatesFor(43_200);
    for (const seconds of [-43_200, -20_001, 7, 43_199]) {
      const chart = buildChart(ephemeris, movedBy(stated, seconds));
      const candidate = candidates.at(stated.utcMs + seconds * 1000);
      const away = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);
      expect(away(candidate.moonLongitude, chart.planets.Moon.longitude)).toBeLessThan(3e-7);
      expect(away(candidate.ascendant, chart.ascendant.longitude)).toBeLessThan(1e-6);
      for (const house of HOUSES) expect(candidate.cuspSubLord(house)).toBe(cuspalSubLord(chart, house));
    }
  });
});
