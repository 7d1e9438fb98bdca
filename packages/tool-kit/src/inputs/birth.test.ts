import { describe, expect, it } from 'vitest';
import { BIRTH, chartTool, tool } from '../../test/sample-tool.ts';
import { acceptedBirthInput } from './birth.ts';
import { callTool } from '../testing/index.ts';

describe('the time of birth', () => {
  const texts: [string, object, string, string][] = [
    [
      'a bare date',
      { ...BIRTH, birth_datetime: '1992-08-14' },
      'birth_datetime',
      'birth_datetime "1992-08-14" has no clock time. Ask for the time of birth and send YYYY-MM-DDTHH:MM. If nobody knows it, find_birth_time seeks it from dated events, and get_horary_chart_v2 answers by a number. set_birth_profile and get_planets take a date alone with birth_time_known false.',
    ],
    [
      'a suffix that disagrees',
      { ...BIRTH, birth_datetime: '1992-08-14T10:02:00Z' },
      'birth_datetime',
      'birth_datetime carries the offset +00:00 but utc_offset_minutes 330 means +05:30. Make them agree, or leave the suffix out.',
    ],
    [
      'a zone that disagrees',
      { ...BIRTH, time_zone: 'Europe/London' },
      'utc_offset_minutes',
      'utc_offset_minutes 330 (+05:30) disagrees with time_zone Europe/London, which was at +01:00 then. Send one of them, or two that agree.',
    ],
    [
      'a day that is not in the calendar',
      { ...BIRTH, birth_datetime: '1991-02-29T10:00' },
      'birth_datetime',
      'birth_datetime "1991-02-29T10:00" names a day that is not in the calendar. Give a real date.',
    ],
  ];
  it.each(texts)('%s', async (_, args, field, text) => {
    const call = await callTool(chartTool, args);
    expect(call).toMatchObject({ isError: true, text, meta: { code: 'validation_failed', field, recoverable: true } });
  });

  it('outside the ephemeris', async () => {
    const call = await callTool(chartTool, { ...BIRTH, birth_datetime: '1799-12-31T10:00' });
    expect(call.meta).toEqual({ code: 'out_of_range', recoverable: false, field: 'birth_datetime', requestId: 'test' });
    expect(call.text).toContain('outside the supported years 1800 to 2399');
  });

  it.each([
    ['a suffix that agrees', { ...BIRTH, birth_datetime: '1992-08-14T10:02:00+05:30' }, 330],
    ['a zone alone', { ...BIRTH, utc_offset_minutes: undefined, time_zone: 'Asia/Kolkata' }, 330],
    ['a zone and its own offset', { ...BIRTH, time_zone: 'Asia/Kolkata' }, 330],
    [
      'a fraction of a minute',
      { ...BIRTH, birth_datetime: '1862-01-12T06:33', utc_offset_minutes: 353.4667 },
      353.4667,
    ],
    [
      'a skipped hour takes the offset after the change',
      { ...BIRTH, birth_datetime: '2021-03-28T02:30', utc_offset_minutes: undefined, time_zone: 'Europe/Berlin' },
      120,
    ],
    [
      'a repeated hour takes the earlier reading',
      { ...BIRTH, birth_datetime: '2010-10-31T01:30', utc_offset_minutes: undefined, time_zone: 'Europe/London' },
      60,
    ],
  ])('accepts %s', async (_, args, offset) => {
    expect((await callTool(chartTool, args)).result['offset']).toBe(offset);
  });

  it.each([
    [
      'twice',
      { birth_datetime: '2010-10-31T01:30', time_zone: 'Europe/London' },
      /showed this time twice, and .*\+01:00, is taken/,
    ],
    [
      'never',
      { birth_datetime: '2021-03-28T02:30', time_zone: 'Europe/Berlin' },
      /skipped this time\. .*\+02:00, is taken/,
    ],
  ])('is told of when the clocks showed it %s, unless the offset was sent', async (_, birth, sentence) => {
    const args = { ...BIRTH, ...birth, utc_offset_minutes: undefined };
    const { result } = await callTool(chartTool, args);
    expect(result).toMatchObject({ provenance: { notes: [expect.stringMatching(sentence)] } });
    const sent = await callTool(chartTool, { ...args, utc_offset_minutes: result['offset'] });
    expect(sent.result).toMatchObject({ provenance: { notes: [] } });
  });

  it('of tools that do not need one is asked for when the tool builds a chart', async () => {
    const call = await callTool(
      tool(acceptedBirthInput, ({ chart }) => ({ jd: chart.moment.jdUt })),
      { latitude: 1 },
    );
    expect(call.meta).toMatchObject({ code: 'birth_data_missing', field: 'birth_datetime' });
    expect(call.text).toBe('birth_datetime and longitude are missing. Send them with this call, as with every call.');
  });
});
