import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-panchang.tool.ts';

const output = z.object(tool.output.shape);
const provenance = z.object({ provenance: z.object({ notes: z.array(z.string()) }) });
const panchang = async (args: object) => {
  const { result } = await conforms(tool, args);
  return { ...output.parse(result), notes: provenance.parse(result).provenance.notes };
};
const ms = (text: string | null | undefined): number => Date.parse(text ?? '');
const chennai = { latitude: 13.0878, longitude: 80.2785, utc_offset_minutes: 330 };
const delhi = { latitude: 28.6139, longitude: 77.209, time_zone: 'Asia/Kolkata', ayanamsa: 'lahiri' };
const tromso = { latitude: 69.6492, longitude: 18.9553, time_zone: 'Europe/Oslo' };
/** `05:54:27` on the day of a result. */
const near = (text: string, clock: string) =>
  expect(Math.abs(ms(text) - ms(`${text.slice(0, 11)}${clock}${text.slice(19)}`))).toBeLessThan(5000);

describe('get_panchang', () => {
  it('Chennai, 17 July 2024, as PyJHora has it', async () => {
    const day = await panchang({ ...chennai, query_date: '2024-07-17' });
    expect(day.asOf).toBe('2024-07-17T12:00:00+05:30');
    near(day.sunrise, '05:54:27');
    near(day.sunset, '18:35:40');
    near(day.rahuKaal.start, '12:15:03');
    near(day.rahuKaal.end, '13:50:12');
    near(day.yamagandaKaal.start, '07:29:36');
    near(day.gulikaiKaal.end, '12:15:03');
    near(day.abhijit.start, '11:49:41');
    near(day.abhijit.end, '12:40:26');
    expect(day.durmuhurta).toEqual([{ start: day.abhijit.start, end: day.abhijit.end }]);
    expect(day).toMatchObject({
      weekday: { name: 'Wednesday', number: 3, lord: 'Mercury' },
      tithi: { number: 11, name: 'Ekadashi', paksha: 'Shukla', group: 'Nanda', lord: 'Mars', next: 'Dwadashi' },
      nakshatra: { name: 'Anuradha', lord: 'Saturn', next: 'Jyeshtha' },
      yoga: { name: 'Shukla', quality: 'good' },
      karana: { number: 22, name: 'Vishti', isVishti: true, lord: 'Saturn' },
      atSunrise: { karana: { number: 21, name: 'Vanija' }, yoga: { number: 23 } },
      abhijit: { usable: false },
      kpDayLord: 'Mercury',
    });
    expect(day.flags.map(({ code }) => code)).toEqual(['VISHTI']);
  });

  it('Loznica, 9 October 1990, as Jagannatha Hora has it', async () => {
    const day = await panchang({
      latitude: 44 + 32 / 60,
      longitude: 19 + 13 / 60,
      utc_offset_minutes: 60,
      ayanamsa: 'true_chitra',
      query_date: '1990-10-09T09:10',
    });
    near(day.sunrise, '05:54:58');
    near(day.sunset, '17:05:20');
    expect(day).toMatchObject({
      tithi: { name: 'Shashthi', paksha: 'Krishna' },
      nakshatra: { name: 'Mrigashira' },
      yoga: { name: 'Variyan' },
      karana: { name: 'Vanija' },
      weekday: { name: 'Tuesday' },
      lunarMonth: { amanta: 'Ashvina', samvatsara: { number: 4, name: 'Pramoda' } },
    });
    expect(Math.abs(day.tithi.remainingPercent - 47.67)).toBeLessThan(0.1);
  });

  it('the year of 9 April 2024 and the adhika Shravana of 2023 at Delhi', async () => {
    expect((await panchang({ ...delhi, query_date: '2024-04-09' })).lunarMonth).toMatchObject({
      amanta: 'Chaitra',
      shaka: 1946,
      vikrama: 2081,
      samvatsara: { name: 'Krodhi' },
    });
    expect((await panchang({ ...delhi, query_date: '2023-08-01' })).lunarMonth).toMatchObject({
      amanta: 'Shravana',
      adhika: true,
    });
  });

  it.each(SAMPLE_CHARTS.filter(({ arguments: { time_zone } }) => time_zone === undefined))(
    '$label: the parts of the result fit one another',
    async ({ arguments: { birth_datetime, ...args } }) => {
      const day = await panchang({ ...args, query_date: birth_datetime });
      const [rise, set] = [ms(day.sunriseUtc), ms(day.sunsetUtc)];
      const asOf = Date.parse(`${birth_datetime}Z`) - (args.utc_offset_minutes ?? 0) * 60_000;
      expect(rise).toBeLessThanOrEqual(asOf);
      expect(day.dayLengthMinutes).toBeCloseTo((set - rise) / 60_000, 1);
      expect(Math.ceil(day.karana.number / 2)).toBe(day.tithi.number);
      expect(day.tithi.elapsedPercent + day.tithi.remainingPercent).toBeCloseTo(100, 6);
      for (const [limb, rows] of [
        [day.tithi, day.dayTithis],
        [day.nakshatra, day.dayNakshatras],
        [day.yoga, day.dayYogas],
        [day.karana, day.dayKaranas],
      ] as const) {
        expect(rows).toContainEqual({ number: limb.number, name: limb.name, start: limb.start, end: limb.end });
        for (const [index, row] of rows.entries()) if (index > 0) expect(row.start).toBe(rows[index - 1]?.end);
      }
      expect(day.nakshatra.lord).toBe(day.moonLords.starLord);
      expect(day.sunriseDefinition).toBe('disc centre, no refraction');
    },
  );

  it('the public sunrise moves the day, and the KP day lord stays', async () => {
    const centre = await panchang({ ...chennai, query_date: '2024-07-17' });
    // Between the two sunrises: 05:50:45 and 05:54:27.
    const early = { ...chennai, query_date: '2024-07-17T05:52:00' };
    const upper = await panchang({ ...early, sunrise_rule: 'upper_limb' });
    expect(upper.sunrise).toBe(centre.sunriseApparent);
    expect([upper.sunriseApparent, upper.sunsetApparent]).toEqual([upper.sunrise, upper.sunset]);
    expect(upper.sunriseDefinition).toBe('upper limb, with refraction');
    expect([upper.weekday.name, upper.kpDayLord, upper.vedicDate]).toEqual(['Wednesday', 'Mars', '2024-07-17']);
    expect(upper.notes.join(' ')).toMatch(/centre of the disc the Sun rises at 05:54/);
    const before = await panchang(early);
    expect([before.weekday.name, before.kpDayLord, before.vedicDate]).toEqual(['Tuesday', 'Mars', '2024-07-16']);
  });

  it('notes: Saturdays, and months that another ayanamsa names otherwise', async () => {
    const saturday = await panchang({ ...chennai, query_date: '2024-07-20' });
    expect(saturday.notes.join(' ')).toMatch(/On Saturdays other almanacs/);
    expect(saturday.durmuhurta).toHaveLength(1);
    expect((await panchang({ ...chennai, query_date: '2029-04-15' })).notes.join(' ')).toMatch(
      /So Lahiri or another ayanamsa may name another month/,
    );
    expect((await panchang({ ...chennai, query_date: '1983-01-19', ayanamsa: 'lahiri' })).notes.join(' ')).toMatch(
      /So another ayanamsa may name another month/,
    );
    const tuesday = await panchang({ ...chennai, query_date: '2024-07-16' });
    expect(tuesday.durmuhurta).toHaveLength(2);
    expect(ms(tuesday.durmuhurta[1]?.start)).toBeGreaterThan(ms(tuesday.sunset));
    expect(tuesday.notes.join(' ')).not.toMatch(/Saturdays|another month/);
  });

  it.each(['2024-06-21', '2024-12-21'])(
    '%s in Tromso: a stand-in, labelled, and no visible Sun',
    async (query_date) => {
      const day = await panchang({ ...tromso, query_date });
      expect(day).toMatchObject({ sunriseFallback: true, sunriseApparent: null, sunsetApparent: null });
      expect(day.notes.join(' ')).toMatch(/does not both rise and set there/);
      expect(day.answer).toMatch(/The Sun does not both rise and set there/);
      expect(day.answer).not.toMatch(/Rahu Kaal/);
      expect(ms(day.sunset) - ms(day.sunrise)).toBe(12 * 3_600_000);
      // 18.9553 degrees east is 75.8 minutes ahead of UT.
      expect(Math.abs(((ms(day.sunriseUtc) / 60_000) % 1440) - (360 - 75.8))).toBeLessThan(0.1);
      expect(day.abhijit.usable).toBe(true);
    },
  );

  it('a civil day without moonrise', async () => {
    const days = await Promise.all(
      Array.from({ length: 30 }, (_, day) =>
        panchang({ ...chennai, query_date: `2024-06-${String(day + 1).padStart(2, '0')}` }),
      ),
    );
    expect(days.filter(({ moonrise }) => moonrise === null)).toHaveLength(1);
    expect(days.filter(({ moonset }) => moonset === null)).toHaveLength(1);
    expect(new Set(days.map(({ dishaShool }) => dishaShool)).size).toBe(4);
  });

  it.each([
    [
      '2024-04-08',
      { latitude: 23.2494, longitude: -106.4111, utc_offset_minutes: -420 },
      /total eclipse of the Sun.*is visible/,
    ],
    ['2024-04-08', chennai, /total eclipse of the Sun.*not visible/],
    ['2025-09-07', delhi, /total eclipse of the Moon is greatest on 7 September 2025, 23:4.*is visible/],
    ['2024-03-25', delhi, /penumbral eclipse of the Moon.*not visible/],
    ['2024-10-02', delhi, /annular eclipse of the Sun.*not visible/],
    ['2023-04-20', delhi, /hybrid eclipse of the Sun/],
    ['2025-03-29', delhi, /partial eclipse of the Sun/],
  ])('%s: eclipses of the NASA canon', async (query_date, place, text) => {
    const { flags } = await panchang({ ...place, query_date });
    const eclipse = flags.find(({ code }) => code === 'ECLIPSE');
    expect(eclipse?.message).toMatch(text);
    expect(eclipse?.start).toBe(eclipse?.end);
  });

  it('sixty years, a year of months, two months of days and a lost month reach every name', async () => {
    const found: Record<string, Set<unknown>> = {};
    const add = (key: string, ...values: readonly unknown[]) =>
      values.forEach((value) => (found[key] ??= new Set()).add(value));
    const dates = [
      ...Array.from({ length: 60 }, (_, year) => Date.UTC(1965 + year, 7, 1)),
      ...Array.from({ length: 12 }, (_, month) => Date.UTC(2023, month, 5)),
      ...Array.from({ length: 60 }, (_, day) => Date.UTC(2024, 0, 1 + day, (day * 5) % 24)),
      Date.UTC(1983, 0, 20),
    ];
    for (const date of dates) {
      const day = await panchang({ ...delhi, query_date: new Date(date).toISOString().slice(0, 19) });
      add('tithi', ...day.dayTithis.map(({ name }) => name));
      add('paksha', day.tithi.paksha);
      add('group', day.tithi.group);
      add('star', ...day.dayNakshatras.map(({ name }) => name));
      add('yoga', ...day.dayYogas.map(({ name }) => name));
      add('karana', ...day.dayKaranas.map(({ name }) => name));
      add('quality', day.yoga.quality);
      add('sunrises', day.tithiAtSunrises);
      add('month', day.lunarMonth.amanta, day.lunarMonth.purnimanta);
      add('adhika', day.lunarMonth.adhika);
      add('kshaya', day.lunarMonth.kshaya);
      add('samvatsara', day.lunarMonth.samvatsara.name);
      add('ritu', day.ritu);
      add('ayana', day.ayana);
      add('sun', day.sunSign);
    }
    const sizes = Object.fromEntries(Object.entries(found).map(([key, values]) => [key, values.size]));
    expect(sizes).toEqual({
      tithi: 16,
      paksha: 2,
      group: 5,
      star: 27,
      yoga: 27,
      karana: 11,
      quality: 2,
      sunrises: 3,
      month: 12,
      adhika: 2,
      kshaya: 2,
      samvatsara: 60,
      ritu: 6,
      ayana: 2,
      sun: 12,
    });
  });

  it.each([
    [{ longitude: 80, utc_offset_minutes: 330 }, 'birth_data_missing', /latitude is missing/],
    [{ latitude: 13, longitude: 80 }, 'birth_data_missing', /utc_offset_minutes/],
    [{ ...chennai, query_date: '1799-12-31' }, 'out_of_range', /1800/],
    [{ ...chennai, query_date: '2400-01-01' }, 'out_of_range', /2399/],
    [{ ...chennai, query_date: '1800-01-01' }, 'out_of_range', /1800/],
    [{ ...chennai, time_zone: 'Europe/Oslo' }, 'validation_failed', /disagrees/],
    [{ ...chennai, birth_datetime: '2024-07-17T10:00:00+01:00' }, 'validation_failed', /disagrees|carries/],
    [{ ...chennai, sunrise_rule: 'sunrise' }, 'validation_failed', /centre or upper_limb/],
  ])('refuses %p', async (args, code, text) => {
    const { isError, meta, text: said } = await callTool(tool, args);
    expect([isError, meta['code']]).toEqual([true, code]);
    expect(said).toMatch(text);
  });

  it('query_date wins over birth_datetime, and the last day of 2399 is there', async () => {
    const both = await panchang({ ...chennai, query_date: '2024-07-17', birth_datetime: '1992-08-14T10:02' });
    expect(both.asOf).toBe('2024-07-17T12:00:00+05:30');
    expect(both.notes.join(' ')).toMatch(/accepts birth_datetime but does not use it/);
    expect((await panchang(chennai)).asOf).toBe('2026-01-01T17:30:00+05:30');
    expect((await panchang({ ...chennai, query_date: '2399-12-31' })).vedicDate).toBe('2399-12-31');
  });

  it.each([
    // TEST_NOW is 1 January 2026, 12:00 UT; 90 days before it is 3 October 2025.
    ['2025-10-03T17:31', '2025-10-03T17:31:00+05:30', 'the moment sent as birth'],
    ['2025-12-24', '2025-12-24T12:00:00+05:30', 'the moment sent as birth'],
    ['2027-02-11T10:00', '2027-02-11T10:00:00+05:30', 'the moment sent as birth'],
    ['2025-10-03T17:29', '2026-01-01T17:30:00+05:30', 'the present moment and not the birth'],
    ['1991-05-14T10:00', '2026-01-01T17:30:00+05:30', 'the present moment and not the birth'],
  ])('A3: a birth_datetime of %s asks for %s', async (birth_datetime, asOf, which) => {
    const day = await panchang({ ...chennai, birth_datetime });
    expect(day.asOf).toBe(asOf);
    expect(day.answer).toContain(`, ${which}. The tithi`);
    expect(day.notes.some((note) => note.includes('Send query_date for another day'))).toBe(
      which.startsWith('the present'),
    );
  });

  it('A3: says which moment it is for', async () => {
    expect((await panchang(chennai)).answer).toMatch(/^This is for 1 January 2026, 17:30, the present moment\. /);
    const asked = { ...chennai, query_date: '2024-07-17' };
    expect((await panchang(asked)).answer).toMatch(/^This is for 17 July 2024, 12:00, as asked\. /);
  });

  it('A3: a birth whose offset and zone agreed then need not agree now', async () => {
    const london = { latitude: 51.5, longitude: -0.13, time_zone: 'Europe/London', utc_offset_minutes: 60 };
    const day = await panchang({ ...london, birth_datetime: '1991-07-14T10:00' });
    expect(day.asOf).toBe('2026-01-01T12:00:00+00:00');
  });

  it('C-e: says how the dark half is named where a month is skipped', async () => {
    // The lunation of 14 January to 13 February 1983 skipped Magha: drik-panchanga names its dark half so.
    const dark = await panchang({ ...delhi, query_date: '1983-02-05' });
    expect(dark.lunarMonth).toMatchObject({ amanta: 'Pausha', purnimanta: 'Phalguna', kshaya: true });
    expect(dark.notes.some((note) => note.startsWith('This lunation skips a month.'))).toBe(true);
    const usual = await panchang({ ...delhi, query_date: '1984-02-05' });
    expect(usual.notes.some((note) => note.startsWith('This lunation skips a month.'))).toBe(false);
  });
});
