import { callTool, conforms, GOLDEN, SAMPLE_CHARTS, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './check-rule-of-origin.tool.ts';
import { BIRTHS } from '../test/verification-births.ts';

const output = withNotes(tool);
const call = async (args: object) => output.parse((await conforms(tool, args)).result);

describe('check_rule_of_origin', () => {
  it.each([
    ['DIRECT', BIRTHS.spain1928, 2, 'HIGH'],
    ['INDIRECT', BIRTHS.siam1969, 1, 'MODERATE'],
    ['NONE', BIRTHS.pacific1949, 0, 'LOW'],
  ])('%s: score and confidence follow the verdict', async (verdict, args, score, confidence) => {
    expect(await call(args)).toMatchObject({ verdict, score, confidence });
  });

  it('reads the reference chart: Saturn is star and sub lord of both cusps', async () => {
    const { verdict, lagna, ninth, links } = await call(GOLDEN);
    const saturn = { starLord: 'Saturn', subLord: 'Saturn' };
    expect([verdict, lagna, ninth]).toEqual(['DIRECT', saturn, saturn]);
    expect(links).toContainEqual({
      a: 'Saturn',
      aRole: 'starLord',
      n: 'Saturn',
      nRole: 'subLord',
      type: 'SAME_PLANET',
    });
    expect(links).toHaveLength(4);
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: the lords are those of get_house_cusps, minute 0 gives the verdict',
    async ({ arguments: args }) => {
      const { answer, verdict, lagna, ninth, alternates, links } = await call(args);
      const { houses: cusps } = z
        .object({ houses: z.array(z.object({ house: z.number(), starLord: z.string(), subLord: z.string() })) })
        .parse((await conforms('get_house_cusps', args)).result);
      expect(cusps.find(({ house }) => house === 1)).toMatchObject(lagna);
      expect(cusps.find(({ house }) => house === 9)).toMatchObject(ninth);
      const now = alternates.find(({ fromOffsetMin, toOffsetMin }) => fromOffsetMin <= 0 && toOffsetMin >= 0);
      expect(now?.verdict).toBe(verdict);
      const [, earlier, later] = / stays the same from (.+) to (.+)\.$/.exec(answer) ?? [];
      const count = (words = '') => (words === 'the given time' ? 0 : parseInt(words, 10));
      expect([0 - count(earlier), count(later)]).toEqual([now?.fromOffsetMin, now?.toOffsetMin]);
      expect(answer).toMatch(
        { DIRECT: /shows the ninth cusp directly/, INDIRECT: /indirectly by/, NONE: /shows no tie/ }[verdict],
      );
      for (const { a, n } of links.slice(0, 1)) expect([answer.includes(a), answer.includes(n)]).toEqual([true, true]);
      expect([alternates[0]?.fromOffsetMin, alternates.at(-1)?.toOffsetMin]).toEqual([-20, 20]);
      alternates.slice(1).forEach((range, index) => {
        expect(range.fromOffsetMin).toBe((alternates[index]?.toOffsetMin ?? NaN) + 1);
      });
      expect(links.length > 0).toBe(verdict !== 'NONE');
    },
  );

  it('says that it is no rectification and a weak test', async () => {
    const { extensionNote, provenance } = await call(BIRTHS.pacific1949);
    expect(provenance.notes.join(' ')).toMatch(/not a rectification.*weak test/);
    expect(extensionNote).toMatch(/no verdict/);
  });

  it('answers out_of_range inside the polar circles and names the limit', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    const { meta, text } = await callTool(tool, polar?.arguments ?? {});
    expect(meta['code']).toBe('out_of_range');
    expect(text).toMatch(/66\.5/);
  });

  it('refuses an argument it does not know', async () => {
    const { meta } = await callTool(tool, { ...GOLDEN, event: 'Marriage' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'event' });
  });
});
