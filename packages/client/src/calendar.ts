/** What `calendar` is asked for: a place by its name, or by coordinates and zone. */
export interface CalendarQuery {
  /** 1900 to 2100. */
  readonly year: number;
  /** 1 to 12; the whole year without it. */
  readonly month?: number;
  /** One calendar or several, such as `tamil`; `amanta` where it is left out. */
  readonly tradition?: string | readonly string[];
  /** Name of a town. */
  readonly place?: string;
  readonly latitude?: number;
  readonly longitude?: number;
  /** IANA name. */
  readonly time_zone?: string;
  readonly utc_offset_minutes?: number;
}

interface Stretch {
  readonly start: string;
  readonly end: string;
}

/** One line of a calendar. */
export interface CalendarEntry {
  /** The same each year, such as `diwali`. */
  readonly id: string;
  readonly title: string;
  readonly kind: 'FESTIVAL' | 'FAST' | 'MONTHLY' | 'MONTH' | 'ECLIPSE';
  readonly date: string;
  /** The instants of what is no whole day. */
  readonly start?: string;
  readonly end?: string;
  readonly lastDate?: string;
  /** What puts it on that day. */
  readonly what: string;
  /** When a fast may be broken. */
  readonly parana?: Stretch;
  readonly sutak?: Stretch;
  /** Whether an eclipse is seen there. */
  readonly seen?: boolean;
  readonly rule: string;
}

/** A limb of the almanac at a sunrise. */
interface Limb {
  readonly number: number;
  readonly name: string;
  readonly ends: string;
}

/** One day of a month. */
export interface CalendarDay {
  readonly date: string;
  readonly weekday: string;
  readonly sunrise: string;
  readonly sunset: string;
  readonly moonrise: string | null;
  readonly tithi: Limb;
  readonly star: Limb;
  readonly lunarMonth: string;
}

/** Festivals, fasts, sankrantis and eclipses of a place. */
export interface Calendar {
  readonly answer: string;
  readonly year: number;
  readonly month: number | null;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string | null;
  readonly traditions: readonly string[];
  readonly entries: readonly CalendarEntry[];
  /** The days of a month; a year has none. */
  readonly days?: readonly CalendarDay[];
}

/** The address of a calendar. */
export function calendarPath(query: CalendarQuery): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) parameters.set(name, Array.isArray(value) ? value.join() : String(value));
  return `/v1/calendar?${parameters.toString()}`;
}
