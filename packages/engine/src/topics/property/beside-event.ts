import { capitalised, inWords } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import { RUNNING_PERIODS } from '../../dasha/running-lords.ts';
import type { RunningPeriod } from '../../dasha/running-lords.ts';
import type { HouseSets, NatalEvent } from '../../events/event.ts';
import { fruitfulness, timingSets } from '../../kp/kernel/fruitfulness.ts';
import { matter, type Postponement } from '../../kp/promise/matter.ts';
import { isOffered, periodClass } from '../../kp/promise/period-class.ts';
import type { Planet } from '../../zodiac/names.ts';
import { planetFirst, planetInWords } from '../../zodiac/planet-words.ts';
import type { LayerState, NowLayer } from './now-layer.ts';

/** The running period as every tool that times the event judges it. */
export interface EventNow {
  /** The same three states as those of the layer. */
  readonly state: LayerState;
  /** Why the layer stands otherwise, or weighs a lord otherwise; empty where the two agree. */
  readonly reasons: readonly string[];
}

const LORDS: Readonly<Record<RunningPeriod, string>> = {
  MD: 'mahadasha lord',
  AD: 'antardasha lord',
  PD: 'pratyantardasha lord',
};

const STATE_IN_WORDS: Readonly<Record<LayerState, string>> = {
  OPEN: 'open',
  PENDING: 'not open yet',
  CLOSED: 'closed',
};

const setsInWords = (of: HouseSets): string => {
  const { favourable, denial } = timingSets(of);
  return `${inWords(favourable)} against ${inWords(denial)}`;
};

const postponedInWords = ({ planet, starLord, denialHouses }: Postponement): string =>
  `${planetFirst(planet)} puts the matter off, because its star lord ${planetInWords(starLord)} holds only opposing houses (${inWords(denialHouses)}).`;

/** A matter of the running period: what it is called here, how it is weighed here, and its event. */
interface WeighedMatter {
  readonly name: string;
  readonly layer: NowLayer;
  readonly sets: HouseSets;
  readonly event: NatalEvent;
}

/**
 * The layer weighs its own few houses (R10), while windows weigh those of the event, count stand-ins and lower a
 * class for a lord that postpones (R13.4): where the two come out differently, the sentences that join them.
 * Throws out_of_range without Placidus.
 */
export function eventNow(
  chart: Chart,
  lords: Readonly<Record<RunningPeriod, Planet>>,
  { name, layer, sets, event }: WeighedMatter,
): EventNow {
  const of = matter(chart, event);
  const { class: found, postponedBy } = periodClass(of, [lords.MD, lords.AD, lords.PD]);
  const state = isOffered(found) ? 'OPEN' : found === 'SILENT' ? 'CLOSED' : 'PENDING';
  const others = RUNNING_PERIODS.flatMap((period) => {
    const { class: there } = fruitfulness(chart, lords[period], of.sets);
    return there === layer.weighed[period].class
      ? []
      : [`the ${LORDS[period]} ${planetInWords(lords[period])} is ${there.toLowerCase()}`];
  });
  if (others.length === 0 && state === layer.state) return { state, reasons: [] };
  const standIn = of.standIns.length > 0 && state === 'OPEN' && layer.state !== 'OPEN';
  return {
    state,
    reasons: [
      [
        ...(others.length === 0
          ? []
          : [
              `${capitalised(name)} is weighed here on ${setsInWords(sets)}.`,
              `${event.label} is timed on ${setsInWords(event)}.`,
              `There ${inWords(others)}.`,
            ]),
        ...(state === layer.state || layer.state !== 'OPEN' ? [] : postponedBy.map(postponedInWords)),
        ...(standIn ? [`No planet is fruitful for ${event.label}, so weaker planets stand in where it is timed.`] : []),
        state === layer.state
          ? `By both the running period is ${STATE_IN_WORDS[state]}.`
          : `So the running period is ${STATE_IN_WORDS[state]} for tools that time ${event.label}, and ${STATE_IN_WORDS[layer.state]} here.`,
      ].join(' '),
    ],
  };
}
