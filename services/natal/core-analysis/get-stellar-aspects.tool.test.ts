import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-stellar-aspects.tool.ts';

const output = z.object(tool.output.shape);
const read = async (args: object) => output.parse((await conforms(tool, args)).result);

describe('get_stellar_aspects', () => {
  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: nine edges of each kind, chains that end',
    async ({ arguments: args }) => {
      const { edges, chains, cuspTies, selfStar, degreeAspects, signAspects, gatesVerdict } = await read(args);
      const count = (type: string) => edges.filter((edge) => edge.type === type).length;
      expect([count('STAR'), count('SUB'), count('SUBSUB')]).toEqual([9, 9, 9]);
      for (const { ends } of chains) {
        if (ends.type === 'RULER') expect(selfStar).toEqual(expect.arrayContaining([...ends.planets]));
        else expect(ends.planets.length).toBeGreaterThanOrEqual(2);
      }
      expect(cuspTies.map(({ cusp }) => cusp)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
      for (const { from, to } of [...degreeAspects, ...signAspects])
        expect([from, to].sort()).not.toEqual(['Ketu', 'Rahu']);
      expect(gatesVerdict).toBe(false);
    },
  );

  it('gives the lords of a Moon worked out by hand', async () => {
    // Moon 303°27.8′ is 10°07.8′ into Dhanishta, the star of Mars; its Venus sub runs from 9°20′ to 11°33′20″.
    const { edges } = await read({
      birth_datetime: '1992-08-14T04:32:00',
      latitude: 6.927,
      longitude: 79.861,
      utc_offset_minutes: 330,
    });
    expect(edges.filter(({ from, type }) => from === 'Moon' && type !== 'SUBSUB')).toEqual([
      { from: 'Moon', to: 'Mars', type: 'STAR' },
      { from: 'Moon', to: 'Venus', type: 'SUB' },
    ]);
  });

  it('answers out_of_range inside the polar circles and names the limit', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    const { meta, text } = await callTool(tool, polar?.arguments ?? {});
    expect(meta['code']).toBe('out_of_range');
    expect(text).toMatch(/66\.5/);
  });

  it('refuses an unknown argument by name', async () => {
    const { meta, text } = await callTool(tool, { ...SAMPLE_CHARTS[0]?.arguments, orb: 5 });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'orb' });
    expect(text).toContain('"orb"');
  });
});
