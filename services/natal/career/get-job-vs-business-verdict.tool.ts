import { listsOf } from '@cuspal/engine/kp/kernel/chain';
import { SIDE_IN_WORDS, SIDES } from '@cuspal/engine/kp/promise/promise-verdict';
import {
  AGREEMENTS,
  JOB_OR_BUSINESS,
  JOB_RULES,
  jobOrBusiness,
  type JobOrBusiness,
} from '@cuspal/engine/topics/career/job-or-business';
import {
  answerOf,
  answerShape,
  birthInput,
  defineTool,
  levelListsShape,
  listOf,
  nextShape,
  planetName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { leadByWork, USE_NOTE, useNoteShape } from './use-note.ts';

const leaning = z.enum(JOB_OR_BUSINESS);

export default defineTool({
  name: 'get_job_vs_business_verdict',
  title: 'Service or business, five rules',
  purpose: 'Service or business by five sourced rules side by side, and their consensus',
  family: 'career',
  phase: 'promise',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'Whether a job or an own business is indicated, by five KP rules side by side and their consensus. Call it when someone weighs employment against self-employment.',
  provenance: { rules: ['R5.3', 'R6.3', 'R9.7', 'R10', 'R20.3'], sources: ['KPR3t', 'WEB'] },
  input: birthInput,
  output: z.strictObject({
    answer: answerShape,
    consensus: leaning,
    agreement: z
      .enum(AGREEMENTS)
      .meta({ description: 'STRONG where four or five rules give the consensus, PARTIAL where three do.' }),
    rules: listOf(
      z.strictObject({
        id: z.enum(JOB_RULES),
        source: z.string(),
        result: leaning,
        explanation: z.string(),
        evidence: z.strictObject({ planet: planetName, levels: levelListsShape }),
      }),
    ),
    denialGate: z.strictObject({
      service: z.enum(SIDES),
      business: z.enum(SIDES),
      closed: z.boolean().meta({ description: 'Neither is promised.' }),
    }),
    advice: z.string(),
    useNote: useNoteShape,
    next: nextShape,
  }),
  run: ({ chart, note, now, lead }) => {
    leadByWork({ chart, now, lead });
    const { rules, ...verdict } = jobOrBusiness(chart);
    note(
      'Rule A is of the KP Reader, and rules B to E are later KP usage. A tie of the most frequent answers is mixed.',
    );
    note('Rule E is mixed where none of its three planets decides and one signifies both 6 and 7.');
    return {
      answer: answerOf(...leaningSentences({ rules, ...verdict })),
      ...verdict,
      rules: rules.map(({ planet, ...rule }) => ({ ...rule, evidence: { planet, levels: listsOf(chart, planet) } })),
      advice: adviceOf(verdict),
      ...USE_NOTE,
      next: [
        ...(verdict.consensus === 'service'
          ? []
          : [
              {
                tool: 'get_business_viability',
                reason: 'It judges a business by cusp 7, with partner, line and time.',
              },
            ]),
        { tool: 'get_career_signature', reason: 'It scores the fields of work that suit the chart.' },
      ],
    };
  },
});

const AGREEMENT_IN_WORDS: Readonly<Record<JobOrBusiness['agreement'], string>> = {
  STRONG: 'so they agree well',
  PARTIAL: 'so they agree in part',
  DIVERGENT: 'so they agree little',
};

/** What the rules lean to and what is promised; where the two disagree, how they fit. */
function leaningSentences({ rules, consensus, agreement, denialGate }: JobOrBusiness): readonly (string | false)[] {
  const { service, business, closed } = denialGate;
  const count = rules.filter(({ result }) => result === consensus).length;
  const most = Math.max(...rules.map(({ result: of }) => rules.filter(({ result }) => result === of).length));
  const promised = closed
    ? 'Neither is promised, so this shows only which comes nearer.'
    : `Service is ${SIDE_IN_WORDS[service]}, and business is ${SIDE_IN_WORDS[business]}.`;
  const apart = !closed && (consensus === 'service' || consensus === 'business') && denialGate[consensus] === 'no';
  return [
    consensus === 'inconclusive'
      ? 'None of the five rules decides between service and business.'
      : consensus === 'mixed' && count < most
        ? 'The five rules are divided between service and business, so the result is mixed.'
        : `Of the five rules, ${count} ${count === 1 ? 'points' : 'point'} to ${consensus === 'mixed' ? 'both service and business' : consensus}, ${AGREEMENT_IN_WORDS[agreement]}.`,
    promised,
    apart && 'The rules show the leaning and the promises what can come, and here the two do not agree.',
  ];
}

function adviceOf({ consensus, denialGate }: Pick<JobOrBusiness, 'consensus' | 'denialGate'>): string {
  if (denialGate.closed)
    return 'Neither service nor business is promised, so the leaning shows only which comes nearer.';
  const said = {
    service: 'The rules lean to service.',
    business: 'The rules lean to business.',
    mixed: 'The rules give service and business both a part.',
    inconclusive: 'The rules do not decide.',
  }[consensus];
  return `${said} Service is ${SIDE_IN_WORDS[denialGate.service]}, and business is ${SIDE_IN_WORDS[denialGate.business]}.`;
}
