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
import { say } from './core-analysis.messages.ts';

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

type PromisedHow = Parameters<typeof say.promisedCount>[0]['how'];

function countSentences(
  rows: readonly JudgedRow[],
  whole: boolean,
  minutes: number | undefined,
): readonly (string | false)[] {
  const found = (how: PromisedHow, of: (row: JudgedRow) => boolean): readonly string[] => {
    const count = rows.filter(of).length;
    return count > 0 ? [say.promisedCount({ how, count })] : [];
  };
  const plainly = (verdict: Verdict) => (row: JudgedRow) => row.verdict === verdict && !row.outweighed;
  const promised = [
    ...found('CLEARLY', plainly('ACTIVE')),
    ...found('OPPOSED', plainly('MIXED_ACTIVE')),
    ...found('WEAKLY', plainly('PARTIALLY_ACTIVE')),
    ...found('OUTWEIGHED', ({ outweighed }) => outweighed),
  ];
  const alike = rows.filter(plainly('CONTRADICTED')).length;
  const refused = rows.filter(({ side }) => side === 'no').length;
  const unwelcome = rows.some(({ event }) => event.polarity === 'adverse');
  return [
    say.promisedCounts({ whose: ofWhom(rows[0]?.event ?? {}), count: rows.length, whole, promised }),
    alike + refused > 0 &&
      say.otherCounts({ which: refused === 0 ? 'ALIKE' : alike === 0 ? 'REFUSED' : 'BOTH', alike, refused }),
    say.turning({ turning: turningCount(rows.map(heldOf), minutes), all: rows.length }),
    unwelcome && say.unwelcomeTendency(),
  ];
}

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
  const otherCusps = cusps.filter(differs).map(({ cusp }) => cusp);
  const planets = karakas.filter(differs).map(({ planet }) => planetInWords(planet));
  const count = otherCusps.length + planets.length;
  if (count > 0) {
    const named = otherCusps.length > 0 ? [say.cuspsNamed({ cusps: otherCusps }), ...planets] : planets;
    return say.witnessesDiffer({ count, named });
  }
  return (
    WITNESSED.includes(event.key) && cusps.length > 0 && say.witnessesAgree({ cusps: cusps.map(({ cusp }) => cusp) })
  );
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
    : answerOf(...namedSentences(rows, birth, minutes, alternative));
}
