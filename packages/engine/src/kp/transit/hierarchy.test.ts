import { describe, expect, it, vi } from 'vitest';
import { placeAt } from '../../../test/place-at.ts';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris, randomCharts, randomNumbers } from '../../../test/random-charts.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { runningLords } from '../../dasha/running-lords.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { NATAL_EVENTS, natalEvent } from '../../events/natal.ts';
import { matter } from '../promise/matter.ts';
import { PERIOD_CLASSES, periodClass } from '../promise/period-class.ts';
import { siderealPosition, tropicalPosition } from '../../search/position.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import type { Division } from '../../zodiac/division.ts';
import { holds, overlap, unionOf } from '../../base/intervals.ts';
import { windowsFor } from '../timing/event-windows.ts';
import { releaseFinder } from '../timing/release.ts';
import { usablePart } from '../timing/window-state.ts';
import { transitHierarchy } from './hierarchy.ts';
import type { TransitHierarchy } from './hierarchy.ts';
import type { TransitStage, TransitStageName } from './transit-window.ts';
import type { TransitBody } from './zone-windows.ts';

vi.setConfig({ testTimeout: 60_000 });

const BODY: Readonly<Record<TransitStageName, TransitBody>> = {
  SATURN: 'Saturn',
  JUPITER: 'Jupiter',
  SUN: 'Sun',
  MOON: 'Moon',
};

const YEAR_MS = 365.25 * DAY_MS;

const inside = ({ startMs, endMs }: Interval, spans: readonly Interval[]): boolean =>
  spans.some((span) => startMs >= span.startMs && endMs <= span.endMs);

interface Run extends TransitHierarchy {
  readonly chart: Chart;
  readonly event: JudgedEvent;
  readonly fromMs: number;
  readonly calls: number;
}

async function run(chart: Chart, event: JudgedEvent, fromMs: number): Promise<Run> {
  const before = ephemeris.calls;
  const found = await transitHierarchy(quietSearch(chart.moment.ayanamsa), chart, event, fromMs);
  return { ...found, chart, event, fromMs, calls: ephemeris.calls - before };
}

const random = randomNumbers(31);
const runs: Run[] = [];

// One after the other: the budget of a search counts every call of its ephemeris.
for (const [index, chart] of randomCharts(60, 77, [0, 66]).entries()) {
  const event = NATAL_EVENTS[(index * 11) % NATAL_EVENTS.length] ?? natalEvent('marriage');
  runs.push(await run(chart, event, chart.moment.utcMs + Math.floor(random() * 75 * YEAR_MS)));
}

const eachStage = function* (): Generator<readonly [Run, TransitStage, readonly Interval[]], void, undefined> {
  for (const each of runs) {
    let parents: readonly Interval[] = [{ startMs: each.fromMs, endMs: each.fromMs + 12 * YEAR_MS }];
    for (const stage of each.stages) {
      yield [each, stage, parents];
      parents = stage.spans;
    }
  }
};

