import { PLANETS } from '@cuspal/engine/zodiac/names';
import { birth, callTool, POLAR, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { PATNA } from '../test/patna-1992.ts';
import { readPlanets, readResult } from '../test/read-result.ts';
import tool from './get-avasthas.tool.ts';

const ADDED = { Sun: 5, Moon: 2, Mars: 2, Mercury: 3, Jupiter: 5, Venus: 3, Saturn: 3, Rahu: 4, Ketu: 4 };
const AGES = ['Bala', 'Kumara', 'Yuva', 'Vriddha', 'Mrita'];

describe('get_avasthas', () => {
  it('reads one chart as a person would: Patna 1992, Libra rising', async () => {
    const { planets, frame, gatesKp, nameAnka } = (await readResult(tool, PATNA)).value;
    // Sun 24°57' Leo, its own: with Mercury and Jupiter (at 29°56'), Rahu in Scorpio, Saturn in Capricorn.
    expect(planets.Sun.baladi).toMatchObject({ state: 'Mrita', part: 5, yield: 'nil' });
    expect(planets.Sun.jagradadi).toMatchObject({ state: 'Jagrat', working: 'It is in Leo, its own sign.' });
    expect(planets.Sun.deeptadi.states).toEqual(['Swastha']);
    // Venus falls in Virgo, its natural friend's sign, where Mercury one sign before is a temporary friend too.
    expect(planets.Venus.jagradadi).toMatchObject({ state: 'Sushupti', yield: 'nil' });
    expect(planets.Venus.deeptadi.states).toEqual(['Mudita']);
    expect(planets.Venus.lajjitadi.states).toContain('Mudita');
    expect(planets.Mercury.deeptadi.states).toContain('Kopita');
    expect([frame, gatesKp, nameAnka]).toEqual(['sign', false, null]);
  });

  it('counts friends and enemies in whole sentences', async () => {
    const numbers = new Set<string>();
    for (const args of randomBirths(20, 28)) {
      const { planets } = (await readResult(tool, args)).value;
      for (const planet of PLANETS) {
        const { working } = planets[planet].lajjitadi;
        expect(working).toMatch(
          /Counting the lord of the sign, (it has no natural friend here|its natural friend here is [^,]+|its natural friends here are .+ and .+)\. /,
        );
        const [enemies = ''] =
          /(It has no natural enemy here|Its natural enemy here is [A-Za-z ]+|Its natural enemies here are .+ and .+)\.$/.exec(
            working,
          ) ?? [];
        expect(enemies).not.toMatch(/enemy here is .* and /);
        numbers.add(enemies.split(' here')[0] ?? '');
      }
    }
    expect([...numbers].sort()).toEqual(['It has no natural enemy', 'Its natural enemies', 'Its natural enemy']);
  });

  it('never guesses the first syllable of a name', async () => {
    const { planets } = (await readResult(tool, PATNA)).value;
    for (const planet of PLANETS) {
      expect(planets[planet].sayanadi).toMatchObject({ subState: null, subStateComputable: false });
      expect(planets[planet].sayanadi.subStateReason).toMatch(/first syllable of the name/);
      expect(planets[planet].sayanadi.working).not.toHaveProperty('anka');
    }
  });

  it.each([0, 6, 2.5, 'ka'])('refuses name_anka %s', async (name_anka) => {
    const { isError, meta } = await callTool(tool, { ...PATNA, name_anka });
    expect([isError, meta['code'], meta['field']]).toEqual([true, 'validation_failed', 'name_anka']);
  });
});

describe('get_avasthas everywhere', () => {
  it('works its states out of what it prints, and reaches every one', async () => {
    const seen = new Map<string, Set<unknown>>();
    const add = (family: string, state: unknown) => seen.set(family, (seen.get(family) ?? new Set()).add(state));
    for (const [count, args] of randomBirths(150, 27).entries()) {
      const name_anka = (count % 5) + 1;
      const { value } = await readResult(tool, { ...args, name_anka });
      const known = await readPlanets(args);
      expect(value.nameAnka).toBe(name_anka);
      for (const planet of PLANETS) {
        const { baladi, jagradadi, deeptadi, lajjitadi, sayanadi } = value.planets[planet];
        const { siderealLongitude: longitude, starIndex } = known[planet];
        const order = Math.floor(longitude / 30) % 2 === 0 ? AGES : AGES.toReversed();
        expect(baladi.state).toBe(order[Math.floor((longitude % 30) / 6)]);
        expect(deeptadi.states.length).toBeGreaterThan(0);
        const { C, P, A, M, G, L, r, anka, x } = sayanadi.working;
        expect([C, P, M]).toEqual([starIndex, PLANETS.indexOf(planet) + 1, known.Moon.starIndex]);
        expect(A).toBe(Math.floor(((longitude % 30) * 3) / 10) + 1);
        expect(G).toBeGreaterThanOrEqual(1);
        expect(L).toBeLessThanOrEqual(12);
        expect((C * P * A + M + G + L - r) % 12).toBe(0);
        expect(sayanadi.index).toBe(r);
        expect(anka).toBe(name_anka);
        expect((r * r + name_anka - (x ?? NaN)) % 12).toBe(0);
        expect(sayanadi.subState).toBe(['Vicheshta', 'Drishti', 'Cheshta'][((x ?? NaN) + ADDED[planet]) % 3]);
        expect(sayanadi).toMatchObject({ subStateComputable: true, subStateReason: null });
        const rows = value.bhavaDestroyed.filter((row) => row.planet === planet);
        expect(lajjitadi.bhavaDestroyed === null).toBe(rows.length === 0);
        for (const { house, state, matter } of rows) {
          expect(lajjitadi.states).toContain(state);
          expect(lajjitadi.bhavaDestroyed?.house).toBe(house);
          if (matter !== null) expect({ children: 5, spouse: 7, work: 10 }[matter]).toBe(house);
          add('matter', matter);
        }
        add('baladi', baladi.state);
        add('yield', baladi.yield);
        add('jagradadi', jagradadi.state);
        add('sayanadi', sayanadi.state);
        add('sub', sayanadi.subState);
        deeptadi.states.forEach((state) => add('deeptadi', state));
        lajjitadi.states.forEach((state) => add('lajjitadi', state));
      }
    }
    const counts = Object.fromEntries([...seen].map(([family, states]) => [family, states.size]));
    expect(counts).toEqual({
      baladi: 5,
      yield: 5,
      jagradadi: 3,
      deeptadi: 9,
      lajjitadi: 6,
      sayanadi: 12,
      sub: 3,
      matter: 4,
    });
  });

  it('has the states by age and posture of Loznica 1990 by the rule of its numbers', async () => {
    const { planets } = (await readResult(tool, birth('1990-10-09T09:10:00', 44.53, 19.22, 60, 'true_chitra'))).value;
    // Venus at 16°04' Virgo, an even sign: the third part either way; debilitated.
    expect(planets.Venus.baladi.state).toBe('Yuva');
    expect(planets.Venus.jagradadi.state).toBe('Sushupti');
    // Jupiter exalted in Cancer; the Moon exalted in Taurus.
    expect(planets.Jupiter.deeptadi.states).toContain('Deepta');
    expect(planets.Moon.deeptadi.states[0]).toBe('Deepta');
  });

  it('counts ghatis from mean sunrise in the polar night and says so', async () => {
    const { value, notes } = await readResult(tool, POLAR);
    expect(notes.some((text) => text.startsWith('The Sun does not both rise'))).toBe(true);
    expect(value.planets.Sun.sayanadi.working.G).toBeGreaterThanOrEqual(1);
  });
});
