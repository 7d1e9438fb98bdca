import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-choghadiya-today.tool.ts';

const output = z.object(tool.output.shape);
const notesOf = z.object({ provenance: z.object({ notes: z.array(z.string()) }) });
const choghadiya = async (args: object, now?: number) => {
  const { result } = await conforms(tool, args, now === undefined ? {} : { now });
  return { ...output.parse(result), notes: notesOf.parse(result).provenance.notes.join(' ') };
};
const chennai = { latitude: 13.0878, longitude: 80.2785, utc_offset_minutes: 330 };
const tromso = { latitude: 69.6492, longitude: 18.9553, time_zone: 'Europe/Oslo' };

describe('get_choghadiya_today', () => {
  it.each(SAMPLE_CHARTS)('$label: sixteen rows tile the day, one of them runs', async ({ arguments: args, now }) => {
    const day = await choghadiya(args, now);
    expect(day.periods.map(({ index }) => index)).toEqual(Array.from({ length: 16 }, (_, index) => index + 1));
    for (const [index, row] of day.periods.entries())
      expect(row.start).toBe(day.periods[index - 1]?.end ?? day.sunrise);
    expect([day.periods[8]?.start, day.periods[15]?.end]).toEqual([day.sunset, day.nextSunrise]);
    expect(day.periods[0]?.lord).toBe(day.weekdayLord);
    const running = day.periods.filter(({ isCurrent }) => isCurrent);
    const { minutesLeft, ...current } = day.currentPeriod;
    expect(running).toEqual([current]);
    const stamp = (text: string) => Date.parse(text.slice(0, 19));
    expect(Math.abs(minutesLeft - (stamp(current.end) - stamp(day.asOf)) / 60_000)).toBeLessThan(61);
    const coming = day.periods.find(({ index, quality }) => index > current.index && quality === 'auspicious');
    expect(day.nextAuspicious).toEqual(coming ? { name: coming.name, start: coming.start, end: coming.end } : null);
  });

  it('Wednesday 17 July 2024 at Chennai', async () => {
    const day = await choghadiya({ ...chennai, query_date: '2024-07-17T10:34' });
    expect(day.periods.map(({ name }) => name).join(' ')).toBe(
      'Labh Amrit Kaal Shubh Rog Udveg Chal Labh Udveg Shubh Amrit Chal Rog Kaal Labh Udveg',
    );
    // PyJHora cuts the same eighths: the third from 09:04:45, the fourth from 10:39:54.
    expect(day.currentPeriod).toMatchObject({ index: 3, name: 'Kaal', lord: 'Saturn', quality: 'inauspicious' });
    expect(day.currentPeriod.minutesLeft).toBeCloseTo(5.9, 1);
    expect(day.nextAuspicious?.name).toBe('Shubh');
    expect(day.answer).toBe(
      'The choghadiya until 10:39 is Kaal, a bad one. The next good one is Shubh, from 10:39 to 12:15.',
    );
    expect(day.periods.filter(({ overlapsRahuKaal }) => overlapsRahuKaal).map(({ index }) => index)).toEqual([5]);
    expect(day.notes).toMatch(/Chal counts as neutral/);
    expect(day.extensionNote).toMatch(/beside KP/);
  });

  it('says where an auspicious one is Rahu Kaal, which is an eighth of the same day: Amrit on Thursdays', async () => {
    const before = await choghadiya({ ...chennai, query_date: '2024-07-18T12:30' });
    expect(before.nextAuspicious?.name).toBe('Amrit');
    expect(before.answer).toMatch(
      /The next good one is Amrit, from \d\d:\d\d to \d\d:\d\d, which is also Rahu Kaal and avoided by custom\.$/,
    );
    const inside = await choghadiya({ ...chennai, query_date: '2024-07-18T14:30' });
    expect(inside.currentPeriod).toMatchObject({ name: 'Amrit', overlapsRahuKaal: true });
    expect(inside.answer).toMatch(
      /^The choghadiya until \d\d:\d\d is Amrit, a good one\. It is also Rahu Kaal, which custom avoids\./,
    );
    expect(inside.answer).not.toMatch(/which is also/);
  });

  it('Sunday: Udveg first and last of the day, Shubh first of the night', async () => {
    const { periods } = await choghadiya({ ...chennai, query_date: '2024-07-21' });
    expect([0, 7, 8, 15].map((row) => periods[row]?.name)).toEqual(['Udveg', 'Udveg', 'Shubh', 'Shubh']);
  });

  it('a week reaches all names and qualities, each with one text', async () => {
    const texts = new Map<string, string>();
    const qualities = new Set<string>();
    for (let day = 14; day < 21; day += 1) {
      const { periods } = await choghadiya({ ...chennai, query_date: `2024-07-${day}` });
      for (const { name, interpretation, quality } of periods) {
        expect(texts.get(name) ?? interpretation).toBe(interpretation);
        texts.set(name, interpretation);
        qualities.add(quality);
      }
    }
    expect([texts.size, new Set(texts.values()).size, qualities.size]).toEqual([7, 7, 3]);
  });

  it('none to come: the last period of the night', async () => {
    // The night of a Tuesday begins and ends with Kaal.
    const late = await choghadiya({ ...chennai, query_date: '2024-07-17T05:00' });
    expect([late.weekday, late.vedicDate, late.currentPeriod.index]).toEqual(['Tuesday', '2024-07-16', 16]);
    expect(late.nextAuspicious).toBeNull();
    expect(late.answer).toMatch(/No good choghadiya begins before the next sunrise/);
  });

  it('follows the sunrise asked for', async () => {
    const early = { ...chennai, query_date: '2024-07-17T05:52:00' };
    expect((await choghadiya({ ...early, sunrise_rule: 'upper_limb' })).currentPeriod.index).toBe(1);
    expect((await choghadiya({ ...early, sunrise_rule: 'centre' })).currentPeriod.index).toBe(16);
  });

  it.each(['2024-06-21', '2024-12-21'])('%s in Tromso: stand-in hours, said so', async (query_date) => {
    const day = await choghadiya({ ...tromso, query_date });
    expect(day.sunriseFallback).toBe(true);
    expect(day.answer).toMatch(/The Sun does not both rise and set there/);
    expect(day.notes).toMatch(/06:00 and 18:00 local mean time stand in/);
    expect(new Set(day.periods.map(({ start, end }) => Date.parse(end) - Date.parse(start)))).toEqual(
      new Set([90 * 60_000]),
    );
  });

  it('says both in three sentences: stand-in hours and a coming Rahu Kaal, on a Thursday of the polar night', async () => {
    const { answer, nextAuspicious } = await choghadiya({ ...tromso, query_date: '2024-12-19T12:30' });
    expect(nextAuspicious?.name).toBe('Amrit');
    expect(answer).toMatch(
      /^The choghadiya until [^.]+ is Labh, [^.]+\. The Sun does not both rise and set there, [^.]+\. [^.]+, which is also Rahu Kaal and avoided by custom\.$/,
    );
  });

  it('before the first sunrise of the ephemeris it says so, and before the ephemeris it refuses', async () => {
    const day = await choghadiya({ ...chennai, query_date: '1800-01-01T12:00' });
    expect([day.sunriseFallback, day.answer, day.notes]).toEqual([
      true,
      expect.stringMatching(/The last sunrise lies before the ephemeris, which begins with 1800, so these hours/),
      expect.stringMatching(/The last sunrise lies before the ephemeris.*06:00 and 18:00 local mean time stand in/),
    ]);
    const { meta } = await callTool(tool, { ...chennai, query_date: '1800-01-01T11:00' });
    expect(meta).toMatchObject({ code: 'out_of_range', field: 'query_date' });
  });

  it('A3: takes an old birth_datetime for a birth and says so; names what is missing', async () => {
    const day = await choghadiya({ ...chennai, birth_datetime: '1992-08-14T10:02' });
    expect(day.asOf).toBe('2026-01-01T17:30:00+05:30');
    expect(day.answer).toMatch(/^This is for 1 January 2026, 17:30, the present moment and not the birth\. /);
    expect(day.notes).toMatch(/birth_datetime lies more than 90 days back/);
    const soon = await choghadiya({ ...chennai, birth_datetime: '2026-02-11T10:00' });
    expect([soon.asOf, soon.answer]).toEqual([
      '2026-02-11T10:00:00+05:30',
      expect.stringMatching(/^This is for 11 February 2026, 10:00, the moment sent as birth\. /),
    ]);
    const { meta, text } = await callTool(tool, { latitude: 13, utc_offset_minutes: 330 });
    expect([meta['code'], meta['field']]).toEqual(['birth_data_missing', 'longitude']);
    expect(text).toMatch(/longitude is missing/);
  });

  it('has the names that get_panchang gives in short, as get_hora_today has the planetary hours', async () => {
    const asked = { ...chennai, query_date: '2024-07-17' };
    const names = z.object({ choghadiyas: z.array(z.string()), horas: z.array(z.string()) });
    const day = names.parse((await callTool('get_panchang', asked)).result);
    // A Wednesday, by the almanacs.
    expect(day.choghadiyas.slice(0, 8)).toEqual(['Labh', 'Amrit', 'Kaal', 'Shubh', 'Rog', 'Udveg', 'Chal', 'Labh']);
    expect(day.horas.slice(0, 7)).toEqual(['Mercury', 'Moon', 'Saturn', 'Jupiter', 'Mars', 'Sun', 'Venus']);
    const { periods } = await choghadiya(asked);
    const { hours } = z
      .object({ hours: z.array(z.object({ lord: z.string() })) })
      .parse((await callTool('get_hora_today', asked)).result);
    expect(day.choghadiyas).toEqual(periods.map(({ name }) => name));
    expect(day.horas).toEqual(hours.map(({ lord }) => lord));
  });
});
