import { capitalised, inWords } from '@cuspal/engine/base/words';
import type { NatalEvent } from '@cuspal/engine/events/event';
import type { VerdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import type { Side, Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Moment } from '@cuspal/engine/time/moment';
import { answerOf } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { heldSentence, minutesInWords, otherSideSentence } from '@cuspal/tool-kit/views/stability';

export interface JudgedRow extends VerdictStability {
  readonly event: NatalEvent;
  readonly verdict: Verdict;
  readonly side: Side;
}

/** Most matters that are told one by one; more are only counted. */
const MOST_NAMED = 3;

function countSentences(
  rows: readonly JudgedRow[],
  whole: boolean,
  minutes: number | undefined,
): readonly [string, string, string | false] {
  const found = (words: (count: number) => string, ...verdicts: readonly Verdict[]): readonly string[] => {
    const count = rows.filter(({ verdict }) => verdicts.includes(verdict)).length;
    return count > 0 ? [words(count)] : [];
  };
  const promised = [
    ...found((count) => `${count} clearly`, 'ACTIVE'),
    ...found((count) => `${count} with opposition`, 'MIXED_ACTIVE'),
    ...found((count) => `${count} weakly`, 'PARTIALLY_ACTIVE'),
  ];
  const others = [
    ...found((count) => `speaks for and against ${count} alike`, 'CONTRADICTED'),
    ...found((count) => `does not promise ${count}`, 'DENIED', 'NEGATED'),
  ];
  const unwelcome = rows.some(({ event }) => event.polarity === 'adverse');
  const turning = turningClause(rows, minutes);
  return [
    `Of the ${rows.length} matters ${whole ? 'of the catalogue' : 'asked for'} the chart promises ${inWords(promised)}.`,
    others.length > 0 ? `It ${inWords(others)}, and ${turning}.` : `${capitalised(turning)}.`,
    unwelcome && 'Where a matter is unwelcome, a promise is a tendency that many charts share.',
  ];
}

/** How many verdicts change with the birth time: within the stated uncertainty, else within a minute. */
function turningClause(rows: readonly JudgedRow[], minutes: number | undefined): string {
  const turning = rows.filter(({ uncertain, stability }) =>
    minutes === undefined ? stability.band === 'KNIFE_EDGE' : uncertain,
  ).length;
  const verb = minutes === undefined ? 'change' : 'change sides';
  const within = minutes === undefined ? 'a minute' : minutesInWords(minutes);
  const subject = turning === 0 ? 'none' : `${turning}`;
  return `${subject} of the verdicts ${turning === 1 ? verb.replace('change', 'changes') : verb} within ${within} of birth time`;
}

/** Up to three matters in at most two sentences, so that one is left for how far they hold. */
function namedSentences(rows: readonly JudgedRow[]): readonly string[] {
  const [first = '', second = '', ...others] = rows.map(({ event, verdict }) => promiseSentence(event, verdict));
  return others.length > 0
    ? [`${first.slice(0, -1)}, and ${second.replace(/^The chart/, 'it')}`, ...others]
    : [first, second].filter((sentence) => sentence !== '');
}

function holdSentence(rows: readonly JudgedRow[], birth: Moment, minutes: number | undefined): string {
  const uncertain = rows.filter((row) => row.uncertain).length;
  return uncertain > 0 && rows.length > 1
    ? `Within ${minutesInWords(minutes ?? 0)} of this birth time ${uncertain} of these ${rows.length} verdicts ${uncertain > 1 ? 'change' : 'changes'} sides.`
    : heldSentence(
        birth,
        rows.map(({ stability }) => stability),
      );
}

/** What the chart promises of the rows judged, up to three by name, more by number, and for which birth times. */
export function promiseAnswer(
  rows: readonly JudgedRow[],
  whole: boolean,
  birth: Moment,
  minutes: number | undefined,
): string {
  if (rows.length > MOST_NAMED) return answerOf(...countSentences(rows, whole, minutes));
  const [only] = rows.length === 1 ? rows : [];
  return answerOf(
    ...namedSentences(rows),
    holdSentence(rows, birth, minutes),
    only !== undefined && otherSideSentence(only, only.side, minutes ?? 0),
  );
}
