/** One line of the calendar of a place: a festival, a fast, a sankranti, an eclipse. */
export interface CalendarEntry {
  /** What it is, such as `diwali`: the same each year, so that it names one entry together with `start`. */
  readonly id: string;
  readonly title: string;
  /** A day by the clock of the place, `2026-11-08`, where `allDay` is true, else an instant with its offset. */
  readonly start: string;
  /** The first day, or instant, after it; left out where it is one day or one moment. */
  readonly end?: string;
  readonly allDay: boolean;
  /** What puts it on that day, in sentences. */
  readonly what: string;
  /** Number of its rule in the rule book. */
  readonly rule: `R${number}`;
}
