import { describe, expect, it } from 'vitest';
import { aboutYear, naiveFestivals } from '../../../test/naive-festivals/naive-festivals.ts';
import { HourlySky } from '../../../test/naive-festivals/hourly-sky.ts';
import { createSwissEphemeris } from '../../sky/swiss.ts';
import { DAY_MS } from '../../time/julian.ts';
import { isoToSecond } from '../../time/iso.ts';
import { almanacSpan } from './almanac-span.ts';
import { festivalsOver } from './calendar.ts';
import { ekadashiFast } from './ekadashi.ts';
import { PlaceDays } from './place-days.ts';
import { SCHOOLS, TRADITIONS } from './traditions.ts';

const sky = createSwissEphemeris();
/** By clocks that are never changed, so that both ways have the same days. */
const PLACES = {
  'New Delhi': { latitude: 28.6139, longitude: 77.209, offsetMinutes: 330 },
  Thiruvananthapuram: { latitude: 8.5241, longitude: 76.9366, offsetMinutes: 330 },
  London: { latitude: 51.5074, longitude: -0.1278, offsetMinutes: 0 },
  Suva: { latitude: -18.1416, longitude: 178.4419, offsetMinutes: 720 },
};
/** The first year that is asked for, one with a month swallowed and one with a month added. */
const FEW = [1900, 1983, 2026];
const YEARS =
  process.env['CUSPAL_BIRTHS'] === 'all'
    ? [...FEW, ...Array.from({ length: 30 }, (_, index) => 1996 + index), 2100]
    : FEW;

const isoDay = (day: number): string => isoToSecond(day * DAY_MS).slice(0, 10);

describe.each(YEARS)('festivals of %d', (year) => {
  const table = new HourlySky(sky, ...aboutYear(year));
  const [firstDay, lastDay] = [Date.UTC(year, 0, 1) / DAY_MS, Date.UTC(year, 11, 31) / DAY_MS];

  it.each(Object.entries(PLACES))('are the same by a second way at %s', async (_, { offsetMinutes, ...place }) => {
    const days = new PlaceDays(sky, place, { offsetMinutes });
    const span = almanacSpan(days, { firstDay, lastDay });
    const found = new Map<string, string[]>();
    const put = (id: string, day: number): void => {
      if (day >= firstDay && day <= lastDay) found.set(id, [...(found.get(id) ?? []), isoDay(day)]);
    };
    for (const { festival, day } of await festivalsOver(span, TRADITIONS)) put(festival.id, day);
    for (const school of SCHOOLS)
      for (const lunation of span.lunations())
        for (const number of [11, 26] as const)
          put(`ekadashi_${school.toLowerCase()}`, ekadashiFast(span, lunation, number, school).day);
    const naive = [...naiveFestivals(table, sky, place, offsetMinutes)].map(([id, dates]): [string, string[]] => [
      id,
      dates.filter((day) => day >= firstDay && day <= lastDay).map(isoDay),
    ]);
    const filled = naive.filter(([, dates]) => dates.length > 0);
    expect(Object.fromEntries([...found].map(([id, dates]) => [id, dates.toSorted()]))).toEqual(
      Object.fromEntries(filled.map(([id, dates]) => [id, dates.toSorted()])),
    );
    expect(found.size).toBeGreaterThan(140);
  });
});
