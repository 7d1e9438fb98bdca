import { conforms } from '@cuspal/tool-kit/testing';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import panchang from '../almanac/get-panchang.tool.ts';
import calendar from './get-calendar.tool.ts';

const PLACES = [
  { latitude: 13.08, longitude: 80.27, time_zone: 'Asia/Kolkata' },
  { latitude: 40.71, longitude: -74.01, time_zone: 'America/New_York' },
  { latitude: -33.87, longitude: 151.21, time_zone: 'Australia/Sydney' },
  { latitude: 61.22, longitude: -149.9, time_zone: 'America/Anchorage' },
] as const;

describe('the days of get_calendar and those of get_panchang', () => {
  it.each(PLACES)('are the same by Lahiri and the upper limb, as a note says, in $time_zone', async (place) => {
    const { result } = await conforms(calendar, { ...place, year: 2026, month: 3 });
    const { days = [] } = z.object(calendar.output.shape).parse(result);
    expect(JSON.stringify(result['provenance'])).toContain(
      'With upper_limb as sunrise_rule and that ayanamsa, days of get_panchang are the same',
    );
    const moonrises = new Set<string | null>();
    for (const { date, weekday, sunrise, sunset, tithi, star } of days) {
      const args = { ...place, ayanamsa: 'lahiri', sunrise_rule: 'upper_limb', query_date: `${date}T12:00` };
      const day = z.object(panchang.output.shape).parse((await conforms(panchang, args)).result);
      moonrises.add(day.moonrise);
      expect({ date, weekday, sunrise, sunset, tithi: tithi.number, star: star.number }).toEqual({
        date: day.vedicDate,
        weekday: day.weekday.name,
        sunrise: day.sunriseApparent,
        sunset: day.sunsetApparent,
        tithi: day.atSunrise.tithi.number,
        star: day.atSunrise.nakshatra.number,
      });
      expect([tithi.ends, star.ends]).toEqual([day.dayTithis[0]?.end, day.dayNakshatras[0]?.end]);
    }
    // One counts the Moon's risings from sunrise, the other from midnight: the same but for the first and the last.
    for (const { moonrise } of days.slice(0, -1)) if (moonrise !== null) expect([...moonrises]).toContain(moonrise);
  });
});
