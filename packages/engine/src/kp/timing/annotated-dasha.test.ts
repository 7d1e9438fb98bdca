import { describe, expect, it } from 'vitest';
import { birthsFor } from '../../../../tool-kit/src/testing/births-for.ts';
import { naiveClassOf } from '../../../test/naive-standing.ts';
import { randomCharts } from '../../../test/random-charts.ts';
import { workedChart } from '../../../test/worked-chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { childrenOf, cycleEndMs, mahadashas } from '../../dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';
import { fitsAge } from '../../events/life-stage.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { annotatedWindow, eventPotentials, PERIOD_TONES, periodTone, timedEvents } from './annotated-dasha.ts';
import { promise } from '../promise/promise.ts';

describe('tone of a period', () => {
  const chart = workedChart();
  // Levels as 4 to 1: Venus 2 at 4 and 11 at 2; Saturn 8 at 4, so with 3 parts of Saturn and one of Venus 1.5 against 3.
  it('weighs the antardasha three times as much as the mahadasha', () => {
    const { toneWeights } = periodTone(chart, ['Venus', 'Saturn']);
    expect(toneWeights).toMatchObject({ good: 6 / 4, bad: (3 * 4) / 4 });
    expect(periodTone(chart, ['Saturn', 'Venus']).toneWeights).toMatchObject({ good: (3 * 6) / 4, bad: 4 / 4 });
  });

  it('A12: leaves no life with twenty years of one tone, whose tones are a third each', () => {
    const counts = new Map<string, number>();
    let [alone, all] = [0, 0];
    for (const each of randomCharts(birthsFor(300), 4420, [0, 60])) {
      const antardashas = mahadashas(vimshottariOf(each)).flatMap((md) =>
        childrenOf(md).map(({ planet, startMs }) => ({ startMs, ...periodTone(each, [md.planet, planet]) })),
      );
      const middle = antardashas.filter(
        ({ startMs }) => Math.abs(startMs - each.moment.utcMs - 40 * DASHA_YEAR_MS) < 10 * DASHA_YEAR_MS,
      );
      middle.forEach(({ tone }) => counts.set(tone, (counts.get(tone) ?? 0) + 1));
      all += middle.length;
      alone += new Set(middle.map(({ tone }) => tone)).size === 1 ? 1 : 0;
    }
    const share = (tone: string): number => (counts.get(tone) ?? 0) / all;
    for (const tone of PERIOD_TONES) expect(share(tone)).toBeGreaterThan(0.25);
    expect(share('SUPPORTIVE')).toBeLessThan(0.4);
    expect(alone).toBe(0);
  });
});

describe('random charts', () => {
  const charts = randomCharts(12, 909, [0, 60]);

  it('times only what the promise does not refuse', () => {
    for (const chart of charts) {
      const refused = NATAL_EVENTS.filter((event) => promise(chart, event).side === 'no');
      expect([...timedEvents(chart), ...refused].map(({ key }) => key).sort()).toEqual(
        NATAL_EVENTS.map(({ key }) => key).sort(),
      );
    }
  });

  it('A1: finds the events of an antardasha at its age as a plain look at all of them does', () => {
    const met = new Set<string>();
    for (const chart of charts) {
      for (const md of PLANETS) {
        for (const ad of PLANETS.slice(0, 4)) {
          const naive = timedEvents(chart).flatMap((event) => {
            if (event.polarity === 'adverse' || !fitsAge(event, 30)) return [];
            const found = naiveClassOf(chart, event, [md, ad]);
            if (found !== 'FULL' && found !== 'PARTIAL') return [];
            return [{ key: event.key, potential: found === 'FULL' ? 'HIGH' : 'MODERATE' }];
          });
          // HIGH first; sorting keeps the order of the catalogue where the class is the same.
          const late = ({ potential }: { readonly potential: string }): number => (potential === 'HIGH' ? 0 : 1);
          naive.sort((a, b) => late(a) - late(b));
          const of = { md, ad, rulingPlanetsInCommon: [], age: 30 };
          const { potentials: found, setAside } = eventPotentials(chart, of, 6, false);
          expect(found.map(({ event, potential }) => [event.key, potential])).toEqual(
            naive.slice(0, 6).map(({ key, potential }) => [key, potential]),
          );
          found.forEach(({ potential }) => met.add(potential));
          for (const { event } of setAside) expect(fitsAge(event, 30)).toBe(false);
        }
      }
    }
    expect(met).toEqual(new Set(['HIGH', 'MODERATE']));
  });
});

describe('annotatedWindow', () => {
  const chart = workedChart();
  const birth = chart.moment.utcMs;
  const end = cycleEndMs(vimshottariOf(chart));
  const years = (count: number): number => count * DASHA_YEAR_MS;

  it('shows a whole life, in detail the twenty years round now', () => {
    const now = birth + years(40);
    const { window, detail, notes } = annotatedWindow(chart, birth, undefined, now);
    expect(window).toEqual({ startMs: birth, endMs: end });
    expect(detail).toEqual({ startMs: now - years(10), endMs: now + years(10) });
    expect(notes).toHaveLength(1);
  });

  it('refuses a window that ends before birth, and takes one that reaches into life', () => {
    expect(() => annotatedWindow(chart, birth - years(20), 20, birth)).toThrow(
      expect.objectContaining({ code: 'validation_failed', field: 'from_date' }),
    );
    expect(annotatedWindow(chart, birth - years(20), 21, birth).window.startMs).toBe(birth);
    // Without years the window has 120.
    expect(() => annotatedWindow(chart, birth - years(120), undefined, birth)).toThrow(
      /120 years .* end before the birth/,
    );
    expect(annotatedWindow(chart, birth - years(42), undefined, birth).notes[0]).toMatch(/begins at birth/);
  });

  it('keeps the detail inside the window', () => {
    expect(annotatedWindow(chart, birth, undefined, birth + years(3)).detail.startMs).toBe(birth);
    expect(annotatedWindow(chart, birth, undefined, birth - years(30)).detail.startMs).toBe(birth);
    expect(annotatedWindow(chart, birth, undefined, end + years(1)).detail.endMs).toBe(end);
    const late = annotatedWindow(chart, birth + years(60), 30, birth + years(20));
    expect(late.detail).toEqual({ startMs: birth + years(60), endMs: birth + years(80) });
  });

  it('details a window of up to twenty years whole', () => {
    const { window, detail, notes } = annotatedWindow(chart, birth + years(20), 12.5, birth + years(70));
    expect(detail).toEqual(window);
    expect(window.endMs - window.startMs).toBe(years(12.5));
    expect(notes).toEqual([]);
  });

  it('begins at birth at the earliest and refuses what lies past the 120 years', () => {
    expect(annotatedWindow(chart, birth - years(3), 5, birth).window).toEqual({
      startMs: birth,
      endMs: birth + years(5),
    });
    expect(() => annotatedWindow(chart, end, 5, birth)).toThrow(
      expect.objectContaining({ code: 'validation_failed', field: 'from_date' }),
    );
  });
});
