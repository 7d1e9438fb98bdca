import { named } from '@cuspal/speech';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import type { AskedCusp } from '@cuspal/engine/kp/borders/asked-cusp';
import { heldSide } from '@cuspal/engine/kp/borders/birth-time-trust';
import type { ConfidenceCap } from '@cuspal/engine/kp/borders/birth-time-trust';
import type { PreVerdictAudit } from '@cuspal/engine/kp/borders/pre-verdict-audit';
import { sideOf } from '@cuspal/engine/kp/promise/promise-verdict';
import type { VerdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import type { Moment } from '@cuspal/engine/time/moment';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { answerOf, type NextStep } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { stabilitySentence } from '@cuspal/tool-kit/views/stability-words';
import { say } from './verification.messages.ts';

const cuspWarnings = ({ boundary }: PreVerdictAudit) =>
  boundary.warnings.filter(({ target }) => target.startsWith('cusp_'));

const houseOf = ({ target }: { readonly target: string }): number => Number(target.replace('cusp_', ''));

const criticalSentence = (audit: PreVerdictAudit): string =>
  say.criticalCusps({
    cusps: cuspWarnings(audit)
      .filter(({ severity }) => severity === 'CRITICAL')
      .map(houseOf),
  });

/** The matter asked about: its cusp, and how far its verdict holds. */
export interface AskedMatter {
  readonly event: JudgedEvent;
  /** Name of the matter within a sentence. */
  readonly matter: string;
  readonly cusp: AskedCusp;
  readonly stability: VerdictStability;
  readonly birth: Moment;
  /** Stated uncertainty of the birth time. */
  readonly minutes: number | undefined;
  /** Promised, although the houses against it are stronger (R9P). */
  readonly outweighed: boolean;
  /** The most that the confidence of this audit may be (R9S). */
  readonly cap: ConfidenceCap | null;
}

/** The verdict with its base rate, and the assurance or warning that belongs to it (R9S). */
const askedSentences = ({ event, cusp, stability, birth, minutes, outweighed }: AskedMatter): readonly string[] => [
  promiseSentence(event, { verdict: cusp.verdict, outweighed }),
  stabilitySentence(birth, heldSide(stability.stability), { polarity: event.polarity, minutes }),
];

/** The verdicts of the catalogue that change sides within the stated uncertainty. */
export interface Uncertainty {
  readonly minutes: number;
  readonly turning: number;
  readonly verdicts: number;
}

const turningSentence = ({ minutes, turning, verdicts }: Uncertainty): string =>
  turning === 0 ? say.noVerdictTurns({ minutes, verdicts }) : say.verdictsTurn({ turning, verdicts });

/** Answer of the audit: its band, the matter asked about with its stability, else the critical cusps and what may turn. */
export function auditAnswer(
  audit: PreVerdictAudit,
  asked: AskedMatter | null,
  uncertainty: Uncertainty | null = null,
): string {
  const band = say.birthTimeCarries({ band: audit.confidenceBand });
  if (asked === null)
    return answerOf(band, criticalSentence(audit), uncertainty !== null && turningSentence(uncertainty));
  // The verdict asked about can stand where the chart as a whole does not.
  return audit.confidenceBand === 'LOW' && asked.cap === null
    ? answerOf(...askedSentences(asked), say.othersUncertain(), criticalSentence(audit))
    : answerOf(band, ...askedSentences(asked), criticalSentence(audit));
}

export const auditNext = ({ confidenceBand }: PreVerdictAudit): readonly NextStep[] =>
  confidenceBand === 'LOW'
    ? [{ tool: 'check_rule_of_origin', reason: say.nextOrigin() }]
    : [{ tool: 'analyze_natal_promise', reason: say.nextPromise() }];

function askedAdvice({ matter, cusp: asked }: AskedMatter): string {
  const { cusp, csl, distanceArcmin, alternateSubLord: alternate, verdict, alternateVerdict } = asked;
  const stays = sideOf(verdict) === sideOf(alternateVerdict);
  return say.askedCusp({ cusp, matter, distance: distanceArcmin.toFixed(1), csl, alternate, stays });
}

/** Most events named in a sentence. */
const NAMED = 4;

/** The events that hang on the border of a cusp, a few in each sentence. */
function hangingEvents(labels: readonly string[], alternate: Planet): string {
  if (labels.length === 0) return say.noVerdictChanges({ alternate });
  const [first = [], ...others] = Array.from({ length: Math.ceil(labels.length / NAMED) }, (_, at) =>
    labels.slice(at * NAMED, (at + 1) * NAMED).map(named),
  );
  return [say.verdictChanges({ alternate, events: first }), ...others.map((events) => say.changesToo({ events }))].join(
    ' ',
  );
}

/** What to do about the birth time: the matter asked about first, then the chart, then each cusp near a border. */
export function auditAdvice(audit: PreVerdictAudit, asked: AskedMatter | null): readonly string[] {
  return [
    ...(asked === null
      ? []
      : [
          askedAdvice(asked), // The verdict asked about lowers the confidence of the whole audit (R9S).
          ...(asked.cap === null ? [] : [say.confidenceCapped({ cap: asked.cap })]),
        ]),
    say.advice({ band: audit.confidenceBand }),
    ...(audit.factors.some(({ factor }) => factor === 'ROUNDED_TIME') ? [say.askHowRecorded()] : []),
    ...cuspWarnings(audit).map(
      (warning) =>
        `${say.cuspNearBorder({ cusp: houseOf(warning), subLord: warning.subLord })} ${hangingEvents(
          warning.affectedEvents.map(({ label }) => label),
          warning.alternateSubLord,
        )}`,
    ),
  ];
}
