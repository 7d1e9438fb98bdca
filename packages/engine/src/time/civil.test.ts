import { describe, expect, it } from 'vitest';
import { isBareDate, parseCivil, zoneWithin } from './civil.ts';
import { civilToUtcMs } from './wall-clock.ts';
import { jdFromUtcMs, utcMsFromJd } from './julian.ts';
import { UT } from './clock.ts';
import { printDate, printInstant } from './print.ts';

const refused = (code: string) => expect.objectContaining({ code, field: 'birth_datetime' });

describe('parseCivil (docs/api.md#dates-and-clocks)', () => {
  it.each([
    ['1992-08-14T04:32', { hour: 4, minute: 32, second: 0, ms: 0, dateOnly: false }],
    ['1992-08-14T04:32:07', { second: 7, ms: 0 }],
    ['1992-08-14T04:32:07.5', { second: 7, ms: 500 }],
    ['1992-08-14T04:32:07.123456789', { ms: 123 }],
    ['1992-08-14T04:32:07Z', { offsetMinutes: 0 }],
    ['1992-08-14T04:32+05:30', { offsetMinutes: 330 }],
    ['1992-08-14T04:32:00-09:30', { offsetMinutes: -570 }],
    ['1890-01-01T04:32:00+05:53:20', { offsetMinutes: 353 + 1 / 3 }],
    ['1992-08-14', { year: 1992, month: 8, day: 14, hour: 0, dateOnly: true }],
    ['2000-02-29T00:00', { day: 29 }],
    ['1800-01-01T00:00', { year: 1800 }],
    ['2399-12-31T23:59:59.999', { year: 2399, ms: 999 }],
    [' 1992-08-14T04:32 ', { year: 1992 }],
  ])('reads %s', (text, expected) => {
    expect(parseCivil(text, 'birth_datetime')).toMatchObject(expected);
  });

  it('has no offset where none is written', () => {
    expect(parseCivil('1992-08-14T04:32', 'birth_datetime')).not.toHaveProperty('offsetMinutes');
  });

  it.each([
    '',
    'yesterday',
    '14-08-1992T04:32',
    '1992/08/14 04:32',
    '1992-8-14T04:32',
    '1992-08-14T4:32',
    '1992-08-14T04:32 PM',
    '1992-08-14T04',
    '1992-08-14Z',
    '1992-08-14T04:32:07.',
    '+1992-08-14T04:32',
    '12022-08-14T04:32',
    '1992-02-30T04:32',
    '1900-02-29T04:32',
    '1992-13-01T04:32',
    '1992-00-10T04:32',
    '1992-04-31T04:32',
    '1992-08-00T04:32',
    '1992-08-14T24:01',
    '1992-08-14T24:00:01',
    '1992-0814T04:32',
    '1992-08-14  04:32',
    '1992-08-14[Asia/Colombo]',
    '1992-08-14T04:32[Mars/Olympus]',
    '1992-08-14T04:32[]',
    '1992-08-14T04:32+05:30[',
    '1992-08-14T04:60',
    '1992-08-14T04:32:60',
    '1992-08-14T04:32+17:00',
    '1992-08-14T04:32+05:75',
  ])('refuses %p', (text) => {
    expect(() => parseCivil(text, 'birth_datetime')).toThrow(refused('validation_failed'));
  });

  it.each(['1799-12-31T23:59', '2400-01-01T00:00', '0000-01-01', '9999-12-31'])(
    'says that %s is out of range',
    (text) => {
      expect(() => parseCivil(text, 'birth_datetime')).toThrow(refused('out_of_range'));
      expect(() => parseCivil(text, 'birth_datetime')).toThrow(/1800 to 2399/);
    },
  );

  it('names the field and the value, cut where it is long', () => {
    expect(() => parseCivil('soon', 'query_date')).toThrow(
      /^query_date "soon" is not an ISO 8601 date-time\. Write .*, or the date alone where no time is needed\.$/,
    );
    expect(() => parseCivil('x'.repeat(2000), 'query_date')).toThrow(/"x{40}…"/);
  });
});

