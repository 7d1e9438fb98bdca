import { callTool, everyPage, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import detect from './detect-yogas.tool.ts';
import kartari from './get-kartari-yogas.tool.ts';
import tool from './get-negative-yogas.tool.ts';
import parivartana from './get-parivartana-yoga.tool.ts';

const now = Date.UTC(2026, 10, 22);
const births = randomBirths(300, 263);
const read = async (args: object) =>
  tool.output.parse(
    Object.fromEntries(
      Object.entries(await everyPage(tool, args, 'yogas', { now })).filter(([key]) =>
        Object.hasOwn(tool.output.shape, key),
      ),
    ),
  );
const results = await Promise.all(births.map(read));

describe('get_negative_yogas', () => {
  it('says in its notes how common Kemadruma is and that no KP verdict rests on it', () => {
    for (const { notes } of results) {
      expect(notes).toContain('Kemadruma is in nearly half of all charts and is nearly always cancelled.');
      expect(notes).toContain('This belongs to the Parashari system, and no KP verdict rests on it.');
    }
  });

  it('says net by the rules that it tested', () => {
    for (const { yogas, activeCount, reducedCount, cancelledCount, pagination } of results) {
      expect(activeCount + reducedCount + cancelledCount).toBe(pagination.totalItems);
      for (const { net, tested, cancellations, weakenedBy, strength } of yogas) {
        const held = (kind: string): readonly string[] =>
          tested.filter((each) => each.kind === kind && each.holds).map(({ rule }) => rule);
        expect(cancellations.map(({ rule }) => rule)).toEqual(held('CANCEL'));
        expect(weakenedBy.map(({ rule }) => rule)).toEqual(held('WEAKEN'));
        expect(net).toBe(held('CANCEL').length > 0 ? 'CANCELLED' : held('WEAKEN').length > 0 ? 'REDUCED' : 'ACTIVE');
        expect(strength === 'CANCELLED').toBe(net === 'CANCELLED');
      }
    }
  });

  it('finds Kemadruma in nearly half of all charts and cancels it nearly always', () => {
    const rows = results.flatMap(({ yogas }) => yogas.filter(({ id }) => id === 'kemadruma'));
    expect(rows.length / results.length).toBeGreaterThan(0.38);
    expect(rows.length / results.length).toBeLessThan(0.52);
    expect(rows.filter(({ net }) => net === 'CANCELLED').length / rows.length).toBeGreaterThan(0.9);
    expect(rows[0]?.tested).toHaveLength(6);
  });

  it('never calls one debilitated planet both cancelled and not', async () => {
    for (const [index, args] of births.slice(0, 80).entries()) {
      const good = await everyPage(detect, args, 'yogas', { now });
      const helped = detect.output.shape.yogas
        .parse(good['yogas'])
        .filter(({ id }) => id === 'neecha-bhanga')
        .flatMap(({ planets }) => planets);
      const bare = (results[index]?.yogas ?? [])
        .filter(({ id }) => id === 'neecha-uncancelled')
        .flatMap(({ planets }) => planets);
      expect(helped.filter((planet) => bare.includes(planet))).toEqual([]);
    }
  });

  it('agrees with the tools for hemmed houses and exchanges', async () => {
    for (const [index, args] of births.slice(0, 150).entries()) {
      const ids = (results[index]?.yogas ?? []).map(({ id }) => id);
      const { lagnaType, houses } = (await readResult(kartari, args)).value;
      expect(ids.includes('papa-kartari-lagna')).toBe(lagnaType === 'PAPA');
      const hemmed = results[index]?.yogas.find(({ id }) => id === 'papa-kartari-lagna');
      if (hemmed !== undefined) expect(hemmed.net).toBe(houses[0]?.net);
      const { counts } = (await readResult(parivartana, args)).value;
      expect(ids.filter((id) => id === 'dainya')).toHaveLength(counts.DAINYA);
    }
  });

  it('speaks mildly and names the field of life', () => {
    const cautions = new Map<string, Set<string | null>>();
    for (const { yogas, areas } of results) {
      for (const { id, area, caution, effect } of yogas) {
        expect(effect).toMatch(
          /^Traditionally it is a strain on (?:peace of mind|money|work|close ties|vitality|its houses)\.$/,
        );
        const key = id === 'bandhana' ? id : area;
        cautions.set(key, (cautions.get(key) ?? new Set()).add(caution));
      }
      const live = yogas.filter(({ net }) => net !== 'CANCELLED');
      expect(areas).toEqual(
        ['MIND', 'WEALTH', 'WORK', 'FAMILY', 'BODY', 'GENERAL'].flatMap((area) => {
          const ids = new Set(live.filter((row) => row.area === area).map(({ id }) => id));
          return ids.size === 0 ? [] : [{ area, ids: [...ids] }];
        }),
      );
    }
    expect(Object.fromEntries([...cautions].map(([key, said]) => [key, [...said]]))).toEqual({
      MIND: [null],
      WORK: [null],
      FAMILY: [null],
      GENERAL: [null],
      WEALTH: ['Not financial advice.'],
      BODY: ['Not a medical statement.'],
      bandhana: ['This is traditional wording of restraint. Nothing is said about courts or custody.'],
    });
  });

  it('reaches every word of its schema and every kind of answer', () => {
    const rows = results.flatMap(({ yogas }) => yogas);
    expect(new Set(rows.map(({ strength }) => strength)).size).toBe(4);
    expect(new Set(rows.map(({ net }) => net)).size).toBe(3);
    expect(new Set(rows.map(({ area }) => area)).size).toBe(6);
    expect(new Set(rows.flatMap(({ forms }) => forms)).size).toBe(3);
    for (const { answer, activeCount, reducedCount, cancelledCount } of results) {
      const all = activeCount + reducedCount + cancelledCount;
      for (const [count, word] of [
        [activeCount, 'active'],
        [reducedCount, 'reduced'],
        [cancelledCount, 'cancelled'],
      ] as const) {
        expect(answer.includes(`${count} ${count === 1 ? 'is' : 'are'} ${word}`)).toBe(count > 0 && count < all);
        expect(answer.includes(`All are ${word}.`)).toBe(count > 1 && count === all);
      }
    }
  });

  it('lets only rows that stand be carried, and comes in pages of 15', async () => {
    for (const { carriers, yogas } of results) {
      const cancelled = yogas.filter(({ net }) => net === 'CANCELLED').map(({ id }) => id);
      const live = new Set(yogas.filter(({ net }) => net !== 'CANCELLED').map(({ id }) => id));
      for (const id of carriers.flatMap(({ ids }) => ids)) {
        expect(live.has(id)).toBe(true);
        if (!live.has(id)) expect(cancelled).not.toContain(id);
      }
    }
    const { isError, text } = await callTool(tool, { ...births[0], page: 7 }, { now });
    expect(isError).toBe(true);
    expect(text).toContain('15 per page');
  });
});