describe('transitHierarchy (R14.3)', () => {
  it('takes the four steps in order, each with windows inside the spans of the one before', () => {
    const seen = new Set<string>();
    for (const [{ fromMs }, { stage, windows, relaxed, spans }, parents] of eachStage()) {
      expect(windows.length).toBeLessThanOrEqual({ SATURN: 6, JUPITER: 6, SUN: 8, MOON: 3 }[stage]);
      expect(relaxed).toBe(windows.length === 0);
      windows.forEach((window, index) => {
        expect(window.startMs).toBeGreaterThanOrEqual(fromMs);
        expect(window.endMs).toBeGreaterThan(window.startMs);
        expect(window.offeredFromMs).toBeLessThanOrEqual(window.startMs);
        // Spans that touch are searched as one.
        expect(inside(window, unionOf(parents))).toBe(true);
        if (index > 0) expect(window.startMs).toBeGreaterThanOrEqual(windows[index - 1]?.endMs ?? NaN);
      });
      if (relaxed && stage !== 'SATURN') expect(spans).toEqual(parents);
      seen.add(`${stage} ${relaxed}`);
    }
    expect(runs.every(({ stages }) => stages.length === 4)).toBe(true);
    expect(seen).toContain('SUN false');
  });

  it('opens where star and sub lord are strong, at solved borders: open throughout, not a second longer', () => {
    let checked = 0;
    for (const [{ chart, strong, fromMs }, { stage, windows }, parents] of eachStage()) {
      const open = (utcMs: number): Division | null => {
        const at = placeAt(chart, BODY[stage], utcMs);
        return strong.includes(at.starLord) && strong.includes(at.subLord) ? at : null;
      };
      const cuts = new Set([fromMs, ...parents.flatMap(({ startMs, endMs }) => [startMs, endMs])]);
      for (const { startMs, endMs, inside: place } of windows) {
        for (const part of [0, 0.13, 0.5, 0.77, 1]) {
          const at = open(startMs + 1000 + part * (endMs - startMs - 2000));
          expect(at).toMatchObject({ starIndex: place.starIndex, signIndex: place.signIndex });
        }
        for (const [border, beyond] of [
          [startMs, startMs - 1000],
          [endMs, endMs + 1000],
        ] as const) {
          if (cuts.has(border)) continue;
          const at = open(beyond);
          expect(at?.starIndex === place.starIndex && at.signIndex === place.signIndex).toBe(false);
          checked += 1;
        }
      }
    }
    expect(checked).toBeGreaterThan(2000);
  });

  it('narrows to sign stays of Saturn and Jupiter, and to the windows of Sun and Moon', () => {
    for (const [{ chart }, { stage, windows, spans, relaxed }, parents] of eachStage()) {
      if (relaxed) continue;
      if (stage === 'SUN') expect(spans).toEqual(windows.slice(0, 3).map(({ startMs, endMs }) => ({ startMs, endMs })));
      if (stage === 'MOON') expect(spans).toEqual(windows.map(({ startMs, endMs }) => ({ startMs, endMs })));
      if (stage === 'SUN' || stage === 'MOON') continue;
      for (const window of windows) expect(inside(window, spans)).toBe(true);
      const sign = (utcMs: number): number => placeAt(chart, BODY[stage], utcMs).signIndex;
      const borders = new Set(stage === 'JUPITER' ? parents.flatMap(({ startMs, endMs }) => [startMs, endMs]) : []);
      for (const { startMs, endMs } of spans) {
        const middle = sign((startMs + endMs) / 2);
        expect(sign(startMs + 1000)).toBe(middle);
        expect(sign(endMs - 1000)).toBe(middle);
        if (!borders.has(startMs)) expect(sign(startMs - 1000)).not.toBe(middle);
        if (!borders.has(endMs)) expect(sign(endMs + 1000)).not.toBe(middle);
        expect(windows.some((window) => inside(window, [{ startMs, endMs }]))).toBe(true);
        if (stage === 'JUPITER') expect(inside({ startMs, endMs }, unionOf(parents))).toBe(true);
      }
    }
  });

  it('says triple, dasha class and delay as the natal chart has them', () => {
    const classes = new Set<unknown>();
    let delays = 0;
    for (const [{ chart, event, strong }, { windows }] of eachStage()) {
      for (const { startMs, inside: place, triple, delayed, release, dashaClass } of windows) {
        expect(triple).toBe(strong.includes(place.signLord));
        const [md, ad, pd] = runningLords(chart, startMs) ?? [];
        const judged = md && ad && pd && periodClass(matter(chart, event), [md.planet, ad.planet, pd.planet]).class;
        expect(dashaClass).toBe(judged ?? null);
        classes.add(dashaClass);
        expect(delayed).toBe(chart.planets[place.starLord].retrograde);
        if (!delayed) {
          expect(release).toBeNull();
          continue;
        }
        delays += 1;
        // The station to the second: the daily motion changes sign there.
        const turns = release?.turnsDirectMs ?? NaN;
        const speed = (utcMs: number): number => tropicalPosition(ephemeris, place.starLord, jdFromUtcMs(utcMs)).speed;
        expect(turns).toBeGreaterThan(startMs);
        expect(speed(turns - 1000)).toBeLessThan(0);
        expect(speed(turns + 1000)).toBeGreaterThan(0);
        // It then passes, in direct motion, the degree at which its speed had last changed to retrograde.
        const passes = release?.passesStartingPointMs ?? NaN;
        expect(passes).toBeGreaterThan(turns);
        let turned = turns - 3_600_000;
        while (speed(turned) < 0) turned -= 6 * 3_600_000;
        const longitude = (utcMs: number): number =>
          siderealPosition(ephemeris, place.starLord, jdFromUtcMs(utcMs), chart.moment.ayanamsa).longitude;
        expect(longitude(passes)).toBeCloseTo(longitude(turned), 2);
      }
    }
    expect(delays).toBeGreaterThan(50);
    expect(classes.size).toBeGreaterThanOrEqual(PERIOD_CLASSES.length);
  });

  it('picks the best open Moon window of each window of the Sun outside a silent dasha, and ranks them', () => {
    let dates = 0;
    for (const { stages, bestDates, chart, strong } of runs) {
      const sun = stages.find(({ stage }) => stage === 'SUN');
      const moon = stages.at(-1)?.windows.filter(({ delayed, dashaClass }) => !delayed && dashaClass !== 'SILENT');
      if (sun?.relaxed) expect(bestDates).toEqual([]);
      expect(bestDates.length).toBeLessThanOrEqual(Math.min(5, sun?.windows.length ?? 0));
      const keys = bestDates.map(({ dashaClass, triple, agree }) => [
        PERIOD_CLASSES.indexOf(dashaClass),
        triple ? 0 : 1,
        -agree.length,
      ]);
      for (const [index, { startMs, agree, dashaClass }] of bestDates.entries()) {
        dates += 1;
        const before = keys[index - 1] ?? [];
        const at = (keys[index] ?? []).findIndex((value, place) => value !== before[place]);
        if (index > 0 && at >= 0) expect(keys[index]?.[at]).toBeGreaterThan(before[at] ?? NaN);
        expect(dashaClass).not.toBe('SILENT');
        // None of the listed Moon windows of the same window of the Sun is of a better class.
        const holder = sun?.windows.find((window) => holds(window, startMs));
        const rivals = (moon ?? []).filter((window) => holder !== undefined && holds(holder, window.startMs));
        for (const rival of rivals)
          expect(PERIOD_CLASSES.indexOf(rival.dashaClass ?? 'SILENT')).toBeGreaterThanOrEqual(
            PERIOD_CLASSES.indexOf(dashaClass),
          );
        expect(agree).toEqual(expect.arrayContaining(['SUN', 'MOON']));
        for (const stage of agree) {
          const at = placeAt(chart, BODY[stage], startMs + 1000);
          expect(strong.includes(at.starLord) && strong.includes(at.subLord)).toBe(true);
        }
      }
    }
    expect(dates).toBeGreaterThan(50);
  });

  it('stays within the periods of the matter where they are given (R6T.4)', async () => {
    let [slow, days, alone] = [0, 0, 0];
    for (const { chart, event, fromMs, stages: free, strong } of runs) {
      const search = quietSearch(chart.moment.ayanamsa);
      const span = { startMs: fromMs, endMs: fromMs + 12 * YEAR_MS };
      const context = { asOfMs: fromMs, rulingPlanets: [], releases: releaseFinder(ephemeris, chart.moment.ayanamsa) };
      const periods = unionOf(
        windowsFor(chart, event, span, context).offered.flatMap((window) => usablePart(window) ?? []),
      );
      const { stages, bestDates } = await transitHierarchy(search, chart, event, fromMs, { periods });
      const meets = (window: Interval): boolean => periods.some((period) => overlap(period, window));
      if (periods.length === 0) {
        expect(stages.map(({ stage }) => stage)).toEqual(['SATURN', 'JUPITER']);
        expect(bestDates).toEqual([]);
        alone += 1;
        continue;
      }
      const [saturn] = stages;
      // Windows of Saturn are those of a free search that meet a period, whole.
      const wanted = (free[0]?.windows ?? []).filter(meets);
      for (const { startMs, endMs } of wanted)
        expect(saturn?.windows).toContainEqual(expect.objectContaining({ startMs, endMs }));
      for (const { stage, windows } of stages) {
        for (const window of windows) {
          expect(stage === 'SUN' || stage === 'MOON' ? inside(window, periods) : meets(window)).toBe(true);
          slow += 1;
        }
      }
      for (const { startMs, dashaClass } of bestDates) {
        expect(['FULL', 'PARTIAL']).toContain(dashaClass);
        expect(startMs).toBeGreaterThan(fromMs);
        const at = placeAt(chart, 'Moon', startMs + 1000);
        expect(strong).toEqual(expect.arrayContaining([at.starLord, at.subLord]));
        days += 1;
      }
    }
    expect(slow).toBeGreaterThan(200);
    expect(days).toBeGreaterThan(50);
    expect(alone).toBeGreaterThan(0);
  });

  it('stays far below the bound of ephemeris calls and says nothing is missing', () => {
    for (const { calls, truncated } of runs) {
      expect(calls).toBeLessThan(15_000);
      expect(truncated).toBe(false);
    }
  });
});
