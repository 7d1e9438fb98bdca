import { matterInWords } from '@cuspal/engine/events/event';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import type { BosmiaJudgement, BosmiaVerdict } from '@cuspal/engine/kp/schools/bosmia';
import type { BosmiaRuler } from '@cuspal/engine/kp/schools/bosmia-rulers';
import type { BosmiaLord } from '@cuspal/engine/kp/schools/bosmia-running';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { answerOf } from '@cuspal/tool-kit';
import { say } from './verification.messages.ts';

interface BosmiaFacts {
  /** The matter asked about; null without one. */
  readonly csl: BosmiaJudgement | null;
  readonly running: readonly BosmiaLord[] | null;
  readonly rulers: readonly BosmiaRuler[];
}

function runningSentence(running: readonly BosmiaLord[]): string | false {
  if (running.length === 0) return false;
  const count = (lean: BosmiaVerdict): number => running.filter((lord) => lord.lean === lean).length;
  return say.runningLords({
    lords: running.length,
    favour: count('FOR'),
    oppose: count('AGAINST'),
    both: count('MIXED'),
  });
}

/** What the sub lord and the running lords say of the matter; without one, which ruling planets act. */
export function bosmiaAnswer(event: JudgedEvent | null, { csl, running, rulers }: BosmiaFacts): string {
  if (event === null || csl === null) {
    const acting = PLANETS.filter((planet) => rulers.some((row) => row.planet === planet && row.status === 'kept'));
    return answerOf(say.rulingPlanetsAct({ acting }), say.noEventNoVerdict());
  }
  return answerOf(
    say.sixFoldVerdict({
      csl: csl.planet,
      cusp: event.primaryCusp,
      verdict: csl.verdict,
      matter: matterInWords(event),
    }),
    runningSentence(running ?? []),
    say.kpDecides(),
  );
}
