import type { Chart } from '../chart/chart.ts';
import { electingSet } from './electing-planets.ts';
import type { ElectingSet } from './electing-planets.ts';
import type { ElectionTopic } from './election-topic.ts';
import type { ElectionWindow } from './election-scan.ts';
import { layersAt, layersSatisfied, periodStretches, rowVerdicts } from './layers.ts';
import type { LayerStates, PeriodStretch, RowVerdicts } from './layers.ts';
import { itemAt } from './runs.ts';
import type { SecondSpan } from './timeline.ts';
import { resolvingSubLord } from './window-order.ts';
import type { Planet } from '../zodiac/names.ts';
import { isIn } from '../zodiac/planet-bits.ts';

/** What the second chart says of a window that the first elected. */
export const SECOND_CHECKS = ['CONFIRMS', 'PARTIAL', 'CONTRADICTS'] as const;
export type SecondCheck = (typeof SECOND_CHECKS)[number];

/** The second person's chart weighed for the same event. */
export interface SecondPerson {
  readonly set: ElectingSet;
  readonly verdicts: RowVerdicts;
  /** The joint periods of this person in the scan. */
  readonly periods: readonly PeriodStretch[];
}

/** A chart weighed for a scan of the event. Throws out_of_range where Placidus does not exist (R3.2). */
export function secondPerson(chart: Chart, topic: ElectionTopic, span: SecondSpan): SecondPerson {
  const set = electingSet(chart, topic);
  return { set, verdicts: rowVerdicts(set), periods: periodStretches(set, span) };
}

export interface SecondReading {
  readonly check: SecondCheck;
  /** The layers of the moment by the second chart and its own running lords. */
  readonly layers: LayerStates;
  readonly resolvingSubLord: Planet;
  readonly ad: Planet;
  readonly pd: Planet;
  /** The sub lord that decides the moment is against the event for this person. */
  readonly subLordAgainst: boolean;
  /** Both lower period lords are. */
  readonly periodAgainst: boolean;
}

/** Checks a window against the second chart: it neither reorders nor removes. What no layer holds for is no support. */
export function secondReading({ set, verdicts, periods }: SecondPerson, window: ElectionWindow): SecondReading {
  const period = itemAt(periods, window.moment)?.period;
  if (period === undefined) throw new RangeError('the second person has no period in the scan');
  const layers = layersAt(set, verdicts, period, window.sky, window.rising);
  const subLord = resolvingSubLord(window);
  const [ad, pd] = [period.ad.planet, period.pd.planet];
  const subLordAgainst = isIn(set.against, subLord);
  const periodAgainst = isIn(set.against, ad) && isIn(set.against, pd);
  const holds = layers.period !== 'NOT_MET' && layers.moon !== 'NOT_MET' && layers.ascendant !== 'NOT_MET';
  const contradicts = subLordAgainst || periodAgainst || layersSatisfied(layers) === 0;
  const check = contradicts ? 'CONTRADICTS' : holds ? 'CONFIRMS' : 'PARTIAL';
  return { check, layers, resolvingSubLord: subLord, ad, pd, subLordAgainst, periodAgainst };
}
