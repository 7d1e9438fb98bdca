import { PLANETS } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, GOLDEN, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-subsub-boundary.tool.ts';
import { BIRTHS } from '../test/verification-births.ts';

const output = z.object(tool.output.shape);
const call = async (args: object) => output.parse((await conforms(tool, args)).result);
const CUSPS = Array.from({ length: 12 }, (_, index) => `cusp_${index + 1}`);
const BODIES = PLANETS.map((planet) => `planet_${planet}`);

describe('get_subsub_boundary', () => {
  it.each([
    ['LOW', BIRTHS.assam1929],
    ['MODERATE', BIRTHS.spain1928],
    ['HIGH', BIRTHS.sumatra1952],
  ])('%s band: the index adds up from the flags of the cusps', async (band, args) => {
    const { positions, twinDivergenceIndex, twinDivergenceBand } = await call(args);
    const cusps = positions.filter(({ target }) => target.startsWith('cusp_'));
    const weight = { CRITICAL: 1, WARNING: 0.5, STABLE: 0 };
    const index = (100 * cusps.reduce((sum, { flag }) => sum + weight[flag], 0)) / 12;
    expect(twinDivergenceIndex).toBeCloseTo(index, 1);
    expect(twinDivergenceBand).toBe(band);
  });

  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: 21 positions with flags by the threshold, sub lords as get_boundary_warnings has them',
    async ({ arguments: args }) => {
      const { answer, positions, counts, thresholdArcsec, ...rest } = await call({ ...args, threshold_arcsec: 45 });
      const many = { LOW: 'few', MODERATE: 'some', HIGH: 'many' }[rest.twinDivergenceBand ?? 'LOW'];
      expect(answer).toContain(`differ at ${many} cusps, by an index of ${rest.twinDivergenceIndex} of 100.`);
      const [near = ''] = answer.split('. ');
      // One cusp and the planets are one list.
      expect(near).not.toMatch(/^Cusp \d+ and [^,]+ and /);
      const named = near
        .replace('within 45 arc-seconds', '')
        .match(/\b(?:\d+|Sun|Moon|M\w+|J\w+|V\w+|S\w+|R\w+|K\w+)\b/g);
      expect(named ?? []).toEqual(
        positions.filter(({ flag }) => flag === 'CRITICAL').map(({ target }) => target.replace(/^\w+_/, '')),
      );
      expect(positions.map(({ target }) => target)).toEqual([...CUSPS, ...BODIES]);
      expect(thresholdArcsec).toBe(45);
      const { entries } = z
        .object({ entries: z.array(z.object({ target: z.string(), subLord: z.string(), distanceArcmin: z.number() })) })
        .parse((await conforms('get_boundary_warnings', args)).result);
      positions.forEach(
        ({ subLord, distanceArcsec, flag, target, shiftSeconds, alternateSubLord, subSubLord }, index) => {
          expect(entries[index]).toMatchObject({ target, subLord });
          // A sub border is a sub-sub border too; arc-seconds are printed to three decimals.
          expect(distanceArcsec).toBeLessThanOrEqual((entries[index]?.distanceArcmin ?? NaN) * 60 + 0.0006);
          expect(distanceArcsec).toBeLessThanOrEqual(666.7);
          expect(flag).toBe(distanceArcsec <= 45 ? 'CRITICAL' : distanceArcsec <= 90 ? 'WARNING' : 'STABLE');
          expect(shiftSeconds === undefined).toBe(target.startsWith('planet_'));
          if (alternateSubLord === undefined) expect(positions[index]?.alternateSubSubLord).not.toBe(subSubLord);
        },
      );
      const count = (flag: string) => positions.filter((each) => each.flag === flag).length;
      expect(counts).toEqual({ critical: count('CRITICAL'), warning: count('WARNING'), stable: count('STABLE') });
    },
  );

  it('measures cusps or planets alone; without cusps there is no index', async () => {
    const cusps = await call({ ...GOLDEN, include_planets: false });
    expect(cusps.positions.map(({ target }) => target)).toEqual(CUSPS);
    const planets = await call({ ...GOLDEN, include_cusps: false });
    expect(planets.positions.map(({ target }) => target)).toEqual(BODIES);
    expect([planets.twinDivergenceIndex, planets.twinDivergenceBand]).toEqual([null, null]);
    expect(cusps.twinDivergenceIndex).toBe((await call(GOLDEN)).twinDivergenceIndex);
  });

  it('of the reference chart: the fifth cusp stands 22.8" before the end of its sub, 0.38\' of get_boundary_warnings', async () => {
    const { positions } = await call(GOLDEN);
    expect(positions[4]).toMatchObject({
      target: 'cusp_5',
      subLord: 'Mercury',
      side: 'upper',
      alternateSubLord: 'Ketu',
      alternateSubSubLord: 'Ketu',
      flag: 'CRITICAL',
      shiftSeconds: 2,
    });
    expect(positions[4]?.distanceArcsec).toBeCloseTo(22.76, 1);
  });

  it.each([
    [{ include_planets: false, include_cusps: false }, 'include_cusps', /both false/],
    [{ threshold_arcsec: 0 }, 'threshold_arcsec', /above 0/],
    [{ threshold_arcsec: 301 }, 'threshold_arcsec', /300/],
    [{ threshold_arcsec: -5 }, 'threshold_arcsec', /above 0/],
  ])('refuses %j', async (fault, field, words) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, ...fault });
    expect(meta).toMatchObject({ code: 'validation_failed', field });
    expect(text).toMatch(words);
  });

  it('takes the whole range of thresholds', async () => {
    expect((await call({ ...GOLDEN, threshold_arcsec: 300 })).counts.stable).toBeLessThan(3);
    expect((await call({ ...GOLDEN, threshold_arcsec: 0.001 })).counts.critical).toBe(0);
  });

  it('answers out_of_range inside the polar circles, but measures the planets there', async () => {
    const polar = SAMPLE_CHARTS.find(({ edge }) => edge === 'polar');
    expect((await callTool(tool, polar?.arguments ?? {})).meta['code']).toBe('out_of_range');
    expect((await call({ ...polar?.arguments, include_cusps: false })).positions).toHaveLength(9);
  });
});
