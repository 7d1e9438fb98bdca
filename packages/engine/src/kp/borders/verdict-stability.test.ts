import { describe, expect, it } from 'vitest';
import { birthsFor } from '../../../../tool-kit/src/testing/births-for.ts';
import { ephemeris, movedBy, randomCharts, randomMoments } from '../../../test/random-charts.ts';
import { chartAfter, scannedVerdicts } from '../../../test/scanned-verdicts.ts';
import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { longitudeCrossings } from '../../search/crossings.ts';
import { utcMsFromJd } from '../../time/julian.ts';
import { verdictOf } from '../promise/promise.ts';
import { sideOf } from '../promise/promise-verdict.ts';
import type { Verdict } from '../promise/promise-verdict.ts';
import { stabilityBand } from './stability.ts';
import { verdictStability } from './verdict-stability.ts';

const REACH = 1800;
/** Births of which every tenth second is judged; the figures of the documents come from 200. */
const BIRTHS = birthsFor(200, 12);

/** Side of a scanned verdict. */
const sideAt = (verdict: Verdict | undefined) => verdict && sideOf(verdict);

const rowsOf = (chart: Chart, minutes = 30) =>
  NATAL_EVENTS.map((event, at) => ({ event, at, ...verdictStability(ephemeris, chart, event, minutes) }));

describe('the stability of all 78 verdicts', () => {
  it.each([
    ['any', randomCharts(1, 15)],
    ['equatorial', randomCharts(1, 16, [0, 2])],
    ['northern', randomCharts(1, 17, [64, 66])],
  ])('is that of judging every second of half an hour either way, %s latitude', (_, [chart]) => {
    if (chart === undefined) throw new Error('no chart');
    const scanned = scannedVerdicts(chart, REACH, 1);
    for (const { event, at, stability, alternatives, uncertain } of rowsOf(chart)) {
      const said = (second: number) => sideAt(scanned.get(second)?.[at]);
      let [before, after] = [0, 0];
      while (before < REACH && said(-before - 1) === said(0)) before += 1;
      while (after < REACH && said(after + 1) === said(0)) after += 1;
      const { beforeSeconds, afterSeconds } = stability;
      expect([event.key, beforeSeconds, afterSeconds]).toEqual([event.key, before, after]);
      const counts = new Map<unknown, number>();
      for (const verdicts of scanned.values()) counts.set(verdicts[at], (counts.get(verdicts[at]) ?? 0) + 1);
      expect(new Map(alternatives?.map(({ said: { verdict }, seconds }) => [verdict, seconds]))).toEqual(counts);
      expect(uncertain).toBe(new Set(alternatives?.map(({ said: { side } }) => side)).size > 1);
    }
  });

  it.each(randomCharts(BIRTHS, 1500, [0, 66]).map((chart) => [chart.moment.utcMs, chart] as const))(
    'of the birth at %d holds at every tenth second between its borders, which stand within 0.2 s',
    (_, chart) => {
      const scanned = scannedVerdicts(chart, REACH, 10);
      for (const { event, at, stability } of rowsOf(chart)) {
        const said = (seconds: number) => verdictOf(chartAfter(chart, seconds), event).side;
        const own = verdictOf(chart, event).side;
        const { beforeSeconds, afterSeconds, limitedBy, becomes, beyond, band } = stability;
        for (const [second, verdicts] of scanned)
          if (second >= -beforeSeconds && second <= afterSeconds) expect(sideAt(verdicts[at])).toBe(own);
        for (const whole of [-beforeSeconds, afterSeconds]) expect(said(whole)).toBe(own);
        expect(beyond).toBe(limitedBy === null);
        expect(beyond).toBe(beforeSeconds === REACH && afterSeconds === REACH);
        expect(band).toBe(stabilityBand(beforeSeconds, afterSeconds));
        if (limitedBy === null) continue;
        const seconds = (limitedBy.atMs - chart.moment.utcMs) / 1000;
        const way = Math.sign(seconds);
        expect(said(seconds + 0.1 * way)).toBe(becomes?.side);
        expect(becomes?.side).not.toBe(own);
        expect([stability.earlier?.side, stability.later?.side]).toContain(becomes?.side);
        expect(stability.earlier === null).toBe(beforeSeconds === REACH);
        expect(stability.later === null).toBe(afterSeconds === REACH);
        expect(said(seconds - Math.min(0.1, Math.abs(seconds)) * way)).toBe(own);
        expect(way < 0 ? beforeSeconds : afterSeconds).toBe(Math.min(beforeSeconds, afterSeconds));
      }
    },
  );

  it('names the border of every kind that moves a verdict', () => {
    const kinds = new Set<string>();
    for (const [at, moment] of randomMoments(40, 99, [0, 30]).entries()) {
      // The Moon at the start of a star, or at the start of a sign within a star: both are rare in half an hour.
      const target = at % 2 === 0 ? 40 / 3 : 30;
      const { jdUt } = moment;
      const [crossing] = longitudeCrossings(ephemeris, 'Moon', moment.ayanamsa, [target], jdUt, jdUt + 28);
      if (crossing === undefined) throw new Error('a Moon that stands still');
      const passed = (utcMsFromJd(crossing.jd) - moment.utcMs) / 1000;
      const chart = buildChart(ephemeris, movedBy(moment, passed + 5));
      for (const { stability } of rowsOf(chart)) {
        if (stability.limitedBy === null) continue;
        const { kind, of, atMs } = stability.limitedBy;
        kinds.add(kind);
        expect(of.startsWith('cusp_')).toBe(kind.startsWith('CUSP_'));
        if (of === 'planet_Moon' && kind !== 'PLANET_HOUSE')
          expect(Math.abs(atMs - utcMsFromJd(crossing.jd))).toBeLessThan(200);
      }
    }
    // A planet's own sub moves no verdict.
    const moving = ['CUSP_SIGN', 'CUSP_STAR', 'CUSP_SUB', 'PLANET_HOUSE', 'PLANET_SIGN', 'PLANET_STAR'];
    expect([...kinds].sort()).toEqual(moving);
  });
});

