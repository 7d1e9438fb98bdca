import { inWords } from '@cuspal/engine/base/words';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import type { AskedCusp } from '@cuspal/engine/kp/borders/asked-cusp';
import { heldSide } from '@cuspal/engine/kp/borders/birth-time-trust';
import type { ConfidenceCap } from '@cuspal/engine/kp/borders/birth-time-trust';
import type { PreVerdictAudit } from '@cuspal/engine/kp/borders/pre-verdict-audit';
import { sideOf } from '@cuspal/engine/kp/promise/promise-verdict';
import type { VerdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import type { Moment } from '@cuspal/engine/time/moment';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { answerOf, type NextStep } from '@cuspal/tool-kit';
import { promiseSentence } from '@cuspal/tool-kit/views/answers';
import { minutesInWords } from '@cuspal/tool-kit/views/stability';
import { stabilitySentence } from '@cuspal/tool-kit/views/stability-words';

const BAND_IN_WORDS: Readonly<Record<PreVerdictAudit['confidenceBand'], string>> = {
  HIGH: 'The birth time carries verdicts as it stands.',
  MODERATE: 'The birth time is just exact enough, so check it first.',
  LOW: 'This birth time is too uncertain for a verdict, so rectify it first.',
};

const OTHERS_UNCERTAIN = 'For other verdicts this birth time is too uncertain, so rectify it first.';

const cuspWarnings = ({ boundary }: PreVerdictAudit) =>
  boundary.warnings.filter(({ target }) => target.startsWith('cusp_'));

const nameOf = ({ target }: { readonly target: string }): string => target.replace('cusp_', '');

function criticalSentence(audit: PreVerdictAudit): string {
  const names = cuspWarnings(audit)
    .filter(({ severity }) => severity === 'CRITICAL')
    .map(nameOf);
  if (names.length === 0) return 'No cusp would change with a small error in the birth time.';
  return `A small error in the birth time would change ${names.length > 1 ? 'cusps' : 'cusp'} ${inWords(names)}.`;
}

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

function turningSentence({ minutes, turning, verdicts }: Uncertainty): string {
  return turning === 0
    ? `Within ${minutesInWords(minutes)} of this birth time none of the ${verdicts} verdicts of the catalogue turns.`
    : `${turning} of the ${verdicts} verdicts of the catalogue may turn with the birth time.`;
}

/** Answer of the audit: its band, the matter asked about with its stability, else the critical cusps and what may turn. */
export function auditAnswer(
  audit: PreVerdictAudit,
  asked: AskedMatter | null,
  uncertainty: Uncertainty | null = null,
): string {
  const band = BAND_IN_WORDS[audit.confidenceBand];
  if (asked === null)
    return answerOf(band, criticalSentence(audit), uncertainty !== null && turningSentence(uncertainty));
  // The verdict asked about can stand where the chart as a whole does not.
  return audit.confidenceBand === 'LOW' && asked.cap === null
    ? answerOf(...askedSentences(asked), OTHERS_UNCERTAIN, criticalSentence(audit))
    : answerOf(band, ...askedSentences(asked), criticalSentence(audit));
}

export const auditNext = ({ confidenceBand }: PreVerdictAudit): readonly NextStep[] =>
  confidenceBand === 'LOW'
    ? [{ tool: 'check_rule_of_origin', reason: 'It tests the birth time minute by minute in another way.' }]
    : [{ tool: 'analyze_natal_promise', reason: 'It judges what the chart promises from these cusps.' }];

const ADVICE: Readonly<Record<PreVerdictAudit['confidenceBand'], string>> = {
  HIGH: 'The birth time carries verdicts as it stands.',
  MODERATE:
    'The birth time carries verdicts with care. Before judging from a cusp near a sub border, look at what it would change.',
  LOW: 'Rectify the birth time before any verdict.',
};

/** Why the verdict asked about lowers the confidence of the whole audit (R9S). */
const CAPPED = {
  LOW: 'The verdict asked about turns within a minute of birth time, so the confidence is low.',
  MODERATE:
    'The verdict asked about turns within the uncertainty of the birth time, so the confidence is moderate at most.',
} as const;

function askedAdvice({ matter, cusp: asked }: AskedMatter): string {
  const { cusp, csl, distanceArcmin, alternateSubLord, verdict, alternateVerdict } = asked;
  const place = `Cusp ${cusp}, which judges ${matter}, stands ${distanceArcmin.toFixed(1)}' from the nearer border of its ${csl} sub.`;
  return `${place} With ${planetInWords(alternateSubLord)} across that border the verdict would ${sideOf(verdict) === sideOf(alternateVerdict) ? 'stay on its side' : 'change sides'}.`;
}

/** Most events named in a sentence. */
const NAMED = 4;

/** The events that hang on the border of a cusp, a few in each sentence. */
function hangingEvents(labels: readonly string[], alternate: Planet): string {
  if (labels.length === 0) return `With ${planetInWords(alternate)} across the border no verdict changes sides.`;
  const groups = Array.from({ length: Math.ceil(labels.length / NAMED) }, (_, at) =>
    inWords(labels.slice(at * NAMED, (at + 1) * NAMED)),
  );
  const [first, ...others] = groups;
  return [
    `With ${planetInWords(alternate)} across the border the verdict changes sides for ${first}.`,
    ...others.map((group) => `It changes for ${group} too.`),
  ].join(' ');
}

/** What to do about the birth time: the matter asked about first, then the chart, then each cusp near a border. */
export function auditAdvice(audit: PreVerdictAudit, asked: AskedMatter | null): readonly string[] {
  return [
    ...(asked === null ? [] : [askedAdvice(asked), ...(asked.cap === null ? [] : [CAPPED[asked.cap]])]),
    ADVICE[audit.confidenceBand],
    ...(audit.factors.some(({ factor }) => factor === 'ROUNDED_TIME')
      ? ['Ask how the time of birth was recorded, because a full or half hour is often a guess.']
      : []),
    ...cuspWarnings(audit).map(
      (warning) =>
        `Cusp ${nameOf(warning)} has the sub lord ${planetInWords(warning.subLord)}. ${hangingEvents(
          warning.affectedEvents.map(({ label }) => label),
          warning.alternateSubLord,
        )}`,
    ),
  ];
}
