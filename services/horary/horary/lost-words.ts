import type { Chart } from '@cuspal/engine/chart/chart';
import { cuspFrom } from '@cuspal/engine/kp/horary/counted-from';
import type { LostQuestion } from '@cuspal/engine/kp/horary/lost-data';
import type { LostPlace } from '@cuspal/engine/kp/horary/lost-place';
import type { Recovery } from '@cuspal/engine/kp/horary/recovery';
import type { Rotation } from '@cuspal/engine/events/rotation';
import type { HoraryWindow } from '@cuspal/engine/kp/horary/horary-windows';
import type { Release } from '@cuspal/engine/kp/timing/release';
import { printDate } from '@cuspal/engine/time/print';
import { answerOf } from '@cuspal/tool-kit';
import { say } from './horary.messages.ts';
import { lostWhen, type LostTiming } from './lost-timing.ts';
import { type Telling, withheldSentences } from './words.ts';

const placeSentence = ({ direction, distanceClass }: LostPlace): string =>
  say.pointsTo({ direction, distance: distanceClass });

/** The rule that decided (R18.6). */
function basisSentence({ basis, subLord: lord, starLord, heldBackBy }: Recovery, rotation: Rotation): string {
  const cusp = cuspFrom(rotation, 11);
  if (basis === 'MOON_NOT_CONNECTED') return say.moonNotConnected();
  return basis === 'RETROGRADE'
    ? say.findingDelayed({ itself: heldBackBy === lord, cusp, lord, starLord })
    : say.findingJudged({ basis, cusp, lord });
}

/** Why, with direction and distance where the recovery is judged. */
export function recoveryReasons(recovery: Recovery, rotation: Rotation, place: LostPlace): readonly string[] {
  const { secondCusp, verdict, gate } = recovery;
  const reasons = [gate.reason, basisSentence(recovery, rotation)];
  if (verdict === 'WITHHELD') return reasons;
  const { cusp, csl, lean } = secondCusp;
  return [
    ...reasons,
    say.secondCuspLeans({ cusp: cuspFrom(rotation, cusp), csl, lean }),
    `${say.showsPlace({ shower: place.shower })} ${placeSentence(place)}`,
    ...(place.inHouseLocation === null ? [] : [say.spotInHouse({ spot: place.inHouseLocation })]),
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
export const recoverySentence = (verdict: Exclude<Recovery['verdict'], 'WITHHELD'>, question: LostQuestion): string =>
  say.comesBack({ verdict, question });

/** What a person could be told. */
export function lostAnswer(question: LostQuestion, found: LostFindings, telling: Telling): string {
  const { recovery, place, timing, windows, seekHelp } = found;
  const person = question === 'missing_person';
  const police = person && say.informPolice({ urgent: seekHelp });
  // What to do about a missing person is said last.
  const [before, after] = person ? [telling.castNote, false as const] : [false as const, telling.castNote];
  if (recovery.verdict === 'WITHHELD') return answerOf(before, ...withheld(recovery, question, person), police, after);
  return answerOf(
    before,
    recoverySentence(recovery.verdict, question),
    placeSentence(place),
    ...(police === false
      ? recovery.verdict === 'NOT_RECOVERED'
        ? [say.searchThere()]
        : lostWhen(recovery, timing, windows, telling)
      : [police]),
    after,
  );
}

function withheld({ withhold }: Recovery, question: LostQuestion, person: boolean): readonly string[] {
  if (withhold === null) return [];
  if (withhold.code === 'NO_OVERLAP') return [say.comesBackUnknown({ question }), withhold.askAgain];
  // Nobody waits over a missing person for a matter to become clear in mind.
  return person ? [say.notReflected(), say.askWhenPressing()] : withheldSentences(withhold);
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
  return say.earlyPeriods({ planet: heldBackBy, on: printDate(turnsDirectMs, moment) });
}

/** The disclaimer of this tool: no substitute for the police. */
export const lostDisclaimer = (question: LostQuestion): string => say.lostDisclaimer({ question });
