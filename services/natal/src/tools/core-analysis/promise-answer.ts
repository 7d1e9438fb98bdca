import type { NatalEvent } from '@cuspal/engine/events/event';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import { answerOf } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';

export interface JudgedRow {
  readonly event: NatalEvent;
  readonly verdict: Verdict;
}

/** So many matters are told one by one; of more only the counts. */
const MOST_NAMED = 3;

function countSentences(rows: readonly JudgedRow[], whole: boolean): readonly [string, string, string | false] {
  const count = (...verdicts: readonly Verdict[]): number =>
    rows.filter(({ verdict }) => verdicts.includes(verdict)).length;
  const [clear, opposed, weak] = [count('ACTIVE'), count('MIXED_ACTIVE'), count('PARTIALLY_ACTIVE')];
  const unwelcome = rows.some(({ event }) => event.polarity === 'adverse');
  return [
    `Of the ${rows.length} matters ${whole ? 'of the catalogue' : 'asked for'} the chart promises ${clear} clearly, ${opposed} with opposition and ${weak} weakly.`,
    `It speaks for and against ${count('CONTRADICTED')} alike and does not promise ${count('DENIED', 'NEGATED')}.`,
    unwelcome && 'Where a matter is unwelcome, a promise is a tendency that many charts share.',
  ];
}

/** What the chart promises of the rows judged: up to three by name, more by number. */
export const promiseAnswer = (rows: readonly JudgedRow[], whole: boolean): string =>
  answerOf(
    ...(rows.length <= MOST_NAMED
      ? rows.map(({ event, verdict }) => promiseSentence(event, verdict))
      : countSentences(rows, whole)),
  );
