import type { Chart } from '../../chart/chart.ts';
import { moonGate, withholdOf } from './moon-gate.ts';
import type { MoonGate, Withhold } from './moon-gate.ts';
import { ripeHouses } from './question.ts';
import type { HoraryQuestion } from './question.ts';
import type { Rotation } from '../../events/rotation.ts';
import { yesOrNo } from './yes-or-no.ts';
import type { HoraryJudgement } from './yes-or-no.ts';
import { say } from './horary.messages.ts';

/** A question judged, or withheld: the judgement is null exactly where it is withheld. */
export interface JudgedQuestion {
  readonly gate: MoonGate;
  readonly withhold: Withhold | null;
  readonly judgement: HoraryJudgement | null;
}

/** What is withheld because its sub lord speaks neither of finding nor of loss (R18.6). */
const silentWithhold = (): Withhold => ({
  code: 'NO_OVERLAP',
  reason: say.silentOnLoss(),
  askAgain: say.askWithSomethingNew(),
});

/**
 * Whether a question is ripe, and yes or no (R17.2, R9.2). A matter that is only delayed has a no of its own, the houses
 * of its loss; where its sub lord signifies neither those nor the favourable ones, nothing is said.
 */
export function judgeQuestion(chart: Chart, rotation: Rotation, question: HoraryQuestion): JudgedQuestion {
  const gate = moonGate(chart, rotation, ripeHouses(question), question.against);
  const unripe = withholdOf(gate);
  if (unripe !== null) return { gate, withhold: unripe, judgement: null };
  const judgement = yesOrNo(chart, rotation, question, gate);
  const silent = question.onlyDelayed === true && judgement.favourableLevel === null && judgement.againstLevel === null;
  return silent ? { gate, withhold: silentWithhold(), judgement: null } : { gate, withhold: null, judgement };
}
