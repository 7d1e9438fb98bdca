import { birthsFor, callTool, GOLDEN, randomLives, TEST_NOW } from '@cuspal/tool-kit/testing';
import ICAL from 'ical.js';
import nodeIcal from 'node-ical';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { CalendarEntry } from './calendar-entry.ts';
import { calendarText } from './calendar-text.ts';
import { feedEntries } from './feed-entries.ts';
import { readFeed, spanOf, type FeedRequest } from './feed-request.ts';

const DAY_MS = 86_400_000;
const SHOWN = ['windows', 'dashas', 'stations', 'returns', 'reviews'];
const EVENTS = ['Marriage', 'Foreign Travel'];

const asks = (now: number) => async (tool: string, args: object) => {
  const { result, isError, text } = await callTool(tool, args, { now });
  if (isError) throw new Error(`${tool}: ${text}`);
  return result;
};

const feedOf = (birth: object, more: object = {}): FeedRequest =>
  readOr({ birth, show: SHOWN, events: EVENTS, dashaLevel: 3, ...more });

function readOr(body: object): FeedRequest {
  const read = readFeed(body);
  if (!read.ok) throw new Error(`${read.field}: ${read.fault}`);
  return read.feed;
}

const uidOf = ({ id }: CalendarEntry): string => `${Buffer.from(id).toString('hex')}@test`;

const computed = (birth: object, now: number, more: object = {}) => made(feedOf(birth, more), now);

async function made(feed: FeedRequest, now: number) {
  const span = spanOf(feed, now);
  const found = await feedEntries(asks(now), feed, span);
  const text = calendarText(found.entries, {
    ...found,
    at: new Date(now),
    uidOf,
    release: '0.0.0',
    url: 'https://x.example',
  });
  return { ...found, span, text };
}

/** A calendar as the libraries of two programs read it, which agree in all that it says. */
function readAlike(text: string, entries: readonly CalendarEntry[]): void {
  expect(text.endsWith('END:VCALENDAR\r\n')).toBe(true);
  for (const line of text.split('\r\n')) {
    expect(Buffer.byteLength(line), line).toBeLessThanOrEqual(75);
    // Neither a control character nor half a line break.
    expect(line).not.toMatch(/[\u0000-\u001f\u007f]/);
  }
  const calendar = new ICAL.Component(ICAL.parse(text));
  expect(['version', 'prodid', 'method'].map((name) => calendar.getFirstPropertyValue(name))).toEqual([
    '2.0',
    '-//Cuspal//Cuspal 0.0.0//EN',
    'PUBLISH',
  ]);
  const mozilla = calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
  const parsed = Object.values(nodeIcal.sync.parseICS(text)).filter((each) => each?.type === 'VEVENT');
  const byUid = new Map(parsed.map((each) => [String(each?.uid), each]));
  expect([mozilla.length, byUid.size]).toEqual([entries.length, entries.length]);
  entries.forEach((entry, at) => {
    const [one, other] = [mozilla[at], byUid.get(uidOf(entry))];
    expect([one?.uid, one?.summary, one?.description, one?.startDate.isDate]).toEqual([
      uidOf(entry),
      entry.title,
      entry.what,
      entry.allDay,
    ]);
    expect([other?.summary, other?.description, other?.datetype]).toEqual([
      entry.title,
      entry.what,
      entry.allDay ? 'date' : 'date-time',
    ]);
    const read = one?.startDate.toString().slice(0, 10);
    if (entry.allDay)
      expect([read, one?.endDate.toString()]).toEqual([entry.start, entry.end ?? dayAfter(entry.start)]);
    else expect(one?.startDate.toJSDate().getTime()).toBe(Date.parse(entry.start));
  });
}

const lives = [
  { args: GOLDEN, now: TEST_NOW },
  ...randomLives(birthsFor(40, 6), 105, 1).filter(({ now }) => now < Date.UTC(2396, 0, 1)),
];