describe('an uncertainty of the birth time', () => {
  const [chart] = randomCharts(1, 18);
  if (chart === undefined) throw new Error('no chart');

  it('widens what is looked at, and never moves what was found nearer', () => {
    for (const { event, stability } of rowsOf(chart)) {
      const wide = verdictStability(ephemeris, chart, event, 120).stability;
      if (stability.beyond) expect(Math.min(wide.beforeSeconds, wide.afterSeconds)).toBeGreaterThanOrEqual(REACH);
      else expect(wide).toMatchObject({ band: stability.band, becomes: { verdict: stability.becomes?.verdict } });
      if (stability.beforeSeconds < REACH) expect(wide.beforeSeconds).toBe(stability.beforeSeconds);
      if (stability.afterSeconds < REACH) expect(wide.afterSeconds).toBe(stability.afterSeconds);
    }
  });

  it('of none leaves the verdict alone, and of some counts each second of the clock once', () => {
    for (const event of NATAL_EVENTS.slice(0, 20)) {
      const { verdict } = verdictOf(chart, event);
      const none = verdictStability(ephemeris, chart, event, 0);
      expect(none.alternatives).toMatchObject([{ said: { verdict }, seconds: 1, share: 100 }]);
      expect(none.uncertain).toBe(false);
      const some = verdictStability(ephemeris, chart, event, 7.5).alternatives ?? [];
      expect(some.reduce((sum, { seconds }) => sum + seconds, 0)).toBe(901);
      expect(some.map(({ seconds }) => seconds)).toEqual(some.map(({ seconds }) => seconds).sort((a, b) => b - a));
      expect(verdictStability(ephemeris, chart, event).alternatives).toBeNull();
    }
  });
});

it('ends where the known sky begins', () => {
  const [moment] = randomMoments(1, 19);
  if (moment === undefined) throw new Error('no moment');
  // Five minutes after 1 January 1800, 06:00 UT.
  const utcMs = Date.UTC(1800, 0, 1, 6, 5);
  const first = buildChart(ephemeris, movedBy(moment, (utcMs - moment.utcMs) / 1000));
  for (const { stability } of rowsOf(first)) expect(stability.beforeSeconds).toBeLessThanOrEqual(300);
});

it('refuses the polar circles as the cusps do', () => {
  const [moment] = randomMoments(1, 5);
  const [event] = NATAL_EVENTS;
  if (moment === undefined || event === undefined) throw new Error('nothing to judge');
  const polar = buildChart(ephemeris, { ...moment, latitude: 68 });
  expect(() => verdictStability(ephemeris, polar, event)).toThrow(
    expect.objectContaining({ code: 'out_of_range', field: 'latitude' }),
  );
});
