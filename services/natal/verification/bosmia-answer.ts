import { inWords } from '@cuspal/engine/base/words';
import { matterInWords } from '@cuspal/engine/events/event';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import type { BosmiaJudgement, BosmiaVerdict } from '@cuspal/engine/kp/schools/bosmia';
import type { BosmiaRuler } from '@cuspal/engine/kp/schools/bosmia-rulers';
import type { BosmiaLord } from '@cuspal/engine/kp/schools/bosmia-running';
import { PLANETS } from '@cuspal/engine/zodiac/names';
import { planetInWords, planetsInWords } from '@cuspal/engine/zodiac/planet-words';
import { answerOf } from '@cuspal/tool-kit';
import { KP_DECIDES } from './asked-matter.ts';

interface BosmiaFacts {
  /** The matter asked about; null without one. */
  readonly csl: BosmiaJudgement | null;
  readonly running: readonly BosmiaLord[] | null;
  readonly rulers: readonly BosmiaRuler[];
}

const saysOf = (verdict: BosmiaVerdict, label: string): string =>
  ({ FOR: `speaks for ${label}`, AGAINST: `speaks against ${label}`, MIXED: `speaks for and against ${label}` })[
    verdict
  ];

function runningSentence(running: readonly BosmiaLord[]): string | false {
  if (running.length === 0) return false;
  const count = (lean: BosmiaVerdict): number => running.filter((lord) => lord.lean === lean).length;
  const parts = [
    [count('FOR'), 'favour it', 'favours it'],
    [count('AGAINST'), 'oppose it', 'opposes it'],
    [count('MIXED'), 'work both ways', 'works both ways'],
  ] as const;
  const said = parts.flatMap(([many, plural, one]) => (many === 0 ? [] : [`${many} ${many > 1 ? plural : one}`]));
  return `Of the ${running.length} running dasha lords ${inWords(said)}.`;
}

/** What the sub lord and the running lords say of the matter; without one, which ruling planets act. */
export function bosmiaAnswer(event: JudgedEvent | null, { csl, running, rulers }: BosmiaFacts): string {
  if (event === null || csl === null) {
    const acting = PLANETS.filter((planet) => rulers.some((row) => row.planet === planet && row.status === 'kept'));
    return answerOf(
      acting.length > 0
        ? `Of the ruling planets ${planetsInWords(acting)} act now and are kept as significators.`
        : 'None of the ruling planets acts now.',
      'Without an event no verdict is given.',
    );
  }
  return answerOf(
    `By the six-fold order ${planetInWords(csl.planet)}, sub lord of cusp ${event.primaryCusp}, ${saysOf(csl.verdict, matterInWords(event))}.`,
    runningSentence(running ?? []),
    KP_DECIDES,
  );
}
