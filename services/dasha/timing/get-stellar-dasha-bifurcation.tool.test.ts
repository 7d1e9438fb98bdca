import { PLANETS } from '@cuspal/engine/zodiac/names';
import { callTool, conforms, findTool, GOLDEN } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { expectParts, NOT_POLAR, ofLife, POLAR } from '../test/dasha-checks.ts';
import periodsTool from './get-dasha-periods.tool.ts';
import tool from './get-stellar-dasha-bifurcation.tool.ts';

const output = z.object(tool.output.shape);
const split = async (args: object) => output.parse((await conforms(tool, { ...GOLDEN, ...args })).result);
const significators = z.object({
  planets: z.record(
    z.string(),
    z.object({
      levels: z.object({
        L1: z.array(z.number()),
        L2: z.array(z.number()),
        L3: z.array(z.number()),
        L4: z.array(z.number()),
      }),
      housesSignified: z.array(z.number()),
      starLord: z.string(),
      subLord: z.string(),
    }),
  ),
});

describe('get_stellar_dasha_bifurcation', () => {
  it('takes Jupiter of the golden chart apart by hand', async () => {
    const found = await split({ query_date: '2026-03-10' });
    expect(found).toMatchObject({ dashaLord: 'Jupiter', selfSignification: false });
    expect(found.layers.source).toEqual({
      planet: 'Jupiter',
      L2: [2],
      L4: [6, 9],
      houses: [2, 6, 9],
      ownerCusps: [6, 9],
    });
    expect(found.layers.nature).toEqual({
      planet: 'Venus',
      L1: [2],
      L3: [4, 11],
      houses: [2, 4, 11],
      ownerCusps: [4, 11],
    });
    // Mercury: star lord Saturn in 7, itself in 1, Saturn owns 7 and 8, Mercury 3 and 12.
    expect(found.layers.decision).toMatchObject({ planet: 'Mercury', L1: [7], L2: [1], L3: [7, 8], L4: [3, 12] });
    // 8th and 12th from 2 are 9 and 1, from 4 are 11 and 3, from 11 are 6 and 10.
    expect(found.houses.filter(({ fromLayer }) => fromLayer === 'NATURE')).toEqual([
      { house: 2, fromLayer: 'NATURE', level: 1, outcome: 'SPOILED', spoiledBy: [1] },
      { house: 4, fromLayer: 'NATURE', level: 3, outcome: 'SPOILED', spoiledBy: [3] },
      { house: 11, fromLayer: 'NATURE', level: 3, outcome: 'KEPT' },
    ]);
    expect(found.summary).toBe(
      'Jupiter by its star lord Venus gives houses 2, 4 and 11. By its sub lord Mercury it keeps house 11 and spoils houses 2 and 4.',
    );
    expect(found.extensionNote).toMatch(/extension/);
  });

  it('says of Venus, in its own star, that source and nature are one', async () => {
    const found = await split({ dasha_lord: 'Venus' });
    expect(found.selfSignification).toBe(true);
    expect(found.layers.nature.houses).toEqual(found.layers.source.houses);
    expect(found.summary).toMatch(/^Venus, in its own star, gives houses/);
  });

  it('follows get_significators and the dates of get_dasha_periods for every lord', async () => {
    const seen = { phases: new Set<string>(), outcomes: new Set<string>(), layers: new Set<string>() };
    for (const { arguments: args } of NOT_POLAR.slice(0, 8)) {
      const { planets } = significators.parse((await conforms(await findTool('get_significators'), args)).result);
      const { mahadashas } = z
        .object(periodsTool.output.shape)
        .required({ mahadashas: true })
        .parse((await conforms(periodsTool, args)).result);
      for (const planet of PLANETS) {
        const found = output.parse((await conforms(tool, { ...args, dasha_lord: planet })).result);
        const count = found.layers.nature.houses.length;
        expect(found.summary).toMatch(count === 1 ? / gives house \d+\. / : / gives houses \d+(, \d+)* and \d+\. /);
        const row = planets[planet];
        const { L1 = [], L3 = [], L2 = [], L4 = [] } = row?.levels ?? {};
        expect(new Set(found.layers.nature.houses)).toEqual(new Set([...L1, ...L3]));
        expect(new Set(found.layers.source.houses)).toEqual(new Set([...L2, ...L4]));
        expect(found.layers.nature.planet).toBe(row?.starLord);
        expect(found.layers.decision.planet).toBe(row?.subLord);
        expect([...found.layers.decision.houses]).toEqual(planets[row?.subLord ?? '']?.housesSignified);
        const md = mahadashas.find((each) => each.planet === planet);
        expect(found.period).toEqual({ startDate: md?.startDate, endDate: md?.endDate });
        expectParts(found.period, found.antardashas);
        expect(found.antardashas.map((ad) => ad.planet)).toEqual(ofLife(md?.antardashas ?? []).map((ad) => ad.planet));
        found.antardashas.forEach(({ phase }) => seen.phases.add(phase));
        found.houses.forEach(({ outcome, fromLayer }) => seen.outcomes.add(outcome) && seen.layers.add(fromLayer));
      }
    }
    expect([...seen.phases].sort()).toEqual(['BOTH', 'NEUTRAL', 'STAR_PHASE', 'SUB_PHASE']);
    expect([...seen.outcomes].sort()).toEqual(['KEPT', 'SPOILED']);
    expect([...seen.layers].sort()).toEqual(['NATURE', 'SOURCE']);
  });

  it('takes the lord running on the date', async () => {
    expect((await split({ query_date: '2000-01-01' })).dashaLord).toBe('Rahu');
    expect((await split({ query_date: '2030-01-01' })).dashaLord).toBe('Saturn');
    expect((await split({ query_date: '2030-01-01', dasha_lord: 'Sun' })).dashaLord).toBe('Sun');
  });

  it('refuses a date outside the cycle unless a lord is named', async () => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, query_date: '2120-01-01' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'query_date' });
    expect(text).toMatch(/14 August 1992.*21 April 2107/);
    expect((await split({ query_date: '2120-01-01', dasha_lord: 'Moon' })).dashaLord).toBe('Moon');
  });

  it('refuses an unknown planet, and places beyond the polar circle', async () => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, dasha_lord: 'Lagna' });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'dasha_lord' });
    expect(text).toMatch(/Sun, Moon, Mars, Mercury, Jupiter, Venus, Saturn, Rahu or Ketu/);
    for (const { arguments: args, now } of POLAR) {
      expect((await callTool(tool, args, { now })).meta['code']).toBe('out_of_range');
    }
  });
});
