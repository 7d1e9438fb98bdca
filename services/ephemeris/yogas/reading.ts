import { standInNote } from '@cuspal/engine/almanac/day-frame';
import type { Chart } from '@cuspal/engine/chart/chart';
import { atmakaraka } from '@cuspal/engine/jaimini/karakamsa';
import { natureUsed } from '@cuspal/engine/parashari/base/natures';
import { readingOf } from '@cuspal/engine/parashari/yogas/reading';
import type { Reading } from '@cuspal/engine/parashari/yogas/reading';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { NATURES_OF_THE_CHART, NO_KP_VERDICT } from '../strength/rows.ts';

/** What the notes of every result with natures and aspects begin with. */
export const YOGA_NOTES = [
  NO_KP_VERDICT,
  NATURES_OF_THE_CHART,
  'Rahu and Ketu aspect the seventh sign only. Some schools add the fifth and the ninth.',
] as const;

/** The chart as the catalogues read it. */
export const beginReading = (chart: Chart, ephemeris: Ephemeris): Reading =>
  readingOf(ephemeris, chart, atmakaraka(chart));

export const naturesOf = ({ natures }: Reading) => natureUsed(natures);

/** Note for charts without a sunrise, where a rule asks for a birth by day or by night. */
export const sunriseNote = (reading: Reading): readonly string[] =>
  reading.day().sunriseFallback ? [standInNote(reading.chart.moment.utcMs)] : [];
