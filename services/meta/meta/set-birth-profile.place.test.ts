import { callTool } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './set-birth-profile.tool.ts';

const AT = { birth_datetime: '1990-05-17T14:30' };
const call = (args: object) => callTool(tool, { ...AT, ...args });

describe('a birth told by its place', () => {
  it('gets the coordinates and the zone of the place, and says what was assumed', async () => {
    const { text, isError, meta } = await call({ birth_place: 'Bombay', name: 'A. B.', question: 'xyzzy' });
    expect(isError).toBe(false);
    expect(text).toContain(`BIRTH PROFILE CONFIRMED
Name: A. B.
Birth datetime: 1990-05-17T14:30:00
Birth place: Mumbai, Maharashtra, India
Latitude: 19.07283
Longitude: 72.88261
UTC offset minutes: 330 (from Asia/Kolkata)
Ayanamsa: kp
Note: "Bombay" was read as Mumbai, Maharashtra, India, and the coordinates are those of its centre.
Note: Later tools do not take birth_place, so send them latitude, longitude and time_zone.
Note: Place data by GeoNames (geonames.org), CC BY 4.0.

Send these same`);
    expect(meta['cuspal/structured']).toMatchObject({
      profile: { birthPlace: 'Mumbai, Maharashtra, India', latitude: 19.07283, timeZone: 'Asia/Kolkata' },
      place: { name: 'Mumbai', countryCode: 'IN', finding: 'ONLY_ONE', othersOfThatName: 0 },
    });
  });

  it('has the offset that its zone had at birth', async () => {
    // War time from 1942-09-01 to 1945-10-15, UT+6:30; summer time in London in 1968 all year (tz database).
    const india = await call({ birth_place: 'चेन्नई', birth_datetime: '1943-07-01T06:00' });
    expect(india.text).toContain('UTC offset minutes: 390 (from Asia/Kolkata)\n');
    const london = await call({ birth_place: 'London', birth_datetime: '1969-01-10T06:00' });
    expect(london.text).toContain('UTC offset minutes: 60 (from Europe/London)\n');
    expect(london.text).toMatch(/Note: \d+ far smaller places have that name too\./);
  });

  it('gives what later tools take, to the same chart', async () => {
    const { meta } = await call({ birth_place: 'Kathmandu', birth_datetime: '1985-01-01T05:00' });
    const { profile } = z
      .object({ profile: z.object({ latitude: z.number(), longitude: z.number(), timeZone: z.string() }) })
      .parse(meta['cuspal/structured']);
    const { latitude, longitude, timeZone: time_zone } = profile;
    // Nepal stood at UT+5:30 until 1986 (tz database).
    const again = await call({ birth_datetime: '1985-01-01T05:00', latitude, longitude, time_zone });
    expect(again.text).toContain('UTC offset minutes: 330 (from Asia/Kathmandu)\n');
  });

  it('can be a date alone', async () => {
    const { text } = await call({ birth_place: 'Pune', birth_datetime: '1990-05-17', birth_time_known: false });
    expect(text).toContain('Birth date: 1990-05-17, time unknown\nBirth place: Pune, Maharashtra, India\n');
    expect(text).toContain('Note: Place data by GeoNames');
  });

  it('counts the verdicts that an uncertain time leaves, there too', async () => {
    const { text } = await call({ birth_place: 'Pune', birth_time_uncertainty_minutes: 4 });
    expect(text).toContain('can take another side within that uncertainty.');
  });
});

