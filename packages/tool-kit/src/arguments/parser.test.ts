import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { ToolError } from '../errors.ts';
import { acceptedBirthInput, birthInput, placeInput } from '../inputs/birth.ts';
import { houseGroupInput, pageInput } from '../inputs/common.ts';
import { personInput } from '../inputs/person.ts';
import { createParser } from './parser.ts';
import { readArguments } from './read.ts';

const BIRTH = { birth_datetime: '1992-08-14T10:02:00', latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 };
const bytes = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value));

function parse(schema: z.ZodObject, value: unknown) {
  return createParser(schema)(readArguments(bytes(value))).input;
}

/** `code field: message` of what the parser says. */
function faultOf(schema: z.ZodObject, value: unknown): string {
  try {
    parse(schema, value);
  } catch (error) {
    if (error instanceof ToolError) return `${error.code} ${error.field ?? '-'}: ${error.message}`;
    throw error;
  }
  return 'accepted';
}

const wide = birthInput.extend({
  varga: z.enum(['D1', 'D9', 'D10']).default('D1'),
  target_number: z.int().min(1).max(249).optional(),
  threshold: z.number().gt(0).max(300).default(30),
  include: z.boolean().default(true),
  house_group: houseGroupInput,
  page: pageInput,
  person2: personInput.optional(),
  label: z.string().min(1).max(20).optional(),
});

describe('further names', () => {
  const schema = z
    .strictObject({ cusps: z.array(z.int()).optional() })
    .meta({ aliases: { houses: 'cusps' }, unread: ['granularity'] });

  it('stand for an argument, or change nothing', () => {
    expect(parse(schema, { houses: [7] })).toEqual({ cusps: [7] });
    expect(parse(schema, { granularity: 'minute', cusps: [2] })).toEqual({ cusps: [2] });
    expect(faultOf(schema, { houses: [7], cusps: [7] })).toContain('was sent under two names');
    expect(faultOf(schema, { granule: 'minute' })).toContain('Unknown argument "granule"');
  });
});

