import { buildChart } from '../chart/build.ts';
import type { Chart } from '../chart/chart.ts';
import { DASHA_YEAR_MS } from '../dasha/years.ts';
import type { Ephemeris } from '../sky/port.ts';
import type { JudgedEvent } from '../events/event.ts';
import { NATAL_EVENTS } from '../events/natal.ts';
import { cuspalSubLord } from '../chart/placement.ts';
import { verdictOf } from '../kp/promise/promise.ts';
import type { Interval } from '../base/intervals.ts';
import { HOUSES } from '../zodiac/names.ts';
import type { Ayanamsa, House } from '../zodiac/names.ts';
import { jaiminiParadigm } from './paradigm-jaimini.ts';
import { kpParadigm } from './paradigm-kp.ts';
import { parashariParadigm } from './paradigm-parashari.ts';
import type { Paradigm, ParadigmMatter } from './paradigm.ts';

export const PARADIGM_LABELS = [
  'CONCORDANT',
  'CONCORDANT_ON_DIFFERENT_GROUNDS',
  'TIMING_DIVERGENCE',
  'PARTLY_CONCORDANT',
  'DIVERGENT',
] as const;
export type ParadigmLabel = (typeof PARADIGM_LABELS)[number];
export const FRAME_SENSITIVITIES = ['STABLE', 'FRAME_SENSITIVE'] as const;
type FrameSensitivity = (typeof FRAME_SENSITIVITIES)[number];

interface ParadigmFrame {
  readonly ayanamsa: Ayanamsa;
  /** KP, Parashari, Jaimini. */
  readonly paradigms: readonly Paradigm[];
  readonly label: ParadigmLabel;
}

export interface ParadigmPanel {
  readonly frames: readonly ParadigmFrame[];
  /** Whether the KP verdict is the same in all frames. */
  readonly frameSensitivity: FrameSensitivity;
  /** Cusps whose sub lord differs between the frames; empty where the verdict is the same. */
  readonly changedCusps: readonly House[];
}

/**
 * A matter as the sign-based traditions read it. Topic and significator of what the natal catalogue does not hold are
 * those of its first row with the same primary cusp.
 */
export function paradigmMatter({ primaryCusp, topic, karakas, polarity }: JudgedEvent): ParadigmMatter {
  const like = NATAL_EVENTS.find((row) => row.primaryCusp === primaryCusp);
  return {
    house: primaryCusp,
    topic: topic ?? like?.topic ?? 'other',
    karaka: karakas[0] ?? like?.karakas[0] ?? null,
    adverse: polarity === 'adverse',
  };
}

/** First dates further apart than this diverge. */
const SPREAD_MS = 2 * DASHA_YEAR_MS;

/** How the traditions stand to one another: in answer, in grounds and in time. */
export function paradigmLabel(paradigms: readonly Paradigm[]): ParadigmLabel {
  const answers = new Set(paradigms.map(({ answer }) => answer));
  if (answers.size > 1) return answers.has('YES') && answers.has('NO') ? 'DIVERGENT' : 'PARTLY_CONCORDANT';
  const starts = paradigms.flatMap(({ next }) => (next === null ? [] : [next.startMs]));
  if (starts.length > 1 && Math.max(...starts) - Math.min(...starts) > SPREAD_MS) return 'TIMING_DIVERGENCE';
  const [first, ...others] = paradigms.map(({ grounds }) => grounds.planets);
  const shared = first?.some((planet) => others.every((planets) => planets.includes(planet))) ?? false;
  return shared ? 'CONCORDANT' : 'CONCORDANT_ON_DIFFERENT_GROUNDS';
}

function frameOf(
  ephemeris: Ephemeris,
  chart: Chart,
  event: JudgedEvent,
  of: ParadigmMatter,
  span: Interval,
): ParadigmFrame {
  const paradigms = [
    kpParadigm(ephemeris, chart, event, span),
    parashariParadigm(chart, of, span),
    jaiminiParadigm(chart, of, span),
  ];
  return { ayanamsa: chart.moment.ayanamsa, paradigms, label: paradigmLabel(paradigms) };
}

/**
 * One matter by KP, Parashari and Jaimini in each of several ayanamsas, with the first period of each tradition in a
 * span. KP decides; the others are second opinions (R7.3). Throws out_of_range without Placidus.
 */
export function paradigmPanel(
  ephemeris: Ephemeris,
  chart: Chart,
  event: JudgedEvent,
  ayanamsas: readonly Ayanamsa[],
  span: Interval,
): ParadigmPanel {
  const of = paradigmMatter(event);
  const charts = [...new Set(ayanamsas)].map((ayanamsa) =>
    ayanamsa === chart.moment.ayanamsa ? chart : buildChart(ephemeris, { ...chart.moment, ayanamsa }),
  );
  const stable = new Set(charts.map((each) => verdictOf(each, event).verdict)).size === 1;
  const changes = (house: House): boolean => new Set(charts.map((each) => cuspalSubLord(each, house))).size > 1;
  return {
    frames: charts.map((each) => frameOf(ephemeris, each, event, of, span)),
    frameSensitivity: stable ? 'STABLE' : 'FRAME_SENSITIVE',
    changedCusps: stable ? [] : HOUSES.filter(changes),
  };
}
