import type { JudgedEvent, NamedMatter } from '@cuspal/engine/events/event';
import { isOffered } from '@cuspal/engine/kp/promise/period-class';
import type { Judgement } from '@cuspal/engine/kp/promise/promise-verdict';
import type { BestDate } from '@cuspal/engine/kp/transit/best-dates';
import type { TransitHierarchy } from '@cuspal/engine/kp/transit/hierarchy';
import { LAST_YEAR } from '@cuspal/engine/time/civil';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { printDate } from '@cuspal/engine/time/print';
import { answerOf } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { BODY_OF_STAGE } from '../rows.ts';
import { promiseLimit } from '../timing/event-promise.ts';
import { say } from './transit.messages.ts';

/** Which periods of the matter the days were looked for in. */
export const SEARCHED = ['OFFERED', 'WEAKER', 'NONE'] as const;
export type Searched = (typeof SEARCHED)[number];

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
  if (within === 'NONE') return say.noPeriodBrings();
  const noWindow = stages.find(({ stage, relaxed }) => relaxed && (stage === 'SUN' || stage === 'MOON'));
  return noWindow === undefined
    ? say.everyMoonWindowDelayed()
    : say.bodyHasNoWindow({ body: BODY_OF_STAGE[noWindow.stage] });
}

/** What is promised, the best day by transit, and what a weaker period or a weak promise leaves of it. */
export function hierarchyAnswer({ event, judged, found, within, best, fromMs }: Found, clock: LocalClock): string {
  const { verdict } = judged;
  const promised = promiseSentence(event, judged);
  if (verdict === 'DENIED' || verdict === 'NEGATED') return answerOf(promised, say.noDayByTransitsAlone());
  if (best === null)
    return answerOf(promised, say.noDayRecommended({ why: noDateBecause(found, within) }), reachSentence(found, clock));
  const bodies = best.agree.map((stage) => BODY_OF_STAGE[stage]);
  return answerOf(
    promised,
    say.agreeBest({
      bodies,
      day: printDate(best.startMs, clock),
      ...firstAgreement(found, best.startMs, fromMs, clock),
    }),
    isOffered(best.dashaClass) ? promiseLimit(event, verdict) : say.weakerPeriodOfDay(),
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

  return say.looksAsFar({ end: printDate(end, clock), ephemerisEnds: end > LAST_START_MS });
}

/** How far off the first window of the Sun is: a period before it lacks the transits. */
function firstAgreement({ stages }: TransitHierarchy, bestMs: number, fromMs: number, clock: LocalClock) {
  const start = stages.find(({ stage }) => stage === 'SUN')?.windows[0]?.startMs;
  if (start === undefined || start < fromMs + SOON_DAYS * DAY_MS) return { before: 'SOON', first: '' } as const;
  const first = printDate(start, clock);
  return { before: first === printDate(bestMs, clock) ? 'SAME_DAY' : 'LATER', first } as const;
}
