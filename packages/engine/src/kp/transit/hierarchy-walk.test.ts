import { describe, expect, it, vi } from 'vitest';
import { placeAt } from '../../../test/place-at.ts';
import { quietSearch } from '../../../test/quiet-search.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { DAY_MS } from '../../time/julian.ts';
import type { Planet } from '../../zodiac/names.ts';
import { intersectionOf, unionOf } from '../../base/intervals.ts';
import { transitHierarchy } from './hierarchy.ts';
import type { TransitStageName } from './transit-window.ts';
import type { TransitBody } from './zone-windows.ts';

vi.setConfig({ testTimeout: 60_000 });

const YEAR_MS = 365.25 * DAY_MS;

const STEP_MS = { SATURN: DAY_MS / 2, JUPITER: DAY_MS / 4, SUN: DAY_MS / 48, MOON: DAY_MS / 480 } as const;

/** The cascade again without solving: a walk in small steps, its windows told to the step. */
function walked(chart: Chart, strong: readonly Planet[], fromMs: number): Record<TransitStageName, Interval[]> {
  const kind = (body: TransitBody, utcMs: number): string | null => {
    const at = placeAt(chart, body, utcMs);
    return strong.includes(at.starLord) && strong.includes(at.subLord) ? `${at.starIndex} ${at.signIndex}` : null;
  };
  const windows = (body: TransitBody, stepMs: number, spans: readonly Interval[], limit: number): Interval[] => {
    const found: Interval[] = [];
    for (const { startMs, endMs } of spans) {
      let open: { readonly at: number; readonly kind: string } | undefined;
      for (let at = startMs; at <= endMs + stepMs && found.length < limit; at += stepMs) {
        const now = at > endMs ? null : kind(body, at);
        if (open && open.kind !== now) found.push({ startMs: open.at, endMs: Math.min(at, endMs) });
        if (open?.kind !== now) open = now === null ? undefined : { at, kind: now };
      }
    }
    return found;
  };
  const signStay = (body: TransitBody, { startMs, endMs }: Interval): Interval => {
    const at = (startMs + endMs) / 2;
    const sign = placeAt(chart, body, at).signIndex;
    let [from, to] = [at, at];
    while (placeAt(chart, body, from).signIndex === sign) from -= DAY_MS / 4;
    while (placeAt(chart, body, to).signIndex === sign) to += DAY_MS / 4;
    return { startMs: from, endMs: to };
  };
  /** Spans told to a quarter of a day: those nearer than that are one. */
  const joined = (spans: readonly Interval[]): readonly Interval[] =>
    unionOf(spans.map(({ startMs, endMs }) => ({ startMs, endMs: endMs + DAY_MS / 2 }))).map((span) => ({
      startMs: Math.max(span.startMs, fromMs),
      endMs: span.endMs - DAY_MS / 2,
    }));
  const SATURN = windows('Saturn', STEP_MS.SATURN, [{ startMs: fromMs, endMs: fromMs + 12 * YEAR_MS }], 6);
  const saturnSpans = joined(SATURN.map((window) => signStay('Saturn', window)));
  const JUPITER = windows('Jupiter', STEP_MS.JUPITER, saturnSpans, 6);
  const jupiterSpans = intersectionOf(joined(JUPITER.map((window) => signStay('Jupiter', window))), saturnSpans);
  const SUN = windows('Sun', STEP_MS.SUN, jupiterSpans, 8);
  const MOON = windows('Moon', STEP_MS.MOON, SUN.slice(0, 3), 3);
  return { SATURN, JUPITER, SUN, MOON };
}

describe('transitHierarchy against a walk', () => {
  it.each([
    ['financial_loss', '2033-08-01'],
    ['foreign_travel', '2019-05-05'],
    ['loan_repayment', '2027-03-05'],
    ['foreign_settlement', '2041-11-11'],
    ['education_break', '2010-01-01'],
  ])('%s from %s: the same windows, to the step of the walk', async (key, from) => {
    const chart = workedChart();
    const fromMs = Date.parse(from);
    const { stages, strong } = await transitHierarchy(
      quietSearch(chart.moment.ayanamsa),
      chart,
      natalEvent(key),
      fromMs,
    );
    // With so few planets no window is cut, and two steps of the walk leave no room for doubt.
    expect(strong.length).toBeLessThanOrEqual(4);
    const slow = walked(chart, strong, fromMs);
    let parents: readonly Interval[] = [];
    let parentStep = 0;
    for (const { stage, windows, spans } of stages) {
      const step = STEP_MS[stage];
      const cuts = parents.flatMap(({ startMs, endMs }) => [startMs, endMs]);
      // A border that the stage before set is told to the step of its walk.
      const near = (solved: number, seen: number): boolean =>
        Math.abs(solved - seen) <= 2 * (cuts.includes(solved) ? parentStep : step);
      const same = (a: Interval, b: Interval): boolean => near(a.startMs, b.startMs) && near(a.endMs, b.endMs);
      // A walk may step over what is shorter than a step.
      const long = windows.filter(({ startMs, endMs }) => endMs - startMs > step);
      for (const window of long) expect(slow[stage].some((seen) => same(window, seen))).toBe(true);
      const last = windows.at(-1)?.startMs ?? Infinity;
      for (const seen of slow[stage].filter(({ startMs }) => startMs <= last)) {
        expect(windows.some((window) => same(window, seen))).toBe(true);
      }
      parents = spans;
      parentStep = stage === 'SATURN' ? STEP_MS.JUPITER : step;
    }
  });
});
