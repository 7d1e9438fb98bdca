import type { Chart } from '@cuspal/engine/chart/chart';
import type { JointPeriod } from '@cuspal/engine/dasha/joint-period';
import type { HoraryPeriodClass } from '@cuspal/engine/kp/horary/horary-period-class';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { verdictSentence } from '@cuspal/engine/kp/promise/promise-reasoning';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Comparison, ContestSide } from '@cuspal/engine/world/mundane/contest';
import { ELECTION_WIN } from '@cuspal/engine/world/mundane/contest';
import { answerOf } from '@cuspal/tool-kit';
import { say } from './mundane.messages.ts';

/** A person in a contest with the periods of its date. */
export interface Contender {
  readonly chart: Chart;
  readonly joint: JointPeriod;
  readonly side: ContestSide;
}

/** What the charts say of a win on a date, and who leads. */
export function contestAnswer(
  candidate: Contender,
  rival: Contender | undefined,
  comparison: Comparison | undefined,
  at: string,
): string {
  return answerOf(
    say.chartOfCandidate({ verdict: candidate.side.verdict, at }),
    rival !== undefined && say.chartOfRival({ verdict: rival.side.verdict }),
    comparison !== undefined &&
      (comparison.leader === null
        ? say.noneLeads()
        : say.leads({ leader: comparison.leader, by: comparison.decidedBy })),
  );
}

/** The lords of the three periods of the date by the class they make. */
function periodSentence({ md, ad, pd }: JointPeriod, found: HoraryPeriodClass): string {
  const lords = [...new Set([md.planet, ad.planet, pd.planet])];
  return lords.length > 1 ? say.periodLords({ lords, found }) : say.lordOfAllPeriods({ lord: md.planet, found });
}

/** The rule that decided: the first that fits. */
function decidedBy({ verdict, cusps }: ContestSide, promised: Side) {
  if (verdict === 'WIN_INDICATED') return 'WIN';
  if (verdict === 'CONTESTED') return 'OPEN';
  if (promised === 'no') return 'NO_OFFICE';
  return cusps.some(({ cusp, lean }) => cusp === 6 && lean === 'AGAINST') ? 'CUSP_6' : 'BLOCKED';
}

/** The steps behind a verdict: promise, cusps, periods, transits. */
export function contestReasons(who: 'CANDIDATE' | 'RIVAL', { chart, joint, side }: Contender): readonly string[] {
  const { verdict, basis, side: promised } = verdictOf(chart, ELECTION_WIN);
  const fruitful = side.transit.filter((row) => row.fruitful).map(({ body }) => body);
  return [
    verdictSentence(say.officeFor({ who }), { verdict, basis }),
    ...side.cusps.map(({ cusp, csl, lean }) => say.subLordOfCusp({ csl, cusp, lean })),
    periodSentence(joint, side.periodClass),
    say.transitsOfDay({ fruitful }),
    say.verdictBecause({ why: decidedBy(side, promised) }),
  ];
}
