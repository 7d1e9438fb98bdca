import type { StabilityBand } from '@cuspal/engine/kp/borders/stability';
import { STABILITY_BANDS } from '@cuspal/engine/kp/borders/stability';
import { NATAL_EVENTS } from '@cuspal/engine/events/natal';
import type { Measurement } from './lib/measurement.ts';
import { freshChart, stabilityOf } from './lib/stability.ts';

const BIRTHS = 1_000;
const UNCERTAINTIES = [1, 2, 4, 10, 15, 30];

type Counts = Record<StabilityBand, number>;
const none = (): Counts => ({ FIRM: 0, FAIR: 0, THIN: 0, KNIFE_EDGE: 0 });

/**
 * What a birth time is worth: how many verdicts stand in each band, event by event, and how many keep their side where
 * the time is off by some minutes. No measure of speed.
 */
export function birthTimes(): readonly Measurement[] {
  const byEvent = new Map(NATAL_EVENTS.map((event) => [event, none()]));
  const kept = new Map(UNCERTAINTIES.map((minutes) => [minutes, 0]));
  for (let index = 0; index < BIRTHS; index += 1) {
    const chart = freshChart(index);
    for (const [event, counts] of byEvent) {
      counts[stabilityOf(chart, event).stability.band] += 1;
      for (const minutes of UNCERTAINTIES)
        if (!stabilityOf(chart, event, minutes).uncertain) kept.set(minutes, (kept.get(minutes) ?? 0) + 1);
    }
  }
  const all = none();
  for (const counts of byEvent.values()) for (const band of STABILITY_BANDS) all[band] += counts[band];
  const verdicts = BIRTHS * NATAL_EVENTS.length;
  return [
    row('all verdicts: FIRM', all, verdicts),
    ...[...kept].map(([minutes, count]) => ({
      name: `verdicts of one side, the time known to ${minutes} min`,
      value: (100 * count) / verdicts,
      unit: '%',
      detail: `over ${BIRTHS} births and ${NATAL_EVENTS.length} events`,
    })),
    ...[...byEvent].map(([event, counts]) => row(`${event.label}: FIRM`, counts, BIRTHS)),
  ];
}

const row = (name: string, counts: Counts, verdicts: number): Measurement => {
  const share = (band: StabilityBand): number => (100 * counts[band]) / verdicts;
  const parts = Object.fromEntries(STABILITY_BANDS.map((band) => [band, share(band)]));
  const others = STABILITY_BANDS.slice(1).map((band) => `${band} ${share(band).toFixed(1)} %`);
  return { name, value: share('FIRM'), unit: '%', detail: others.join(', '), parts };
};
