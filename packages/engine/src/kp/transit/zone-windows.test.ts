import { describe, expect, it, vi } from 'vitest';
import { quietSearch } from '../../../test/quiet-search.ts';
import { ephemeris, randomNumbers } from '../../../test/random-charts.ts';
import { siderealPosition } from '../../search/position.ts';
import { DAY_MS, jdFromUtcMs } from '../../time/julian.ts';
import { divide } from '../../zodiac/division.ts';
import type { Division } from '../../zodiac/division.ts';
import { AYANAMSAS, PLANETS } from '../../zodiac/names.ts';
import type { Ayanamsa, Planet } from '../../zodiac/names.ts';
import type { Interval } from '../../base/intervals.ts';
import { holds } from '../../base/intervals.ts';
import { inZone, zoneOf } from './zone.ts';
import { signStays, TRANSIT_BODIES, zoneWindows } from './zone-windows.ts';
import type { TransitBody, ZoneWindow } from './zone-windows.ts';

vi.setConfig({ testTimeout: 60_000 });

const placeAt = (body: Planet, utcMs: number, ayanamsa: Ayanamsa): Division =>
  divide(siderealPosition(ephemeris, body, jdFromUtcMs(utcMs), ayanamsa).longitude);
const SECOND_MS = 1000;

interface Case {
  readonly body: TransitBody;
  readonly ayanamsa: Ayanamsa;
  readonly fruitful: readonly Planet[];
  readonly span: Interval;
}

/** Days a walk looks through, and its step: short of the shortest stays that matter. */
const WALK: Readonly<Record<TransitBody, readonly [days: number, stepDays: number]>> = {
  Saturn: [1500, 0.5],
  Jupiter: [900, 0.5],
  Sun: [150, 0.1],
  Moon: [20, 1 / 96],
};

const random = randomNumbers(143);
const cases: readonly Case[] = TRANSIT_BODIES.flatMap((body) =>
  Array.from({ length: 6 }, (_, index): Case => {
    const startMs = Date.UTC(1806, 0, 1) + Math.floor(random() * 580 * 365.25 * DAY_MS);
    const size = 0.25 + random() * 0.6;
    const fruitful = PLANETS.filter(() => random() < size);
    const span = { startMs, endMs: startMs + WALK[body][0] * DAY_MS };
    return { body, ayanamsa: AYANAMSAS[index] ?? 'kp', fruitful: fruitful.length > 0 ? fruitful : ['Rahu'], span };
  }),
);
const label = (of: Case): string =>
  `${of.body} ${new Date(of.span.startMs).toISOString().slice(0, 10)} ${of.ayanamsa} ${of.fruitful.join(' ')}`;

