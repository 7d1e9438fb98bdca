import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import { readReference } from '../../test/read-reference.ts';
import { siderealPosition } from '../search/position.ts';
import { createSwissEphemeris } from '../sky/swiss.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { dayFrame } from './day-frame.ts';
import { dayLimbs } from './day-limbs.ts';
import { wholeDay } from './equal-parts.ts';
import { limbElapsed, limbsOver } from './limb-spans.ts';
import type { LimbKind } from './limb-spans.ts';
import { elongation, karanaAt, tithiAt, yogaAt } from './limbs.ts';

const sky = createSwissEphemeris();
const KINDS: readonly LimbKind[] = ['tithi', 'nakshatra', 'yoga', 'karana'];
const HOUR_MS = 3_600_000;

/** The same limbs without a search: looked up at one instant. */
function lookedUp(kind: LimbKind, utcMs: number): number {
  const at = (body: 'Sun' | 'Moon') => siderealPosition(sky, body, jdFromUtcMs(utcMs), 'lahiri').longitude;
  if (kind === 'nakshatra') return Math.floor(at('Moon') / (40 / 3)) + 1;
  if (kind === 'yoga') return yogaAt(at('Sun'), at('Moon')).number;
  const ahead = elongation(at('Sun'), at('Moon'));
  return kind === 'tithi' ? tithiAt(ahead).number : karanaAt(ahead).number;
}

describe('limbsOver', () => {
  it('astronomy-engine: ten tithi ends within a minute', () => {
    const ends = readReference<Record<string, readonly { ends_tithi: number; utc: string }[]>>(
      'sun_moon_events_astronomy_engine',
    )['tithi_end_times_from_2024-07-10'];
    expect(ends).toHaveLength(10);
    for (const { ends_tithi, utc } of ends ?? []) {
      const at = Date.parse(utc);
      const [before] = limbsOver(sky, 'kp', 'tithi', { startMs: at - HOUR_MS, endMs: at + HOUR_MS });
      expect(before?.number).toBe(ends_tithi);
      expect(Math.abs((before?.endMs ?? 0) - at)).toBeLessThan(60_000);
    }
  });

  it('whole limbs that tile a day, each known to a second', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: Date.UTC(1800, 1, 1), max: Date.UTC(2399, 10, 30) }),
        fc.constantFrom(...KINDS),
        (startMs, kind) => {
          const endMs = startMs + 24 * HOUR_MS;
          const spans = limbsOver(sky, 'lahiri', kind, { startMs, endMs });
          expect(spans[0]?.startMs).toBeLessThanOrEqual(startMs);
          expect(spans.at(-1)?.endMs).toBeGreaterThanOrEqual(endMs);
          for (const [index, span] of spans.entries()) {
            expect(lookedUp(kind, span.startMs + 500)).toBe(span.number);
            expect(lookedUp(kind, span.endMs - 500)).toBe(span.number);
            expect(lookedUp(kind, span.startMs - 500)).not.toBe(span.number);
            expect(lookedUp(kind, span.endMs + 500)).not.toBe(span.number);
            expect(span.startMs).toBe(spans[index - 1]?.endMs ?? span.startMs);
          }
        },
      ),
      { numRuns: 80, seed: 11 },
    );
  });

  it('karanas of tithi n are 2n-1 and 2n, and share its borders', () => {
    const span = { startMs: Date.UTC(2024, 6, 1), endMs: Date.UTC(2024, 6, 31) };
    const karanas = limbsOver(sky, 'kp', 'karana', span);
    for (const { number, startMs, endMs } of limbsOver(sky, 'kp', 'tithi', span).slice(1, -1)) {
      const own = karanas.filter((karana) => karana.number === 2 * number - 1 || karana.number === 2 * number);
      const inside = own.filter((karana) => karana.startMs >= startMs - 500 && karana.endMs <= endMs + 500);
      expect(inside.map((karana) => karana.number)).toEqual([2 * number - 1, 2 * number]);
      expect(Math.abs((inside[0]?.startMs ?? 0) - startMs)).toBeLessThan(500);
    }
  });

  it('refuses a day whose limbs began before the ephemeris', () => {
    const startMs = Date.UTC(1800, 0, 1, 8);
    expect(() => limbsOver(sky, 'kp', 'tithi', { startMs, endMs: startMs + 1000 })).toThrow(/1800 to 2399/);
  });
});

describe('dayLimbs', () => {
  const place = { latitude: 44.5333, longitude: 19.2167 };
  const clock = { offsetMinutes: 60 };

  it('Jagannatha Hora, 9 October 1990: what is left of each limb', () => {
    const utcMs = Date.UTC(1990, 9, 9, 8, 10);
    const { atMoment } = dayLimbs(sky, 'true_chitra', utcMs, dayFrame(sky, utcMs, place, clock));
    const left = (kind: LimbKind) => 100 - 100 * atMoment[kind].elapsed;
    // Its Moon stands some 20 arc-seconds behind ours, a tenth of a percent of a karana.
    expect(Math.abs(left('tithi') - 47.67)).toBeLessThan(0.1);
    expect(Math.abs(left('nakshatra') - 62.38)).toBeLessThan(0.1);
    expect(Math.abs(left('yoga') - 71.87)).toBeLessThan(0.1);
    expect(Math.abs(left('karana') - 95.33)).toBeLessThan(0.1);
  });

  it('vriddhi and kshaya by counting sunrises in each tithi of a year', () => {
    const seen = new Set<string>();
    const days = Array.from({ length: 365 }, (_, day) => Date.UTC(2024, 0, 1, 11) + day * 24 * HOUR_MS);
    const sunriseTithis = days.map((utcMs) => lookedUp('tithi', dayFrame(sky, utcMs, place, clock).sunriseMs));
    for (const [index, utcMs] of days.slice(0, -1).entries()) {
      const frame = dayFrame(sky, utcMs, place, clock);
      const { tithiAtSunrises, ofDay, atSunrise } = dayLimbs(sky, 'lahiri', utcMs, frame);
      const steps = ((sunriseTithis[index + 1] ?? 0) - (sunriseTithis[index] ?? 0) + 30) % 30;
      expect(tithiAtSunrises).toBe(['VRIDDHI', 'NORMAL', 'KSHAYA'][steps]);
      expect(atSunrise.tithi.number).toBe(sunriseTithis[index]);
      expect(ofDay.tithi).toHaveLength(steps + 1);
      seen.add(tithiAtSunrises);
    }
    expect(seen.size).toBe(3);
  });

  it('the part gone grows from 0 to 1', () => {
    const [span] = limbsOver(sky, 'kp', 'yoga', wholeDay(dayFrame(sky, Date.UTC(2024, 3, 9), place, clock)));
    if (span === undefined) throw new Error('no yoga');
    const at = (part: number) =>
      limbElapsed(sky, 'kp', 'yoga', span, span.startMs + part * (span.endMs - span.startMs));
    expect([at(0), at(1)].map((gone) => Number(gone.toFixed(4)))).toEqual([0, 1]);
    expect(at(0.5)).toBeCloseTo(0.5, 1);
  });
});
