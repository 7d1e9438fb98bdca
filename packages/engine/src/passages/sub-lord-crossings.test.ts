import { describe, expect, it } from 'vitest';
import { quietSearch } from '../../test/quiet-search.ts';
import { ephemeris, randomMoments } from '../../test/random-charts.ts';
import { siderealPosition } from '../search/position.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { divide } from '../zodiac/division.ts';
import { AYANAMSAS, PLANETS } from '../zodiac/names.ts';
import type { Ayanamsa, Planet } from '../zodiac/names.ts';
import { LAST_JD } from '../time/known-span.ts';
import { staysOf, SUB_BORDERS } from './stays.ts';
import { nextSubLordChange, subLordCrossings } from './sub-lord-crossings.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const partAt = (planet: Planet, utcMs: number, ayanamsa: Ayanamsa) =>
  divide(siderealPosition(ephemeris, planet, jdFromUtcMs(utcMs), ayanamsa).longitude);

/** Every minute of a span looked at: the minutes in which the sub is another at the end than at the start. */
function scan(planet: Planet, startMs: number, endMs: number, ayanamsa: Ayanamsa) {
  const found: { planet: Planet; minute: number; from: Planet; to: Planet }[] = [];
  let before = partAt(planet, startMs, ayanamsa);
  for (let at = startMs; at < endMs; at += MINUTE) {
    const after = partAt(planet, at + MINUTE, ayanamsa);
    if (after.subIndex !== before.subIndex) {
      found.push({ planet, minute: at, from: before.subLord, to: after.subLord });
    }
    before = after;
  }
  return found;
}

describe('subLordCrossings', () => {
  it('equals a scan by the minute, with 50 times fewer ephemeris calls', async () => {
    // Mercury turns back on 26 November 2024 and Mars on 6 December.
    const [startMs, endMs] = [Date.UTC(2024, 10, 15), Date.UTC(2024, 11, 5)];
    let calls = ephemeris.calls;
    const found = await subLordCrossings(quietSearch('lahiri'), PLANETS, { startMs, endMs });
    const solved = ephemeris.calls - calls;
    calls = ephemeris.calls;
    const scanned = PLANETS.flatMap((planet) => scan(planet, startMs, endMs, 'lahiri')).sort(
      (a, b) => a.minute - b.minute || PLANETS.indexOf(a.planet) - PLANETS.indexOf(b.planet),
    );
    expect(
      found.map(({ planet, utcMs, fromSubLord, toSubLord }) => [
        planet,
        Math.floor(utcMs / MINUTE) * MINUTE,
        fromSubLord,
        toSubLord,
      ]),
    ).toEqual(scanned.map(({ planet, minute, from, to }) => [planet, minute, from, to]));
    expect(scanned.length).toBeGreaterThan(180);
    expect(scanned.some(({ planet }) => planet === 'Mercury')).toBe(true);
    expect((ephemeris.calls - calls) / solved).toBeGreaterThan(50);
  });

  it('spends less than a third of the budget on a year of all bodies', async () => {
    const calls = ephemeris.calls;
    const startMs = Date.UTC(2026, 0, 1);
    const rows = await subLordCrossings(quietSearch(), PLANETS, { startMs, endMs: startMs + 366 * DAY });
    expect(ephemeris.calls - calls).toBeLessThan(40_000 / 3);
    expect(rows.length).toBeGreaterThan(4000);
    const perDay = rows.filter(({ planet }) => planet === 'Moon').length / 366;
    expect(perDay).toBeGreaterThan(8.8);
    expect(perDay).toBeLessThan(9);
  });

  it('rows of a planet are a chain, on borders of whole seconds, with the parts on both sides', async () => {
    for (const ayanamsa of AYANAMSAS) {
      const startMs = Date.UTC(1850 + 90 * AYANAMSAS.indexOf(ayanamsa), 3, 1);
      const rows = await subLordCrossings(quietSearch(ayanamsa), PLANETS, { startMs, endMs: startMs + 60 * DAY });
      expect(rows.every((row, k) => k === 0 || row.utcMs >= (rows[k - 1]?.utcMs ?? 0))).toBe(true);
      for (const planet of PLANETS) {
        const own = rows.filter((row) => row.planet === planet);
        own.forEach((row, index) => {
          if (index > 0) expect(row.fromSubLord).toBe(own[index - 1]?.toSubLord);
          expect(Math.abs(row.longitude * 3600 - Math.round(row.longitude * 3600))).toBeLessThan(1e-6);
          const [before, after] = [
            partAt(planet, row.utcMs - 2000, ayanamsa),
            partAt(planet, row.utcMs + 2000, ayanamsa),
          ];
          expect([before.subLord, after.subLord, after.starLord]).toEqual([
            row.fromSubLord,
            row.toSubLord,
            row.starLord,
          ]);
          expect(row.enteredStar).toBe(before.starIndex !== after.starIndex);
          expect(row.direction === 'direct').toBe(after.subIndex === (before.subIndex + 1) % 243);
        });
      }
    }
  });

  it('the Moon passes all 243 borders from one longitude to its next return', async () => {
    const startMs = Date.UTC(2031, 5, 7, 3);
    const rows = await subLordCrossings(quietSearch(), ['Moon'], { startMs, endMs: startMs + 40 * DAY });
    const [first] = rows;
    const again = rows.findIndex((row, index) => index > 0 && row.longitude === first?.longitude);
    expect(again).toBe(243);
  });
});

