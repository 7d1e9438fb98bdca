import { calendarDays, type CalendarDay } from '@cuspal/engine/almanac/festivals/calendar-days';
import { calendarLines, type CalendarLine } from '@cuspal/engine/almanac/festivals/calendar';
import { PlaceDays } from '@cuspal/engine/almanac/festivals/place-days';
import { CUSTOMS, TRADITIONS, type Tradition } from '@cuspal/engine/almanac/festivals/traditions';
import type { Interval } from '@cuspal/engine/base/intervals';
import { dayBeginning, type LocalClock } from '@cuspal/engine/time/clock';
import { isoToSecond } from '@cuspal/engine/time/iso';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { requireAgreement } from '@cuspal/engine/time/local-instant';
import { printInstant } from '@cuspal/engine/time/print';
import { starName } from '@cuspal/engine/zodiac/lords';
import { defineTool, placeInput, ToolError } from '@cuspal/tool-kit';
import { z } from 'zod';
import { say as fault } from '../faults.messages.ts';
import { calendarOutput } from './calendar-output.ts';
import { say } from './calendar.messages.ts';

export default defineTool({
  name: 'get_calendar',
  title: 'Calendar of festivals and fasts',
  purpose: 'Festivals, fasts, sankrantis and eclipses of a month or a year at a place, by the calendar of a tradition',
  family: 'calendar',
  phase: 'standalone',
  system: 'extension',
  needs: [],
  birth: 'none',
  beyond: true,
  address: '/v1/calendar',
  disclaimer: null,
  maxResultChars: 400_000,
  description:
    'Festivals, fasts with the time to break them, sankrantis and eclipses of a month or a year at a place, each with its rule. Send the calendars by tradition. An extension.',
  provenance: {
    rules: ['R41.1', 'R41.2', 'R41.3', 'R41.4', 'R41.5', 'R41.6', 'R41.7', 'R41.8', 'R32.1'],
    sources: ['DHARMASINDHU', 'NIRNAYASINDHU', 'HBV', 'CRC', 'ALMANAC', 'SE'],
  },
  input: z.strictObject({
    ...placeInput.pick({ latitude: true, longitude: true, utc_offset_minutes: true, time_zone: true }).shape,
    year: z.int().min(1900).max(2100).meta({ description: 'Gregorian' }),
    month: z.int().min(1).max(12).optional().meta({ description: 'The whole year without it' }),
    tradition: z.string().max(200).default('amanta').meta({ description: 'One calendar, or several with commas' }),
  }),
  output: calendarOutput,
  run: async ({ input, ephemeris, note, yieldTurn }) => {
    const { year, month, latitude, longitude, time_zone: zone, utc_offset_minutes: offsetMinutes = 0 } = input;
    const traditions = traditionsSent(input.tradition);
    const clock = { offsetMinutes, zone };
    const days = new PlaceDays(ephemeris, { latitude, longitude }, clock);
    const asked = {
      firstDay: Date.UTC(year, (month ?? 1) - 1, 1) / DAY_MS,
      lastDay: Date.UTC(month === undefined ? year + 1 : year, month ?? 0, 1) / DAY_MS - 1,
    };
    requireAgreement(input, dayBeginning(asked.firstDay, clock));
    const lines = await calendarLines(days, asked, traditions, yieldTurn);
    const [first = 'amanta'] = traditions;
    const monthDays =
      month === undefined ? undefined : await calendarDays(days, asked, CUSTOMS[first].months, yieldTurn);
    note(say.moonMonths());
    note(say.almanacRules());
    note(say.older());
    if (days.hasStandIns) note(say.standIn());
    const told = { calendars: traditions.map((tradition) => say.calendar({ tradition })), count: lines.length };
    const festival = lines.find(({ kind }) => kind === 'FESTIVAL');
    return {
      answer: [
        month === undefined ? say.yearAnswer({ ...told, year: String(year) }) : say.monthAnswer(told),
        ...(festival ? [say.firstFestival({ title: festival.title, date: isoDay(festival.day) })] : []),
      ].join(' '),
      year,
      month: month ?? null,
      latitude,
      longitude,
      timeZone: zone ?? null,
      traditions: [...traditions],
      entries: lines.map((line) => entryView(line, clock)),
      ...(monthDays && { days: monthDays.map((day) => dayView(day, clock)) }),
    };
  },
});

const isoDay = (day: number): string => isoToSecond(day * DAY_MS).slice(0, 10);

const printed = ({ startMs, endMs }: Interval, clock: LocalClock) => ({
  start: printInstant(startMs, clock),
  end: printInstant(endMs, clock),
});

function entryView({ day, at, days, parana, sutak, ...line }: CalendarLine, clock: LocalClock) {
  const { start, end } = at === undefined ? {} : printed(at, clock);
  const lasts = at !== undefined && at.endMs > at.startMs;
  const { id, title, kind, rule, what, seen } = line;
  return {
    id,
    title,
    kind,
    date: isoDay(day),
    ...(start !== undefined && { start }),
    ...(lasts && { end }),
    ...(days !== undefined && { lastDate: isoDay(day + days - 1) }),
    what,
    ...(parana && { parana: printed(parana, clock) }),
    ...(sutak && { sutak: printed(sutak, clock) }),
    ...(seen !== undefined && { seen }),
    rule,
  };
}

function dayView(each: CalendarDay, clock: LocalClock) {
  const { day, weekday, sunriseMs, sunsetMs, moonriseMs, tithi, tithiTitle, tithiEndsMs, star, starEndsMs, month } =
    each;
  const at = (utcMs: number): string => printInstant(utcMs, clock);
  return {
    date: isoDay(day),
    weekday,
    sunrise: at(sunriseMs),
    sunset: at(sunsetMs),
    moonrise: moonriseMs === null ? null : at(moonriseMs),
    tithi: { number: tithi, name: tithiTitle, ends: at(tithiEndsMs) },
    star: { number: star, name: starName(star - 1), ends: at(starEndsMs) },
    lunarMonth: month,
  };
}

const isTradition = (name: string): name is Tradition => TRADITIONS.some((each) => each === name);

/** The calendars that a text names, parted by commas, each once. Refuses others with the list of all. */
function traditionsSent(text: string): readonly Tradition[] {
  const names = text.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !isTradition(name));
  if (unknown !== undefined)
    throw new ToolError(
      'validation_failed',
      fault.unknownTradition({ name: unknown.slice(0, 40), traditions: TRADITIONS.join(', ') }),
      { field: 'tradition' },
    );
  return TRADITIONS.filter((tradition) => names.includes(tradition));
}
