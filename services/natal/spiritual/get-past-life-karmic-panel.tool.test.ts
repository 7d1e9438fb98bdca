import { KARMA_CLASSES, KARMA_CONTACTS } from '@cuspal/engine/topics/spiritual/fixity';
import { KARMIC_CODES } from '@cuspal/engine/topics/spiritual/karmic-indicators';
import { MERIT_CLASSES, MERIT_FACTORS } from '@cuspal/engine/topics/spiritual/merit';
import { callTool, conforms, GOLDEN, instantMs, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { BIRTHS } from '../test/lives.ts';
import { dateTold } from '../test/told.ts';
import tool from './get-past-life-karmic-panel.tool.ts';

const output = z.object(tool.output.shape);
type Result = z.output<typeof output>;
const call = async (args: object, now?: number): Promise<Result> =>
  output.parse((await conforms(tool, args, now === undefined ? {} : { now })).result);

const KARMA = {
  DRIDHA: 'fixed, so little change is expected',
  DRIDHA_ADRIDHA: 'mixed, so steady effort may soften it',
  ADRIDHA: 'light, so effort is said to change it',
};
const MERIT = {
  CREDIT: 'merit carried over',
  MIXED: 'mixed merit',
  DEBT: 'merit still to be earned',
};

function check({ answer, fixity, indicators, merit, nodalAxis, saturnDuties, asOf, notes }: Result): void {
  expect(answer).toBe(
    `Tradition calls the karma of the period until ${dateTold(fixity.validUntil)} ${KARMA[fixity.class]}. House 5 speaks of ${MERIT[merit.class]}. This is for reflection and states no fact about a past life.`,
  );
  const contacts = fixity.working.map(({ contact }) => contact);
  expect(contacts).toHaveLength(8);
  const expected = contacts.includes('CONJUNCTION') ? 'ADRIDHA' : contacts.some(Boolean) ? 'DRIDHA_ADRIDHA' : 'DRIDHA';
  expect(fixity.class).toBe(expected);
  expect(instantMs(fixity.validUntil)).toBeGreaterThan(instantMs(asOf));
  expect(indicators.map(({ code }) => code)).toEqual(KARMIC_CODES);
  expect((nodalAxis.rahu.house - nodalAxis.ketu.house + 12) % 12).toBe(6);
  expect(saturnDuties.map(({ aspect }) => aspect)).toEqual([null, 3, 7, 10]);
  expect(notes.join()).toMatch(/Nothing here states a fact/);
}

describe('get_past_life_karmic_panel', () => {
  it('reads the golden chart by hand', async () => {
    const found = await call(GOLDEN);
    check(found);
    // Jupiter in Leo rules 9 as well; it looks at the Moon in Aquarius and at Rahu in Sagittarius.
    expect(found.fixity).toMatchObject({ class: 'DRIDHA_ADRIDHA', validUntil: '2028-04-19T19:27:52+05:30' });
    expect(found.fixity.working.map(({ contact }) => contact)).toEqual([
      ...[null, null],
      ...['SIGN_ASPECT', 'SIGN_ASPECT'],
      ...['SELF', 'SELF'],
      ...['SIGN_ASPECT', 'SIGN_ASPECT'],
    ]);
    // Mars, lord of the fifth, looks at it from Taurus: one malefic and a lord neither strong nor weak.
    expect(found.merit).toMatchObject({ class: 'MIXED' });
    // The Sun at 27° of Cancer is furthest in its sign; its ninth part of Cancer is Pisces.
    expect([found.atmakaraka, found.karakamsa]).toEqual(['Sun', 'Pisces']);
    expect(found.indicators.filter(({ present }) => present).map(({ code }) => code)).toEqual([
      'KETU_IN_1_4_5_9_12',
      'RETROGRADE_SATURN_OR_JUPITER',
    ]);
    expect(found.d60.warning).toMatch(/two minutes/);
  });

  it('says it in whole words where the lord of 9 is the Moon', async () => {
    // Where Scorpio rises the Moon rules 9 and is watched as well.
    const details = (await Promise.all(SAMPLE_CHARTS.map(({ arguments: args, now }) => call(args, now)))).flatMap(
      ({ fixity }) => fixity.working.map(({ detail }) => detail),
    );
    expect(details).toContain('The Moon is itself the lord of 9.');
    for (const detail of details) expect(detail).not.toMatch(/\bthe\.$/);
  });

  it('changes its class with the dasha alone', async () => {
    const years = await Promise.all(
      Array.from({ length: 40 }, (_, k) => call({ ...GOLDEN, as_of_date: `${2000 + k}-06-01` })),
    );
    expect(new Set(years.map(({ fixity }) => fixity.class)).size).toBeGreaterThan(1);
    const [first] = years;
    for (const { merit, indicators, nodalAxis } of years)
      expect({ merit, indicators, nodalAxis }).toEqual({
        merit: first?.merit,
        indicators: first?.indicators,
        nodalAxis: first?.nodalAxis,
      });
  });

  it('reaches every class, contact, merit, factor and mark', async () => {
    const met = new Set<string>();
    for (const birth of BIRTHS) {
      const found = await call(birth);
      check(found);
      met.add(found.fixity.class).add(`merit ${found.merit.class}`);
      found.fixity.working.forEach(({ contact }) => met.add(String(contact)));
      found.merit.factors.forEach(({ factor, condition, nature }) => met.add(`${factor} ${condition} ${nature}`));
      found.indicators.forEach(({ code, present }) => met.add(`${code} ${present}`));
    }
    expect(met).toEqual(
      new Set([
        ...KARMA_CLASSES,
        ...KARMA_CONTACTS,
        'null',
        ...MERIT_CLASSES.map((merit) => `merit ${merit}`),
        ...MERIT_FACTORS.flatMap((factor) =>
          factor === 'LORD'
            ? ['strong', 'medium', 'weak'].map((condition) => `LORD ${condition} null`)
            : ['benefic', 'malefic'].map((nature) => `${factor} null ${nature}`),
        ),
        ...KARMIC_CODES.flatMap((code) => [`${code} true`, `${code} false`]),
      ]),
    );
  });

  it('answers for all sample births, beyond the Placidus limit without the KP note', async () => {
    for (const { arguments: args, now, edge } of SAMPLE_CHARTS) {
      const found = await call(args, now);
      check(found);
      expect(found.kpNote === null).toBe(edge === 'polar');
      if (edge === 'polar') expect(found.notes.join()).toMatch(/KP side note is left out/);
    }
  });

  it.each(['1980-01-01', '2110-01-01'])('refuses %s, outside the 120 years', async (as_of_date) => {
    const { meta, text } = await callTool(tool, { ...GOLDEN, as_of_date });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'as_of_date' });
    expect(text).toMatch(/120 dasha years/);
  });
});
