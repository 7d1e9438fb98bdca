import { callTool, conforms, GOLDEN, POLAR, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-template-name.tool.ts';

const output = z.object(tool.output.shape);
/** The result of a call as the host makes it, held to the output schema. */
const resultOf = async (args: object) => output.parse((await conforms(tool, args)).result);

describe('get_template_name', () => {
  // Values of packages/engine/test/reference/golden-natal-promise.json, which two other programs computed.
  it('places the planets of the golden chart', async () => {
    const { longitude, ...rest } = await resultOf({ ...GOLDEN, planet: 'Saturn' });
    expect(longitude).toBeCloseTo(290.98616, 3);
    expect(rest).toEqual({
      planet: 'Saturn',
      sign: 'Capricorn',
      signLord: 'Saturn',
      starLord: 'Moon',
      subLord: 'Venus',
      house: 7,
    });
  });

  it('keeps the nodes opposite each other, for any birth', async () => {
    for (const birth of randomBirths(20, 1)) {
      const rahu = await resultOf({ ...birth, planet: 'Rahu' });
      const ketu = await resultOf({ ...birth, planet: 'Ketu' });
      expect(Math.abs(rahu.longitude - ketu.longitude)).toBeCloseTo(180, 5);
    }
  });

  it('refuses a latitude without houses and names the limit', async () => {
    const { meta, text } = await callTool(tool, { ...POLAR, planet: 'Sun' });
    expect(meta).toMatchObject({ code: 'out_of_range', field: 'latitude' });
    expect(text).toContain('66.56');
  });
});
