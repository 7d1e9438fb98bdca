import { describe, expect, it } from 'vitest';
import { quietSearch } from '../../test/quiet-search.ts';
import { ephemeris, randomNumbers } from '../../test/random-charts.ts';
import { siderealPosition } from '../search/position.ts';
import { jdFromUtcMs } from '../time/julian.ts';
import { withOwnCalls } from '../sky/own-calls.ts';
import { divide } from '../zodiac/division.ts';
import { AYANAMSAS, PLANETS } from '../zodiac/names.ts';
import { beginSearch } from './transit-search.ts';
import { SIGN_BORDERS, staysOf, stretchesOf, SUB_BORDERS } from './stays.ts';

const DAY = 86_400_000;

describe('staysOf', () => {
  it.each(PLANETS)('tiles any span with the parts the planet is in, borders to the second: %s', async (planet) => {
    const random = randomNumbers(PLANETS.indexOf(planet) + 11);
    for (const borders of [SUB_BORDERS, SIGN_BORDERS]) {
      const ayanamsa = AYANAMSAS[Math.floor(random() * AYANAMSAS.length)] ?? 'kp';
      const startMs = Math.floor(Date.UTC(1801, 0, 1) + random() * 590 * 365 * DAY);
      const days = planet === 'Moon' ? 20 : borders === SUB_BORDERS ? 500 : 2000;
      const endMs = Math.floor(startMs + days * DAY);
      const stays = await staysOf(quietSearch(ayanamsa), planet, borders, { startMs, endMs });
      expect([stays[0]?.startMs, stays.at(-1)?.endMs]).toEqual([startMs, endMs]);
      expect([stays[0]?.begins, stays.at(-1)?.ends]).toEqual([false, false]);
      const partAt = (utcMs: number) => {
        const { longitude, speed } = siderealPosition(ephemeris, planet, jdFromUtcMs(utcMs), ayanamsa);
        const { subIndex, signIndex } = divide(longitude);
        return { part: borders === SUB_BORDERS ? subIndex : signIndex, backward: speed < 0 };
      };
      stays.forEach(({ startMs: from, endMs: to, inside, motion, begins }, index) => {
        if (index > 0) expect(from).toBe(stays[index - 1]?.endMs);
        const part = borders === SUB_BORDERS ? inside.subIndex : inside.signIndex;
        expect(partAt((from + to) / 2).part).toBe(part);
        // A stay shorter than that is a touch at a station.
        if (to - from > 4000) expect([partAt(from + 1000).part, partAt(to - 1000).part]).toEqual([part, part]);
        if (begins) expect(partAt(from).backward).toBe(motion === 'retrograde');
      });
    }
  });

  it('has nothing in an empty span', async () => {
    expect(await staysOf(quietSearch(), 'Saturn', SUB_BORDERS, { startMs: 5, endMs: 5 })).toEqual([]);
  });

  it('tells the part that a span begins in without a look at the sky, where a crossing ends it', async () => {
    for (const planet of PLANETS) {
      const startMs = Date.UTC(2024, 0, 1);
      const span = { startMs, endMs: startMs + (planet === 'Moon' ? 20 : 900) * DAY };
      const sky = withOwnCalls(ephemeris);
      const search = beginSearch(sky, 'kp', quietSearch().yieldTurn);
      const looked = await staysOf(search, planet, SUB_BORDERS, span);
      const before = sky.calls;
      const told = await staysOf(search, planet, SUB_BORDERS, span, () => false);
      // All crossings are known by now.
      expect(sky.calls).toBe(before);
      expect(told.map(({ startMs, inside }) => [startMs, inside.subIndex])).toEqual(
        looked.map(({ startMs, inside }) => [startMs, inside.subIndex]),
      );
      expect(await stretchesOf(search, planet, SUB_BORDERS, span)).toMatchObject(
        looked.map(({ startMs, endMs }) => ({ startMs, endMs })),
      );
    }
  });
});
