import { limbOf } from '@cuspal/engine/topics/health/organ-panel';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { GOLDEN, POLAR } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { caller, OWN_22 } from '../test/call.ts';
import tool from './get-health-organ-panel.tool.ts';

const call = caller(tool);

describe('get_health_organ_panel', () => {
  it('reads Gemini of the golden chart by hand', async () => {
    const { regions, highestRiskRegion, ranked } = await call(GOLDEN);
    const gemini = regions[2];
    // Ketu in it 14, Rahu opposite 6, Mercury in a great enemy's sign 12, twelfth from Cancer 6.
    expect(gemini?.factors.map(({ factor, points }) => [factor, points])).toEqual([
      ['occupants', 14],
      ['aspects', 6],
      ['lord', 12],
      ['house', 6],
    ]);
    expect(gemini).toMatchObject({ sign: 'Gemini', region: 'arms', limbByLagna: 'feet', score: 38, band: 'MODERATE' });
    expect(highestRiskRegion).toEqual({ sign: 'Gemini', region: 'arms', score: 38 });
    expect(ranked.slice(0, 3)).toEqual(['Gemini', 'Sagittarius', 'Cancer']);
  });

  it('has the twelve limbs from Aries, and from the rising sign', async () => {
    const { regions, ranked } = await call(OWN_22);
    expect(regions.map(({ sign }) => sign)).toEqual(SIGNS);
    expect(regions.map(({ region }) => region)).toEqual(SIGNS.map(limbOf));
    const head = regions.findIndex(({ limbByLagna }) => limbByLagna === 'head');
    expect(regions[(head + 6) % 12]?.limbByLagna).toBe('below the navel');
    const scores = ranked.map((sign) => regions.find((each) => each.sign === sign)?.score ?? 0);
    expect(scores).toEqual([...scores].sort((a, b) => b - a));
  });

  it('stays the same when latitude alone moves the cusps', async () => {
    const [here, north] = [await call(GOLDEN), await call({ ...GOLDEN, latitude: 9 })];
    expect(north.regions).toEqual(here.regions);
  });

  it('works inside the polar circles', async () => {
    expect((await call(POLAR)).regions).toHaveLength(12);
  });
});
