import { PROFESSION_INDICATORS } from '@cuspal/engine/topics/career/profession-indicators';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { planetFirst } from '@cuspal/engine/zodiac/planet-words';
import { conforms, GOLDEN, POLAR, withNotes } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { checkEnds } from '../test/answer-checks.ts';
import { GROWN_LIVES, reached, refusal } from '../test/topic-lives.ts';
import tool from './get-profession-indicators.tool.ts';

const output = withNotes(tool);
const call = async (args: object, now?: number) =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

describe('get_profession_indicators', () => {
  it('lists the pointers of the golden chart', async () => {
    const { indicators, leadingPlanet, frequency, asOf } = await call(GOLDEN, Date.UTC(2026, 0, 1));
    expect(indicators.map(({ id, planets }) => [id, planets.join()])).toEqual([
      ['MERIDIAN_SIGN_LORD', 'Mars'],
      ['MERIDIAN_STAR_LORD', 'Ketu'],
      ['MERIDIAN_SUB_LORD', 'Rahu'],
      ['MERIDIAN_PAIR', 'Mars'],
      ['NEAREST_TO_CUSP_10', ''],
      ['OCCUPANTS_OF_10', ''],
      ['OWNER_OF_10', 'Mars'],
      ['CSL_10', 'Rahu'],
      ['STAR_LORD_OF_CSL_10', 'Ketu'],
      ['CSL_6', 'Rahu'],
      ['CSL_2', 'Sun'],
      ['PRINCIPAL_OF_2', 'Venus'],
      ['PRINCIPAL_OF_6', 'Rahu'],
      ['PRINCIPAL_OF_10', 'Moon'],
      ['RUNNING_MD_LORD', 'Jupiter'],
      ['MERIDIAN_SIGN', ''],
      ['NAVAMSA_FROM_LAGNA', 'Mercury'],
      ['NAVAMSA_FROM_MOON', 'Mercury'],
      ['NAVAMSA_FROM_SUN', 'Mercury'],
    ]);
    expect(leadingPlanet).toBe('Rahu');
    expect(frequency.slice(0, 3)).toEqual([
      { planet: 'Rahu', count: 4 },
      { planet: 'Mars', count: 3 },
      { planet: 'Ketu', count: 2 },
    ]);
    expect(asOf).toBe('2026-01-01T05:30:00+05:30');
  });

  it('counts the KP rows and gives no verdict', async () => {
    for (const { args, now } of GROWN_LIVES) {
      const found = await call(args, now);
      expect(found.indicators.map(({ id }) => id)).toEqual([...PROFESSION_INDICATORS]);
      for (const { planet, count } of found.frequency)
        expect(count).toBe(found.indicators.filter(({ kp, planets }) => kp && planets.includes(planet)).length);
      expect(JSON.stringify(Object.keys(found))).not.toMatch(/verdict|score/i);
    }
  });

  it('begins with the planet named most often, and with those named as often', async () => {
    for (const { args, now } of GROWN_LIVES) {
      const { result } = await conforms(tool, args, { now });
      const { answer, indicators, leadingPlanet, leadingField } = output.parse(result);
      await checkEnds(result);
      const named = indicators.flatMap(({ kp, planets }) => (kp ? planets : []));
      const counts = PLANETS.map((planet) => named.filter((each) => each === planet).length);
      const most = Math.max(...counts);
      expect(answer).toContain(`${most} of the 16 KP pointers`);
      expect(answer.startsWith(planetFirst(leadingPlanet))).toBe(true);
      expect(answer).toContain(
        `${planetFirst(leadingPlanet)} stands for ${leadingField.replace(/, ([^,]*)$/, ' and $1')}.`,
      );
      PLANETS.forEach((planet, index) => expect(answer.includes(planet)).toBe(counts[index] === most));
    }
  });

  it('reaches every planet as the leading one', async () => {
    expect(await reached(tool, 'leadingPlanet')).toEqual(new Set(PLANETS));
    expect(await reached(tool, 'indicators.*.kp')).toEqual(new Set([true, false]));
  });

  it('goes on without a mahadasha outside the 120 years', async () => {
    const { indicators, provenance } = await call(GOLDEN, Date.UTC(2120, 0, 1));
    expect(indicators.find(({ id }) => id === 'RUNNING_MD_LORD')).toMatchObject({ planets: [], field: 'none' });
    expect(provenance.notes.join()).toMatch(/No mahadasha of this birth runs now/);
    expect(await refusal(tool, POLAR)).toMatch(/^out_of_range/);
  });
});
