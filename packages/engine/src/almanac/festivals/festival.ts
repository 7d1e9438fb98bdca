import type { LimbSpan } from '../limb-spans.ts';
import type { Choice, DayRule } from './chosen-day.ts';
import type { CalendarEntry } from './calendar-entry.ts';
import type { Lunation } from './lunations.ts';
import type { Sankranti } from './solar-months.ts';
import type { SolarRule, Tradition } from './traditions.ts';

/** What fixes a festival in the year. */
export type When =
  /** A tithi of a lunar month (R41.2); with `adhika` that of the added month where there is one. */
  | {
      readonly by: 'TITHI';
      readonly month: number;
      readonly tithi: number;
      readonly rule: DayRule;
      readonly adhika?: 'BEFORE';
    }
  /** A tithi of every month, added ones too. */
  | { readonly by: 'EVERY_TITHI'; readonly tithi: number; readonly rule: DayRule; readonly weekday?: number }
  /** A day of a month of the Sun, 1 its first and 0 the day before, by the rule of a region (R41.4). */
  | {
      readonly by: 'SOLAR_DAY';
      readonly sign: number;
      readonly day: number;
      readonly solar: SolarRule;
    }
  /**
   * A star in a month of the Sun (R41.5): the last of two in a month, or the one that is nearest to the full Moon. With
   * `fullMoon` the day of the star is taken that has Purnima at its sunset.
   */
  | {
      readonly by: 'STAR';
      readonly star: number;
      readonly sign: number;
      readonly solar: SolarRule;
      readonly rule: DayRule;
      readonly pick: 'LAST' | 'FULL_MOON';
      readonly fullMoon?: true;
    }
  /** A tithi while the Sun is in a sign (R41.5). */
  | { readonly by: 'SOLAR_TITHI'; readonly tithi: number; readonly sign: number; readonly rule: DayRule }
  /** A count of days after, or before, another festival. */
  | { readonly by: 'AFTER'; readonly of: string; readonly days: number }
  /** The last weekday before the day of a tithi, that day included. */
  | { readonly by: 'WEEKDAY'; readonly weekday: number; readonly of: string }
  /** A rule that nothing else has (R41.7). */
  | { readonly by: 'OWN'; readonly own: OwnRule };

export type OwnRule = 'RAKSHA_BANDHAN' | 'HOLIKA_DAHAN' | 'VIJAYADASHAMI';

/** What a line of the calendar is. */
export const FESTIVAL_KINDS = ['FESTIVAL', 'FAST', 'MONTHLY', 'MONTH', 'ECLIPSE'] as const;
export type FestivalKind = (typeof FESTIVAL_KINDS)[number];

export interface Festival {
  readonly id: string;
  readonly title: () => string;
  readonly when: When;
  readonly in: readonly Tradition[];
  readonly rule: CalendarEntry['rule'];
  readonly kind: FestivalKind;
}

/** A day that was found, and what put the festival there. */
export interface Found {
  readonly day: number;
  /** The tithi or star that it is the day of. */
  readonly limb?: LimbSpan & { readonly kind: 'tithi' | 'nakshatra' };
  readonly rule?: DayRule;
  readonly choice?: Choice;
  /** Not the day of the limb itself, but days before or after that of another festival. */
  readonly counted?: true;
  readonly lunation?: Lunation;
  readonly sankranti?: Sankranti;
}