describe('the birth parameters', () => {
  it('take numbers as numbers or numeric strings', () => {
    const text = { ...BIRTH, latitude: '13.0827', longitude: ' 80.2707 ', utc_offset_minutes: '+330' };
    expect(parse(birthInput, text)).toEqual(BIRTH);
    expect(parse(birthInput, { ...BIRTH, latitude: '-1.3e1' })).toMatchObject({ latitude: -13 });
  });

  it('take time_zone in place of the offset', () => {
    const { utc_offset_minutes: _, ...zoned } = { ...BIRTH, time_zone: 'Asia/Kolkata' };
    expect(parse(birthInput, zoned)).toEqual(zoned);
  });

  it('count null as not given', () => {
    expect(parse(birthInput, { ...BIRTH, ayanamsa: null, time_zone: null })).toEqual(BIRTH);
  });

  it.each([
    [
      {},
      'birth_data_missing birth_datetime: birth_datetime, latitude, longitude and utc_offset_minutes are missing. Send them with this call, as with every call (time_zone with an IANA name may replace utc_offset_minutes).',
    ],
    [
      { ...BIRTH, longitude: undefined, latitude: null },
      'birth_data_missing latitude: latitude and longitude are missing. Send them with this call, as with every call.',
    ],
    [
      { ...BIRTH, utc_offset_minutes: undefined },
      'birth_data_missing utc_offset_minutes: utc_offset_minutes is missing. Send it with this call, as with every call (time_zone with an IANA name may replace utc_offset_minutes).',
    ],
    [
      { ...BIRTH, latitude: 95 },
      'validation_failed latitude: Argument "latitude" is 95 but must be a number from -90 to 90. Correct it and call again.',
    ],
    [
      { ...BIRTH, latitude: 'NaN' },
      'validation_failed latitude: Argument "latitude" is the text "NaN" but must be a number from -90 to 90. Send decimal degrees, which set_birth_profile finds for the name of a town in birth_place.',
    ],
    [
      { ...BIRTH, latitude: 151.2, longitude: -33.87 },
      'validation_failed latitude: Argument "latitude" is 151.2 but must be a number from -90 to 90. Correct it and call again, and if it is the longitude, exchange the two.',
    ],
    [
      { ...BIRTH, birth_place: 'Mumbai' },
      'validation_failed birth_place: Unknown argument "birth_place". Call set_birth_profile with the name of the town as birth_place, and send the latitude, longitude and time_zone that it finds.',
    ],
    [
      { ...BIRTH, uncertainty_minutes: 10 },
      'validation_failed uncertainty_minutes: Unknown argument "uncertainty_minutes". Valid names are birth_datetime, latitude, longitude, utc_offset_minutes, ayanamsa, time_zone and language. Use one of them or leave it out.',
    ],
    [
      { ...BIRTH, utc_offset_minutes: -961 },
      'validation_failed utc_offset_minutes: Argument "utc_offset_minutes" is -961 but must be a number from -960 to 960. Correct it and call again.',
    ],
    [
      { ...BIRTH, ayanamsa: 'Lahri' },
      'validation_failed ayanamsa: Argument "ayanamsa" is the text "Lahri" but must be one of kp, kp_new, lahiri, raman, true_chitra or khullar. Did you mean "lahiri"?',
    ],
    [
      { ...BIRTH, birthDateTime: '1992' },
      'validation_failed birthDateTime: Unknown argument "birthDateTime". The nearest valid name is "birth_datetime", so rename it or leave it out.',
    ],
    [
      { ...BIRTH, long: 79.8 },
      'validation_failed long: Unknown argument "long". The nearest valid name is "longitude", so rename it or leave it out.',
    ],
    [
      { ...BIRTH, event: 'marriage' },
      'validation_failed event: Unknown argument "event". Valid names are birth_datetime, latitude, longitude, utc_offset_minutes, ayanamsa, time_zone and language. Use one of them or leave it out.',
    ],
    [
      { ...BIRTH, ayanamsa: 'Fagan-Bradley' },
      'validation_failed ayanamsa: Argument "ayanamsa" is the text "Fagan-Bradley" but must be one of kp, kp_new, lahiri, raman, true_chitra or khullar. Correct it and call again.',
    ],
    [
      { ...BIRTH, birth_datetime: 1992 },
      'validation_failed birth_datetime: Argument "birth_datetime" is 1992 but must be text (Local, ISO 8601). Correct it and call again.',
    ],
  ])('refuse %j', (value, message) => {
    expect(faultOf(birthInput, value)).toBe(message);
  });

  it('are listed and never needed where the tool needs no birth', () => {
    expect(parse(acceptedBirthInput, {})).toEqual({});
    expect(parse(acceptedBirthInput, { ...BIRTH, ayanamsa: 'raman' })).toEqual({ ...BIRTH, ayanamsa: 'raman' });
  });

  it('are needed in part where a place is needed', () => {
    expect(faultOf(placeInput, { latitude: 1, longitude: 2 })).toBe(
      'birth_data_missing utc_offset_minutes: utc_offset_minutes is missing. Send it with this call, as with every call (time_zone with an IANA name may replace utc_offset_minutes).',
    );
    expect(parse(placeInput, { latitude: 1, longitude: 2, time_zone: 'Asia/Kolkata' })).toMatchObject({ latitude: 1 });
  });
});

