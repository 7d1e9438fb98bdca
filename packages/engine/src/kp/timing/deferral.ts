import type { Chart } from '../../chart/chart.ts';
import type { Period } from '../../dasha/vimshottari.ts';
import type { Planet } from '../../zodiac/names.ts';
import type { Release, ReleaseFinder } from './release.ts';

/** A planet whose star lord is retrograde at birth gives its matter late: a fact of the chart, without a date (R12.2). */
export interface Delay {
  readonly planet: Planet;
  readonly starLord: Planet;
}

/** A release with what it means at the moment of judgment. */
interface DatedRelease extends Release {
  /** The star lord has turned direct by then. */
  readonly released: boolean;
}

/** A delayed lord of a period. */
export interface Deferral extends Delay {
  /**
   * The release of a mahadasha or antardasha lord; null below them, since no cycle of retrogression fits into those
   * periods.
   */
  readonly release: DatedRelease | null;
}

/** What the release of a lord is found and judged by. */
export interface ReleaseContext {
  /** The moment of judgment. */
  readonly asOfMs: number;
  readonly releases: ReleaseFinder;
}

/** Whether the star lord of a planet is retrograde at birth, never the Sun, the Moon or a node (R12.2). */
export function delayOf({ planets }: Chart, planet: Planet): Delay | null {
  const { starLord } = planets[planet];
  return planets[starLord].retrograde ? { planet, starLord } : null;
}

/**
 * Whether the lord of a period is delayed, and of a mahadasha or antardasha its release: the first direct station of
 * the star lord after the period begins (the one that birth cuts: after birth), confirmed when it passes the degree
 * where that retrogression began. One date for each lord and period, whatever the moment of judgment.
 */
export function deferral(
  chart: Chart,
  period: Pick<Period, 'planet' | 'level' | 'startMs'>,
  { asOfMs, releases }: ReleaseContext,
): Deferral | null {
  const delay = delayOf(chart, period.planet);
  if (delay === null) return null;
  const release = period.level <= 2 ? releases(delay.starLord, period.startMs) : null;
  return { ...delay, release: release && { ...release, released: (release.turnsDirectMs ?? Infinity) <= asOfMs } };
}
