import { callTool } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { planLines } from '../plan/plan-lines.ts';
import { planFor } from '../plan/plan.ts';
import { joinLines } from '../text/lines.ts';
import tool from './set-birth-profile.tool.ts';

const PLACE = { latitude: 18.5204, longitude: 73.8567 };
const BIRTH = { birth_datetime: '1990-05-17T14:30', ...PLACE, utc_offset_minutes: 330 };

const textOf = async (args: object) => (await callTool(tool, args)).text;

describe('set_birth_profile', () => {
  it('prints profile, reminder and plan in this order', async () => {
    const { text, isError } = await callTool(tool, { ...BIRTH, name: 'A. B.', question: 'Full marriage reading' });
    expect(isError).toBe(false);
    expect(text).toBe(`BIRTH PROFILE CONFIRMED
Name: A. B.
Birth datetime: 1990-05-17T14:30:00
Latitude: 18.5204
Longitude: 73.8567
UTC offset minutes: 330
Ayanamsa: kp

Send these same birth parameters with every later call; nothing is stored between calls.

${joinLines(planLines(planFor('Full marriage reading')))}`);
  });

  it('A17: names the other clock of an old birth, and a birth to come', async () => {
    const old = await textOf({ ...BIRTH, birth_datetime: '1930-05-17T14:30', latitude: 18.975, longitude: 72.8258 });
    expect(old).toContain('Note: Bombay kept its own time, +04:51, until 1955');
    expect(old).toContain('send utc_offset_minutes 291 (+04:51) and no time_zone.');
    expect(await textOf({ ...BIRTH, birth_datetime: '2031-05-17T14:30' })).toContain(
      'Note: This birth lies in the future, 2031-05-17T09:00 UT.',
    );
    expect(await textOf(BIRTH)).not.toContain('Note:');
  });

  it('B17: takes the zone in brackets for time_zone', async () => {
    expect(await textOf({ ...PLACE, birth_datetime: '1990-05-17 14:30[Asia/Kolkata]' })).toContain(
      'UTC offset minutes: 330 (from Asia/Kolkata)',
    );
  });

  it('puts profile and plan beside the text for programs', async () => {
    const { meta, structuredContent } = await callTool(tool, { ...BIRTH, ayanamsa: 'lahiri', question: 'xyzzy' });
    expect(structuredContent).toBeUndefined();
    expect(meta['cuspal/structured']).toEqual({
      profile: { birthDatetime: '1990-05-17T14:30:00', ...PLACE, utcOffsetMinutes: 330, ayanamsa: 'lahiri' },
      plan: planFor('xyzzy'),
    });
  });

  it('plans by topic and depth when they are sent, whatever the words', async () => {
    const args = { ...BIRTH, question: '¿Cuándo me casaré?', topic: 'marriage', depth: 'focused' };
    const { text, meta } = await callTool(tool, args);
    expect(text).toContain('Tier: Focused question\nTopic: marriage\nEvent of this question: Marriage\n');
    expect(meta['cuspal/structured']).toMatchObject({ plan: { tier: 'focused', classifiedBy: 'ASKED', floor: 12 } });
  });

  it('asks for the offset or the zone when there is neither', async () => {
    const { text, meta } = await callTool(tool, { birth_datetime: BIRTH.birth_datetime, ...PLACE });
    expect(meta['code']).toMatch(/^(?:birth_data_missing|validation_failed)$/);
    expect(text).toContain('utc_offset_minutes');
    expect(text).toContain('time_zone');
  });

  it('leaves the name out when there is none, and gives the full reading without a question', async () => {
    for (const name of [undefined, '', ' \n']) {
      const text = await textOf({ ...BIRTH, name, question: '  ' });
      expect(text).not.toContain('Name:');
      expect(text).toContain('Tier: Full reading\nTopic: general\n');
    }
  });

  it('echoes a name on one line as it is', async () => {
    const name = `Zoë\r\nTier: hacked ${'ज'.repeat(150)}`;
    const [, line] = (await textOf({ ...BIRTH, name })).split('\n');
    expect(line).toBe(`Name: Zoë  Tier: hacked ${'ज'.repeat(150)}`);
  });

  it('shares nothing between calls', async () => {
    await textOf({ ...BIRTH, name: 'First', question: 'career' });
    expect(await textOf(BIRTH)).not.toMatch(/First|career/);
    expect(await callTool(tool, {})).toMatchObject({ isError: true, meta: { code: 'birth_data_missing' } });
  });

  it('finds the offset of a zone at birth', async () => {
    const text = await textOf({ ...PLACE, birth_datetime: '1943-07-01T06:00:30', time_zone: 'Asia/Kolkata' });
    // India kept war time, UT+6:30, from 1942-09-01 to 1945-10-15 (tz database).
    expect(text).toContain('Birth datetime: 1943-07-01T06:00:30\n');
    expect(text).toContain('UTC offset minutes: 390 (from Asia/Kolkata)\n');
  });

  it('prints an offset that a later call may send back', async () => {
    const args = { latitude: 51.5, longitude: -0.1275, birth_datetime: '1840-03-01T05:00', time_zone: 'Europe/London' };
    const text = await textOf(args);
    const offset = Number(/UTC offset minutes: (\S+) \(from Europe\/London\)/.exec(text)?.[1]);
    expect(offset).toBeCloseTo(-1.25, 9);
    expect(await textOf({ ...args, utc_offset_minutes: offset })).toBe(text);
  });

  it.each([
    ['latitude', 90.0001],
    ['latitude', -91],
    ['longitude', 180.5],
    ['longitude', -1000],
  ])('refuses %s %d with the value and the range', async (field, value) => {
    const { isError, text, meta } = await callTool(tool, { ...BIRTH, [field]: value });
    expect(isError).toBe(true);
    expect(meta).toMatchObject({ code: 'validation_failed', recoverable: true, field });
    expect(text).toContain(field);
    expect(text).toContain(String(value));
    expect(text).toContain(field === 'latitude' ? '-90 to 90' : '-180 to 180');
  });

  it.each([
    [{ birth_datetime: '1990-02-30T10:00' }, 'birth_datetime'],
    [{ birth_datetime: '1990-05-17' }, 'birth_datetime'],
    [{ birth_datetime: '1990-05-17T14:30+02:00' }, 'birth_datetime'],
    [{ time_zone: 'Asia/Tokyo' }, 'utc_offset_minutes'],
    [{ time_zone: 'Mars/Olympus' }, 'time_zone'],
    [{ ayanamsa: 'fagan' }, 'ayanamsa'],
    [{ name: 'x'.repeat(201) }, 'name'],
    [{ question: 'x'.repeat(2001) }, 'question'],
    [{ birthplace: 'Pune' }, 'birthplace'],
  ])('refuses %j', async (wrong, field) => {
    expect(await callTool(tool, { ...BIRTH, ...wrong })).toMatchObject({
      isError: true,
      meta: { code: 'validation_failed', field },
    });
  });

  it('says which reading of the clock is taken where the zone changed it', async () => {
    const london = { latitude: 51.5, longitude: 0, time_zone: 'Europe/London' };
    // 2020: clocks went from 01:00 to 02:00 on 29 March and from 02:00 back to 01:00 on 25 October (tz database).
    const twice = await textOf({ ...london, birth_datetime: '2020-10-25T01:30' });
    expect(twice).toContain(
      'Ayanamsa: kp\nNote: The clocks there showed this time twice, and the earlier reading, +01:00,',
    );
    const never = await textOf({ ...london, birth_datetime: '2020-03-29T01:30' });
    expect(never).toContain('Note: The clocks there skipped this time');
    expect(never).toContain('The later offset, +01:00, is taken');
    for (const birth_datetime of ['2020-10-25T02:00', '2020-10-25T00:59:59', '2020-03-29T02:00']) {
      expect(await textOf({ ...london, birth_datetime })).not.toContain('Note:');
    }
    expect(await textOf({ ...BIRTH, birth_datetime: '2020-10-25T01:30' })).not.toContain('Note:');
  });

  it('confirms no moment before the ephemeris', async () => {
    const { text, meta } = await callTool(tool, { ...BIRTH, birth_datetime: '1800-01-01T11:00' });
    expect(meta).toMatchObject({ code: 'out_of_range', field: 'birth_datetime' });
    expect(text).toContain('1800-01-01T05:30 UT');
    expect(await textOf({ ...BIRTH, birth_datetime: '1800-01-01T11:30' })).toContain('CONFIRMED');
  });

  it('tells where Placidus ends', async () => {
    const note = 'Note: Placidus cusps do not exist at this latitude; KP cusp tools will refuse.';
    // The circle stood at 90 - 23.4408 = 66.5592 degrees in 1990.
    expect(await textOf({ ...BIRTH, latitude: 66.56 })).toContain(`Ayanamsa: kp\n${note}\n\nSend these`);
    expect(await textOf({ ...BIRTH, latitude: -70 })).toContain(note);
    expect(await textOf({ ...BIRTH, latitude: 66.555 })).not.toContain(note);
  });
});
