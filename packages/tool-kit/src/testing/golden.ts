import type { SampleChart } from './sample-charts.ts';

/** The golden sample of the pages, which the hand-worked values of many tests belong to. */
export const GOLDEN = {
  birth_datetime: '1992-08-14T04:32:00',
  latitude: 6.927,
  longitude: 79.861,
  utc_offset_minutes: 330,
  ayanamsa: 'kp',
} as const;

/** A birth in one line, for tables of them. */
export const birth = (
  birth_datetime: string,
  latitude: number,
  longitude: number,
  utc_offset_minutes: number,
  ayanamsa: NonNullable<SampleChart['arguments']['ayanamsa']> = 'kp',
) => ({ birth_datetime, latitude, longitude, utc_offset_minutes, ayanamsa });

/** Northern Norway in December: no Placidus houses and no sunrise. */
export const POLAR = birth('1985-12-21T12:00:00', 69.65, 18.96, 60);
