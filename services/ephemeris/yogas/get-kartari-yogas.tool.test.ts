import { PLANETS } from '@cuspal/engine/zodiac/names';
import { POLAR, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import tool from './get-kartari-yogas.tool.ts';

const births = randomBirths(150, 265);
const both = await Promise.all(
  births.map(async (args) => ({
    with: (await readResult(tool, args)).value,
    without: (await readResult(tool, { ...args, include_nodes: false })).value,
  })),
);

describe('get_kartari_yogas', () => {
  it('reads the sides from where the planets stand', () => {
    for (const { houses, planets, natureUsed } of both.map((each) => each.with)) {
      const inHouse = (house: number): readonly string[] =>
        PLANETS.filter((name) => planets.find(({ planet }) => planet === name)?.house === ((house + 11) % 12) + 1);
      for (const { house, before, after, type, net } of houses) {
        expect(before).toEqual(inHouse(house - 1));
        expect(after).toEqual(inHouse(house + 1));
        const bad = [...before, ...after].filter((planet) => natureUsed.malefics.includes(planet)).length;
        const all = before.length + after.length;
        const wanted = bad === all ? 'PAPA' : bad === 0 ? 'SHUBHA' : 'NONE';
        expect(type).toBe(before.length === 0 || after.length === 0 ? 'NONE' : wanted);
        expect(net === null).toBe(type === 'NONE');
      }
    }
  });

  it('gives a planet what its house has, but for the help of the planet itself', () => {
    for (const { houses, planets } of both.map((each) => each.with)) {
      for (const { planet, house, type, before, after, cancellations } of planets) {
        expect({ type, before, after }).toEqual({
          type: houses[house - 1]?.type,
          before: houses[house - 1]?.before,
          after: houses[house - 1]?.after,
        });
        expect(cancellations.some((each) => each.includes(` ${planet} `))).toBe(false);
      }
    }
  });

  it('is reduced by what cancels it', () => {
    for (const { houses, natureUsed } of both.map((each) => each.with)) {
      for (const { type, net, cancellations } of houses) {
        if (type !== 'NONE') expect(net).toBe(cancellations.length > 0 ? 'REDUCED' : 'ACTIVE');
        for (const each of cancellations) {
          const [, nature, planet, how] = /^The (benefic|malefic) (\w+) (is in it|aspects it)\.$/.exec(each) ?? [];
          expect(nature).toBe(type === 'PAPA' ? 'benefic' : 'malefic');
          expect(natureUsed[nature === 'benefic' ? 'benefics' : 'malefics']).toContain(planet);
          if (type === 'SHUBHA') expect(how).toBe('aspects it');
        }
      }
    }
  });

  it('sums up', () => {
    for (const { houses, planets, lagnaType, moonType, summary } of both.map((each) => each.with)) {
      expect(lagnaType).toBe(houses[0]?.type);
      expect(moonType).toBe(planets[1]?.type);
      expect(summary.papaHouses).toEqual(houses.filter(({ type }) => type === 'PAPA').map(({ house }) => house));
      expect(summary.shubhaPlanets).toEqual(
        planets.filter(({ type }) => type === 'SHUBHA').map(({ planet }) => planet),
      );
      expect(planets.map(({ planet }) => planet)).toEqual(PLANETS);
      expect(houses.map(({ house }) => house)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    }
  });

  it('without the nodes never adds a papa whose sides held only nodes, nor lets them spoil', () => {
    for (const { with: all, without } of both) {
      for (const [index, { type, before, after, cancellations }] of without.houses.entries()) {
        expect([...before, ...after].some((planet) => planet === 'Rahu' || planet === 'Ketu')).toBe(false);
        expect(cancellations.join()).not.toMatch(/Rahu|Ketu/);
        const nodesOnly = [all.houses[index]?.before ?? [], all.houses[index]?.after ?? []].some((side) =>
          side.every((planet) => planet === 'Rahu' || planet === 'Ketu'),
        );
        if (nodesOnly) expect(type).toBe('NONE');
      }
      expect(without.planets.map(({ planet }) => planet)).toContain('Rahu');
      const left = without.notes.filter((note) => !all.notes.includes(note));
      expect(left).toEqual(['Rahu and Ketu neither hem nor spoil here. They still count in the nature of Mercury.']);
    }
  });

  it('reaches every word, and both answers', () => {
    const rows = both.flatMap((each) => [...each.with.houses, ...each.with.planets]);
    expect(new Set(rows.map(({ type }) => type)).size).toBe(3);
    expect(new Set(rows.map(({ net }) => net)).size).toBe(3);
    const planets = both.flatMap((each) => each.with.planets);
    expect(new Set(planets.map(({ close, tight }) => `${close} ${tight}`)).size).toBeGreaterThan(2);
    for (const { tight, type } of planets) if (tight) expect(type).toBe('PAPA');
    const answers = both.map((each) => each.without.answer);
    expect(answers.some((each) => each.startsWith('Malefics hem house'))).toBe(true);
    expect(answers).toContain('No house and no planet is between malefics alone or between benefics alone.');
  });

  it('works inside the polar circles', async () => {
    const { value } = await readResult(tool, POLAR);
    expect(value.houses).toHaveLength(12);
  });
});
