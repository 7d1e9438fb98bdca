import { standInNote } from '@cuspal/engine/almanac/day-frame';
import type { Chart } from '@cuspal/engine/chart/chart';
import { atmakaraka } from '@cuspal/engine/jaimini/karakamsa';
import { natureUsed } from '@cuspal/engine/parashari/base/natures';
import { readingOf } from '@cuspal/engine/parashari/yogas/reading';
import type { Reading } from '@cuspal/engine/parashari/yogas/reading';
import type { Ephemeris } from '@cuspal/engine/sky/port';
import { NATURES_OF_THE_CHART, NO_KP_VERDICT } from '@cuspal/readings/strength/rows';

/** The chart as the catalogues read it, with the notes that every result of the family has. */
export function beginReading(chart: Chart, ephemeris: Ephemeris, note: (sentence: string) => void): Reading {
  note(NO_KP_VERDICT);
  note(NATURES_OF_THE_CHART);
  note('Rahu and Ketu aspect the seventh sign only. Some schools add the fifth and the ninth.');
  return readingOf(ephemeris, chart, atmakaraka(chart));
}

export const naturesOf = ({ natures }: Reading) => natureUsed(natures);

/** Says so where a rule that asks for a birth by day or night had no sunrise. */
export function noteSunrise(reading: Reading, note: (sentence: string) => void): void {
  if (reading.day().sunriseFallback) note(standInNote(reading.chart.moment.utcMs));
}
