import type { Chart } from '@cuspal/engine/chart/chart';
import { buildChart } from '@cuspal/engine/chart/build';
import { resolveBirth } from '@cuspal/engine/time/moment';
import type { Moment } from '@cuspal/engine/time/moment';
import { SIGNS } from '@cuspal/engine/zodiac/names';
import { SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';

export const sky = testEphemeris();

/** A moment in Chennai by its clock: `2026-11-22T10:00`. */
export const inChennai = (local: string): Moment =>
  resolveBirth({ birth_datetime: local, latitude: 13.0827, longitude: 80.2707, utc_offset_minutes: 330 });

const charts = new Map<string, Chart>();

/** The chart of a sample birth; by default that in Chennai on 14 August 1992 at 10:02. */
export function sampleChart(label = 'Chennai 1992'): Chart {
  const known = charts.get(label);
  if (known) return known;
  const sample = SAMPLE_CHARTS.find((each) => each.label === label);
  if (!sample) throw new RangeError(`no sample birth ${label}`);
  const chart = buildChart(sky, resolveBirth(sample.arguments));
  charts.set(label, chart);
  return chart;
}

/** `16°40′ of Cancer`, cut to the minute. */
export function degreeInSign(longitude: number): string {
  const minutes = Math.floor((longitude % 30) * 60 + 1e-6);
  const degree = `${Math.floor(minutes / 60)}°${String(minutes % 60).padStart(2, '0')}′`;
  return `${degree} of ${SIGNS[Math.floor(longitude / 30)] ?? ''}`;
}