describe('a calendar of a birth', () => {
  it.each(lives)('is one by RFC 5545 that two programs read alike: $args.birth_datetime', async ({ args, now }) => {
    const { entries, text } = await computed(args, now);
    readAlike(text, entries);
  });

  it.each(lives)(
    'is in order, within its span, and names no entry twice: $args.birth_datetime',
    async ({ args, now }) => {
      const { entries, span, found } = await computed(args, now);
      expect(found).toBe(entries.length);
      expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
      const starts = entries.map(({ start }) => Date.parse(start));
      expect(starts).toEqual(starts.toSorted((a, b) => a - b));
      for (const { start, end, what, rule } of entries) {
        expect((end ?? dayAfter(start)).slice(0, 10) > span.from, start).toBe(true);
        expect(start.slice(0, 10) < span.to, start).toBe(true);
        expect(what.length).toBeGreaterThan(20);
        expect(rule).toMatch(/^R\d+/);
      }
    },
  );

  it.each(lives)('begins the periods that the dasha has then: $args.birth_datetime', async ({ args, now }) => {
    const { entries, span } = await computed(args, now, { show: ['dashas'], events: undefined, dashaLevel: 2 });
    const { mahadashas } = PERIODS.parse(await asks(now)('get_dasha_periods', args));
    const expected = mahadashas.flatMap(({ planet: md, antardashas }) =>
      antardashas
        .filter(
          ({ startDate, beforeBirth }) => !beforeBirth && startDate.slice(0, 10) > args.birth_datetime.slice(0, 10),
        )
        .map(({ planet: ad, startDate }) => [`dasha ${md}-${ad}`, startDate.slice(0, 10)])
        .filter(([, day = '']) => day >= span.from && day < span.to),
    );
    expect(entries.map(({ id, start }) => [id, start])).toEqual(expected);
  });

  it('turns planets when the ephemeris of the month turns them, and no others', async () => {
    const { entries } = await computed(GOLDEN, TEST_NOW, { show: ['stations'], events: undefined });
    const turned = entries.map(({ id, start }) => [
      id.split(' ').slice(1, 3).join(' '),
      Math.round(Date.parse(start) / 60_000),
    ]);
    const expected: (string | number)[][] = [];
    for (let month = 0; month < 14; month += 1) {
      const at = new Date(Date.UTC(2025, 11 + month, 1));
      for (let page = 1; page <= 4; page += 1) {
        const asked = { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, page };
        const { events, pagination } = EVENTS_OF_MONTH.parse(await asks(TEST_NOW)('get_ephemeris', asked));
        for (const { planet, type, at: instant } of events) {
          const [, kind] = /^STATION_(.*)$/.exec(type) ?? [];
          if (kind !== undefined)
            expected.push([`${planet} ${kind.toLowerCase()}`, Math.round(Date.parse(instant) / 60_000)]);
        }
        if (!pagination.hasMore) break;
      }
    }
    const inOrder = (rows: readonly (string | number)[][]) => rows.toSorted((a, b) => Number(a[1]) - Number(b[1]));
    expect(inOrder(turned)).toEqual(inOrder(expected));
  });

  it.each(lives)('has returns when a planet is where it was at birth: $args.birth_datetime', async ({ args, now }) => {
    const { entries } = await computed(args, now, { show: ['returns'], events: undefined });
    const natal = await placesAt(args, args.birth_datetime, args.utc_offset_minutes ?? 0);
    for (const { id, start } of entries) {
      const then = await placesAt(args, new Date(start).toISOString().slice(0, 19), 0);
      const planet = id.startsWith('year') ? 'Sun' : String(id.split(' ')[1]);
      const away = (((then[planet] ?? NaN) - (natal[planet] ?? NaN) + 540) % 360) - 180;
      expect(Math.abs(away), id).toBeLessThan(0.0005);
    }
  });

  it('begins after the birth, and has nothing of a time before it', async () => {
    const child = { ...GOLDEN, birth_datetime: '2025-12-20T18:00:00' };
    const { entries } = await computed(child, TEST_NOW, { show: ['dashas', 'stations', 'returns'], events: undefined });
    for (const { start } of entries) expect(start.slice(0, 10) > '2025-12-20').toBe(true);
    const unborn = await computed(child, Date.UTC(2023, 0, 1), { show: ['dashas'], events: undefined });
    expect(unborn.entries).toEqual([]);
  });
});

