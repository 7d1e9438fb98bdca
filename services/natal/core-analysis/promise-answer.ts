import { inWords } from '@cuspal/engine/base/words';
import { ofWhom, type NatalEvent } from '@cuspal/engine/events/event';
import { heldSide } from '@cuspal/engine/kp/borders/birth-time-trust';
import type { VerdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import type { Side, Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Moment } from '@cuspal/engine/time/moment';
import { answerOf } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { stabilityOfSeveral, stabilitySentence, turningCount } from '@cuspal/tool-kit/views/stability-words';

export interface JudgedRow extends VerdictStability {
  readonly event: NatalEvent;
  readonly verdict: Verdict;
  readonly side: Side;
  /** Promised, although the houses against it are stronger (R9P). */
  readonly outweighed: boolean;
  /** How it fits the denial of what it needs (R9P). */
  readonly joined: string | null;
}

/** Most matters that are told one by one; more are only counted. */
const MOST_NAMED = 3;

function countSentences(
  rows: readonly JudgedRow[],
  whole: boolean,
  minutes: number | undefined,
): readonly (string | false)[] {
  const found = (words: (count: number) => string, of: (row: JudgedRow) => boolean): readonly string[] => {
    const count = rows.filter(of).length;
    return count > 0 ? [words(count)] : [];
  };
  const plainly = (verdict: Verdict) => (row: JudgedRow) => row.verdict === verdict && !row.outweighed;
  const promised = [
    ...found((count) => `${count} clearly`, plainly('ACTIVE')),
    ...found((count) => `${count} with opposition`, plainly('MIXED_ACTIVE')),
    ...found((count) => `${count} weakly`, plainly('PARTIALLY_ACTIVE')),
    ...found(
      (count) => `${count} against stronger opposing houses`,
      ({ outweighed }) => outweighed,
    ),
  ];
  const others = [
    ...found((count) => `speaks for and against ${count} alike`, plainly('CONTRADICTED')),
    ...found(
      (count) => `does not promise ${count}`,
      ({ side }) => side === 'no',
    ),
  ];
  const unwelcome = rows.some(({ event }) => event.polarity === 'adverse');
  return [
    `Of ${ofWhom(rows[0]?.event ?? {})} ${rows.length} matters ${whole ? 'of the catalogue' : 'asked for'} the chart promises ${inWords(promised)}.`,
    others.length > 0 && `It ${inWords(others)}.`,
    turningSentence(turningCount(rows.map(heldOf), minutes), rows.length),
    unwelcome && 'Where a matter is unwelcome, a promise is a tendency that many charts share.',
  ];
}

const turningSentence = (turning: number, all: number): string =>
  turning === 0
    ? 'None of them turns with the birth time.'
    : `${turning} of these ${all} may turn with the birth time.`;

const heldOf = ({ stability }: JudgedRow) => heldSide(stability);

/** The one asked about with its assurance or warning; two or three each with its base rate, and how many may turn (R9S). */
function namedSentences(
  rows: readonly JudgedRow[],
  birth: Moment,
  minutes: number | undefined,
): readonly (string | false)[] {
  const [only] = rows;
  const told = rows.map((row) => promiseSentence(row.event, row));
  const joined = rows.flatMap((row) => (row.joined === null ? [] : [row.joined])).slice(0, 1);
  return rows.length === 1 && only !== undefined
    ? [...told, stabilitySentence(birth, heldOf(only), { polarity: only.event.polarity, minutes }), ...joined]
    : [...told, ...joined, stabilityOfSeveral(birth, rows.map(heldOf), minutes)];
}

/**
 * What the chart promises of the rows judged, up to three by name, more by number, and how far the birth time carries
 * that; `alternative` says what the other side of a refusal would have.
 */
export function promiseAnswer(
  rows: readonly JudgedRow[],
  whole: boolean,
  birth: Moment,
  minutes: number | undefined,
  alternative: string | null,
): string {
  return rows.length > MOST_NAMED
    ? answerOf(...countSentences(rows, whole, minutes))
    : answerOf(...namedSentences(rows, birth, minutes), alternative ?? false);
}
