import type { JudgedEvent } from '@cuspal/engine/events/event';
import { ageAt, LAST_AGE, lifeStage } from '@cuspal/engine/events/life-stage';
import type { Gender } from '@cuspal/engine/events/life-stage';
import { calledFirst, stageAt } from '@cuspal/engine/kp/timing/stage-years';
import type { StageYears } from '@cuspal/engine/kp/timing/stage-years';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { printDate } from '@cuspal/engine/time/print';
import type { ToolContext } from '../define-tool.ts';
import { say } from './views.messages.ts';

type Call = Pick<ToolContext<object>, 'chart' | 'now' | 'lead'>;

/** The matter that a call names, when it is asked about, and the years its periods are judged in, where it has any. */
interface Asked {
  readonly event: JudgedEvent;
  readonly atMs?: number;
  readonly years?: StageYears | undefined;
  readonly gender?: Gender;
}

/**
 * Says before the answer that a matter lies outside the ages at which it is read (docs/api.md#life-stages), and what the
 * result holds for that. Says nothing of one that fits.
 */
export function leadByLifeStage(call: Call, asked: Asked): void {
  const sentence = lifeStageLead(call, asked);
  if (sentence !== null) call.lead(sentence);
}

/** The same sentence; null where the matter fits. */
export function lifeStageLead({ chart, now }: Omit<Call, 'lead'>, asked: Asked): string | null {
  const { event, years, gender, atMs = now } = asked;
  const stage = years?.stage ?? stageAt(chart, event, atMs, gender);
  if (stage === 'inside') return null;
  const [from, to] = lifeStage(event, gender);
  const age = ageAt(chart.moment, atMs);
  return say.outOfAge({
    born: age < 0 ? 'NOT_YET' : age === 0 ? 'THIS_YEAR' : 'YEARS_AGO',
    age,
    dated: Math.abs(atMs - now) >= DAY_MS,
    at: printDate(atMs, chart.moment),
    stage: stage === 'over' ? (years ? 'PERIODS_OVER' : 'OVER') : stage === 'early' ? 'EARLY' : 'LATE',
    matter: calledFirst(event),
    limit: stage === 'over' ? LAST_AGE : stage === 'early' ? from : to,
    told: years ? periodsTold(years) : stage === 'early' ? 'LATER_YEARS' : 'EARLIER_YEARS',
    begins: printDate(years?.startMs ?? atMs, chart.moment),
  });
}

function periodsTold({ stage, beyond }: StageYears) {
  if (stage === 'over') return 'NONE';
  if (stage === 'late') return 'NO_PERIOD';
  return beyond ? 'FROM_DAY' : 'FROM_AGE';
}