describe('a place that is not clear', () => {
  it('is asked back with what can be sent, at no cost', async () => {
    const { text, isError, meta } = await call({ birth_place: 'Springfield' });
    expect(isError).toBe(true);
    expect(text.split('\n').slice(0, 4)).toEqual([
      'birth_place "Springfield" can be more than one place. Ask which one is meant and send its latitude, longitude and time_zone in place of birth_place.',
      '1. Springfield, Missouri, United States (latitude 37.21533, longitude -93.29824, time_zone America/Chicago, 170,188 people)',
      '2. Springfield, Massachusetts, United States (latitude 42.10148, longitude -72.58981, time_zone America/New_York, 154,341 people)',
      '3. Springfield, Illinois, United States (latitude 39.80172, longitude -89.64371, time_zone America/Chicago, 114,394 people)',
    ]);
    expect(text).toMatch(
      /\n\d+ smaller ones are not listed\. .*\nPlace data by GeoNames \(geonames\.org\), CC BY 4\.0\.$/,
    );
    expect(meta).toMatchObject({ code: 'validation_failed', recoverable: true, field: 'birth_place' });
    expect(meta['cuspal/structured']).toMatchObject({
      finding: 'SAME_NAME',
      candidates: [{ region: 'Missouri', latitude: 37.21533, timeZone: 'America/Chicago' }, {}, {}, {}, {}],
    });
  });

  it.each([
    ['Chenai', /is not known, but these places are spelt alike\..*\n1\. Chennai, Tamil Nadu, India/],
    ['Kerala', /is the name of a country or region, and these are the largest places it can mean\./],
    ['Mumbai, France', /is not known in the country or region named, but elsewhere\..*\n1\. Mumbai/],
    ['Paris, Xyzzy', /Part of birth_place "Paris, Xyzzy" names no country, region or town nearby\./],
    ['Xyzzyqwert', /^birth_place "Xyzzyqwert" is not known, and no place is spelt much like it\. Send the nearest/],
    ['x\u0000\u202ey', /^birth_place "x  y" is not known/],
    ['😀', /^birth_place "😀" is not known/],
  ])('%s says why', async (birth_place, words) => {
    const { text, meta } = await call({ birth_place });
    expect(text).toMatch(words);
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'birth_place' });
  });

  it('is refused when it is longer than any', async () => {
    const { text, meta } = await call({ birth_place: 'a'.repeat(201) });
    expect(meta).toMatchObject({ code: 'validation_failed', field: 'birth_place' });
    expect(text).toContain('at most 200 characters');
  });
});

describe('a place beside other birth data', () => {
  it('is a label where coordinates are sent', async () => {
    const PUNE = { latitude: 18.52, longitude: 73.86, utc_offset_minutes: 330 };
    const { text } = await call({ ...PUNE, birth_place: ' Pune\n(Shivajinagar) ' });
    expect(text).toContain('Birth place: Pune (Shivajinagar)\nLatitude: 18.52\n');
    expect(text).toContain('Note: The coordinates that were sent count, and birth_place is repeated as a label.\n');
    expect(text).not.toMatch(/GeoNames|check their signs/);
    const swapped = await call({ ...PUNE, latitude: 73.86, longitude: 18.52, birth_place: 'Pune' });
    expect(swapped.text).toMatch(/Note: They lie \d{4} km from any place of that name, so check their signs/);
    const unknown = await call({ ...PUNE, birth_place: 'my village' });
    expect(unknown.text).not.toContain('check their signs');
  });

  it.each([
    [{ utc_offset_minutes: 300 }, 'utc_offset_minutes', 'utc_offset_minutes 300 (+05:00) disagrees with Mumbai'],
    [{ time_zone: 'Asia/Karachi' }, 'time_zone', 'time_zone Asia/Karachi disagrees with Mumbai'],
  ])('must agree with %j', async (clock, field, words) => {
    const { text, meta } = await call({ birth_place: 'Mumbai', ...clock });
    expect(meta).toMatchObject({ code: 'validation_failed', field });
    expect(text).toContain(words);
    expect(text).toContain('whose clocks showed +05:30 at birth (Asia/Kolkata)');
  });

  it('agrees with the same offset and with a zone that kept the same time', async () => {
    for (const clock of [{ utc_offset_minutes: 330 }, { time_zone: 'Asia/Calcutta' }, { time_zone: 'Asia/Colombo' }]) {
      expect((await call({ birth_place: 'Mumbai', ...clock })).isError).toBe(false);
    }
  });

  it.each([
    [
      { latitude: 18.5, birth_place: 'Pune', utc_offset_minutes: 330 },
      'longitude',
      'latitude was sent without longitude.',
    ],
    [{ latitude: 18.5, birth_place: 'Pune' }, 'longitude', 'latitude was sent without longitude.'],
    [{ longitude: 73.8, birth_place: 'Pune' }, 'latitude', 'longitude was sent without latitude.'],
    [{}, 'latitude', 'latitude, longitude and utc_offset_minutes are missing.'],
    [{ birth_place: '  ' }, 'latitude', 'latitude, longitude and utc_offset_minutes are missing.'],
    [{ time_zone: 'Asia/Kolkata' }, 'latitude', 'latitude and longitude are missing.'],
    [{ birth_datetime: undefined }, 'birth_datetime', 'birth_datetime, latitude, longitude and utc_offset_minutes are'],
    [{ latitude: 1, longitude: 2, birth_place: 'x' }, 'utc_offset_minutes', 'utc_offset_minutes is missing.'],
  ])('%j is incomplete', async (args, field, words) => {
    const { text, meta } = await call(args);
    expect(meta).toMatchObject({ code: 'birth_data_missing', field });
    expect(text).toContain(words);
  });

  it('is named as the way out where coordinates are missing', async () => {
    expect((await call({})).text).toContain(
      '(birth_place with the name of a town may replace latitude, longitude and utc_offset_minutes)',
    );
  });
});
