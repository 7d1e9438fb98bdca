import {
  escape,
  ICalCalendar,
  ICalCalendarMethod,
  ICalEventBusyStatus,
  ICalEventClass,
  ICalEventTransparency,
} from 'ical-generator';
import { dayMs, type CalendarEntry } from './calendar-entry.ts';

export interface CalendarOptions {
  readonly name: string;
  readonly about: string;
  /** When it was computed. */
  readonly at: Date;
  /** The same for an entry whenever it is computed. */
  readonly uidOf: (entry: CalendarEntry) => string;
  /** Where the tools and rules are explained. */
  readonly url?: string | undefined;
  readonly release: string;
}

/** How often programs are asked to look again: what is computed changes with the days, and a look may cost a unit. */
const TTL_SECONDS = 12 * 3_600;
/** What a calendar is made of may have any length; programs cut what is longer. */
const LONGEST_TEXT = 4_000;

/** A calendar by RFC 5545. Entries leave the time free, and say so. */
export function calendarText(entries: readonly CalendarEntry[], options: CalendarOptions): string {
  const { name, about, at, uidOf, url, release } = options;
  const calendar = new ICalCalendar({
    prodId: { company: 'Cuspal', product: `Cuspal ${release}`, language: 'EN' },
    method: ICalCalendarMethod.PUBLISH,
    // The library writes these two as they are.
    name: escape(clean(name), false),
    description: escape(clean(about), false),
    ttl: TTL_SECONDS,
    ...(url !== undefined && { url }),
  });
  for (const entry of entries) {
    const { start, end } = instants(entry);
    calendar.createEvent({
      id: uidOf(entry),
      start,
      ...(end && { end }),
      allDay: entry.allDay,
      stamp: at,
      summary: clean(entry.title),
      description: clean(entry.what),
      transparency: ICalEventTransparency.TRANSPARENT,
      busystatus: ICalEventBusyStatus.FREE,
      class: ICalEventClass.PRIVATE,
    });
  }
  // RFC 5545 ends each line, the last one too.
  return `${calendar.toString()}\r\n`;
}

const instants = ({ start, end, allDay }: CalendarEntry) => {
  const read = (text: string): Date => new Date(allDay ? dayMs(text) : text);
  return { start: read(start), end: end === undefined ? undefined : read(end) };
};

/** A text without control characters, which RFC 5545 has no way to write, and of bounded length. */
const clean = (text: string): string => {
  const plain = text.replace(/[^\P{C}\n]/gu, '');
  return plain.length <= LONGEST_TEXT ? plain : `${plain.slice(0, LONGEST_TEXT - 1).trimEnd()}…`;
};
