import { callTool, conforms, findTool, randomBirths } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './set-birth-profile.tool.ts';

const PLACE = { latitude: 18.5204, longitude: 73.8567, utc_offset_minutes: 330 };
const DAY = { ...PLACE, birth_datetime: '1990-05-17', birth_time_known: false };

describe('a birth whose time nobody knows', () => {
  it('is confirmed by its date, with what cannot be read and the two ways to an answer', async () => {
    const { text, isError, meta } = await callTool(tool, { ...DAY, name: 'A. B.', question: 'When will I marry?' });
    expect(isError).toBe(false);
    expect(text).toContain(
      'BIRTH PROFILE CONFIRMED\nName: A. B.\nBirth date: 1990-05-17, time unknown\nLatitude: 18.5204\n',
    );
    expect(text).toContain('Houses, cusps and their sub lords cannot be read, so no KP verdict can be given.');
    expect(text).toContain('Topic: marriage\nEvent of this question: Marriage\n');
    expect(text).not.toMatch(/READING PLAN|Tools, in order|analyze_natal_promise/);
    expect(meta['cuspal/structured']).toMatchObject({
      profile: { name: 'A. B.', birthDate: '1990-05-17', birthTimeKnown: false, utcOffsetMinutes: 330, ayanamsa: 'kp' },
      plan: {
        topic: 'marriage',
        ways: [
          { way: 'QUESTION_BY_NUMBER', tools: ['get_horary_chart_v2'] },
          { way: 'FIND_THE_TIME', tools: ['find_birth_time', 'rectify_birth_time', 'set_birth_profile'] },
        ],
      },
    });
  });

  it('is led to tools that exist and take what the steps say', async () => {
    const { text } = await callTool(tool, DAY);
    const named = [...new Set(text.match(/\b(?:get|set|find|rectify)_\w+/g))];
    expect(named.sort()).toEqual([
      'find_birth_time',
      'get_horary_chart_v2',
      'get_planets',
      'rectify_birth_time',
      'set_birth_profile',
    ]);
    for (const name of named) expect((await findTool(name)).name).toBe(name);
    const known = [{ event: 'Marriage', date: '2015-02-01' }];
    const { isError } = await callTool('find_birth_time', {
      ...PLACE,
      birth_datetime: DAY.birth_datetime,
      known_events: known,
    });
    expect(isError).toBe(false);
  });

  it('takes topic and depth from the assistant, and the offset of a zone at noon', async () => {
    const { text, meta } = await callTool(tool, {
      ...DAY,
      utc_offset_minutes: undefined,
      birth_datetime: '1943-07-01',
      time_zone: 'Asia/Kolkata',
      topic: 'career',
      depth: 'focused',
    });
    // India kept war time, UT+6:30, from 1942-09-01 to 1945-10-15 (tz database).
    expect(text).toContain('UTC offset minutes: 390 (from Asia/Kolkata)\n');
    expect(text).toContain('Tier, once the time is found: Focused question\nTopic: career\n');
    expect(meta['cuspal/structured']).toMatchObject({ plan: { classifiedBy: 'ASKED' } });
  });

  it('is not sent to a tool that refuses inside the polar circles', async () => {
    const polar = { ...DAY, latitude: 78.2 };
    const { text, meta } = await callTool(tool, polar);
    expect(text).toContain('Note: Placidus cusps do not exist at this latitude; KP cusp tools will refuse.\n');
    expect(text).toContain('ONE WAY TO AN ANSWER');
    expect(text).not.toMatch(/find_birth_time|rectify_birth_time|\n2\./);
    expect(meta['cuspal/structured']).toMatchObject({ plan: { ways: [{ way: 'QUESTION_BY_NUMBER' }] } });
    const { meta: found } = await callTool('find_birth_time', {
      ...PLACE,
      latitude: 78.2,
      birth_datetime: '1990-05-17',
    });
    expect(found['code']).toBe('out_of_range');
  });

  it('refuses a day that the clocks of the place left out', async () => {
    const apia = { ...DAY, utc_offset_minutes: undefined, birth_datetime: '2011-12-30', time_zone: 'Pacific/Apia' };
    const { text, meta } = await callTool(tool, apia);
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'birth_datetime' });
    expect(text).toBe(
      'birth_datetime "2011-12-30" is a day that the clocks of Pacific/Apia left out. Ask for the date again.',
    );
  });

  it('sets a clock time aside and says so', async () => {
    const { text } = await callTool(tool, { ...DAY, birth_datetime: '1990-05-17T14:30' });
    expect(text).toContain('Note: The clock time in birth_datetime was set aside, because the time counts as unknown.');
    expect(text).toContain('Birth date: 1990-05-17, time unknown');
  });

  it.each([
    [{ ...DAY, birth_time_known: true }, 'birth_datetime', /has no clock time.*birth_time_known false/],
    [{ ...DAY, birth_datetime: '1990-02-30' }, 'birth_datetime', /not in the calendar/],
    [{ ...DAY, birth_time_uncertainty_minutes: 5 }, 'birth_time_uncertainty_minutes', /birth_time_known false/],
  ])('refuses %j', async (args, field, words) => {
    const { meta, text } = await callTool(tool, args);
    expect(meta).toMatchObject({ code: 'validation_failed', field });
    expect(text).toMatch(words);
  });
});

describe('a birth time that may be off', () => {
  const structured = z.object({
    profile: z.object({ birthTimeUncertaintyMinutes: z.number() }),
    uncertainty: z.object({
      verdicts: z.literal(78),
      uncertainVerdicts: z.int(),
      stability: z.record(z.string(), z.int()),
    }),
  });
  const page = z.object({
    stabilitySummary: z.record(z.string(), z.int()),
    events: z.array(z.object({ uncertain: z.literal(true).optional() })),
  });

  it('counts the verdicts that hang on it as analyze_natal_promise does', async () => {
    for (const birth of randomBirths(3, 31)) {
      const args = { ...birth, birth_time_uncertainty_minutes: 4 };
      const { meta, text } = await callTool(tool, args);
      const { profile, uncertainty } = structured.parse(meta['cuspal/structured']);
      expect(profile.birthTimeUncertaintyMinutes).toBe(4);
      const pages = await Promise.all(
        [1, 2, 3, 4].map(async (number) =>
          page.parse((await conforms('analyze_natal_promise', { ...args, page: number })).result),
        ),
      );
      expect(uncertainty.uncertainVerdicts).toBe(
        pages.flatMap(({ events }) => events).filter(({ uncertain }) => uncertain).length,
      );
      expect(uncertainty.stability).toEqual(pages[0]?.stabilitySummary);
      expect(text).toContain('Birth time uncertainty: 4 minutes either way\n');
      expect(text).toContain(`natal catalogue ${uncertainty.uncertainVerdicts} can take another side within that`);
      expect(text).toContain(`one: ${uncertainty.stability['THIN']};`);
    }
  });

  it('leaves the count out where there are no cusps, and everything out where nothing is uncertain', async () => {
    const birth = { ...PLACE, birth_datetime: '1990-05-17T14:30' };
    const polar = await callTool(tool, { ...birth, latitude: 70, birth_time_uncertainty_minutes: 4 });
    expect(polar.isError).toBe(false);
    expect(polar.text).toContain('Placidus cusps do not exist');
    expect(polar.text).not.toContain('verdicts of the natal catalogue');
    expect((await callTool(tool, birth)).text).not.toMatch(/uncertain/i);
  });
});
