import type { Interval } from '@cuspal/engine/base/intervals';
import { natalEvent } from '@cuspal/engine/events/natal';
import { baseRateWords } from '@cuspal/engine/kp/promise/base-rate';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Window } from '@cuspal/engine/kp/timing/window';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { CalendarMonth } from '@cuspal/engine/time/months';
import type { LegalContest } from '@cuspal/engine/topics/legal/contest';
import { CUSTODY_BANDS } from '@cuspal/engine/topics/legal/custody-risk';
import { LEGAL_MATTERS, LEGAL_ROLES } from '@cuspal/engine/topics/legal/legal-data';
import { answerOf, horizonArguments, oneOfTheWords, scoreFactorsShape, type TopicWindows } from '@cuspal/tool-kit';
import { promiseItself } from '@cuspal/tool-kit/views/answers';
import { monthInWords } from '@cuspal/tool-kit/views/months';
import { runsInWords } from '@cuspal/tool-kit/views/window-words';
import { z } from 'zod';
import { say } from './legal.messages.ts';

/** The arguments of both pages. */
export const contestArguments = (maximum: number, standard?: number) => ({
  role: z.enum(LEGAL_ROLES).default('plaintiff').meta({ description: 'Side on which the person stands' }),
  matter: z
    .enum(LEGAL_MATTERS)
    .default('civil')
    .meta({ description: 'Kind of case. Only a criminal one is judged for bail and custody.' }),
  ...horizonArguments(maximum, standard),
});

/** Risk of custody: points of our own, with their working. */
export const custodyRiskShape = z.strictObject({
  score: z.int().min(0).max(100),
  band: oneOfTheWords(CUSTODY_BANDS),
  factors: scoreFactorsShape,
});

type Found = Pick<TopicWindows, 'best' | 'said'>;

/** The verdict with its rule. */
const conclusion = ({ reasons }: LegalContest): string => reasons.at(-1) ?? '';

/** What the verdict rests on, with its base rate: that no dispute is shown at all, else the promise of victory. */
const promiseSentence = ({ noDisputeIndicated }: LegalContest, victory: Side): string =>
  noDisputeIndicated
    ? say.noDispute({ rate: baseRateWords(natalEvent('legal_dispute'), 'no')?.words ?? '' })
    : say.sentence({ clause: promiseItself(natalEvent('court_victory'), victory) ?? '' });

/** Whether the points outweigh the promise, so that the answer names no period. */
export const isOutweighed = ({ verdict }: LegalContest): boolean => verdict === 'UNFAVOURABLE';

/** Periods of victory, and what they are worth where the points outweigh the promise. */
function victorySentence(contest: LegalContest, { best, said }: Found): string | false {
  if (!isOutweighed(contest)) return said;
  return best !== null && say.onlyBestTimes();
}

export const contestAnswer = (contest: LegalContest, victory: Side, found: Found): string =>
  answerOf(conclusion(contest), promiseSentence(contest, victory), victorySentence(contest, found));

/** What the calendar of a case names first. */
interface CaseCalendar {
  readonly filings: readonly Interval[];
  readonly judgment: CalendarMonth | null;
  /** The first period of an appeal. */
  readonly appeal: Window | null;
  readonly nowMs: number;
}

/** An appeal where the verdict asks for one, else the filing: no case filed after the month can be judged in it. */
function stepSentence({ filings, judgment, appeal, nowMs }: CaseCalendar, clock: LocalClock): string {
  if (appeal !== null)
    return say.appealRuns({
      runs: runsInWords({ ...appeal, startMs: appeal.usableStartMs ?? appeal.startMs }, nowMs, clock),
    });
  const [filing] = filings;
  if (filing === undefined) return say.noPeriodToFile();
  const runs = runsInWords(filing, nowMs, clock);
  return judgment !== null && judgment.endMs <= filing.startMs
    ? say.fileAfterJudgment({ runs })
    : say.filingRuns({ runs });
}

export const calendarAnswer = (contest: LegalContest, calendar: CaseCalendar, clock: LocalClock): string =>
  answerOf(
    conclusion(contest),
    calendar.judgment === null ? say.noMonthFavours() : say.bestMonth({ month: monthInWords(calendar.judgment) }),
    stepSentence(calendar, clock),
  );
