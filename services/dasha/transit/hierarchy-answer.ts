import { inWords } from '@cuspal/engine/base/words';
import type { JudgedEvent, NamedMatter } from '@cuspal/engine/events/event';
import { isOffered } from '@cuspal/engine/kp/promise/period-class';
import type { Judgement } from '@cuspal/engine/kp/promise/promise-verdict';
import type { BestDate } from '@cuspal/engine/kp/transit/best-dates';
import type { TransitHierarchy } from '@cuspal/engine/kp/transit/hierarchy';
import { LAST_YEAR } from '@cuspal/engine/time/civil';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { dateInWords } from '@cuspal/engine/time/print';
import { answerOf } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { MOVER } from '@cuspal/tool-kit/views/transit-stages';
import { promiseLimit } from '../timing/event-promise.ts';

/** Which periods of the matter the days were looked for in. */
export const SEARCHED = ['OFFERED', 'WEAKER', 'NONE'] as const;
export type Searched = (typeof SEARCHED)[number];

export const WEAKER_ALONE =
  'No strong period comes in these twelve years. The days lie in weaker ones, in which only part of the lords favour the matter.';

/** Days after which the first window of the Sun is late enough to be told beside the best date. */
const SOON_DAYS = 60;

/** No search begins after the years that the ephemeris covers. */
const LAST_START_MS = Date.UTC(LAST_YEAR + 1, 0, 1);

interface Found {
  readonly event: NamedMatter & Pick<JudgedEvent, 'polarity'>;
  readonly judged: Pick<Judgement, 'verdict' | 'outweighed'>;
  readonly found: TransitHierarchy;
  readonly within: Searched;
  /** Null where no day is named. */
  readonly best: BestDate | null;
  readonly fromMs: number;
}

/** Clause after "because" that says what left a search without a day. */
export function noDateBecause({ stages }: Pick<TransitHierarchy, 'stages'>, within: Searched): string {
  if (within === 'NONE') return 'no period of these twelve years brings the matter';
  const noWindow = stages.find(({ stage, relaxed }) => relaxed && (stage === 'SUN' || stage === 'MOON'));
  return noWindow === undefined
    ? 'every Moon window is delayed or runs already'
    : `${MOVER[noWindow.stage]} has no window in the span that the slower planets leave`;
}

/** What is promised, the best day by transit, and what a weaker period or a weak promise leaves of it. */
export function hierarchyAnswer({ event, judged, found, within, best, fromMs }: Found, clock: LocalClock): string {
  const { verdict } = judged;
  const promised = promiseSentence(event, judged);
  if (verdict === 'DENIED' || verdict === 'NEGATED')
    return answerOf(promised, 'Transits alone do not give it, so no day is named.');
  if (best === null)
    return answerOf(
      promised,
      `By transit no day is recommended, because ${noDateBecause(found, within)}.`,
      reachSentence(found, clock),
    );
  const agree = inWords(best.agree.map((stage) => MOVER[stage]));
  return answerOf(
    promised,
    `Within its periods ${agree} agree best on ${dateInWords(best.startMs, clock)}${firstAgreement(found, best.startMs, fromMs, clock)}.`,
    isOffered(best.dashaClass)
      ? promiseLimit(verdict)
      : 'The period of that day is a weaker one, in which only part of the period lords favour it.',
  );
}

/**
 * How far a search without a day looked, since the periods of the matter may begin later. False where it saw no window of
 * the Sun.
 */
function reachSentence({ stages }: TransitHierarchy, clock: LocalClock): string | false {
  const ends = stages.flatMap(({ stage, windows }) =>
    stage === 'SUN' || stage === 'MOON' ? windows.map(({ endMs }) => endMs) : [],
  );
  if (ends.length === 0) return false;
  const end = Math.max(...ends);
  const beyond = end > LAST_START_MS ? 'where the ephemeris ends' : 'and a later start_date looks further';
  return `This looks as far as ${dateInWords(end, clock)}, ${beyond}.`;
}

/** Says how far off the first window of the Sun is: a period before it lacks the transits. */
function firstAgreement({ stages }: TransitHierarchy, bestMs: number, fromMs: number, clock: LocalClock): string {
  const first = stages.find(({ stage }) => stage === 'SUN')?.windows[0];
  if (first === undefined || first.startMs < fromMs + SOON_DAYS * DAY_MS) return '';
  const [day, best] = [dateInWords(first.startMs, clock), dateInWords(bestMs, clock)];
  return day === best ? ', and on no day before' : `, and on none before ${day}`;
}
