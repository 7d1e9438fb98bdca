import { describe, expect, it } from 'vitest';
import { DIFFERENCES, PUBLISHED, type PublishedCalendar } from '../../../test/published-festivals.ts';
import { createSwissEphemeris } from '../../sky/swiss.ts';
import { isoToSecond } from '../../time/iso.ts';
import { DAY_MS } from '../../time/julian.ts';
import { almanacSpan } from './almanac-span.ts';
import { calendarLines } from './calendar.ts';
import { ekadashiFast } from './ekadashi.ts';
import { PlaceDays } from './place-days.ts';
import { SCHOOLS, TRADITIONS } from './traditions.ts';

const sky = createSwissEphemeris();
const isoDay = (day: number): string => isoToSecond(day * DAY_MS).slice(0, 10);

/** `id date` of everything in a year at a place; Ekadashi also by its school. */
async function yearAt(
  { latitude, longitude, timeZone }: PublishedCalendar,
  year: number,
): Promise<ReadonlySet<string>> {
  const days = new PlaceDays(sky, { latitude, longitude }, { offsetMinutes: 0, zone: timeZone });
  const asked = { firstDay: Date.UTC(year, 0, 1) / DAY_MS, lastDay: Date.UTC(year, 11, 31) / DAY_MS };
  const lines = await calendarLines(days, asked, TRADITIONS);
  const span = almanacSpan(days, asked);
  const fasts = span
    .lunations()
    .flatMap((lunation) =>
      SCHOOLS.flatMap((school) =>
        ([11, 26] as const).map(
          (number) => `ekadashi_${school.toLowerCase()} ${isoDay(ekadashiFast(span, lunation, number, school).day)}`,
        ),
      ),
    );
  return new Set([...lines.map(({ id, day }) => `${id} ${isoDay(day)}`), ...fasts]);
}

const known = new Map<string, Promise<ReadonlySet<string>>>();
function yearOf(calendar: PublishedCalendar, year: number): Promise<ReadonlySet<string>> {
  const key = `${calendar.place} ${year}`;
  const found = known.get(key) ?? yearAt(calendar, year);
  known.set(key, found);
  return found;
}

/** Few of the dates before each change, all of them at night. */
const isShown = (date: string): boolean =>
  process.env['CUSPAL_BIRTHS'] === 'all' || ['2008', '2020', '2023', '2026'].includes(date.slice(0, 4));

describe('festivals that public calendars name', () => {
  it.each(PUBLISHED)('$place: $source', async (calendar) => {
    const missing: string[] = [];
    for (const [id, dates] of Object.entries(calendar.dates))
      for (const date of dates.filter(isShown)) {
        const year = await yearOf(calendar, Number(date.slice(0, 4)));
        if (!year.has(`${id} ${date}`)) missing.push(`${calendar.place} ${id} ${date}`);
      }
    expect(missing.filter((each) => DIFFERENCES[each] === undefined)).toEqual([]);
    // A difference that is explained is one.
    const explained = Object.keys(DIFFERENCES).filter((each) => {
      const [date = '', id = ''] = each.split(' ').toReversed();
      return each.startsWith(`${calendar.place} `) && calendar.dates[id]?.includes(date) && isShown(date);
    });
    expect(missing.toSorted()).toEqual(explained.toSorted());
  });

  it('are found but for two in a hundred, at more than four places and for more than three years', () => {
    const count = PUBLISHED.flatMap(({ dates }) => Object.values(dates).flat());
    expect(count.length).toBeGreaterThan(2_000);
    expect(1 - Object.keys(DIFFERENCES).length / count.length).toBeGreaterThanOrEqual(0.98);
    expect(new Set(PUBLISHED.map(({ place }) => place)).size).toBeGreaterThan(10);
    expect(new Set(count.map((date) => date.slice(0, 4))).size).toBeGreaterThan(30);
  });
});
