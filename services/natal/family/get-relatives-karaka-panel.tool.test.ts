import { RELATIONS } from '@cuspal/engine/topics/family/relations';
import { NATIVE_RELATIONS, RELATIVE_STATUSES } from '@cuspal/engine/topics/family/relatives';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { callTool, conforms, GOLDEN, POLAR, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { MOST_CHARACTERS, PEOPLE } from '../test/people.ts';
import tool from './get-relatives-karaka-panel.tool.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

/** Natal house for a house counted from a relative's, the relative's own being the first. */
const turned = (from: number, nth: number): number => ((from + nth - 2) % 12) + 1;

const NAMES: Readonly<Record<string, string>> = {
  grandfather_paternal: 'paternal grandfather',
  grandfather_maternal: 'maternal grandfather',
  in_law_father: 'father-in-law',
  in_law_mother: 'mother-in-law',
};
const named = (relation: string): string => NAMES[relation] ?? relation.replace('_', ' ');

/** The answer on the whole family from the rows beside it. */
function told({ relatives, bestSupport, mostStrained }: Result): string {
  const count = (of: string): string =>
    `${relatives.filter(({ relationToNative }) => relationToNative === of).length}`.replace(/^0$/, 'none');
  const best = bestSupport === null ? '' : ` The strongest support is that of the ${named(bestSupport)}.`;
  const most = mostStrained === null ? '' : ` The link with the ${named(mostStrained)} asks for the most care.`;
  return `Of ${relatives.length} relatives the chart indicates a supportive relation with ${count('SUPPORTIVE')}, a neutral one with ${count('NEUTRAL')} and a strained one with ${count('STRAINED')}.${best}${most}`;
}

function check({ relatives }: Result): void {
  for (const { relation, house, chain, rotated, status, csl } of relatives) {
    expect([chain.cusp, chain.subLord]).toEqual([house, csl]);
    for (const key of ['L1', 'L2', 'L3', 'L4'] as const)
      expect(new Set(rotated.levels[key].map((nth) => turned(house, nth)))).toEqual(new Set(chain.csl.levels[key]));
    expect(rotated.wellbeing === null).toBe(relation.endsWith('_child'));
    const leans = rotated.wellbeing === null ? [rotated.means] : [rotated.wellbeing, rotated.means];
    expect(status).toBe(
      leans.every((lean) => lean === 'FOR') ? 'STRONG' : leans.every((lean) => lean === 'AGAINST') ? 'WEAK' : 'MIXED',
    );
  }
}

describe('get_relatives_karaka_panel', () => {
  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))('$label', async ({ arguments: args, now }) => {
    const { result, text } = await conforms(tool, args, { now });
    const found = output.parse(result);
    check(found);
    expect(found.answer).toBe(told(found));
    const { result: promises } = await conforms('analyze_natal_promise', args);
    const events = z.array(z.object({ key: z.string(), side: z.string() })).parse(promises['events']);
    const promised = events.find(({ key }) => key === 'childbirth')?.side === 'yes';
    expect(found.relatives.map(({ relation }) => relation)).toEqual(
      RELATIONS.filter((relation) => promised || !['second_child', 'third_child'].includes(relation)),
    );
    expect([13, 15]).toContain(found.relatives.length);
    expect(text.length).toBeLessThan(MOST_CHARACTERS);
    expect(result['disclaimer']).toMatch(/tells of tendencies, not of facts/);
  });

  it('turns the worked chart to the spouse: rotated 1 is natal 7, rotated 11 natal 5', async () => {
    const [spouse] = (await call({ ...GOLDEN, relation: 'spouse' })).relatives;
    // Saturn: L1 8, L2 7, L3 1, L4 7 and 8.
    expect(spouse?.rotated.levels).toEqual({ L1: [2], L2: [1], L3: [7], L4: [1, 2] });
    expect(spouse).toMatchObject({ house: 7, csl: 'Saturn', karaka: 'Venus' });
    expect([turned(7, 1), turned(7, 11)]).toEqual([7, 5]);
  });

  it('gives one relative by name, the later children too', async () => {
    for (const relation of RELATIONS) {
      for (const args of PEOPLE.slice(0, 4)) {
        const { answer, relatives, bestSupport, mostStrained, next } = await call({ ...args, relation });
        expect(relatives.map((row) => row.relation)).toEqual([relation]);
        const [row] = relatives;
        const what = relation.endsWith('_child') ? 'means' : 'well-being and means';
        expect(answer).toBe(
          `The ${named(relation)} is read from house ${row?.house}, whose sub lord is ${row && planetInWords(row.csl)}. The chart indicates ${row?.status.toLowerCase()} ${what}, and a ${row?.relationToNative.toLowerCase()} relation to the person born. The relative's own chart decides.`,
        );
        expect(next?.map((step) => step.tool)).toEqual(
          relation === 'spouse' ? ['get_spouse_characteristics'] : undefined,
        );
        expect(bestSupport).toBe(row?.relationToNative === 'SUPPORTIVE' ? relation : null);
        expect(mostStrained).toBe(row?.relationToNative === 'STRAINED' ? relation : null);
      }
    }
  });

  it('names no planet where tradition names none, and the other house of the father', async () => {
    const { relatives } = await call(GOLDEN);
    const karakas = new Map(relatives.map(({ relation, karaka }) => [relation, karaka]));
    expect([...karakas].filter(([, karaka]) => karaka === null).map(([relation]) => relation)).toEqual([
      'paternal_uncle',
      'in_law_father',
      'in_law_mother',
    ]);
    for (const { karaka, karakaContact, karakaDignity } of relatives.filter((row) => row.karaka === null))
      expect([karaka, karakaContact, karakaDignity]).toEqual([null, null, null]);
    expect(relatives.filter(({ alternateHouse }) => alternateHouse !== undefined)).toMatchObject([
      { relation: 'father', house: 9, alternateHouse: 10 },
    ]);
  });

  it('reaches every status, relation, distance and lean', async () => {
    const rows = (await Promise.all(PEOPLE.map((args) => call(args)))).flatMap(({ relatives }) => relatives);
    expect(new Set(rows.map(({ status }) => status))).toEqual(new Set(RELATIVE_STATUSES));
    expect(new Set(rows.map(({ relationToNative }) => relationToNative))).toEqual(new Set(NATIVE_RELATIONS));
    expect(new Set(rows.map(({ distance }) => distance))).toEqual(new Set(['NEAR', 'FAR', 'UNKNOWN']));
    expect(new Set(rows.map(({ rotated }) => rotated.means))).toEqual(new Set(['FOR', 'AGAINST', 'BOTH', 'NONE']));
    expect(new Set(rows.map(({ rotated }) => rotated.wellbeing))).toEqual(
      new Set(['FOR', 'AGAINST', 'BOTH', 'NONE', null]),
    );
    expect(new Set(rows.flatMap(({ activeNow }) => activeNow.map(({ period }) => period)))).toEqual(
      new Set(['MD', 'AD']),
    );
  });

  it('speaks of no illness, and says when no dasha runs', async () => {
    for (const args of PEOPLE) {
      const { result } = await conforms(tool, args);
      expect(JSON.stringify(result['relatives'])).not.toMatch(/ill(ness)?\b|disease|death|surgery/i);
    }
    const { relatives, notes } = await call(GOLDEN, Date.UTC(1990, 0, 1));
    expect(relatives.flatMap(({ activeNow }) => activeNow)).toEqual([]);
    expect(notes.join()).toMatch(/No dasha of this birth runs now/);
  });

  it('refuses an unknown relative and a polar birth', async () => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, relation: 'cousin' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'relation' });
    expect(text).toMatch(/younger_sibling/);
    expect((await callTool(tool, POLAR)).meta['code']).toBe('out_of_range');
  });
});