describe('nextSubLordChange', () => {
  it('is the first row of the list that follows, for any moment', async () => {
    for (const { utcMs, ayanamsa } of randomMoments(25, 5)) {
      for (const planet of PLANETS) {
        const change = nextSubLordChange(quietSearch(ayanamsa), planet, utcMs);
        const span = { startMs: utcMs, endMs: change.utcMs + DAY };
        const [row] = await subLordCrossings(quietSearch(ayanamsa), [planet], span);
        expect(row).toMatchObject({
          fromSubLord: change.currentSubLord,
          toSubLord: change.nextSubLord,
          direction: change.direction,
        });
        expect(Math.abs((row?.utcMs ?? 0) - change.utcMs)).toBeLessThan(1000);
        expect(change.utcMs).toBeGreaterThanOrEqual(utcMs);
        expect(partAt(planet, change.utcMs + 2000, ayanamsa).subLord).toBe(change.nextSubLord);
        if (planet === 'Moon') expect(change.utcMs - utcMs).toBeLessThan(5 * 3_600_000);
      }
    }
  });

  it('goes back over the border it came by when a station comes first', async () => {
    let turned = 0;
    for (const planet of ['Mercury', 'Mars', 'Saturn'] as const) {
      const span = { startMs: Date.UTC(2000, 0, 1), endMs: Date.UTC(2030, 0, 1) };
      const stays = await staysOf(quietSearch(), planet, SUB_BORDERS, span);
      stays.forEach(({ startMs, motion, inside }, index) => {
        const [before, next] = [stays[index - 1], stays[index + 1]];
        if (before === undefined || next === undefined || motion === next.motion) return;
        turned += 1;
        expect(nextSubLordChange(quietSearch(), planet, startMs + 1000)).toMatchObject({
          currentSubLord: inside.subLord,
          nextSubLord: before.inside.subLord,
          direction: next.motion,
        });
      });
    }
    expect(turned).toBeGreaterThan(100);
  });

  it('is refused beyond the ephemeris', () => {
    // Two days before the end of the files only the Moon and, by chance, another planet change.
    const jd = (LAST_JD - 2 - 2_440_587.5) * DAY;
    const refused = PLANETS.filter((planet) => {
      try {
        return nextSubLordChange(quietSearch(), planet, jd).utcMs > jd + 2 * DAY;
      } catch (error) {
        expect(error).toMatchObject({
          code: 'out_of_range',
          field: 'query_datetime',
          message: expect.stringMatching(/leaves its sub only after/),
        });
        return true;
      }
    });
    expect(refused.length).toBeGreaterThan(2);
    expect(refused).not.toContain('Moon');
  });
});
