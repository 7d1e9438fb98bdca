import type { NatalEvent } from '@cuspal/engine/events/event';
import type { Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import { answerOf } from '@cuspal/tool-kit';

export interface JudgedRow {
  readonly event: NatalEvent;
  readonly verdict: Verdict;
}

/** So many matters are told one by one; of more only the counts. */
const MOST_NAMED = 3;

function sentenceOf({ event, verdict }: JudgedRow): string {
  const { label, polarity } = event;
  const promises = polarity === 'adverse' ? 'shows a tendency to' : 'promises';
  switch (verdict) {
    case 'ACTIVE':
      return `The chart ${promises} ${label}.`;
    case 'MIXED_ACTIVE':
      return `The chart ${promises} ${label}, with opposition.`;
    case 'PARTIALLY_ACTIVE':
      return `The chart ${promises} ${label} weakly.`;
    case 'CONTRADICTED':
      return `The chart speaks for ${label} and against it alike.`;
    case 'DENIED':
    case 'NEGATED':
      return `The chart does not ${polarity === 'adverse' ? 'show' : 'promise'} ${label}.`;
  }
}

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
  answerOf(...(rows.length <= MOST_NAMED ? rows.map(sentenceOf) : countSentences(rows, whole)));
