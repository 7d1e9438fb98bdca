import { inWords } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { Polarity } from '@cuspal/engine/events/event';
import type { HoraryAnswered } from '@cuspal/engine/kp/horary/ask';
import type { HoraryQuestion } from '@cuspal/engine/kp/horary/question';
import type { Withhold } from '@cuspal/engine/kp/horary/moon-gate';
import type { Rotation } from '@cuspal/engine/events/rotation';
import type { HoraryTest } from '@cuspal/engine/kp/horary/horary-tests';
import type { HoraryAnswer, HoraryJudgement } from '@cuspal/engine/kp/horary/yes-or-no';
import { dateInWords } from '@cuspal/engine/time/print';
import type { ShortTiming } from '@cuspal/engine/kp/horary/short-timing';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { answerOf } from '@cuspal/tool-kit';
import { type Told, turns, whenSentences } from './when-words.ts';

/** What is asked, as it stands in a sentence: `Marriage`, `a promotion`. */
export interface Asked {
  readonly label: string;
  readonly polarity: Polarity;
  /** The judgement in words of its own. */
  readonly said?: string;
}

/** The answer to the question in one sentence. */
function answerSentence({ label, polarity, said }: Asked, answer: HoraryAnswer): string {
  if (said !== undefined) return said;
  const adverse = polarity === 'adverse';
  switch (answer) {
    case 'YES':
      return adverse ? `The chart indicates ${label}, which is unwelcome.` : `The chart says yes to ${label}.`;
    case 'QUALIFIED_YES':
      return adverse
        ? `The chart indicates ${label}, which is unwelcome, but with reservations.`
        : `The chart says yes to ${label}, with reservations.`;
    case 'MIXED':
      return `The chart speaks both for ${label} and against it.`;
    case 'NO':
      return adverse ? `The chart does not indicate ${label}.` : `The chart says no to ${label}.`;
  }
}

const RESERVATION: Readonly<Partial<Record<HoraryTest, string>>> = {
  // These two are met only where something is lost, since elsewhere retrogression denies.
  SUB_LORD_DIRECT: 'the sub lord is retrograde',
  STAR_LORD_DIRECT: 'the star lord is retrograde',
  OPPOSITION_WEAKER: 'the houses against it are no weaker than those for it',
  WISH_SIGNIFIES: 'the wish does not support it',
  CONTACT_STRONG: 'the tie to it is weak',
  MOON_STRONG: 'the Moon is only weakly linked to it',
  PAIR_COMPLETE: 'one of its two halves is missing',
};

/** The first two reservations: more make no sentence. */
function reservations(qualifiers: readonly HoraryTest[]): string {
  const found = qualifiers.flatMap((id) => RESERVATION[id] ?? []).slice(0, 2);
  return found.length > 1
    ? `Two reservations are that ${inWords(found)}.`
    : `One reservation is that ${inWords(found)}.`;
}

const backward = (of: string, judge: Planet, starLord: Planet, chart: Chart): string =>
  chart.planets[judge].retrograde
    ? `${of} is ${planetInWords(judge)}, which is retrograde, so it says no.`
    : `${of} is ${planetInWords(judge)}, in the star of ${planetInWords(starLord)}, which is retrograde, so it says no.`;

/** The rule that decided, in one sentence (R9.2, R9.3). */
export function basisSentence(
  chart: Chart,
  rotation: Rotation,
  { mainCusp }: Pick<HoraryQuestion, 'mainCusp'>,
  { basis, qualifiers, judges }: HoraryJudgement,
): string {
  const { subLord, starLord, wishLord, wishStarLord } = judges;
  const cusp = `cusp ${mainCusp}${rotation.fromWhom}`;
  const lord = planetInWords(subLord);
  switch (basis) {
    case 'NOT_SIGNIFIED':
      return `The sub lord of ${cusp}, ${lord}, signifies none of the houses that bring it.`;
    case 'RETROGRADE_SUB_LORD':
    case 'RETROGRADE_STAR_LORD':
      return backward(`The sub lord of ${cusp}`, subLord, starLord, chart);
    case 'WISH_RETROGRADE':
      return backward(`The sub lord of cusp 11${rotation.fromWhom}, the wish,`, wishLord, wishStarLord, chart);
    case 'DENIAL_GROUP_OUTRANKS':
      return `The sub lord of ${cusp}, ${lord}, signifies every house against it, no more weakly than those that bring it.`;
    case 'QUALIFIED':
      return reservations(qualifiers);
    case 'CLEAN':
      return `The sub lord of ${cusp}, ${lord}, supports it, and no test speaks against it.`;
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

const ASK_LATER = 'It can be asked again with a new number when circumstances have changed.';

/** What follows a no: when the retrograde planet turns, by the milder reading, or that it may be asked again. */
function afterNo({ polarity }: Asked, milder: HoraryAnswered['milder'], { clock, now }: Told): string | false {
  if (milder?.reading === 'DELAYED' && milder.turnsDirectMs !== null)
    return `Some books read this as a delay until ${planetInWords(milder.planet)} ${turns(milder.turnsDirectMs, now)} direct on ${dateInWords(milder.turnsDirectMs, clock)}.`;
  return polarity !== 'adverse' && ASK_LATER;
}

/** Sentence that a question is withheld, and why. */
export const WITHHELD_READING = 'The chart does not answer this question now, because the Moon does not reflect it.';

/** Sentences on a question that is withheld: kind, with what to do instead. */
export const withheldSentences = ({ code, askAgain }: Withhold): readonly string[] =>
  code === 'NO_OVERLAP'
    ? ['The chart does not tell whether what was lost comes back.', askAgain]
    : [WITHHELD_READING, 'That is neither a yes nor a no.', askAgain];

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

/** Why there is no window. */
export function whyNoWindow(
  { withhold, judgement }: Pick<HoraryAnswered, 'withhold' | 'judgement'>,
  years: number,
): string {
  if (withhold !== null) return 'No period is given for a question that is not answered.';
  if (judgement?.answer === 'NO') return 'No period is given where the answer is no.';
  return noPeriod(years);
}

const noPeriod = (years: number): string =>
  years >= 15
    ? `No period of the next ${years} years brings it.`
    : `No period of the next ${years === 1 ? 'year' : `${years} years`} brings it. A longer horizon_years looks further.`;
