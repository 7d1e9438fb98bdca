import { buildChart } from '@cuspal/engine/chart/build';
import { AGENT_ROLES, agents } from '@cuspal/engine/kp/kernel/agents';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { GRAHA_ARCHETYPES, PLANET_PORTRAITS } from '@cuspal/engine/topics/shared/person-tables';
import { DISTANCES, PARTNER_WEALTH, RELATIVE_AGES, WORK_MODES } from '@cuspal/engine/topics/shared/spouse';
import { GRAHAS, isNode } from '@cuspal/engine/zodiac/names';
import { planetFirst, planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { callTool, conforms, GOLDEN, POLAR, SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-spouse-characteristics.tool.ts';
import { NODES_ON_SEVENTH, PEOPLE } from '../test/people.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const call = async (args: object): Promise<Result> => output.parse((await conforms(tool, args)).result);

/** Points of age, read a second time. */
const AGE = { Sun: 1, Moon: -1, Mars: 0, Mercury: -1, Jupiter: 1, Venus: 0, Saturn: 2, Rahu: 0, Ketu: 2 };

const AGES = {
  OLDER: 'older',
  SLIGHTLY_OLDER: 'a little older',
  SAME_AGE: 'of about the same age',
  YOUNGER: 'younger',
};

/** The answer from the fields beside it. */
function told({ describer, csl7, personality, relativeAge, onlyIfPromised, confidence }: Result): string {
  const { planet, sign, correctedFrom } = describer;
  const agent = correctedFrom === null ? '' : `agent of ${correctedFrom}, `;
  const nature = /^The nature is (.*?)\. /.exec(personality)?.[1];
  const caution = onlyIfPromised
    ? ' Marriage is not promised, as in 17 of 100 charts, so this applies only if the person marries in spite of that.'
    : confidence === 'LOW'
      ? ' A small error in the birth time would change cusp 7, and this with it.'
      : '';
  return `${planetFirst(planet)} in ${sign} describes the partner, as ${agent}the star lord of the 7th sub lord ${planetInWords(csl7)}. Tradition describes someone ${nature}, and ${AGES[relativeAge]}.${caution}`;
}

describe('get_spouse_characteristics', () => {
  it.each(SAMPLE_CHARTS.filter(({ edge }) => edge !== 'polar'))(
    '$label: describer and age recompute from the chart',
    async ({ arguments: args }) => {
      const found = await call(args);
      const chart = buildChart(testEphemeris(), resolveBirth(args));
      const { starLord } = found.chain.csl;
      const first = isNode(starLord) ? agents(chart, starLord)[0]?.planet : starLord;
      expect(found.describer.planet).toBe(first);
      expect(found.describer.correctedFrom).toBe(isNode(starLord) ? starLord : null);
      expect([found.csl7, found.chain.cusp]).toEqual([found.chain.csl.planet, 7]);
      const sum = 2 * AGE[starLord] + AGE[chart.planets[starLord].signLord];
      expect(found.relativeAge).toBe(
        sum >= 3 ? 'OLDER' : sum >= 1 ? 'SLIGHTLY_OLDER' : sum >= -1 ? 'SAME_AGE' : 'YOUNGER',
      );
      expect(found.ageGapPossible).toBe(starLord === 'Rahu');
      expect(found.answer).toBe(told(found));
      const { severity } = found.chain.boundary;
      expect(found.confidence).toBe(severity === 'CLEAR' ? 'HIGH' : severity === 'CAUTION' ? 'MODERATE' : 'LOW');
    },
  );

  it('describes the partner of the worked chart by the Moon in Aquarius', async () => {
    // Cusp 7 has the sub lord Saturn, in house 7 itself and in the star of the Moon, which stands in house 8.
    expect(await call(GOLDEN)).toMatchObject({
      csl7: 'Saturn',
      describer: { planet: 'Moon', house: 8, sign: 'Aquarius', correctedFrom: null },
      answer:
        'The Moon in Aquarius describes the partner, as the star lord of the 7th sub lord Saturn. Tradition describes someone kind, changeable and imaginative, and of about the same age.',
      physical: 'The look is soft, round and fair. By the sign Aquarius the build is strong and medium to tall.',
      personality:
        'The nature is kind, changeable and imaginative. By the sign Aquarius the manner is independent and humane.',
      workArchetype: 'PUBLIC_CARE_LIQUIDS',
      workMode: 'mixed',
      relativeAge: 'SAME_AGE',
      background: "The background points to the mother's side, or a coastal or travelling family.",
      secondary: {
        planet: 'Saturn',
        physical: 'The look is lean, tall and dark, with deep eyes.',
        weight: 'secondary',
      },
      modifiers: [{ planet: 'Saturn' }],
    });
  });

  it('reaches every value that a planet other than a node can give', async () => {
    // One more, found by search: Jupiter describes.
    const teacher = {
      birth_datetime: '1994-03-05T12:53:58',
      latitude: 25.16,
      longitude: 136.72,
      utc_offset_minutes: 540,
      ayanamsa: 'khullar' as const,
    };
    const found = await Promise.all([...PEOPLE, teacher].map(call));
    for (const row of found) expect(row.answer).toBe(told(row));
    const values = <Key extends keyof Result>(key: Key) => new Set(found.map((row) => row[key]));
    expect(values('workMode')).toEqual(new Set(WORK_MODES));
    expect(values('relativeAge')).toEqual(new Set(RELATIVE_AGES));
    expect(values('wealth')).toEqual(new Set(PARTNER_WEALTH));
    expect(values('distance')).toEqual(new Set(DISTANCES));
    expect(values('confidence')).toEqual(new Set(['HIGH', 'MODERATE', 'LOW']));
    expect(values('ageGapPossible')).toEqual(new Set([true, false]));
    expect(values('onlyIfPromised')).toEqual(new Set([true, undefined]));
    expect(new Set(found.map(({ describer }) => describer.correctedFrom))).toEqual(new Set(['Rahu', 'Ketu', null]));
    expect(values('workArchetype')).toEqual(new Set(GRAHA_ARCHETYPES));
  });

  it('B16: names no kind of work that no chart reaches, since a node is read through its agent', () => {
    const words = tool.output.shape.workArchetype.options;
    expect(words).toEqual(GRAHAS.map((planet) => PLANET_PORTRAITS[planet].work));
    for (const node of ['Rahu', 'Ketu'] as const) expect(words).not.toContain(PLANET_PORTRAITS[node].work);
  });

  it('describes through the star lord of a node on the seventh too', async () => {
    const found = await Promise.all(NODES_ON_SEVENTH.map(call));
    const roles = found.flatMap(({ chain }) => chain.csl.agents?.map(({ role }) => role) ?? []);
    expect(new Set(roles)).toEqual(new Set(AGENT_ROLES));
    for (const { csl7, secondary } of found) {
      expect(['Rahu', 'Ketu']).toContain(csl7);
      expect(secondary.correctedFrom).toBe(csl7);
    }
  });

  it('says where the second voice is the first one again', async () => {
    const found = await Promise.all([...PEOPLE, ...NODES_ON_SEVENTH].map(call));
    for (const { describer, secondary } of found)
      expect(secondary.sameAsDescriber === true).toBe(secondary.planet === describer.planet);
    expect(found.some(({ secondary }) => secondary.sameAsDescriber)).toBe(true);
  });

  it('names no caste, name or date', async () => {
    for (const args of PEOPLE) {
      const { text } = await conforms(tool, args);
      expect(text).not.toMatch(/caste|\d{4}-\d\d-\d\d/i);
    }
  });

  it('answers out_of_range inside the polar circles', async () => {
    expect((await callTool(tool, POLAR)).meta['code']).toBe('out_of_range');
  });
});
