import { inWords } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import { natalEvent } from '@cuspal/engine/events/natal';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import type { CareerBlockage } from '@cuspal/engine/topics/career/blockage';
import { earnedIncome } from '@cuspal/engine/topics/career/earned-income';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { answerOf } from '@cuspal/tool-kit';
import { say } from './career.messages.ts';

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
  const [primary, ...others] = diagnoses;
  if (primary === undefined)
    return answerOf(
      say.nothingBlocks({ csl }),
      delayedBy !== null && say.starLordDelays({ starLord: delayedBy }),
      relief !== null && relief.found > 0 && say.nothingToRelease(),
    );
  return answerOf(
    say.blockageIndicated({
      blockage: say.blockage(primary),
      severity: primary.severity,
      beside: others.map(say.blockage),
    }),
    say.blockageGround({
      csl,
      missing: missingHouses,
      delayed: delayedBy !== null,
      starLord: delayedBy ?? csl,
    }),
    relief === null ? say.noRelief() : relief.sentence,
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
    return found.has(code) && verdictOf(chart, event).side === 'yes' ? [say.eventPromised({ event: event.label })] : [];
  });
  const good = found.has('STAGNANT_SALARY') && (grade === 'GOOD' || grade === 'ABUNDANT');
  const beside = [...promised, ...(good ? [say.incomeGood({ grade })] : [])];
  if (beside.length === 0) return;
  note(say.allTheSame({ beside: inWords(beside) }));
}
