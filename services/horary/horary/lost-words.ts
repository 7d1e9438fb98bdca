import { capitalised } from '@cuspal/engine/base/words';
import type { Chart } from '@cuspal/engine/chart/chart';
import type { LostQuestion } from '@cuspal/engine/kp/horary/lost-data';
import type { LostPlace } from '@cuspal/engine/kp/horary/lost-place';
import type { Recovery } from '@cuspal/engine/kp/horary/recovery';
import type { Rotation } from '@cuspal/engine/events/rotation';
import type { HoraryWindow } from '@cuspal/engine/kp/horary/horary-windows';
import type { Release } from '@cuspal/engine/kp/timing/release';
import { dateInWords } from '@cuspal/engine/time/print';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { QUARTER_IN_WORDS } from '@cuspal/engine/zodiac/sign-attributes';
import { answerOf } from '@cuspal/tool-kit';
import { lostWhen, type LostTiming } from './lost-timing.ts';
import { type Telling, WITHHELD_READING, withheldSentences } from './words.ts';

const DISTANCE = {
  SAME_PLACE: 'at or near the same place',
  NEAR: 'near by',
  MODERATE: 'at a moderate distance',
  FAR: 'far away',
  ABROAD: 'in another country or very far away',
} as const;
const SPOT = { gate: 'near the gate or front', middle: 'in the middle', backyard: 'in the backyard or rear' } as const;
const THING: Readonly<Record<LostQuestion, string>> = {
  theft: 'what was stolen',
  lost: 'what was lost',
  missing_person: 'the missing person',
};

/** `The signs point south, near by.` */
const placeSentence = ({ direction, distanceClass }: LostPlace): string =>
  `Tradition points ${QUARTER_IN_WORDS[direction]}, ${DISTANCE[distanceClass]}.`;

/** The rule that decided (R18.6). */
function basisSentence({ basis, subLord, starLord, heldBackBy }: Recovery, { fromWhom }: Rotation): string {
  const lord = `The sub lord of cusp 11${fromWhom}, ${planetInWords(subLord)},`;
  switch (basis) {
    case 'MOON_NOT_CONNECTED':
      return 'The Moon does not reflect the question, so no answer is given.';
    case 'NO_OVERLAP':
      return `${lord} signifies no house of the finding or of the loss, so no answer is given.`;
    case 'LOSS_ONLY':
      return `${lord} signifies houses of the loss and none of the finding.`;
    case 'RETROGRADE':
      return heldBackBy === subLord
        ? `${lord} signifies the finding but is retrograde, which delays it.`
        : `${lord} signifies the finding, but its star lord ${planetInWords(starLord)} is retrograde, which delays it.`;
    case 'OPPOSED':
      return `${lord} signifies the loss no more weakly than the finding, which delays it.`;
    case 'CLEAN':
      return `${lord} signifies the finding more strongly than the loss, and is direct.`;
  }
}

/** Why, with direction and distance where the recovery is judged. */
export function recoveryReasons(recovery: Recovery, rotation: Rotation, place: LostPlace): readonly string[] {
  const { secondCusp, verdict, gate } = recovery;
  const reasons = [gate.reason, basisSentence(recovery, rotation)];
  if (verdict === 'WITHHELD') return reasons;
  const leans = {
    FOR: 'leans to the finding',
    AGAINST: 'leans to the loss',
    BOTH: 'leans to both',
    NONE: 'leans to neither',
  };
  return [
    ...reasons,
    `The sub lord of cusp ${secondCusp.cusp}${rotation.fromWhom}, ${planetInWords(secondCusp.csl)}, ${leans[secondCusp.lean]}. It does not decide.`,
    `${capitalised(planetInWords(place.shower))} shows direction and distance. ${placeSentence(place)}`,
    ...(place.inHouseLocation === null ? [] : [`In the house it points to a spot ${SPOT[place.inHouseLocation]}.`]),
  ];
}

/** What was found of a question about what is lost. */
interface LostFindings {
  readonly recovery: Recovery;
  readonly place: LostPlace;
  readonly timing: LostTiming;
  readonly windows: readonly HoraryWindow[];
  readonly seekHelp: boolean;
}

/** Whether it comes back, in one sentence. */
export function recoverySentence(verdict: Exclude<Recovery['verdict'], 'WITHHELD'>, question: LostQuestion): string {
  const comes = `that ${THING[question]} ${question === 'missing_person' ? 'is found' : 'comes back'}`;
  switch (verdict) {
    case 'NOT_RECOVERED':
      return `The chart does not indicate ${comes}.`;
    case 'DELAYED':
      return `The chart indicates ${comes}, but with delay.`;
    case 'PROMISED':
      return `The chart indicates ${comes}.`;
  }
}

/** What a person could be told. */
export function lostAnswer(question: LostQuestion, found: LostFindings, telling: Telling): string {
  const { recovery, place, timing, windows, seekHelp } = found;
  const person = question === 'missing_person';
  const police = person && (seekHelp ? 'Inform the police at once.' : 'Inform the police in any case.');
  // What to do about a missing person is said last.
  const [before, after] = person ? [telling.castNote, false as const] : [false as const, telling.castNote];
  if (recovery.verdict === 'WITHHELD') return answerOf(before, ...withheld(recovery, question, person), police, after);
  return answerOf(
    before,
    recoverySentence(recovery.verdict, question),
    placeSentence(place),
    ...(police === false
      ? recovery.verdict === 'NOT_RECOVERED'
        ? ['Search there all the same, and report the loss where that helps.']
        : lostWhen(recovery, timing, windows, telling)
      : [police]),
    after,
  );
}

function withheld({ withhold }: Recovery, question: LostQuestion, person: boolean): readonly string[] {
  if (withhold === null) return [];
  if (withhold.code === 'NO_OVERLAP')
    return [
      `The chart does not tell whether ${THING[question]} ${person ? 'is found' : 'comes back'}.`,
      withhold.askAgain,
    ];
  // Nobody waits over a missing person for a matter to become clear in mind.
  return person
    ? [WITHHELD_READING, 'Ask again with a new number, when it presses for an answer.']
    : withheldSentences(withhold);
}

/** How periods that begin before the release fit the delay (R12.1); false where none does. */
export function earlyPeriodsNote(
  { moment }: Chart,
  { heldBackBy }: Recovery,
  release: Release | null,
  windows: readonly HoraryWindow[],
): string | false {
  const turnsDirectMs = release?.turnsDirectMs ?? null;
  if (heldBackBy === null || turnsDirectMs === null || !windows.some(({ startMs }) => startMs < turnsDirectMs))
    return false;
  return `${capitalised(planetInWords(heldBackBy))} turns direct on ${dateInWords(turnsDirectMs, moment)}. A period that begins earlier counts only from that day, and one that ends earlier does not count.`;
}

const POLICE: Readonly<Record<LostQuestion, string>> = {
  theft:
    'This is a traditional astrological reading, not evidence. It describes a class of person and never a named one, and must not be used to accuse anyone. Report a theft to the police.',
  lost: 'This is a traditional astrological reading, not evidence of where a thing is. Search in the usual ways too, and report a loss to the police where it matters.',
  missing_person:
    'This is a traditional astrological reading, not evidence of where or how a person is. Inform the police at once, whatever it says, and never wait for an astrological period.',
};

/** The disclaimer of this tool: no substitute for the police. */
export const lostDisclaimer = (question: LostQuestion): string => POLICE[question];