describe('zoneWindows (R14.1)', () => {
  it.each(cases.map((of) => [label(of), of] as const))('%s: a walk finds the same', async (_, of) => {
    const { body, ayanamsa, fruitful, span } = of;
    const windows = await zoneWindows(quietSearch(ayanamsa), body, zoneOf(fruitful), span);
    const borders = windows.flatMap(({ startMs, endMs }) => [startMs, endMs]);
    for (let at = span.startMs; at < span.endMs; at += WALK[body][1] * DAY_MS) {
      if (borders.some((border) => Math.abs(border - at) < SECOND_MS)) continue;
      expect(windows.some((window) => holds(window, at))).toBe(inZone(fruitful, placeAt(body, at, ayanamsa)));
    }
    expect(windows).toEqual([...windows].sort((a, b) => a.startMs - b.startMs));
  });

  it.each(cases.map((of) => [label(of), of] as const))('%s: open all through, not a second longer', async (_, of) => {
    const { body, ayanamsa, fruitful, span } = of;
    const windows = await zoneWindows(quietSearch(ayanamsa), body, zoneOf(fruitful), span);
    const kindAt = (utcMs: number): string => {
      const at = placeAt(body, utcMs, ayanamsa);
      return inZone(fruitful, at) ? `star ${at.starIndex} sign ${at.signIndex}` : 'outside';
    };
    for (const window of windows) {
      const { startMs, endMs, inside, motion } = window;
      const kind = `star ${inside.starIndex} sign ${inside.signIndex}`;
      for (let part = 0; part <= 12; part += 1) {
        const at = startMs + SECOND_MS + ((endMs - startMs - 2 * SECOND_MS) * part) / 12;
        expect(kindAt(at)).toBe(kind);
      }
      expect(placeAt(body, startMs + SECOND_MS, ayanamsa).subLord).toBe(inside.subLord);
      const { speed } = siderealPosition(ephemeris, body, jdFromUtcMs(startMs), ayanamsa);
      expect(motion).toBe(speed < 0 ? 'retrograde' : 'direct');
      // Outside the zone, or in the window of the next star or sign, which begins there.
      if (startMs > span.startMs) {
        const before = kindAt(startMs - SECOND_MS);
        expect(before).not.toBe(kind);
        if (before !== 'outside') expect(windows.map((each) => each.endMs)).toContain(startMs);
      }
      if (endMs < span.endMs) {
        const after = kindAt(endMs + SECOND_MS);
        expect(after).not.toBe(kind);
        if (after !== 'outside') expect(windows.map((each) => each.startMs)).toContain(endMs);
      }
    }
  });

  it.each(cases.map((of) => [label(of), of] as const))('%s: offered since the star was entered', async (_, of) => {
    const { body, ayanamsa, fruitful, span } = of;
    for (const { startMs, inside, offeredFromMs } of await zoneWindows(
      quietSearch(ayanamsa),
      body,
      zoneOf(fruitful),
      span,
    )) {
      expect(offeredFromMs).toBeLessThanOrEqual(startMs);
      const star = (utcMs: number): number => placeAt(body, utcMs, ayanamsa).starIndex;
      expect(star(offeredFromMs - SECOND_MS)).not.toBe(inside.starIndex);
      for (let part = 0; part <= 20; part += 1) {
        expect(star(offeredFromMs + SECOND_MS + ((startMs - offeredFromMs) * part) / 20)).toBe(inside.starIndex);
      }
    }
  });

  it('meets some windows more than once in a retrogression, and some while retrograde', async () => {
    const span = { startMs: Date.UTC(2020, 0, 1), endMs: Date.UTC(2032, 0, 1) };
    const windows = await zoneWindows(quietSearch(), 'Saturn', zoneOf(['Moon', 'Saturn', 'Mercury', 'Rahu']), span);
    const cell = ({ inside }: ZoneWindow): string => `${inside.starIndex} ${inside.signIndex}`;
    expect(windows.some(({ motion }) => motion === 'retrograde')).toBe(true);
    expect(new Set(windows.map(cell)).size).toBeLessThan(windows.length);
  });

  it('stops at the limit with the first ones, whatever piece they lie in', async () => {
    const span = { startMs: Date.UTC(2001, 3, 5), endMs: Date.UTC(2003, 3, 5) };
    for (const body of ['Sun', 'Moon'] as const) {
      const zone = zoneOf(['Jupiter', 'Venus']);
      const all = await zoneWindows(quietSearch('lahiri'), body, zone, span);
      expect(all.length).toBeGreaterThan(20);
      for (const limit of [1, 2, 7, 19]) {
        expect(await zoneWindows(quietSearch('lahiri'), body, zone, span, limit)).toEqual(all.slice(0, limit));
      }
    }
  });

  it('is cut to its span: both ends inside one window', async () => {
    const zone = zoneOf(['Jupiter', 'Venus']);
    const [whole] = await zoneWindows(quietSearch(), 'Sun', zone, {
      startMs: Date.UTC(2024, 0, 1),
      endMs: Date.UTC(2024, 11, 1),
    });
    if (whole === undefined) throw new Error('no window');
    const span = { startMs: whole.startMs + 3_600_000, endMs: whole.endMs - 3_600_000 };
    const [cut, ...others] = await zoneWindows(quietSearch(), 'Sun', zone, span);
    expect(others).toEqual([]);
    expect(cut).toMatchObject({ ...span, offeredFromMs: whole.offeredFromMs });
  });
});

describe('signStays', () => {
  it('gives the known stays of Saturn (Lahiri, Indian almanacs)', async () => {
    const stays = await signStays(quietSearch('lahiri'), 'Saturn', {
      startMs: Date.UTC(2023, 5, 1),
      endMs: Date.UTC(2026, 0, 1),
    });
    const days = stays.map(({ startMs, endMs }) =>
      [startMs, endMs].map((ms) => new Date(ms).toISOString().slice(0, 10)),
    );
    // Into Aquarius 17 January 2023, into Pisces 29 March 2025, into Aries 3 June 2027.
    expect(days).toEqual([
      ['2023-01-17', '2025-03-29'],
      ['2025-03-29', '2027-06-02'],
    ]);
  });

  it.each(['Saturn', 'Jupiter'] as const)('%s: whole stays that tile the span', async (body) => {
    for (let year = 1803; year < 2390; year += 37) {
      const span = { startMs: Date.UTC(year, 2, 3), endMs: Date.UTC(year + 3, 2, 3) };
      const stays = await signStays(quietSearch('raman'), body, span);
      expect(stays[0]?.startMs).toBeLessThanOrEqual(span.startMs);
      expect(stays.at(-1)?.endMs).toBeGreaterThanOrEqual(span.endMs);
      stays.forEach(({ startMs, endMs }, index) => {
        const sign = placeAt(body, (startMs + endMs) / 2, 'raman').signIndex;
        expect(placeAt(body, startMs - SECOND_MS, 'raman').signIndex).not.toBe(sign);
        expect(placeAt(body, endMs + SECOND_MS, 'raman').signIndex).not.toBe(sign);
        if (index > 0) expect(startMs).toBe(stays[index - 1]?.endMs);
      });
    }
  });
});
