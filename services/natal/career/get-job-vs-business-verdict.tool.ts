import { listsOf } from '@cuspal/engine/kp/kernel/chain';
import { SIDES } from '@cuspal/engine/kp/promise/promise-verdict';
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
  detailArgument,
  levelListsShape,
  listOf,
  nextShape,
  planetName,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { leadByWork, useNote, useNoteShape } from './use-note.ts';
import { say } from './career.messages.ts';

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
  brief: {
    without: ['rules.evidence'],
  },
  input: birthInput.extend(detailArgument),
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
    note(say.rulesSources());
    note(say.ruleEMixed());
    return {
      answer: answerOf(...leaningSentences({ rules, ...verdict })),
      ...verdict,
      rules: rules.map(({ planet, ...rule }) => ({ ...rule, evidence: { planet, levels: listsOf(chart, planet) } })),
      advice: adviceOf(verdict),
      ...useNote(),
      next: [
        ...(verdict.consensus === 'service'
          ? []
          : [
              {
                tool: 'get_business_viability',
                reason: say.nextBusiness(),
              },
            ]),
        { tool: 'get_career_signature', reason: say.nextFields() },
      ],
    };
  },
});

/** What the rules lean to and what is promised; where the two disagree, how they fit. */
function leaningSentences({ rules, consensus, agreement, denialGate }: JobOrBusiness): readonly (string | false)[] {
  const { service, business, closed } = denialGate;
  const count = rules.filter(({ result }) => result === consensus).length;
  const most = Math.max(...rules.map(({ result: of }) => rules.filter(({ result }) => result === of).length));
  const promised = closed ? say.neitherPromised() : say.bothPromises({ service, business });
  const apart = !closed && (consensus === 'service' || consensus === 'business') && denialGate[consensus] === 'no';
  return [
    consensus === 'inconclusive'
      ? say.noRuleDecides()
      : consensus === 'mixed' && count < most
        ? say.rulesDivided()
        : say.rulesPoint({ count, consensus, agreement }),
    promised,
    apart && say.leaningAndPromises(),
  ];
}

function adviceOf({ consensus, denialGate }: Pick<JobOrBusiness, 'consensus' | 'denialGate'>): string {
  if (denialGate.closed) return say.adviceNeither();
  const { service, business } = denialGate;
  return [say.rulesLean({ consensus }), say.bothPromises({ service, business })].join(' ');
}
