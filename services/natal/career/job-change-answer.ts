import type { Chart } from '@cuspal/engine/chart/chart';
import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import { natalEvent } from '@cuspal/engine/events/natal';
import { isOffered } from '@cuspal/engine/kp/promise/period-class';
import { type JobChange, nextJobSupport } from '@cuspal/engine/topics/career/job-change';
import type { PromiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import { answerOf, answerWithin, type TopicWindows } from '@cuspal/tool-kit';
import { promiseItself } from '@cuspal/tool-kit/views/answers';
import { say } from './career.messages.ts';

type Timed = Pick<TopicWindows, 'best' | 'said' | 'withheldReason'> | null;

interface ChangeFacts {
  readonly change: JobChange;
  /** Promises of job_change and job_transfer. */
  readonly promises: Readonly<Record<string, PromiseSummary>>;
  /** Windows of the axis that the answer speaks of. */
  readonly timed: Timed;
}

/** Whether, how and when the job changes; where the gate and the two promises disagree it says so. */
export function jobChangeAnswer(
  chart: Chart,
  { change, promises, timed }: ChangeFacts,
  note: (sentence: string) => void,
): string {
  const csl = cuspalSubLord(chart, 10);
  const confirmed = Object.values(promises).some(({ side }) => side === 'yes');
  if (!change.promised) return answerOf(say.noJobChange({ csl }), confirmed && say.promisedByOtherHouses());
  return answerWithin(
    note,
    say.jobChangePromised({ csl, houses: change.gateHouses }),
    change.retrogradeStar && say.jobChangeLate({ starLord: chart.planets[csl].starLord }),
    axisSentence(change, promises),
    periodSentence(chart, timed),
  );
}

/**
 * Where the change leads, joined to what is promised of it: of the way that the answer speaks of, failing it of the other,
 * with how usual that is (R9P). One spoken for and against alike is not denied.
 */
function axisSentence({ changeAxis: axis }: JobChange, promises: ChangeFacts['promises']): string {
  const keys = axis === 'MOVE_3_12' ? ['job_transfer', 'job_change'] : ['job_change', 'job_transfer'];
  const key = keys.find((each) => promises[each]?.side === 'yes');
  const promise = key === undefined ? null : promiseItself(natalEvent(key), 'yes');
  if (promise !== null) return say.axisPromised({ axis, promise });
  return say.axisDoubted({ axis, open: keys.some((each) => promises[each]?.side === 'split') });
}

/** The best period, and whether its lord brings another post with it, for which a weak one leaves no room. */
function periodSentence(chart: Chart, timed: Timed): string | false {
  if (timed === null || timed.withheldReason !== undefined) return say.noDate();
  const { best, said } = timed;
  if (best === null || said === false || !isOffered(best.class)) return said;
  return nextJobSupport(chart, best.pd.planet) === 'SUPPORTED'
    ? [said, say.otherPostWithIt()].join(' ')
    : [said, say.gapPossible()].join(' ');
}
