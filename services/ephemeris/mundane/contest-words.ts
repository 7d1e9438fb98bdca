import { capitalised } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { JointPeriod } from '@cuspal/engine/dasha/joint-period';
import type { HoraryPeriodClass } from '@cuspal/engine/kp/horary/horary-period-class';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { verdictSentence } from '@cuspal/engine/kp/promise/promise-reasoning';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Comparison, ContestSide, ContestVerdict } from '@cuspal/engine/world/mundane/contest';
import { ELECTION_WIN } from '@cuspal/engine/world/mundane/contest';
import { planetInWords, planetsDo, planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import { answerOf } from '@cuspal/tool-kit';

/** A person in a contest with the periods of its date. */
export interface Contender {
  readonly chart: Chart;
  readonly joint: JointPeriod;
  readonly side: ContestSide;
}

const VERDICT: Readonly<Record<ContestVerdict, string>> = {
  WIN_INDICATED: 'points to a win',
  CONTESTED: 'leaves the contest open',
  LOSS_INDICATED: 'points to a loss',
};

const DECIDED = {
  verdict: 'by the verdict itself',
  class: 'by the running periods',
  cusps: 'by the cusps that favour a win',
  transit: 'by the transits of the day',
  none: '',
} as const;

/** What the charts say of a win on a date, and who leads. */
export function contestAnswer(
  candidate: Contender,
  rival: Contender | undefined,
  comparison: Comparison | undefined,
  date: string,
): string {
  return answerOf(
    `The chart of the candidate ${VERDICT[candidate.side.verdict]} on ${date}.`,
    rival !== undefined && `The chart of the rival ${VERDICT[rival.side.verdict]}.`,
    comparison !== undefined &&
      (comparison.leader === null
        ? 'The two charts are equal at every step, so none leads.'
        : `The ${comparison.leader === 'first' ? 'candidate' : 'rival'} leads, ${DECIDED[comparison.decidedBy]}.`),
  );
}

const LEAN = {
  FOR: 'favours a win',
  AGAINST: 'works against a win',
  BOTH: 'works both ways',
  NONE: 'does neither',
} as const;

/** What several lords of the periods do for a win, and what one planet that rules all three does. */
const CLASS: Readonly<Record<HoraryPeriodClass, readonly [several: string, one: string]>> = {
  TRIPLE_PRINCIPAL: ['are all principal lords of a win', 'is a principal lord of a win'],
  ALL_FRUITFUL: ['are all fruitful for a win', 'is fruitful for a win'],
  PARTIAL: ['are fruitful for a win in part', 'is fruitful for a win in part'],
  OPENED: ['offer a win without giving it', 'offers a win without giving it'],
  BLOCKED: ['block a win', 'blocks a win'],
  SILENT: ['say nothing of a win', 'says nothing of a win'],
};

/** The lords of the three periods of the date by the class they make. */
function periodSentence({ md, ad, pd }: JointPeriod, found: HoraryPeriodClass): string {
  const lords = [...new Set([md.planet, ad.planet, pd.planet])];
  const [several, one] = CLASS[found];
  return lords.length > 1
    ? `The lords of the periods, ${planetsInWords(lords)}, ${several}.`
    : `${capitalised(planetsInWords(lords))}, lord of all three periods, ${one}.`;
}

/** Sentence on the rule that decided: the first that fits. */
function decidedBy({ verdict, cusps }: ContestSide, promised: Side): string {
  if (verdict === 'WIN_INDICATED') return 'cusp 6 and cusp 10 or 11 favour a win in a period that can bring it';
  if (verdict === 'CONTESTED') return 'neither the rule of a win nor that of a loss holds';
  if (promised === 'no') return 'the chart does not promise an office';
  return cusps.some(({ cusp, lean }) => cusp === 6 && lean === 'AGAINST')
    ? 'the sub lord of cusp 6 works against a win'
    : 'the periods block a win and the sub lord of cusp 11 does not favour it';
}

/** The steps behind a verdict: promise, cusps, periods, transits. */
export function contestReasons(who: string, { chart, joint, side }: Contender): readonly string[] {
  const { verdict, basis, side: promised } = promise(chart, ELECTION_WIN);
  const fruitful = side.transit.filter((row) => row.fruitful).map(({ body }) => body);
  return [
    verdictSentence(`For ${who} an office`, { verdict, basis }),
    ...side.cusps.map(
      ({ cusp, csl, lean }) => `${capitalised(planetInWords(csl))}, sub lord of cusp ${cusp}, ${LEAN[lean]}.`,
    ),
    periodSentence(joint, side.periodClass),
    fruitful.length === 0
      ? 'On that day neither these lords nor the Moon pass through a fruitful star and sub.'
      : `On that day ${planetsDo(fruitful, 'passes', 'pass')} through a fruitful star and sub.`,
    `So the chart ${VERDICT[side.verdict]}, because ${decidedBy(side, promised)}.`,
  ];
}
