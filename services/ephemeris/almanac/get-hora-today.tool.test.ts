import { callTool, conforms, SAMPLE_CHARTS } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import tool from './get-hora-today.tool.ts';

const output = z.object(tool.output.shape);
const notesOf = z.object({ provenance: z.object({ notes: z.array(z.string()) }) });
const horas = async (args: object, now?: number) => {
  const { result } = await conforms(tool, args, now === undefined ? {} : { now });
  return { ...output.parse(result), notes: notesOf.parse(result).provenance.notes.join(' ') };
};
const CHALDEAN = 'Saturn Jupiter Mars Sun Venus Mercury Moon'.split(' ');
const WEEK_LORDS = 'Sun Moon Mars Mercury Jupiter Venus Saturn'.split(' ');
const chennai = { latitude: 13.0878, longitude: 80.2785, utc_offset_minutes: 330 };
const tromso = { latitude: 69.6492, longitude: 18.9553, time_zone: 'Europe/Oslo' };

describe('get_hora_today', () => {
  it.each(SAMPLE_CHARTS)('$label: 24 horas tile the day in Chaldean order', async ({ arguments: args, now }) => {
    const day = await horas(args, now);
    expect(day.hours).toHaveLength(24);
    expect(day.hours[0]?.lord).toBe(day.weekdayLord);
    for (const [index, { start, lord }] of day.hours.entries()) {
      const before = day.hours[index - 1];
      expect(start).toBe(before?.end ?? day.sunrise);
      if (before) expect(CHALDEAN.indexOf(lord)).toBe((CHALDEAN.indexOf(before.lord) + 1) % 7);
    }
    // Hour 25 is the next weekday lord's.
    const next = WEEK_LORDS[(WEEK_LORDS.indexOf(day.weekdayLord) + 1) % 7];
    expect(CHALDEAN[(CHALDEAN.indexOf(day.hours[23]?.lord ?? '') + 1) % 7]).toBe(next);
    expect([day.hours[12]?.start, day.hours[23]?.end]).toEqual([day.sunset, day.nextSunrise]);
    expect(day.hours.filter(({ isCurrent }) => isCurrent).map(({ index }) => index)).toEqual([day.currentHora.index]);
    expect(day.classicFive).toHaveLength(5);
    expect(day.notes).toMatch(/get_ruling_planets adds nodes that act for them\. It rejects/);
    expect(day.currentHora.isRulingPlanet).toBe(day.classicFive.includes(day.currentHora.lord));
    if (day.sunriseFallback) return;
    const { result } = await callTool('get_choghadiya_today', args, { now });
    expect(result['sunset']).toBe(day.sunset);
  });

  it('Wednesday begins Mercury, Moon, Saturn, Jupiter', async () => {
    const { hours } = await horas({ ...chennai, query_date: '2024-07-17' });
    expect(hours.slice(0, 4).map(({ lord }) => lord)).toEqual(['Mercury', 'Moon', 'Saturn', 'Jupiter']);
  });

  it('Jagannatha Hora: Mercury at Loznica on 9 October 1990, 09:10', async () => {
    const { currentHora, answer } = await horas({
      latitude: 44 + 32 / 60,
      longitude: 19 + 13 / 60,
      utc_offset_minutes: 60,
      query_date: '1990-10-09T09:10',
    });
    expect(currentHora).toMatchObject({ lord: 'Mercury', quality: 'auspicious', part: 'day' });
    expect(answer).toMatch(/^The hora of Mercury runs until/);
  });

  it('C2: the five are those of get_ruling_planets, under their name and in its order', async () => {
    const person = { ...chennai, birth_datetime: '1992-08-14T10:02' };
    for (const hour of ['00', '04', '09', '15', '22']) {
      const moment = `2024-07-17T${hour}:34`;
      const { result } = await callTool('get_ruling_planets', { ...person, query_datetime: moment });
      const { classicFive } = await horas({ ...chennai, query_date: moment });
      expect(classicFive).toEqual(result['classicFive']);
    }
  });

  it('qualities and texts of all seven, by day and by night', async () => {
    const { hours } = await horas({ ...chennai, query_date: '2024-07-17' });
    const quality = Object.fromEntries(hours.map((hour) => [hour.lord, hour.quality]));
    expect(quality).toEqual({
      Sun: 'neutral',
      Moon: 'auspicious',
      Mars: 'inauspicious',
      Mercury: 'auspicious',
      Jupiter: 'auspicious',
      Venus: 'auspicious',
      Saturn: 'inauspicious',
    });
    expect(new Set(hours.map(({ interpretation }) => interpretation)).size).toBe(7);
    expect(hours.filter(({ part }) => part === 'day')).toHaveLength(12);
  });

  it('the public sunrise moves the hours, the KP day lord among the five stays', async () => {
    const early = { ...chennai, query_date: '2024-07-17T05:52:00' };
    const upper = await horas({ ...early, sunrise_rule: 'upper_limb' });
    const centre = await horas(early);
    expect([upper.currentHora.index, centre.currentHora.index]).toEqual([1, 24]);
    expect(upper.classicFive).toEqual(centre.classicFive);
    expect(upper.classicFive.at(-1)).toBe('Mars');
  });

  it.each(['2024-06-21', '2024-12-21'])('%s in Tromso: hours of the stand-in and the five', async (query_date) => {
    const day = await horas({ ...tromso, query_date });
    expect(day.sunriseFallback).toBe(true);
    expect(day.answer).toMatch(/The Sun does not both rise and set there/);
    expect(day.notes).toMatch(/local mean time stand in/);
    expect(new Set(day.hours.map(({ start, end }) => Date.parse(end) - Date.parse(start)))).toEqual(
      new Set([3_600_000]),
    );
    expect(day.classicFive).toHaveLength(5);
  });

  it('says that equal hours are another reading, and what is missing', async () => {
    expect((await horas(chennai)).notes).toMatch(/Equal hours of 60 minutes are another reading/);
    const { meta } = await callTool(tool, { longitude: 80, utc_offset_minutes: 330 });
    expect([meta['code'], meta['field']]).toEqual(['birth_data_missing', 'latitude']);
  });
});
