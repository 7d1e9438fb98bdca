import type { Chart } from '../../chart/chart.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { natalEvent } from '../../events/natal.ts';
import { levelInWords } from '../../kp/kernel/level-words.ts';
import { houseSignificators } from '../../kp/kernel/house-significators.ts';
import { contact, level } from '../../kp/kernel/levels.ts';
import type { Level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import type { CompassPoint } from '../../zodiac/sign-attributes.ts';
import { cuspLean } from '../shared/topic-panel.ts';
import type { CuspLean } from '../shared/topic-panel.ts';
import { signName } from '../../zodiac/lords.ts';
import type { House, Planet, Sign } from '../../zodiac/names.ts';
import { modalityOf, signDirection } from '../../zodiac/sign-attributes.ts';
import { say } from './foreign.messages.ts';

export const STAGE_NUMBERS = [1, 2, 3] as const;
export type StageNumber = (typeof STAGE_NUMBERS)[number];

export const STAGE_VERDICTS = ['PROMISED', 'PARTIAL', 'DENIED'] as const;
export type StageVerdict = (typeof STAGE_VERDICTS)[number];

export const SETTLEMENTS = ['SETTLES', 'LONG_STAY', 'VISITS_ONLY', 'STAYS_HOME'] as const;
export type Settlement = (typeof SETTLEMENTS)[number];

/** A step of moving abroad, with a verdict of its own. */
export interface SettlementStage {
  readonly stage: StageNumber;
  /** The houses it needs and those against it, for its windows. */
  readonly event: JudgedEvent;
  readonly cusps: readonly CuspLean[];
  readonly verdict: StageVerdict;
  readonly reason: string;
}

const stageEvent = (label: string, primaryCusp: House, required: House[], denial: House[]): JudgedEvent => ({
  key: null,
  label,
  topic: 'foreign',
  polarity: 'neutral',
  primaryCusp,
  required,
  supporting: [],
  denial,
  karakas: [],
});

/** Leaving, living abroad, a home abroad (R10). */
const DEPARTURE = stageEvent('Departure', 3, [3, 12], [2, 4, 11]);
const RESIDENCE = stageEvent('Residence abroad', 9, [9, 12], [2, 4, 11]);
const SETTLING = stageEvent('Settlement abroad', 4, [4, 12], [2, 11]);

/** Departure and residence: both sub lords must reach the houses without leaning against them. */
function stageOfTwo(chart: Chart, stage: 1 | 2, event: JudgedEvent): SettlementStage {
  const cusps = [event.primaryCusp, 12 as const].map((cusp) => cuspLean(chart, cusp, event.required, event.denial));
  const reaching = cusps.filter(({ lean }) => lean === 'FOR' || lean === 'BOTH').length;
  const verdict = reaching === 2 ? 'PROMISED' : reaching === 1 ? 'PARTIAL' : 'DENIED';
  return {
    stage,
    event,
    cusps,
    verdict,
    reason: say.stageOfTwo({
      label: event.label,
      verdict,
      cusp: event.primaryCusp,
      required: event.required,
      denial: event.denial,
    }),
  };
}

/** The ways in which home and abroad are tied. */
function homeLinks(chart: Chart, fourth: Planet, twelfth: Planet): readonly string[] {
  const abroad = level(chart, fourth, 12);
  const home = level(chart, twelfth, 4);
  const inStarOf = (planet: Planet, other: Planet): boolean => chart.planets[planet].starLord === other;
  return [
    ...(abroad === null ? [] : [say.fourthAbroad({ csl: fourth, level: levelInWords(chart, fourth, [12]) })]),
    ...(home === null ? [] : [say.twelfthHome({ csl: twelfth, level: levelInWords(chart, twelfth, [4]) })]),
    ...(fourth === twelfth ? [say.lordOfBoth({ csl: fourth })] : []),
    ...(fourth !== twelfth && inStarOf(fourth, twelfth) && inStarOf(twelfth, fourth)
      ? [say.starsExchanged({ fourth, twelfth })]
      : []),
  ];
}

/** A home abroad: cusp 4 tied to house 12, in full when its sub lord holds 12 at level 1 or 2 and 4 no better. */
function settling(chart: Chart): SettlementStage {
  const fourth = cuspalSubLord(chart, 4);
  const twelfth = cuspalSubLord(chart, 12);
  const abroad = level(chart, fourth, 12);
  const home = level(chart, fourth, 4);
  const links = homeLinks(chart, fourth, twelfth);
  const full = abroad !== null && abroad <= 2 && !(home !== null && home < abroad);
  const verdict = full ? 'PROMISED' : links.length > 0 ? 'PARTIAL' : 'DENIED';
  const atHome = home === null ? [] : [say.signifiesHome({ csl: fourth, level: levelInWords(chart, fourth, [4]) })];
  return {
    stage: 3,
    event: SETTLING,
    cusps: ([4, 12] as const).map((cusp) => cuspLean(chart, cusp, SETTLING.required, SETTLING.denial)),
    verdict,
    reason: [...links, ...atHome, say.settling({ label: SETTLING.label, verdict })].join(' '),
  };
}

/** Which of the three stages a life abroad reaches. */
export function settlementOf([first, second, third]: readonly StageVerdict[]): Settlement {
  if (first === 'DENIED') return 'STAYS_HOME';
  if (second === 'DENIED') return 'VISITS_ONLY';
  return third === 'PROMISED' ? 'SETTLES' : 'LONG_STAY';
}

export interface SettlementReading {
  readonly overall: Settlement;
  readonly stages: readonly SettlementStage[];
  /** The chart settles abroad and promises the return all the same. */
  readonly returnPull: boolean;
  readonly direction: {
    readonly direction: CompassPoint;
    /** First significator of house 12 (R5.2). */
    readonly planet: Planet;
    readonly sign: Sign;
  };
  /** The muhurta program's test of going abroad (KPM, R11). */
  readonly kpmLens: {
    readonly met: boolean;
    readonly houses: readonly House[];
    readonly cusps: readonly { readonly cusp: House; readonly csl: Planet; readonly contact: Level | null }[];
  };
}

/** Leaving, living and settling abroad as three promises (R10), with direction and KPM's lens. Throws out_of_range. */
export function settlementReading(chart: Chart): SettlementReading {
  const stages = [stageOfTwo(chart, 1, DEPARTURE), stageOfTwo(chart, 2, RESIDENCE), settling(chart)];
  const overall = settlementOf(stages.map(({ verdict }) => verdict));
  const back = verdictOf(chart, natalEvent('return_home')).side;
  return {
    overall,
    stages,
    returnPull: overall === 'SETTLES' && back === 'yes',
    direction: directionAbroad(chart),
    kpmLens: kpmLens(chart),
  };
}

function directionAbroad(chart: Chart): SettlementReading['direction'] {
  const { ordered, owner } = houseSignificators(chart, 12);
  const planet = ordered[0]?.planet ?? owner;
  const { signIndex } = chart.planets[planet];
  return { direction: signDirection(signIndex), planet, sign: signName(signIndex) };
}

function kpmLens(chart: Chart): SettlementReading['kpmLens'] {
  const houses: readonly House[] = modalityOf(chart.ascendant.signIndex) === 'dual' ? [3, 12] : [3, 9, 12];
  const cusps = ([1, 12] as const).map((cusp) => {
    const csl = cuspalSubLord(chart, cusp);
    return { cusp, csl, contact: contact(chart, csl, houses) };
  });
  return { met: cusps.every((row) => row.contact !== null), houses, cusps };
}
