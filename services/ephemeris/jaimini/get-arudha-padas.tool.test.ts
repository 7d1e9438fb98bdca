import { SIGNS } from '@cuspal/engine/zodiac/names';
import type { Sign } from '@cuspal/engine/zodiac/names';
import { birth, callTool, GOLDEN, POLAR, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { readResult } from '../test/read-result.ts';
import d10Tool from '../vargas/get-d10-chart.tool.ts';
import d9Tool from '../vargas/get-d9-chart.tool.ts';
import lagnaTool from './get-arudha-lagna.tool.ts';
import tool from './get-arudha-padas.tool.ts';
import upapadaTool from './get-upapada-lagna.tool.ts';

/** Chart 1 of the textbook of PVR: examples 29 and 30. */
const PVR_CHART_1 = birth('2000-04-09T17:55:00', 42.5, -71.2, -240, 'lahiri');
const short = (rows: readonly { readonly sign: string }[]): string => rows.map(({ sign }) => SHORT[sign]).join(' ');
const SHORT: Readonly<Record<string, string>> = Object.fromEntries(
  'Ar Ta Ge Cn Le Vi Li Sc Sg Cp Aq Pi'.split(' ').map((name, index) => [SIGNS[index], name]),
);
const count = (from: Sign, to: Sign): number => ((SIGNS.indexOf(to) - SIGNS.indexOf(from) + 12) % 12) + 1;

describe('get_arudha_padas', () => {
  it('has the printed arudhas of the textbook and of the golden sample', async () => {
    const { value } = await readResult(tool, PVR_CHART_1);
    expect(short(value.padas)).toBe('Ge Le Vi Le Ar Ge Ta Cp Cp Vi Ta Li');
    expect(short(value.grahaArudhas)).toBe('Cp Le Cp Ge Aq Ta Cn Vi Vi');
    const golden = (await readResult(tool, GOLDEN)).value;
    expect(short(golden.padas)).toBe('Vi Ge Ta Ge Le Ar Li Sg Cp Ge Le Le');
    // Virgo to Libra 2, Virgo to Leo 12, Libra to Leo 11.
    expect(golden.relations).toEqual([
      { pair: 'AL-A7', distance: 2, kind: 'twoTwelve' },
      { pair: 'AL-UL', distance: 12, kind: 'twoTwelve' },
      { pair: 'AL-A11', distance: 12, kind: 'twoTwelve' },
      { pair: 'A7-UL', distance: 11, kind: 'other' },
    ]);
  });

  it('over random births and three charts: each in its place, and every word reached', async () => {
    const seen = new Set<string>();
    for (const [index, args] of randomBirths(240, 294).entries()) {
      const varga = (['D1', 'D9', 'D10'] as const)[index % 3] ?? 'D1';
      const { value } = await readResult(tool, { ...args, varga });
      expect(value.varga).toBe(varga);
      if (varga === 'D1') {
        const al = (await readResult(lagnaTool, args)).value;
        const { upapada } = (await readResult(upapadaTool, args)).value;
        expect(value.padas[0]).toMatchObject({ sign: al.arudhaLagna.sign, coLordRule: al.coLordRule });
        const { sign, exception, coLordRule } = upapada;
        expect(value.padas[11]).toMatchObject({ sign, exception, coLordRule });
      } else {
        const chart = varga === 'D9' ? (await readResult(d9Tool, args)).value : (await readResult(d10Tool, args)).value;
        expect(value.lagnaSign).toBe(chart.ascendant.sign);
        for (const { lord, lordSign } of value.padas) expect(lordSign).toBe(chart.planets[lord].sign);
      }
      value.padas.forEach(({ pada, name, house, sign, exception, coLordRule }, at) => {
        expect([pada, house, name]).toEqual([`A${at + 1}`, at + 1, at === 0 ? 'AL' : at === 11 ? 'UL' : null]);
        const own = SIGNS[(SIGNS.indexOf(value.lagnaSign) + at) % 12] ?? 'Aries';
        expect([1, 7]).not.toContain(count(own, sign));
        seen.add(exception).add(`rule ${coLordRule}`);
      });
      for (const { sign, houseFromLagna, signRule } of value.grahaArudhas) {
        expect(houseFromLagna).toBe(count(value.lagnaSign, sign));
        seen.add(`sign rule ${signRule}`);
      }
      const signs = value.bySign.map(({ sign }) => SIGNS.indexOf(sign));
      expect(signs).toEqual([...signs].sort((a, b) => a - b));
      for (const { sign, padas, planets } of value.bySign) {
        expect(padas).toEqual(value.padas.filter((each) => each.sign === sign).map(({ pada }) => pada));
        expect(planets).toEqual(value.grahaArudhas.filter((each) => each.sign === sign).map(({ planet }) => planet));
      }
      expect(value.bySign.flatMap(({ padas, planets }) => [...padas, ...planets])).toHaveLength(21);
      value.relations.forEach(({ kind }) => seen.add(kind));
    }
    expect([...seen].sort()).toEqual(
      [
        ...['none', 'first', 'seventh', 'kendra', 'trikona', 'sixEight', 'twoTwelve', 'other'],
        ...['rule null', 'rule bothInSign', 'rule oneInSign', 'rule 1', 'rule 2', 'rule 3', 'rule 4', 'rule 5b'],
        ...[null, 1, 2, 3, 4, 5].map((rule) => `sign rule ${rule}`),
      ].sort(),
    );
  });

  it('refuses another chart by its name', async () => {
    const { isError, meta, text } = await callTool(tool, { ...GOLDEN, varga: 'D7' });
    expect([isError, meta['code'], meta['field']]).toEqual([true, 'validation_failed', 'varga']);
    expect(text).toMatch(/D1, D9 or D10/);
  });

  it('works inside the polar circle', async () => {
    expect((await readResult(tool, POLAR)).value.padas).toHaveLength(12);
  });
});
