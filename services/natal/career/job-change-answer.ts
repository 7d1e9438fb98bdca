import { inWords } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import { cuspalSubLord } from '@cuspal/engine/chart/placement';
import type { Window } from '@cuspal/engine/kp/timing/window';
import { firstWindow } from '@cuspal/engine/kp/timing/window-state';
import { dateInWords } from '@cuspal/engine/time/print';
import { type JobChange, nextJobSupport } from '@cuspal/engine/topics/career/job-change';
import type { PromiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { answerOf } from '@cuspal/tool-kit';
import { windowsSentence } from '@cuspal/tool-kit/views/answers';

const AXIS_IN_WORDS: Readonly<Record<JobChange['changeAxis'], string>> = {
  EXIT_5_9: 'It points to leaving the post',
  MOVE_3_12: 'It points to moving with the post',
  BOTH: 'Leaving the post and moving with it are both shown',
  NONE: 'Neither leaving nor moving is clearly shown',
};

interface ChangeFacts {
  readonly change: JobChange;
  /** Promises of job_change and job_transfer. */
  readonly promises: Readonly<Record<string, PromiseSummary>>;
  readonly windows: readonly Window[];
}

/** Whether, how and when the job changes; where the gate and the two promises disagree it says so. */
export function jobChangeAnswer(chart: Chart, { change, promises, windows }: ChangeFacts): string {
  const csl = cuspalSubLord(chart, 10);
  const confirmed = Object.values(promises).some(({ side }) => side === 'yes');
  if (!change.promised)
    return answerOf(
      `No change of job is promised, because ${planetInWords(csl)}, sub lord of cusp 10, signifies none of 3, 5 and 9.`,
      confirmed && 'Job Change or Job Transfer is promised by other houses, but that does not open this gate.',
    );
  const late = change.retrogradeStar
    ? `, but late, because its star lord ${chart.planets[csl].starLord} was retrograde at birth`
    : '';
  return answerOf(
    `A job change is promised by ${planetInWords(csl)}, sub lord of cusp 10, on ${inWords(change.gateHouses)}${late}.`,
    `${AXIS_IN_WORDS[change.changeAxis]}${confirmed ? '' : doubt(change, promises)}.`,
    periodSentence(chart, windows),
  );
}

/** What the two promises say against the gate, joined to the axis; one spoken for and against alike is not denied. */
function doubt({ changeAxis }: JobChange, promises: ChangeFacts['promises']): string {
  const open = Object.values(promises).some(({ side }) => side === 'split');
  return `, ${changeAxis === 'NONE' ? 'and' : 'but'} Job Change and Job Transfer by themselves are not ${open ? 'clearly ' : ''}promised`;
}

/** The first period listed, and whether its lord brings another post with it; no best one, for want of room. */
function periodSentence(chart: Chart, found: readonly Window[]): string | false {
  const said = windowsSentence({ found }, chart.moment, 'a change');
  const first = firstWindow(found);
  if (said === false || first === null) return said;
  const another = nextJobSupport(chart, first.pd.planet) === 'SUPPORTED';
  const from = dateInWords(first.usableStartMs ?? first.startMs, chart.moment);
  const runs = `runs from ${from} to ${dateInWords(first.endMs, chart.moment)}`;
  const post = another ? 'with another post indicated' : 'with a gap before another post possible';
  return `The first period listed for a change ${runs}, ${post}.`;
}
