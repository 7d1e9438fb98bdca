import { birth, callTool, GOLDEN, POLAR, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readPlanets, readResult } from '../test/read-result.ts';
import tool from './get-argala.tool.ts';

/** Exercise 16 of the textbook of PVR: the navamsa of chart 5. */
const EXERCISE = { ...birth('2000-04-19T19:21:00', 42.6667, -71.1333, -240, 'lahiri'), varga: 'D9' };

describe('get_argala', () => {
  it('has the argalas of the exercise', async () => {
    const { value } = await readResult(tool, EXERCISE);
    const of = (name: string) => value.references.find(({ reference }) => reference === name);
    expect(of('H1')).toMatchObject({ sign: 'Scorpio', countedBackward: false });
    expect(of('H1')?.argalas.map(({ place, planets, obstructedBy }) => [place, planets, obstructedBy])).toEqual([
      [2, ['Mercury'], []],
      [4, ['Ketu'], ['Rahu']],
      [11, ['Jupiter'], ['Venus']],
      [5, [], []],
    ]);
    expect(of('H1')?.argalas.map(({ status }) => status)).toEqual(['UNOBSTRUCTED', 'OBSTRUCTED', 'OBSTRUCTED', 'NONE']);
    expect(of('H4')).toMatchObject({ sign: 'Aquarius', countedBackward: true });
    expect(
      of('H4')
        ?.argalas.slice(0, 2)
        .map(({ planets }) => planets),
    ).toEqual([['Venus'], ['Mars', 'Saturn']]);
    // Ketu itself stands there, and its own reference is counted the same way.
    expect(of('Ketu')?.argalas).toEqual(of('H4')?.argalas);
  });

  it('lists houses, planets or both', async () => {
    const both = (await readResult(tool, GOLDEN)).value.references;
    const houses = (await readResult(tool, { ...GOLDEN, reference: 'houses' })).value.references;
    const planets = (await readResult(tool, { ...GOLDEN, reference: 'planets' })).value.references;
    expect(both).toEqual([...houses, ...planets]);
    expect(houses.map(({ reference }) => reference).join(' ')).toBe('H1 H2 H3 H4 H5 H6 H7 H8 H9 H10 H11 H12');
    expect(planets.map(({ reference }) => reference).join(' ')).toBe(
      'Sun Moon Mars Mercury Jupiter Venus Saturn Rahu Ketu',
    );
  });

  it('over random births: a planet is never counted on its own sign, and every word is reached', async () => {
    const seen = new Set<string>();
    for (const args of randomBirths(250, 297)) {
      const { value } = await readResult(tool, args);
      const planets = await readPlanets(args);
      for (const { reference, sign, countedBackward, argalas, net } of value.references) {
        expect(countedBackward).toBe(planets.Ketu.sign === sign);
        const counted = argalas.flatMap((each) => [...each.planets, ...each.obstructedBy]);
        expect(counted.every((planet) => planets[planet].sign !== sign)).toBe(true);
        expect(counted).not.toContain(reference);
        for (const { class: kind, kind: by, status, partlyBarred, obstructedBy, planets: causing } of argalas) {
          seen.add(kind).add(String(by)).add(status).add(`partly ${partlyBarred}`);
          if (status !== 'UNOBSTRUCTED') expect(partlyBarred).toBe(false);
          if (status === 'NONE') seen.add(obstructedBy.length > 0 ? 'bars nothing' : 'empty');
          expect(by === null).toBe(causing.length === 0);
        }
        expect(net.shubha + net.papa).toBeLessThanOrEqual(9);
      }
      // A house and a planet in its sign have the same argalas.
      for (const planet of value.references.slice(12)) {
        const house = value.references.slice(0, 12).find(({ sign }) => sign === planet.sign);
        expect(planet.argalas).toEqual(house?.argalas);
      }
    }
    expect([...seen].sort()).toEqual(
      [
        ...['primary', 'secondary', 'special', 'SHUBHA', 'PAPA', 'MIXED', 'null', 'UNOBSTRUCTED', 'OBSTRUCTED', 'NONE'],
        ...['partly true', 'partly false', 'bars nothing', 'empty'],
      ].sort(),
    );
  });

  it.each([
    ['reference', 'signs', /houses, planets or both/],
    ['varga', 'D60', /D1, D9 or D10/],
  ])('refuses another %s', async (field, value, words) => {
    const { isError, meta, text } = await callTool(tool, { ...GOLDEN, [field]: value });
    expect([isError, meta['code'], meta['field']]).toEqual([true, 'validation_failed', field]);
    expect(text).toMatch(words);
  });

  it('works inside the polar circle', async () => {
    expect((await readResult(tool, POLAR)).value.references).toHaveLength(21);
  });
});
