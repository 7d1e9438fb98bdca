import { inWords } from '@cuspal/engine/base/words';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { isOffered } from '@cuspal/engine/kp/promise/period-class';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import type { TransitHierarchy } from '@cuspal/engine/kp/transit/hierarchy';
import { LAST_YEAR } from '@cuspal/engine/time/civil';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { dateInWords, momentInWords } from '@cuspal/engine/time/print';
import { answerOf } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { MOVER } from '@cuspal/tool-kit/views/transit-stages';
import { CLASS_IN_WORDS, promiseLimit } from '../timing/event-promise.ts';

export const NOTHING_OPENS =
  'No planet is a fruitful significator of these houses and none stands in for one, so no transit opens a window.';

/** Days after which the first window of the Sun is late enough to be told beside the best date. */
const SOON_DAYS = 60;

/** No search begins after the years that the ephemeris covers. */
const LAST_START_MS = Date.UTC(LAST_YEAR + 1, 0, 1);

interface Found {
  readonly event: Pick<JudgedEvent, 'key' | 'label' | 'polarity' | 'required'>;
  readonly verdict: Verdict;
  readonly found: TransitHierarchy;
  /** Best dates first; empty for a matter that is not promised. */
  readonly best: TransitHierarchy['bestDates'];
  readonly fromMs: number;
}

/** Clause after "because" that says what left a search without a best date. */
export function noDateBecause({ stages }: Pick<TransitHierarchy, 'stages'>): string {
  const noWindow = stages.find(({ stage, relaxed }) => relaxed && (stage === 'SUN' || stage === 'MOON'));
  if (noWindow !== undefined) return `${MOVER[noWindow.stage]} has no window in the span that the slower planets leave`;
  const outside = windowsOutside(stages);
  if (outside === 'all') return 'every Moon window lies outside the 120 dasha years of this birth';
  return outside === 'none'
    ? 'every Moon window is delayed or falls in a period that holds the matter back'
    : 'every Moon window is delayed, falls in a period that holds the matter back or lies outside the 120 dasha years of this birth';
}

/** How many windows of the Moon lie outside the dasha years and so have no period (D7). */
function windowsOutside(stages: TransitHierarchy['stages']): 'all' | 'some' | 'none' {
  const windows = stages.find(({ stage }) => stage === 'MOON')?.windows ?? [];
  const outside = windows.filter(({ dashaClass }) => dashaClass === null).length;
  if (outside === 0) return 'none';
  return outside === windows.length ? 'all' : 'some';
}

/** What is promised, the best time by transit, and what the running period or a weak promise leaves of it. */
export function hierarchyAnswer({ event, verdict, found, best, fromMs }: Found, clock: LocalClock): string {
  const promised = promiseSentence(event, verdict);
  if (verdict === 'DENIED' || verdict === 'NEGATED')
    return answerOf(promised, 'Transits alone do not give it, so no best date is named.');
  const [date] = best;
  if (date === undefined)
    return answerOf(
      promised,
      found.stages.length === 0 ? NOTHING_OPENS : `By transit no date is recommended, because ${noDateBecause(found)}.`,
      reachSentence(found, clock),
    );
  const agree = inWords(date.agree.map((stage) => MOVER[stage].replace('the ', '')));
  return answerOf(
    promised,
    `By transit its best time runs from ${momentInWords(date.startMs, clock)} to ${momentInWords(date.endMs, clock)} (${agree})${firstAgreement(found, date.startMs, fromMs, clock)}.`,
    isOffered(date.dashaClass)
      ? promiseLimit(verdict)
      : `But the dasha running then ${CLASS_IN_WORDS[date.dashaClass]}, so the date does not stand by itself.`,
  );
}

/**
 * How far a search without a date looked, since the periods of the matter may begin later. False where it saw no window
 * or none within the dasha years.
 */
function reachSentence({ stages }: TransitHierarchy, clock: LocalClock): string | false {
  if (windowsOutside(stages) !== 'none') return false;
  const ends = stages.flatMap(({ stage, windows }) =>
    stage === 'SUN' || stage === 'MOON' ? windows.map(({ endMs }) => endMs) : [],
  );
  if (ends.length === 0) return false;
  const end = Math.max(...ends);
  const beyond = end > LAST_START_MS ? 'where the ephemeris ends' : 'and a later start_date looks further';
  return `This looks as far as ${dateInWords(end, clock)}, ${beyond}.`;
}

/** Says how far off the first window of the Sun is: a dasha window before it lacks the transits. */
function firstAgreement({ stages }: TransitHierarchy, bestMs: number, fromMs: number, clock: LocalClock): string {
  const first = stages.find(({ stage }) => stage === 'SUN')?.windows[0];
  if (first === undefined || first.startMs < fromMs + SOON_DAYS * DAY_MS) return '';
  const [day, best] = [dateInWords(first.startMs, clock), dateInWords(bestMs, clock)];
  return day === best ? ', and none comes earlier' : `, and none comes before ${day}`;
}
