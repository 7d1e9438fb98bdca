import type { Interval } from '../../base/intervals.ts';
import type { Chart } from '../../chart/chart.ts';
import { runningLords } from '../../dasha/running-lords.ts';
import type { Release, ReleaseFinder } from '../timing/release.ts';
import type { Matter } from '../promise/matter.ts';
import { periodClassOf } from '../promise/period-class.ts';
import type { PeriodClass } from '../promise/period-class.ts';
import type { ZoneWindow } from './zone-windows.ts';

/** A window of the cascade as one chart and matter see it. */
export interface TransitWindow extends ZoneWindow {
  /** The sign lord is strong too (R14.1). */
  readonly triple: boolean;
  /** The star lord is retrograde at birth: the window stands, its matter waits (R12.2). */
  readonly delayed: boolean;
  /** The next release of the star lord after the start of a delayed window. */
  readonly release: Release | null;
  /** What the dasha running at the start does for the matter; null outside the 120 years. */
  readonly dashaClass: PeriodClass | null;
}

/** The matter of a chart that windows are read for. */
export interface TransitMatter {
  readonly chart: Chart;
  readonly matter: Matter;
  readonly releases: ReleaseFinder;
}

/** A time in the zone with what the natal chart says of it (R14.4). */
export function transitWindowOf(window: ZoneWindow, { chart, matter, releases }: TransitMatter): TransitWindow {
  const { signLord, starLord } = window.inside;
  const delayed = chart.planets[starLord].retrograde;
  return {
    ...window,
    triple: matter.strong.includes(signLord),
    delayed,
    release: delayed ? releases(starLord, window.startMs) : null,
    dashaClass: dashaClassAt(chart, matter, window.startMs),
  };
}

/** What the mahadasha, antardasha and pratyantardasha running at an instant do for a matter. */
function dashaClassAt(chart: Chart, matter: Matter, utcMs: number): PeriodClass | null {
  const [md, ad, pd] = runningLords(chart, utcMs) ?? [];
  if (md === undefined || ad === undefined || pd === undefined) return null;
  return periodClassOf(matter, [md.planet, ad.planet, pd.planet]);
}

export const TRANSIT_STAGES = ['SATURN', 'JUPITER', 'SUN', 'MOON'] as const;
export type TransitStageName = (typeof TRANSIT_STAGES)[number];

/** One step of the cascade. */
export interface TransitStage {
  readonly stage: TransitStageName;
  /** Where the next step looks, in order of time: sign stays of Saturn and Jupiter, windows of Sun and Moon. */
  readonly spans: readonly Interval[];
  /** Nothing was found: the spans are those of the step before. */
  readonly relaxed: boolean;
  readonly windows: readonly TransitWindow[];
}