describe('a calendar of a place', () => {
  const CHENNAI = { latitude: 13.0827, longitude: 80.2707, time_zone: 'Asia/Kolkata' };
  const placed = (more: object = {}) => readOr({ place: CHENNAI, show: ['festivals'], ...more });
  const YEAR = { from: '2026-01-01', to: '2027-01-01' };

  it('is read alike by two programs, with its eclipses as stretches and its festivals as days', async () => {
    const { entries, text, name } = await made(placed(YEAR), TEST_NOW);
    readAlike(text, entries);
    expect(name).toBe('Festivals and fasts');
    expect(entries.length).toBeGreaterThan(150);
    // Holidays of the whole country on these days.
    const on = (id: string) =>
      entries.filter((each) => each.id.startsWith(`festival ${id} `)).map(({ start }) => start);
    expect([on('maha_shivaratri'), on('diwali')]).toEqual([['2026-02-15'], ['2026-11-08']]);
    const times = entries.filter(({ allDay }) => !allDay);
    expect(times.length).toBeGreaterThan(12);
    for (const { start } of times) expect(start).toMatch(/[+]05:30$/);
  });

  it('has every entry of the calendar itself, once, by the same words and rules', async () => {
    const feed = placed({ from: '2025-11-20', to: '2026-02-10', tradition: 'amanta,smarta_north' });
    const { entries } = await made(feed, TEST_NOW);
    const expected: (readonly [string, string, string])[] = [];
    for (const [year, month] of [
      [2025, 11],
      [2025, 12],
      [2026, 1],
      [2026, 2],
    ] as const) {
      const asked = { ...CHENNAI, year, month, tradition: 'amanta,smarta_north' };
      const told = MONTH.parse(await asks(TEST_NOW)('get_calendar', asked));
      for (const { date, title, rule } of told.entries)
        if (date >= '2025-11-20' && date < '2026-02-10') expected.push([date, title, rule]);
    }
    const found = entries.map(({ id, title, rule }) => [id.split(' ').at(-1), title, rule]);
    expect(found.toSorted()).toEqual(expected.toSorted());
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length);
  });

  it('keeps the names of its entries whatever else it shows, and whenever it is read', async () => {
    const [whole, later] = [
      await made(placed({ ...YEAR, show: ['festivals', 'almanac'], tradition: 'telugu' }), TEST_NOW),
      await made(placed({ from: '2026-06-01', to: '2027-02-01', tradition: 'telugu' }), TEST_NOW + 200 * DAY_MS),
    ];
    const known = new Map(whole.entries.map((each) => [uidOf(each), each]));
    const shared = later.entries.filter(({ start }) => start < whole.entries.at(-1)!.start && start < '2026-12-01');
    expect(shared.length).toBeGreaterThan(20);
    for (const entry of shared.filter((each) => known.has(uidOf(each)))) expect(known.get(uidOf(entry))).toEqual(entry);
    expect(whole.entries.length).toBe(500);
    expect(whole.found).toBeGreaterThan(500);
    expect(whole.about).toContain('the first 500 of');
  });

  it('tells of each day its tithi and star at sunrise, as the tool of the almanac has them', async () => {
    const { entries } = await made(placed({ show: ['almanac'], from: '2026-02-20', to: '2026-03-05' }), TEST_NOW);
    expect(entries.map(({ start }) => start)).toEqual(
      Array.from({ length: 13 }, (_, at) => new Date(Date.UTC(2026, 1, 20 + at)).toISOString().slice(0, 10)),
    );
    for (const { start, title, what } of entries) {
      const asked = { ...CHENNAI, ayanamsa: 'lahiri', query_date: `${start}T12:00`, sunrise_rule: 'upper_limb' };
      const { sunrise, atSunrise } = SUNRISE.parse(await asks(TEST_NOW)('get_panchang', asked));
      expect(what).toContain(`The Sun rises at ${sunrise.slice(11, 16)}`);
      expect(title).toContain(atSunrise.tithi.name);
      expect(title.endsWith(`, ${atSunrise.nakshatra.name}`), title).toBe(true);
    }
  });

  it('goes with that of a birth', async () => {
    const both = readOr({ birth: GOLDEN, place: CHENNAI, show: ['dashas', 'festivals'], dashaLevel: 3, ...YEAR });
    const { entries, about, name } = await made(both, TEST_NOW);
    expect(new Set(entries.map(({ id }) => id.split(' ')[0]))).toEqual(new Set(['dasha', 'festival']));
    expect([name, about.includes('They are tendencies'), about.includes('at a place')]).toEqual([
      'KP calendar',
      true,
      true,
    ]);
  });

  it.each([
    [{ show: ['festivals'] }, 'place'],
    [{ show: ['almanac'], place: { latitude: 1 } }, 'place.longitude'],
    [{ show: ['dashas'], place: CHENNAI }, 'birth'],
    [{ show: ['festivals'], place: CHENNAI, birth: GOLDEN }, 'birth'],
    [{ show: ['dashas'], birth: GOLDEN, tradition: 'tamil' }, 'tradition'],
  ])('is refused where what it shows does not fit what was sent: %j', (body, field) => {
    expect(readFeed(body)).toMatchObject({ ok: false, field });
  });
});

const MONTH = z.looseObject({
  entries: z.array(z.looseObject({ date: z.string(), title: z.string(), rule: z.string() })),
});

const limb = z.looseObject({ name: z.string() });
const SUNRISE = z.looseObject({
  sunrise: z.string(),
  atSunrise: z.looseObject({ tithi: limb, nakshatra: limb }),
});

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day.slice(0, 10)}T00:00:00Z`) + DAY_MS).toISOString().slice(0, 10);

const PERIODS = z.looseObject({
  mahadashas: z.array(
    z.looseObject({
      planet: z.string(),
      antardashas: z.array(
        z.looseObject({ planet: z.string(), startDate: z.string(), beforeBirth: z.boolean().optional() }),
      ),
    }),
  ),
});

const EVENTS_OF_MONTH = z.looseObject({
  events: z.array(z.looseObject({ planet: z.string(), type: z.string(), at: z.string() })),
  pagination: z.looseObject({ hasMore: z.boolean() }),
});

const PLACES = z.looseObject({
  planets: z.record(z.string(), z.looseObject({ siderealLongitude: z.number() })),
});

/** Sidereal longitudes of the planets. */
async function placesAt(args: object, datetime: string, offset: number): Promise<Readonly<Record<string, number>>> {
  const asked = { ...args, birth_datetime: datetime, utc_offset_minutes: offset };
  const { planets } = PLACES.parse(await asks(TEST_NOW)('get_planets', asked));
  return Object.fromEntries(Object.entries(planets).map(([name, { siderealLongitude }]) => [name, siderealLongitude]));
}