describe('B17: ISO 8601 in the wider sense', () => {
  const instant = (text: string): string => {
    const civil = parseCivil(text, 'birth_datetime');
    return new Date(civilToUtcMs(civil, civil.offsetMinutes ?? 0)).toISOString();
  };

  it.each([
    ['1992-08-14 10:02:00', '1992-08-14T10:02:00.000Z'],
    ['1992-08-14t10:02:00z', '1992-08-14T10:02:00.000Z'],
    ['1992-08-14T10:02+0530', '1992-08-14T04:32:00.000Z'],
    ['1992-08-14T10:02+05', '1992-08-14T05:02:00.000Z'],
    ['1992-08-14 10:02:00 +0530', '1992-08-14T04:32:00.000Z'],
    ['1992-08-14T10:02:00\u221205:30', '1992-08-14T15:32:00.000Z'],
    ['19920814T100200', '1992-08-14T10:02:00.000Z'],
    ['19920814T1002', '1992-08-14T10:02:00.000Z'],
    ['19920814T100200.25Z', '1992-08-14T10:02:00.250Z'],
    ['19920814T100200+053000', '1992-08-14T04:32:00.000Z'],
    ['1992-08-14T10:02:00,5', '1992-08-14T10:02:00.500Z'],
    ['19920814', '1992-08-14T00:00:00.000Z'],
    ['1992-08-14T24:00:00', '1992-08-15T00:00:00.000Z'],
    ['1992-02-29T24:00', '1992-03-01T00:00:00.000Z'],
    ['1992-12-31 2400', '1993-01-01T00:00:00.000Z'],
    ['1992-08-14T10:02:00[Asia/Kolkata]', '1992-08-14T04:32:00.000Z'],
    ['1992-08-14T10:02:00+05:30[Asia/Kolkata]', '1992-08-14T04:32:00.000Z'],
    // London went back from summer time at 01:00 UT on 25 October 1992, so 01:30 was shown twice.
    ['1992-10-25T01:30[Europe/London]', '1992-10-25T00:30:00.000Z'],
    ['1992-10-25T01:30+00:00[Europe/London]', '1992-10-25T01:30:00.000Z'],
  ])('B17: reads %s', (text, expected) => {
    expect(instant(text)).toBe(expected);
  });

  it('B17: keeps the years at the end of the last day', () => {
    expect(() => parseCivil('2399-12-31T24:00', 'birth_datetime')).toThrow(refused('out_of_range'));
    expect(parseCivil('1800-01-01', 'birth_datetime').dateOnly).toBe(true);
    expect(parseCivil('18000101', 'birth_datetime').dateOnly).toBe(true);
  });

  it('B17: refuses an offset and a zone that disagree, and names both', () => {
    expect(() => parseCivil('1992-08-14T10:02+05:00[Asia/Kolkata]', 'birth_datetime')).toThrow(
      /birth_datetime "1992-08-14T10:02\+05:00.* carries the offset \+05:00, but Asia\/Kolkata was at \+05:30 then/,
    );
  });

  it('B17: names a zone that nobody knows under the field of the date', () => {
    expect(() => parseCivil('1992-08-14T10:02[Mars/Olympus]', 'query_date')).toThrow(
      expect.objectContaining({ field: 'query_date', message: expect.stringContaining('Mars/Olympus') }),
    );
  });

  it('B17: knows which texts leave their clock open', () => {
    for (const text of ['1992-08-14', '19920814', '1992-08-14 10:02', '19920814T1002'])
      expect(isBareDate(text)).toBe(true);
    for (const text of ['1992-08-14T10:02Z', '1992-08-14T10:02+05', '1992-08-14T10:02[Asia/Kolkata]', 'soon'])
      expect(isBareDate(text)).toBe(false);
    expect(zoneWithin('1992-08-14T10:02[Asia/Kolkata]')).toBe('Asia/Kolkata');
    expect(zoneWithin('1992-08-14T10:02')).toBeUndefined();
  });
});

describe('instants', () => {
  it('turn a wall clock into UT', () => {
    expect(civilToUtcMs(parseCivil('1992-08-14T04:32:00', 'd'), 330)).toBe(Date.parse('1992-08-13T23:02:00Z'));
    expect(civilToUtcMs(parseCivil('1890-06-01T00:00:00', 'd'), 353 + 1 / 3)).toBe(Date.parse('1890-05-31T18:06:40Z'));
  });

  it('turn into Julian days and back', () => {
    // Meeus, Astronomical Algorithms, ch. 7: 2000 January 1.5, 1987 June 19.5, 1900 January 1.0.
    expect(jdFromUtcMs(Date.UTC(2000, 0, 1, 12))).toBe(2_451_545);
    expect(jdFromUtcMs(Date.UTC(1987, 5, 19, 12))).toBe(2_446_966);
    expect(jdFromUtcMs(Date.UTC(1900, 0, 1))).toBe(2_415_020.5);
    for (const ms of [0, -1, 713_746_920_123, Date.UTC(1800, 0, 1), Date.UTC(2399, 11, 31)]) {
      expect(utcMsFromJd(jdFromUtcMs(ms))).toBe(ms);
    }
  });

  it('are printed with the offset, floored to the second (D5)', () => {
    expect(printInstant(Date.parse('2031-03-10T08:32:11.999Z'), { offsetMinutes: 330 })).toBe(
      '2031-03-10T14:02:11+05:30',
    );
    expect(printInstant(0, UT)).toBe('1970-01-01T00:00:00+00:00');
    expect(printInstant(-1, { offsetMinutes: -210 })).toBe('1969-12-31T20:29:59-03:30');
    expect(printInstant(0, { offsetMinutes: 353 + 1 / 3 })).toBe('1970-01-01T05:53:20+05:53:20');
    // A birth is printed with the very wall clock it was given in, odd offsets too.
    const birth = civilToUtcMs(parseCivil('1862-01-12T06:33', 'birth_datetime'), 353.4667);
    expect(printInstant(birth, { offsetMinutes: 353.4667 })).toBe('1862-01-12T06:33:00+05:53:28');
    expect(printInstant(0, { offsetMinutes: -(15 * 60 + 56 + 8 / 60) })).toBe('1969-12-31T08:03:52-15:56:08');
    expect(printDate(Date.parse('2031-03-10T20:00:00Z'), { offsetMinutes: 330 })).toBe('2031-03-11');
  });

  it('are read back as printed', () => {
    for (const offset of [0, 330, -570, 353 + 1 / 3]) {
      const printed = printInstant(713_746_920_000, { offsetMinutes: offset });
      const civil = parseCivil(printed, 'd');
      expect(civilToUtcMs(civil, civil.offsetMinutes ?? NaN)).toBe(713_746_920_000);
    }
  });
});
