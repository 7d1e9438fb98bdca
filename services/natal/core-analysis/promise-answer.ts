import { inWords } from '@cuspal/engine/base/words';
import { ofWhom, type NatalEvent } from '@cuspal/engine/events/event';
import { heldSide } from '@cuspal/engine/kp/borders/birth-time-trust';
import type { VerdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import type { Confirmations } from '@cuspal/engine/kp/promise/promise-confirmations';
import type { Side, Verdict } from '@cuspal/engine/kp/promise/promise-verdict';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
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
  /** Second witnesses, which move nothing (R9.5). */
  readonly confirmations: Confirmations;
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
  alternative: string | null,
): readonly (string | false)[] {
  const [only] = rows;
  const told = rows.map((row) => promiseSentence(row.event, row));
  const joined = rows.flatMap((row) => (row.joined === null ? [] : [row.joined])).slice(0, 1);
  return rows.length === 1 && only !== undefined
    ? [
        ...told,
        stabilitySentence(birth, heldOf(only), { polarity: only.event.polarity, minutes }),
        ...joined,
        alternative ?? witnessesSentence(only),
      ]
    : [...told, ...joined, stabilityOfSeveral(birth, rows.map(heldOf), minutes)];
}

const isConfirming = ({ contact, wholeDenial = false }: { contact: unknown; wholeDenial?: boolean }): boolean =>
  contact !== null && !wholeDenial;

/** Journeys are read from cusps 3 and 9 beside 12, so their word is told also where it is the same. */
const WITNESSED: readonly string[] = ['foreign_travel'];

/**
 * Which second witnesses speak otherwise than the verdict (R9.5); false where none does. One that is the first again is
 * not asked.
 */
function witnessesSentence({
  event,
  side,
  confirmations,
}: Pick<JudgedRow, 'event' | 'side' | 'confirmations'>): string | false {
  if (side === 'split') return false;
  const others = <Row extends { readonly sameAsFirst?: true }>(rows: readonly Row[]) =>
    rows.filter(({ sameAsFirst }) => sameAsFirst === undefined);
  const [cusps, karakas] = [others(confirmations.cusps), others(confirmations.karakas)];
  const differs = (row: Parameters<typeof isConfirming>[0]): boolean => isConfirming(row) !== (side === 'yes');
  const named = [
    ...cuspsInWords(cusps.filter(differs).map(({ cusp }) => cusp)),
    ...karakas.filter(differs).map(({ planet }) => planetInWords(planet)),
  ];
  if (named.length > 0) {
    const one = named.length === 1 && !named[0]?.startsWith('cusps');
    return `As second ${one ? 'witness' : 'witnesses'}, which ${one ? 'decides' : 'decide'} nothing, ${inWords(named)} ${one ? 'points' : 'point'} the other way.`;
  }
  return (
    WITNESSED.includes(event.key) &&
    cusps.length > 0 &&
    `The second ${cusps.length > 1 ? 'witnesses' : 'witness'}, ${inWords(cuspsInWords(cusps.map(({ cusp }) => cusp)))}, ${cusps.length > 1 ? 'say' : 'says'} the same.`
  );
}

const cuspsInWords = (cusps: readonly number[]): readonly string[] =>
  cusps.length === 0 ? [] : [`${cusps.length > 1 ? 'cusps' : 'cusp'} ${inWords(cusps)}`];

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
    : answerOf(...namedSentences(rows, birth, minutes, alternative));
}
