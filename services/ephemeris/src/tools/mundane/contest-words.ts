import { capitalised } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { JointPeriod } from '@cuspal/engine/dasha/joint-period';
import type { PeriodClass } from '@cuspal/engine/kp/promise/period-class';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { verdictSentence } from '@cuspal/engine/kp/promise/promise-reasoning';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Comparison, ContestSide, ContestVerdict } from '@cuspal/engine/world/mundane/contest';
import { ELECTION_WIN } from '@cuspal/engine/world/mundane/contest';
import { planetInWords, planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import { answerOf } from '@cuspal/tool-kit';

/** A person in a contest with the periods of its date. */
export interface Contender {
  readonly chart: Chart;
  readonly joint: JointPeriod;
  readonly side: ContestSide;
}

const VERDICT: Readonly<Record<ContestVerdict, string>> = {
  WIN_INDICATED: 'a win is indicated',
  CONTESTED: 'the contest is open',
  LOSS_INDICATED: 'a loss is indicated',
};

const DECIDED = {
  verdict: 'by the verdict itself',
  class: 'by the running periods',
  cusps: 'by the cusps that stand for a win',
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
    `For the candidate ${VERDICT[candidate.side.verdict]} on ${date}.`,
    rival !== undefined && `For the rival ${VERDICT[rival.side.verdict]}.`,
    comparison !== undefined &&
      (comparison.leader === null
        ? 'The two charts are equal at every step, so none leads.'
        : `The ${comparison.leader === 'first' ? 'candidate' : 'rival'} leads, ${DECIDED[comparison.decidedBy]}.`),
  );
}

const LEAN = {
  FOR: 'stands for a win',
  AGAINST: 'stands against a win',
  BOTH: 'stands on both sides alike',
  NONE: 'stands on neither side',
} as const;

const CLASS: Readonly<Record<PeriodClass, string>> = {
  TRIPLE_PRINCIPAL: 'are all principal lords of a win',
  ALL_FRUITFUL: 'are all fruitful for a win',
  PARTIAL: 'are fruitful for a win in part',
  OPENED: 'offer a win without giving it',
  BLOCKED: 'block a win',
  SILENT: 'say nothing of a win',
};

/** The rule that decided, the first that fits. */
function decidedBy({ verdict, cusps }: ContestSide, promised: Side): string {
  if (verdict === 'WIN_INDICATED') return 'cusp 6 and cusp 10 or 11 stand for a win in a period that can bring it';
  if (verdict === 'CONTESTED') return 'neither the rule of a win nor that of a loss holds';
  if (promised === 'no') return 'the chart does not promise an office';
  return cusps.some(({ cusp, lean }) => cusp === 6 && lean === 'AGAINST')
    ? 'the sub lord of cusp 6 stands against a win'
    : 'the periods block a win and the sub lord of cusp 11 does not stand for it';
}

/** The steps behind a verdict: promise, cusps, periods, transits. */
export function contestReasons(who: string, { chart, joint, side }: Contender): readonly string[] {
  const { verdict, basis, side: promised } = promise(chart, ELECTION_WIN);
  const { md, ad, pd } = joint;
  const lords = planetsInWords([...new Set([md.planet, ad.planet, pd.planet])]);
  const fruitful = side.transit.filter((row) => row.fruitful).map(({ body }) => body);
  return [
    `${who} has this promise. ${verdictSentence('An office', { verdict, basis })}`,
    ...side.cusps.map(
      ({ cusp, csl, lean }) => `${capitalised(planetInWords(csl))}, sub lord of cusp ${cusp}, ${LEAN[lean]}.`,
    ),
    `The lords of the periods, ${lords}, ${CLASS[side.periodClass]}.`,
    fruitful.length === 0
      ? 'None of these lords and the Moon passes through a fruitful star and sub on that day.'
      : `On that day ${planetsInWords(fruitful)} ${fruitful.length > 1 ? 'pass' : 'passes'} through a fruitful star and sub.`,
    `So ${VERDICT[side.verdict]}, because ${decidedBy(side, promised)}.`,
  ];
}
