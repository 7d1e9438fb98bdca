import { buildChart } from '@cuspal/engine/chart/build';
import { resolveBirth } from '@cuspal/engine/time/moment';
import { SAMPLE_CHARTS, testEphemeris } from '@cuspal/tool-kit/testing';

/** A sample chart by the beginning of its label. */
export function sampleChart(label: string) {
  const sample = SAMPLE_CHARTS.find((each) => each.label.startsWith(label));
  if (sample === undefined) throw new Error(`No sample chart is labelled ${label}.`);
  return buildChart(testEphemeris(), resolveBirth(sample.arguments));
}

/** The birth of most examples: Chennai, 14 August 1992, 10:02. */
export const CHENNAI = sampleChart('Chennai');
