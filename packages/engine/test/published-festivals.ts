import { readReference } from './read-reference.ts';

/** Dates that a public calendar names for festivals at a place, by the ids of this project. */
export interface PublishedCalendar {
  readonly place: string;
  readonly latitude: number;
  readonly longitude: number;
  readonly timeZone: string;
  readonly source: string;
  readonly dates: Readonly<Record<string, readonly string[]>>;
}

export const PUBLISHED: readonly PublishedCalendar[] = readReference<{
  readonly calendars: readonly PublishedCalendar[];
}>('festivals_published').calendars;

/** Why a public calendar has another day. */
export type Reason =
  /** It takes the tithi at sunrise here. */
  | 'sunrise'
  /** It takes the day on which the tithi, or star, runs in the evening. */
  | 'evening'
  /** It counts the night, in which the Sun enters, with the day before. */
  | 'night'
  /** It names a holiday that was fixed before, or moved. */
  | 'holiday'
  /** Its Sun or Moon is reckoned by an older method, hours off. */
  | 'older'
  /** It takes the other of two days. */
  | 'second'
  /** No tithi or star of that day bears it out. */
  | 'slip';

/** Published dates that are not found, each with the reason. */
export const DIFFERENCES: Readonly<Record<string, Reason>> = {
  'New Delhi vasant_panchami 2019-02-09': 'evening',
  'New Delhi vasant_panchami 2035-02-12': 'evening',
  'New Delhi chhath 2025-10-28': 'second',
  'New Delhi vijayadashami 2003-10-05': 'sunrise',
  'New Delhi karwa_chauth 2003-10-13': 'evening',
  'New Delhi durga_ashtami 2020-10-23': 'evening',
  'New Delhi makara_sankranti 2023-01-14': 'holiday',
  'New Delhi makara_sankranti 2024-01-14': 'holiday',
  'New Delhi naraka_chaturdashi 2012-11-12': 'evening',
  'New Delhi rama_navami 2008-04-14': 'sunrise',
  'New Delhi rama_navami 2029-04-22': 'second',
  'New Delhi vaisakhi 2013-04-13': 'night',
  'New Delhi vaisakhi 2025-04-13': 'night',
  'New Delhi gudi_padwa 2008-04-06': 'evening',
  'New Delhi bathukamma 2020-10-16': 'holiday',
  'Thiruvananthapuram thiruvonam 2007-08-26': 'evening',
  'Thiruvananthapuram thiruvonam 2033-09-06': 'evening',
  'Kathmandu rama_navami 2026-03-27': 'sunrise',
  'Kathmandu shravana_purnima 2013-08-20': 'evening',
  'Kathmandu maha_navami 2013-10-12': 'evening',
  'Kathmandu maha_navami 2020-10-25': 'sunrise',
  'Kathmandu vijayadashami 2020-10-26': 'sunrise',
  'Kathmandu govardhan_puja 2010-11-06': 'evening',
  'Kathmandu govardhan_puja 2019-10-28': 'evening',
  'Kathmandu bhai_dooj 2020-11-17': 'slip',
  'Kathmandu bhai_dooj 2022-10-27': 'sunrise',
  'Kathmandu chhath 2025-10-27': 'evening',
  'Kathmandu vaisakhi 2013-04-13': 'night',
  'Kathmandu makara_sankranti 2022-01-15': 'older',
  'Kathmandu makara_sankranti 2026-01-15': 'older',
  'Kathmandu krishna_janmashtami_vaishnava 2023-09-06': 'second',
  'Port Louis diwali 2013-11-03': 'holiday',
  'Kuala Lumpur thai_poosam 2017-02-09': 'evening',
  'Colombo pongal 2026-01-15': 'older',
  'Suva diwali 2016-10-31': 'holiday',
  'Suva diwali 2019-10-28': 'holiday',
  'Suva diwali 2020-11-14': 'holiday',
  'Bengaluru yugadi 2017-03-29': 'second',
  'Bengaluru rama_navami 2017-04-05': 'sunrise',
  'Chennai ekadashi_smarta 2023-03-17': 'evening',
  'Chennai ekadashi_smarta 2023-08-12': 'second',
};
