import { nextSubLordChange } from '@cuspal/engine/passages/sub-lord-crossings';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { callTool, conforms, POLAR, randomLives, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { NOON } from '../test/questions.ts';
import tool from './get-horary-chart-v2.tool.ts';

type Output = z.output<typeof tool.output>;
const output = tool.output.loose();
const call = async (args: object): Promise<Output> => output.parse((await conforms(tool, { ...NOON, ...args })).result);
const faultOf = async (args: object) => {
  const { isError, meta, text } = await callTool(tool, { ...NOON, target_number: 125, ...args });
  expect(isError).toBe(true);
  return { code: meta['code'], field: meta['field'], text };
};

describe('get_horary_chart_v2', () => {
  it('casts numbers 125 and 1 as an independent program does [V: Chennai, 10 March 2025, noon]', async () => {
    const [libra, aries] = [await call({ target_number: 125 }), await call({ target_number: 1 })];
    expect(libra.chart.ascendant).toEqual({
      longitude: 180,
      dms: `0°00'00"`,
      sign: 'Libra',
      signLord: 'Venus',
      starLord: 'Mars',
      subLord: 'Mercury',
    });
    const at = ({ chart }: Output, house: number) => chart.cusps[house - 1]?.longitude ?? NaN;
    for (const [house, longitude] of [
      [2, 209.76923],
      [4, 268.59637],
      [6, 330.29197],
      [10, 88.59637],
    ] as const)
      expect(Math.abs(at(libra, house) - longitude)).toBeLessThan(1e-4);
    for (const [house, longitude] of [
      [2, 31.44043],
      [4, 84.47714],
    ] as const)
      expect(Math.abs(at(aries, house) - longitude)).toBeLessThan(1e-4);
    expect(aries.chart.ascendant.longitude).toBe(0);
    expect((await call({ target_number: 249 })).chart.ascendant.longitude).toBeCloseTo(357 + 53 / 60 + 20 / 3600, 6);
    // The ruling planets are those of the sky, whatever the number.
    expect(aries.rulingPlanets).toEqual(libra.rulingPlanets);
  });

  it.each([
    [125, 'marriage', 'MIXED', 'DENIAL_GROUP_OUTRANKS', [], 'Ketu'],
    [125, 'career_start', 'NO', 'RETROGRADE_SUB_LORD', [], 'Venus'],
    [125, 'property_purchase', 'QUALIFIED_YES', 'QUALIFIED', ['OPPOSITION_WEAKER', 'MOON_STRONG'], 'Mars'],
    [1, 'marriage', 'NO', 'WISH_RETROGRADE', [], 'Mars'],
  ])('answers number %i on %s with %s %s', async (target_number, query_event, answer, basis, qualifiers) => {
    const { verdict, moonConnectivity, withhold } = await call({ target_number, query_event });
    expect(verdict).toMatchObject({ answer, basis, qualifiers });
    expect(withhold).toBeNull();
    expect(moonConnectivity?.connected).toBe(true);
  });

  it('shows the routes of the Moon, the levels that decided, and the planets of the golden answers', async () => {
    const marriage = await call({ target_number: 125, query_event: 'marriage' });
    expect(marriage.moonConnectivity).toMatchObject({
      weak: true,
      routes: [
        { route: 'MOON_OWNS', houses: [11] },
        { route: 'SUB_OWNS', houses: [2] },
      ],
    });
    expect(marriage.verdict?.chain.csl.planet).toBe('Ketu');
    expect(marriage.verdict?.tests.find(({ id }) => id === 'OPPOSITION_WEAKER')?.detail).toMatch(/at level 2.*level 4/);
    const wish = await call({ target_number: 1, query_event: 'marriage' });
    expect(wish.verdict?.wishChain).toMatchObject({ csl: 'Venus', retrograde: true });
    // Venus turned direct on 13 April 2025 (NASA/JPL: 12 to 13 April).
    expect(wish.verdict?.milderReading).toMatchObject({ reading: 'DELAYED', planet: 'Venus' });
    expect(wish.verdict?.milderReading?.turnsDirect).toMatch(/^2025-04-13T/);
    expect(wish.answer).toContain('Venus turned direct on 13 April 2025');
    const then = await conforms(
      tool,
      { ...NOON, target_number: 1, query_event: 'marriage' },
      { now: Date.UTC(2025, 2, 10, 7) },
    );
    expect(then.result['answer']).toContain('Venus turns direct on 13 April 2025');
  });

  it('says that a node acts for the owner of a house and owns none', async () => {
    const { moonConnectivity } = await call({
      birth_datetime: '1931-03-12T09:56:23',
      latitude: 0.7995,
      longitude: -18.0795,
      utc_offset_minutes: -75,
      target_number: 77,
      query_event: 'marriage',
    });
    expect(moonConnectivity).toMatchObject({ weak: true, routes: [{ route: 'STAR_OWNS', houses: [7] }] });
    expect(moonConnectivity?.reason).toBe(
      'The Moon reflects the question weakly, because its star lord Ketu acts for the owner of house 7. None of these planets is there.',
    );
  });

  it('gives chart, ruling planets and dasha alone without an event', async () => {
    const { event, moonConnectivity, verdict, reading, windows, noWindowReason, dasha, radical, answer } = await call({
      target_number: 125,
    });
    expect({ event, moonConnectivity, verdict, reading, windows }).toEqual({
      event: null,
      moonConnectivity: null,
      verdict: null,
      reading: null,
      windows: [],
    });
    expect(noWindowReason).toBe('No event was named, so no period is given.');
    expect(answer).toMatch(/^Number 125 rises at 0°00'00" of Libra, in the star of Mars and the sub of Mercury\./);
    expect(radical.numberLords).toEqual({ signLord: 'Venus', starLord: 'Mars', subLord: 'Mercury' });
    // Moon at 101.03 degrees: Pushya, star of Saturn, so Saturn rules first.
    expect(dasha.balance.planet).toBe('Saturn');
    expect([dasha.md.planet, dasha.md.startDate]).toEqual(['Saturn', '2025-03-10T12:00:00+05:30']);
  });

  it('turns the houses to another person and says what they stand for', async () => {
    const { verdict, relation, notes } = await call({ target_number: 31, query_event: 'marriage', relation: 'mother' });
    expect(relation).toBe('mother');
    expect(verdict).toMatchObject({
      mainCusp: 7,
      favourable: [2, 7, 11],
      originalHouses: { mainCusp: 10, favourable: [5, 10, 2] },
    });
    expect(verdict?.chain.cusp).toBe(10);
    expect(notes).toContainEqual(expect.stringMatching(/^Krishnamurti would cast the cusps anew/));
    expect((await call({ target_number: 31, query_event: 'marriage' })).verdict).not.toHaveProperty('originalHouses');
  });

  it('withholds kindly where the Moon does not reflect the question, and then alone', async () => {
    let withheld = 0;
    for (const [index, { args }] of randomLives(60, 8).entries()) {
      const found = await call({ ...args, target_number: 1 + ((index * 17) % 249), query_event: 'Childbirth' });
      expect(found.withhold !== null).toBe(found.moonConnectivity?.connected === false);
      expect(found.verdict === null).toBe(found.withhold !== null);
      if (found.verdict?.answer === 'NO' || found.withhold !== null) expect(found.windows).toEqual([]);
      if (found.withhold === null) continue;
      withheld += 1;
      expect(found.answer).toMatch(/neither a yes nor a no\. Ask again with a new number/);
      expect(found.reading).toBeNull();
    }
    expect(withheld).toBeGreaterThan(0);
  });

  it('says of an unwelcome matter that a yes is no good news, with the disclaimer of its class', async () => {
    for (const target_number of [3, 34, 58, 90, 125, 160, 200]) {
      const { answer, event, disclaimer, verdict } = await call({ target_number, query_event: 'Accident' });
      expect(event?.polarity).toBe('adverse');
      expect(disclaimer).toMatch(/not a medical diagnosis/);
      if (verdict?.answer === 'YES') expect(answer).toMatch(/which is unwelcome/);
      if (verdict?.answer === 'NO') expect(answer).toMatch(/does not indicate/);
    }
  });

  it('warns where the Moon stands within a minute of a sub border', async () => {
    const search = beginSearch(testEphemeris(), 'kp', () => Promise.resolve());
    const { utcMs } = nextSubLordChange(search, 'Moon', resolveBirth(NOON).utcMs);
    // The Moon moves 1' in some two minutes.
    const caution = async (minutes: number) => {
      const birth_datetime = new Date(utcMs + (330 + minutes) * 60_000).toISOString().slice(0, 19);
      return (await call({ birth_datetime, target_number: 5 })).boundaryCaution;
    };
    expect(await caution(1)).toBe('A few minutes earlier or later the Moon would have another sub lord.');
    expect(await caution(-1)).not.toBeNull();
    expect(await caution(3)).toBeNull();
    expect(await caution(-3)).toBeNull();
  });

  it('judges from the number, the moment, the place and the question alone', async () => {
    const args = { target_number: 77, query_event: 'marriage' };
    const [first, second] = [
      await callTool(tool, { ...NOON, ...args }, { now: 0 }),
      await callTool(tool, { ...NOON, ...args }, { now: Date.UTC(2200, 0, 1) }),
    ];
    // Only the sentence that tells of a moment long past depends on the call.
    expect({ ...first.result, answer: null }).toEqual({ ...second.result, answer: null });
    const zoned = { ...NOON, utc_offset_minutes: undefined, time_zone: 'Asia/Kolkata', ...args };
    expect((await callTool(tool, zoned)).result['verdict']).toEqual(first.result['verdict']);
  });

  it('says what is wrong with a call', async () => {
    for (const target_number of [0, 250, 12.5])
      expect(await faultOf({ target_number })).toMatchObject({ code: 'validation_failed', field: 'target_number' });
    const unknown = await faultOf({ query_event: 'Nothing of the kind' });
    expect(unknown).toMatchObject({ code: 'invalid_event_name', field: 'query_event' });
    expect(unknown.text.match(/"/g)).toHaveLength(12);
    expect(await faultOf({ birth_datetime: '2025-03-10' })).toEqual({
      code: 'validation_failed',
      field: 'birth_datetime',
      text: 'birth_datetime "2025-03-10" has no clock time. Send the time too, as YYYY-MM-DDTHH:MM.',
    });
    expect(await faultOf({ latitude: undefined })).toMatchObject({ code: 'birth_data_missing', field: 'latitude' });
    expect(await faultOf({ utc_offset_minutes: undefined })).toMatchObject({ code: 'birth_data_missing' });
    for (const horizon_years of [0, 2.5, 16])
      expect(await faultOf({ horizon_years })).toMatchObject({ code: 'validation_failed', field: 'horizon_years' });
    expect(await faultOf({ time_zone: 'Asia/Tokyo' })).toMatchObject({ field: 'utc_offset_minutes' });
  });

  it('A7: answers inside the polar circles with equal houses from the number, and says so', async () => {
    for (const target_number of [1, 88, 249]) {
      const { houseSystem, chart, verdict, withhold } = await call({
        ...POLAR,
        target_number,
        query_event: 'Marriage',
      });
      expect(houseSystem).toBe('EQUAL');
      expect(verdict === null).toBe(withhold !== null);
      const within = chart.cusps.map(({ longitude }) => longitude % 30);
      for (const degree of within) expect(degree).toBeCloseTo(within[0] ?? NaN, 4);
    }
    expect((await call({ target_number: 88 })).houseSystem).toBeUndefined();
  });
});
