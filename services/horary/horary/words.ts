import type { Chart } from '@cuspal/engine/chart/chart';
import type { Polarity } from '@cuspal/engine/events/event';
import type { HoraryAnswered } from '@cuspal/engine/kp/horary/ask';
import { cuspFrom } from '@cuspal/engine/kp/horary/counted-from';
import type { HoraryQuestion } from '@cuspal/engine/kp/horary/question';
import type { Withhold } from '@cuspal/engine/kp/horary/moon-gate';
import type { Rotation } from '@cuspal/engine/events/rotation';
import type { HoraryTest } from '@cuspal/engine/kp/horary/horary-tests';
import type { HoraryAnswer, HoraryJudgement } from '@cuspal/engine/kp/horary/yes-or-no';
import { printDate } from '@cuspal/engine/time/print';
import type { ShortTiming } from '@cuspal/engine/kp/horary/short-timing';
import { answerOf } from '@cuspal/tool-kit';
import { say } from './horary.messages.ts';
import { type Told, whenSentences } from './when-words.ts';

/** What is asked, as it stands in a sentence: `Marriage`, `a promotion`. */
export interface Asked {
  readonly label: string;
  readonly polarity: Polarity;
  /** The judgement in words of its own. */
  readonly said?: string;
}

/** The answer to the question in one sentence. */
const answerSentence = ({ label, polarity, said }: Asked, answer: HoraryAnswer): string =>
  said ?? say.answered({ answer, adverse: polarity === 'adverse', label });

/** The first two reservations: more make no sentence. A retrograde wish denies, or is said of the sub lord of cusp 11. */
const reservations = (qualifiers: readonly HoraryTest[]): string =>
  say.reservations({
    reasons: qualifiers
      .filter((test) => test !== 'SIGNIFIES' && test !== 'WISH_DIRECT')
      .slice(0, 2)
      .map((test) => say.reservation({ test })),
  });

/** The rule that decided, in one sentence (R9.2, R9.3). */
export function basisSentence(
  chart: Chart,
  rotation: Rotation,
  { mainCusp }: Pick<HoraryQuestion, 'mainCusp'>,
  { basis, qualifiers, judges }: HoraryJudgement,
): string {
  const { subLord: lord, starLord, wishLord, wishStarLord } = judges;
  const cusp = cuspFrom(rotation, mainCusp);
  switch (basis) {
    case 'NOT_SIGNIFIED':
      return say.bringsNothing({ cusp, lord });
    case 'RETROGRADE_SUB_LORD':
    case 'RETROGRADE_STAR_LORD':
      return say.deniedBackward({ itself: chart.planets[lord].retrograde, cusp, lord, starLord });
    case 'WISH_RETROGRADE':
      return say.wishBackward({
        itself: chart.planets[wishLord].retrograde,
        cusp: cuspFrom(rotation, 11),
        lord: wishLord,
        starLord: wishStarLord,
      });
    case 'DENIAL_GROUP_OUTRANKS':
      return say.denialOutranks({ cusp, lord });
    case 'QUALIFIED':
      return reservations(qualifiers);
    case 'CLEAN':
      return say.clean({ cusp, lord });
  }
}

/** The judgement as it is read: what it says and by which rule. */
export const readingOf = (
  asked: Asked,
  chart: Chart,
  rotation: Rotation,
  question: Pick<HoraryQuestion, 'mainCusp'>,
  judgement: HoraryJudgement,
): string => `${answerSentence(asked, judgement.answer)} ${basisSentence(chart, rotation, question, judgement)}`;

/** What follows a no: when the retrograde planet turns, by the milder reading, or that it may be asked again. */
function afterNo({ polarity }: Asked, milder: HoraryAnswered['milder'], { clock, now }: Told): string | false {
  if (milder?.reading === 'DELAYED' && milder.turnsDirectMs !== null)
    return say.milderDelay({
      planet: milder.planet,
      ahead: milder.turnsDirectMs > now,
      on: printDate(milder.turnsDirectMs, clock),
    });
  return polarity !== 'adverse' && say.askLater();
}

/** Sentences on a question that is withheld: kind, with what to do instead. */
export const withheldSentences = ({ code, askAgain }: Withhold): readonly string[] =>
  code === 'NO_OVERLAP'
    ? [say.comesBackUnknown({ question: 'lost' }), askAgain]
    : [say.notReflected(), say.neitherYesNorNo(), askAgain];

/** What surrounds an answer: when it is told, and what is known besides the judgement. */
export interface Telling extends Told {
  /** Sentence that the chart is cast for a date long past. */
  readonly castNote: string | false;
  /** Days of the ruling planets; null where the matter is none of weeks. */
  readonly soon: ShortTiming | null;
  /** Sentences on the time in place of those. */
  readonly when?: readonly string[];
}

/** What a person could be told: the judgement, its rule, and when. */
export function horaryAnswer(
  asked: Asked,
  chart: Chart,
  rotation: Rotation,
  question: Pick<HoraryQuestion, 'mainCusp'>,
  { judgement, milder, timing, withhold }: Pick<HoraryAnswered, 'judgement' | 'milder' | 'timing' | 'withhold'>,
  telling: Telling,
): string {
  if (judgement === null || withhold !== null)
    return answerOf(...(withhold === null ? [] : withheldSentences(withhold)), telling.castNote);
  return answerOf(
    answerSentence(asked, judgement.answer),
    basisSentence(chart, rotation, question, judgement),
    ...(judgement.answer === 'NO'
      ? [afterNo(asked, milder, telling)]
      : (telling.when ?? whenSentences(timing.windows, telling.soon, telling))),
    telling.castNote,
  );
}

/** The longest horizon, beyond which nothing looks. */
const LONGEST_YEARS = 15;

/** Why there is no window. */
export function whyNoWindow(
  { withhold, judgement }: Pick<HoraryAnswered, 'withhold' | 'judgement'>,
  years: number,
): string {
  if (withhold !== null) return say.unansweredNoPeriod();
  if (judgement?.answer === 'NO') return say.refusedNoPeriod();
  return say.noPeriodBrings({ longest: years >= LONGEST_YEARS, years });
}