describe('the first fault of other arguments', () => {
  it.each([
    ['target_number', 250, 'a whole number from 1 to 249'],
    ['target_number', 1.5, 'a whole number from 1 to 249'],
    ['threshold', 0, 'a number above 0 of at most 300'],
    ['include', 'yes', 'true or false'],
    ['page', 0, 'a whole number of at least 1. Correct'],
    ['house_group', [1, 13], 'a whole number from 1 to 12'],
    ['house_group', [], 'a list of 1 to 12 items, each a whole number from 1 to 12'],
    ['label', 'x'.repeat(21), 'text of 1 to 20 characters'],
    ['person2', 'Ann', 'an object with datetime, latitude and longitude'],
  ])('%s: %j', (name, value, expected) => {
    const fault = faultOf(wide, { ...BIRTH, [name]: value });
    expect(fault).toContain('validation_failed');
    expect(fault).toContain(`"${name}`);
    expect(fault).toContain(`must be ${expected}`);
  });

  it('names the place in a list', () => {
    expect(faultOf(wide, { ...BIRTH, house_group: [7, 13] })).toBe(
      'validation_failed house_group[1]: Argument "house_group[1]" is 13 but must be a whole number from 1 to 12. Correct it and call again.',
    );
  });

  it('names what is missing in another person', () => {
    expect(faultOf(wide, { ...BIRTH, person2: { datetime: '1990-01-01T01:01', longitude: 2 } })).toBe(
      'validation_failed person2.latitude: Argument "person2.latitude" is missing. Send a number from -90 to 90.',
    );
  });

  it('suggests a name inside another person', () => {
    expect(faultOf(wide, { ...BIRTH, person2: { dateTime: '1990-01-01T01:01' } })).toBe(
      'validation_failed person2.dateTime: Unknown argument "person2.dateTime". The nearest valid name is "datetime", so rename it or leave it out.',
    );
  });

  it('reads the snake_case names and numeric strings of another person', () => {
    const person2 = { birth_datetime: '1990-01-01T01:01', latitude: '1', longitude: 2, utc_offset_minutes: '60' };
    expect(parse(wide, { ...BIRTH, person2 })).toMatchObject({
      person2: { datetime: '1990-01-01T01:01', latitude: 1, longitude: 2, utcOffsetMinutes: 60 },
    });
    expect(faultOf(wide, { ...BIRTH, person2: { ...person2, datetime: '1990-01-01T01:02' } })).toBe(
      'validation_failed person2.datetime: Argument "person2.datetime" was sent under two names. Send it once.',
    );
  });
});

describe('hostile or broken arguments', () => {
  it('no bytes are an empty object', () => {
    expect(createParser(acceptedBirthInput)(readArguments(new Uint8Array())).input).toEqual({});
  });

  it.each([
    ['{"latitude": NaN}', 'The arguments are not valid JSON'],
    ['{"latitude"', 'The arguments are not valid JSON'],
    ['[1]', 'The arguments must be one JSON object'],
    ['null', 'The arguments must be one JSON object'],
    ['"text"', 'The arguments must be one JSON object'],
    ['{"latitude": 1e999}', 'Argument "latitude" is too large to be a number. Send a finite number.'],
    ['{"__proto__": {"latitude": 1}}', 'Unknown argument "__proto__".'],
    ['{"constructor": 1}', 'Unknown argument "constructor".'],
    ['{"toString": null}', 'Unknown argument "toString".'],
    [`{"latitude": ${'['.repeat(20_000)}${']'.repeat(20_000)}}`, 'nested more than 8 levels deep'],
    [`{"latitude": [${'1,'.repeat(30_000)}1]}`, 'more than 20000 values'],
    [
      `{"time_zone": "${'x'.repeat(2_001)}"}`,
      'Argument "time_zone" is 2,001 characters long, but at most 2,000 are accepted. Shorten it.',
    ],
    [`{"${'k'.repeat(2_500)}": 1}`, `Unknown argument "${'k'.repeat(60)}…".`],
  ])('%.60s', (text, message) => {
    const fault = faultOf(acceptedBirthInput, text);
    expect(fault).toContain('validation_failed');
    expect(fault).toContain(message);
  });

  it('bytes that are no UTF-8', () => {
    expect(() => readArguments(Uint8Array.of(0x7b, 0xff, 0x7d))).toThrow(/not valid UTF-8/);
  });

  it('a numeric string beyond all doubles', () => {
    expect(faultOf(birthInput, { ...BIRTH, latitude: '1e999' })).toContain(
      'Argument "latitude" is the text "1e999" but must be a number from -90 to 90.',
    );
  });

  it('leaves Object.prototype alone', () => {
    faultOf(wide, '{"person2": {"__proto__": {"polluted": true}}}');
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });
});
