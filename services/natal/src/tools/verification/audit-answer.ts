import { inWords } from '@cuspal/engine/base/words';
import type { AskedCusp } from '@cuspal/engine/kp/borders/asked-cusp';
import type { PreVerdictAudit } from '@cuspal/engine/kp/borders/pre-verdict-audit';
import { answerOf, type NextStep } from '@cuspal/tool-kit';

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

const changes = ({ verdict, alternateVerdict }: AskedCusp): boolean => verdict !== alternateVerdict;

/** What the border means for the matter asked about. */
function askedRule(asked: AskedCusp): string {
  if (asked.severity === 'CLEAR') return 'so its verdict holds';
  return changes(asked) ? 'and across it the verdict changes' : 'and across it the verdict is the same';
}

/** The cusp asked about can stand otherwise than the chart as a whole. */
function askedSentence({ confidenceBand }: PreVerdictAudit, asked: AskedCusp): string {
  const holds = asked.severity === 'CLEAR' || !changes(asked);
  const differs = confidenceBand === 'LOW' ? holds : confidenceBand === 'HIGH' && !holds;
  return `${differs ? 'But cusp' : 'Cusp'} ${asked.cusp}, which judges ${asked.event}, is ${asked.distanceArcmin.toFixed(1)}' from a border, ${askedRule(asked)}.`;
}

export const auditAnswer = (audit: PreVerdictAudit, asked: AskedCusp | null): string =>
  answerOf(BAND_IN_WORDS[audit.confidenceBand], criticalSentence(audit), asked !== null && askedSentence(audit, asked));

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

function askedAdvice({ event, cusp, csl, severity, distanceArcmin, alternateSubLord, ...verdicts }: AskedCusp): string {
  const place = `Cusp ${cusp}, which judges ${event}, stands ${distanceArcmin.toFixed(1)}' from the nearer border of its ${csl} sub.`;
  const same = verdicts.verdict === verdicts.alternateVerdict;
  const across = `With ${alternateSubLord} across that border the verdict would ${same ? 'be the same' : 'change'}`;
  return `${place} ${across}${!same && severity === 'CLEAR' ? ', but the border is far enough away' : ''}.`;
}

/** So many events are named in a sentence. */
const NAMED = 4;

/** The events that hang on the border of a cusp, a few in each sentence. */
function hangingEvents(labels: readonly string[], alternate: string): string {
  if (labels.length === 0) return `With ${alternate} across the border no verdict changes.`;
  const groups = Array.from({ length: Math.ceil(labels.length / NAMED) }, (_, at) =>
    inWords(labels.slice(at * NAMED, (at + 1) * NAMED)),
  );
  const [first, ...others] = groups;
  return [
    `With ${alternate} across the border the verdict changes for ${first}.`,
    ...others.map((group) => `It changes for ${group} too.`),
  ].join(' ');
}

/** What to do about the birth time: the matter asked about first, then the chart, then each cusp near a border. */
export function auditAdvice(audit: PreVerdictAudit, asked: AskedCusp | null): readonly string[] {
  return [
    ...(asked === null ? [] : [askedAdvice(asked)]),
    ADVICE[audit.confidenceBand],
    ...(audit.factors.some(({ factor }) => factor === 'ROUNDED_TIME')
      ? ['Ask how the time of birth was recorded, because a full or half hour is often a guess.']
      : []),
    ...cuspWarnings(audit).map(
      (warning) =>
        `Cusp ${nameOf(warning)} has the sub lord ${warning.subLord}. ${hangingEvents(
          warning.affectedEvents.map(({ label }) => label),
          warning.alternateSubLord,
        )}`,
    ),
  ];
}
