import { housesNamed } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import { natalEvent } from '@cuspal/engine/events/natal';
import { isOffered } from '@cuspal/engine/kp/promise/period-class';
import { type JobChange, nextJobSupport } from '@cuspal/engine/topics/career/job-change';
import type { PromiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import { planetFirst, planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { answerOf, answerWithin, type TopicWindows } from '@cuspal/tool-kit';
import { promiseItself } from '@cuspal/tool-kit/views/answers';

const AXIS_IN_WORDS: Readonly<Record<JobChange['changeAxis'], string>> = {
  EXIT_5_9: 'It points to leaving the post',
  MOVE_3_12: 'It points to moving with the post',
  BOTH: 'Leaving the post and moving with it are both shown',
  NONE: 'Neither leaving nor moving is clearly shown',
};

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
  if (!change.promised)
    return answerOf(
      `No change of job is promised, because ${planetInWords(csl)}, sub lord of cusp 10, signifies none of houses 3, 5 and 9.`,
      confirmed && 'Job Change or Job Transfer is promised by other houses, but that does not open this gate.',
    );
  return answerWithin(
    note,
    `${planetFirst(csl)}, sub lord of cusp 10, signifies ${housesNamed(change.gateHouses)}, so a job change is promised.`,
    change.retrogradeStar &&
      `It comes late, because the star lord ${chart.planets[csl].starLord} was retrograde at birth.`,
    `${AXIS_IN_WORDS[change.changeAxis]}${confirmed ? usualClause(change, promises) : doubt(change, promises)}.`,
    periodSentence(chart, timed),
  );
}

/** What the two promises say against the gate, joined to the axis; one spoken for and against alike is not denied. */
function doubt({ changeAxis }: JobChange, promises: ChangeFacts['promises']): string {
  const open = Object.values(promises).some(({ side }) => side === 'split');
  return `, ${changeAxis === 'NONE' ? 'and' : 'but'} Job Change and Job Transfer are not ${open ? 'clearly ' : ''}promised`;
}

/** How usual the promise is of the way that the answer speaks of, failing it of the other, joined to the axis (R9P). */
function usualClause({ changeAxis }: JobChange, promises: ChangeFacts['promises']): string {
  const keys = changeAxis === 'MOVE_3_12' ? ['job_transfer', 'job_change'] : ['job_change', 'job_transfer'];
  const key = keys.find((each) => promises[each]?.side === 'yes');
  return key === undefined ? '' : `, ${changeAxis === 'NONE' ? 'but' : 'and'} ${promiseItself(natalEvent(key), 'yes')}`;
}

/** The best period, and whether its lord brings another post with it, for which a weak one leaves no room. */
function periodSentence(chart: Chart, timed: Timed): string | false {
  if (timed === null || timed.withheldReason !== undefined) return 'So no date is given.';
  const { best, said } = timed;
  if (best === null || said === false || !isOffered(best.class)) return said;
  return nextJobSupport(chart, best.pd.planet) === 'SUPPORTED'
    ? `${said} Another post is indicated with it.`
    : `${said} A gap before another post is possible.`;
}
