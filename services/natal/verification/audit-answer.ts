import { inWords } from '@cuspal/engine/base/words';
import type { AskedCusp } from '@cuspal/engine/kp/borders/asked-cusp';
import type { PreVerdictAudit } from '@cuspal/engine/kp/borders/pre-verdict-audit';
import type { VerdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import { sideOf } from '@cuspal/engine/kp/promise/promise-verdict';
import type { Moment } from '@cuspal/engine/time/moment';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { planetInWords } from '@cuspal/engine/zodiac/planet-words';
import { answerOf, type NextStep } from '@cuspal/tool-kit';
import { heldSentence, minutesInWords, otherSideSentence } from '@cuspal/tool-kit/views/stability';

const BAND_IN_WORDS: Readonly<Record<PreVerdictAudit['confidenceBand'], string>> = {
  HIGH: 'The birth time carries verdicts as it stands.',
  MODERATE: 'The birth time carries verdicts with care.',
  LOW: 'The birth time does not carry verdicts yet, so rectify it first.',
};

const cuspWarnings = ({ boundary }: PreVerdictAudit) =>
  boundary.warnings.filter(({ target }) => target.startsWith('cusp_'));

const nameOf = ({ target }: { readonly target: string }): string => target.replace('cusp_', '');

function criticalSentence(audit: PreVerdictAudit): string {
  const names = cuspWarnings(audit)
    .filter(({ severity }) => severity === 'CRITICAL')
    .map(nameOf);
  if (names.length === 0) return "No cusp is within 6' of a sub border.";
  return `${names.length > 1 ? 'Cusps' : 'Cusp'} ${inWords(names)} ${names.length > 1 ? 'are' : 'is'} within 6' of a sub border.`;
}

/** The matter asked about: its cusp, and how far its verdict holds. */
export interface AskedMatter {
  /** Name of the matter within a sentence. */
  readonly matter: string;
  readonly cusp: AskedCusp;
  readonly stability: VerdictStability;
  readonly birth: Moment;
}

/** The verdict asked about can stand otherwise than the chart as a whole. */
function askedSentence(
  { confidenceBand }: PreVerdictAudit,
  { matter, cusp, stability: { stability }, birth }: AskedMatter,
): string {
  const { band } = stability;
  const bears = band === 'FIRM' || band === 'FAIR';
  const differs = confidenceBand === 'LOW' ? bears : confidenceBand === 'HIGH' && !bears;
  return heldSentence(
    birth,
    [stability],
    `${differs ? 'But the' : 'The'} verdict on ${matter}, from cusp ${cusp.cusp}, holds`,
  );
}

/** The verdicts of the catalogue that change sides within the stated uncertainty. */
export interface Uncertainty {
  readonly minutes: number;
  readonly turning: number;
  readonly verdicts: number;
}

function turningSentence({ minutes, turning, verdicts }: Uncertainty): string {
  const count = turning === 0 ? 'none' : `${turning}`;
  return `Within ${minutesInWords(minutes)} of this birth time ${count} of the ${verdicts} verdicts of the catalogue ${turning === 1 ? 'changes' : 'change'} sides.`;
}

/** Answer of the audit. For an uncertain verdict it tells the birth times on the other side in place of the critical cusps. */
export function auditAnswer(
  audit: PreVerdictAudit,
  asked: AskedMatter | null,
  uncertainty: Uncertainty | null = null,
): string {
  const band = BAND_IN_WORDS[audit.confidenceBand];
  if (asked === null)
    return answerOf(band, criticalSentence(audit), uncertainty !== null && turningSentence(uncertainty));
  const { stability, cusp } = asked;
  const otherwise = uncertainty !== null && otherSideSentence(stability, sideOf(cusp.verdict), uncertainty.minutes);
  return otherwise === false
    ? answerOf(band, criticalSentence(audit), askedSentence(audit, asked))
    : answerOf(band, askedSentence(audit, asked), otherwise);
}

export const auditNext = ({ confidenceBand }: PreVerdictAudit): readonly NextStep[] =>
  confidenceBand === 'LOW'
    ? [{ tool: 'check_rule_of_origin', reason: 'It tests the birth time minute by minute in another way.' }]
    : [{ tool: 'analyze_natal_promise', reason: 'It judges what the chart promises from these cusps.' }];

const ADVICE: Readonly<Record<PreVerdictAudit['confidenceBand'], string>> = {
  HIGH: 'The birth time carries verdicts as it stands.',
  MODERATE:
    'The birth time carries verdicts with care. Before judging from a cusp near a sub border, look at what it would change.',
  LOW: 'Rectify the birth time before any verdict, because too many cusps stand near a sub border.',
};

function askedAdvice({ matter, cusp: asked }: AskedMatter): string {
  const { cusp, csl, distanceArcmin, alternateSubLord, verdict, alternateVerdict } = asked;
  const place = `Cusp ${cusp}, which judges ${matter}, stands ${distanceArcmin.toFixed(1)}' from the nearer border of its ${csl} sub.`;
  return `${place} With ${planetInWords(alternateSubLord)} across that border the verdict would ${verdict === alternateVerdict ? 'be the same' : 'change'}.`;
}

/** Most events named in a sentence. */
const NAMED = 4;

/** The events that hang on the border of a cusp, a few in each sentence. */
function hangingEvents(labels: readonly string[], alternate: Planet): string {
  if (labels.length === 0) return `With ${planetInWords(alternate)} across the border no verdict changes.`;
  const groups = Array.from({ length: Math.ceil(labels.length / NAMED) }, (_, at) =>
    inWords(labels.slice(at * NAMED, (at + 1) * NAMED)),
  );
  const [first, ...others] = groups;
  return [
    `With ${planetInWords(alternate)} across the border the verdict changes for ${first}.`,
    ...others.map((group) => `It changes for ${group} too.`),
  ].join(' ');
}

/** What to do about the birth time: the matter asked about first, then the chart, then each cusp near a border. */
export function auditAdvice(audit: PreVerdictAudit, asked: AskedMatter | null): readonly string[] {
  return [
    ...(asked === null ? [] : [askedAdvice(asked)]),
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
