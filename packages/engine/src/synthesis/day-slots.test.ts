import { describe, expect, it } from 'vitest';
import { naiveLean } from '../../test/naive-lean.ts';
import { quietSearch } from '../../test/quiet-search.ts';
import { ephemeris, randomCharts } from '../../test/random-charts.ts';
import { moonTransit } from '../passages/moon-transit.ts';
import { siderealPosition } from '../search/position.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { divide } from '../zodiac/division.ts';
import { avoidSlot, bestSlot, type DaySlot, daySlots, longest, SLOT_TONES } from './day-slots.ts';

const HOUR_MS = 3_600_000;
/** Crossings are solved to 0.2 s. */
const NEAR_MS = 500;

describe('the stretches of the Moon in a day', () => {
  const charts = randomCharts(60, 1402);

  it('tile the span, each in one sub by the sky itself, and begin as the Moon of the moment', () => {
    for (const chart of charts) {
      const { utcMs, ayanamsa } = chart.moment;
      const search = quietSearch(ayanamsa);
      const span = { startMs: utcMs + 1000 * HOUR_MS, endMs: utcMs + 1024 * HOUR_MS };
      const slots = daySlots(search, chart, span, []);
      expect(slots[0]?.startMs).toBe(span.startMs);
      expect(slots.at(-1)?.endMs).toBe(span.endMs);
      slots.slice(1).forEach(({ startMs }, index) => expect(startMs).toBe(slots[index]?.endMs));
      const at = (ms: number) => divide(siderealPosition(ephemeris, 'Moon', jdFromUtcMs(ms), ayanamsa).longitude);
      for (const { startMs, endMs, moonStarLord, moonSubLord } of slots) {
        if (endMs - startMs < 2 * NEAR_MS) continue;
        for (const ms of [startMs + NEAR_MS, (startMs + endMs) / 2, endMs - NEAR_MS])
          expect(at(ms)).toMatchObject({ starLord: moonStarLord, subLord: moonSubLord });
      }
      // A day of the slowest Moon is 11.7° long, and no sub is longer than 2°14'.
      expect(slots.length).toBeGreaterThanOrEqual(6);
      const moon = moonTransit(search, span.startMs);
      expect(slots.slice(0, 4).map(({ endMs }) => endMs)).toEqual([
        moon.subEndsMs,
        ...moon.nextSubs.map(({ endMs }) => endMs),
      ]);
    }
  });

  it('are weighed by the sub lord in the birth chart, and reach every tone', () => {
    const tones = new Set<string>();
    for (const chart of charts) {
      const startMs = chart.moment.utcMs + 500 * HOUR_MS;
      const slots = daySlots(quietSearch(chart.moment.ayanamsa), chart, { startMs, endMs: startMs + 24 * HOUR_MS }, [
        { startMs: startMs + 5 * HOUR_MS, endMs: startMs + 6 * HOUR_MS },
      ]);
      for (const { moonSubLord, lean, tone, rahuKaal, ...span } of slots) {
        expect(lean).toBe(naiveLean(chart, moonSubLord, [1, 2, 3, 6, 10, 11], [5, 8, 12]));
        expect(tone).toBe(lean === 'FOR' ? 'GOOD' : lean === 'AGAINST' ? 'LOW' : 'PLAIN');
        expect(rahuKaal).toBe(span.startMs < startMs + 6 * HOUR_MS && span.endMs > startMs + 5 * HOUR_MS);
        tones.add(tone);
      }
    }
    expect([...tones].sort()).toEqual([...SLOT_TONES].sort());
  });
});

describe('the stretch to choose', () => {
  const slot = (startMs: number, endMs: number, tone: DaySlot['tone'], rahuKaal = false): DaySlot => ({
    startMs,
    endMs,
    tone,
    rahuKaal,
    lean: 'FOR',
    moonStarLord: 'Sun',
    moonSubLord: 'Moon',
  });
  const day = [slot(0, 9, 'GOOD', true), slot(9, 12, 'GOOD'), slot(12, 15, 'GOOD'), slot(15, 16, 'LOW', true)];

  it('is the longest good one clear of Rahu Kaal, of equal ones the earlier', () => {
    expect(bestSlot(day)?.startMs).toBe(9);
    expect(bestSlot(day.slice(0, 1))).toBeNull();
  });

  it('leaves out the longest low one', () => {
    expect(avoidSlot([...day, slot(16, 20, 'LOW')])?.startMs).toBe(16);
    expect(avoidSlot(day.slice(0, 3))).toBeNull();
    expect(longest([])).toBeNull();
  });
});
