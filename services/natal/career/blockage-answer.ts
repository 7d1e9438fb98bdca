import { capitalised, inWords } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import type { CareerBlockage } from '@cuspal/engine/topics/career/blockage';
import { earnedIncome } from '@cuspal/engine/topics/career/earned-income';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { planetFirst, planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { answerOf } from '@cuspal/tool-kit';
import { BLOCKAGE_IN_WORDS } from './career-answer.ts';

/** What the answer is made from. */
interface BlockageFacts extends Pick<CareerBlockage, 'missingHouses' | 'diagnoses'> {
  /** The tenth sub lord. */
  readonly csl: Planet;
  /** Its star lord, if that was retrograde at birth. */
  readonly delayedBy: Planet | null;
}

/** The periods of relief: how many, and what is said of them; null where no date may be given. */
type Relief = { readonly found: number; readonly sentence: string | false } | null;

/** The main blockage with what stands beside it, its ground and the relief at their longest. */
export function blockageAnswer({ csl, delayedBy, missingHouses, diagnoses }: BlockageFacts, relief: Relief): string {
  const late = delayedBy !== null && `its star lord ${delayedBy}, retrograde at birth, delays it.`;
  const [primary, ...others] = diagnoses;
  if (primary === undefined)
    return answerOf(
      `Nothing is found that blocks the career, because ${planetInWords(csl)}, sub lord of cusp 10, signifies houses 2, 6, 10 and 11.`,
      late && capitalised(late),
      relief !== null && relief.found > 0 && 'Nothing needs release, so the periods listed are simply good for work.',
    );
  const beside = others.length === 0 ? '' : ` with ${inWords(others.map(({ code }) => BLOCKAGE_IN_WORDS[code]))}`;
  const ground =
    missingHouses.length > 0
      ? `does not signify ${missingHouses.length > 1 ? 'houses' : 'house'} ${inWords(missingHouses, 'or')}`
      : 'signifies houses 2, 6, 10 and 11, but houses of loss no more weakly';
  return answerOf(
    `The chart indicates ${BLOCKAGE_IN_WORDS[primary.code]} (${primary.severity.toLowerCase()})${beside}.`,
    `${planetFirst(csl)}, sub lord of cusp 10, ${ground}${late ? `, and ${late}` : '.'}`,
    relief === null ? 'No date of relief is given, because a start in service is not promised.' : relief.sentence,
  );
}

/** Joins a blockage with what is promised or good of the same matter: one house can carry it, each missing one blocks. */
export function noteBeside(
  chart: Chart,
  diagnoses: CareerBlockage['diagnoses'],
  note: (sentence: string) => void,
): void {
  const found = new Set(diagnoses.map(({ code }) => code));
  const { grade } = earnedIncome(chart);
  const promised = (
    [
      ['PROLONGED_UNEMPLOYMENT', 'career_start'],
      ['BLOCKED_PROMOTION', 'promotion'],
    ] as const
  ).flatMap(([code, key]) => {
    const event = natalEvent(key);
    return found.has(code) && promise(chart, event).side === 'yes' ? [`${event.label} is promised`] : [];
  });
  const good = found.has('STAGNANT_SALARY') && (grade === 'GOOD' || grade === 'ABUNDANT');
  const beside = [...promised, ...(good ? [`earned income as a whole is ${grade.toLowerCase()}`] : [])];
  if (beside.length === 0) return;
  note(
    `${capitalised(inWords(beside))} all the same. One house can carry a matter, and a blockage only names those that are missing.`,
  );
}
