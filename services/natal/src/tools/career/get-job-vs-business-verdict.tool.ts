import { listsOf } from '@cuspal/engine/kp/kernel/chain';
import { SIDES } from '@cuspal/engine/kp/promise/promise-verdict';
import {
  AGREEMENTS,
  JOB_OR_BUSINESS,
  JOB_RULES,
  jobOrBusiness,
  type JobOrBusiness,
} from '@cuspal/engine/topics/career/job-or-business';
import { birthInput, defineTool, levelListsShape, listOf, planetName } from '@cuspal/tool-kit';
import { z } from 'zod';
import { USE_NOTE, useNoteShape } from './use-note.ts';

const answer = z.enum(JOB_OR_BUSINESS);

export default defineTool({
  name: 'get_job_vs_business_verdict',
  title: 'Service or business, five rules',
  family: 'career',
  phase: 'promise',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'Job or own business? Five KP rules side by side (sub lord of cusp 2, star lord and sub lord of cusp 10, houses 6 against 7), each with its source, the planet that decides and its houses by level; then their consensus service, business or mixed, how far they agree, and whether service or business is promised at all. Call it when someone weighs employment against self-employment. System kp, not paged, no disclaimer class.',
  provenance: { rules: ['R5.3', 'R6.3', 'R9.7', 'R10', 'R20.3'], sources: ['R3t', 'WEB'] },
  input: birthInput,
  output: z.strictObject({
    consensus: answer,
    agreement: z.enum(AGREEMENTS).meta({ description: 'Rules that give the consensus: 4 or 5 STRONG, 3 PARTIAL' }),
    rules: listOf(
      z.strictObject({
        id: z.enum(JOB_RULES),
        source: z.string(),
        result: answer,
        explanation: z.string(),
        evidence: z.strictObject({ planet: planetName, levels: levelListsShape }),
      }),
    ),
    denialGate: z.strictObject({
      service: z.enum(SIDES),
      business: z.enum(SIDES),
      closed: z.boolean().meta({ description: 'Neither is promised' }),
    }),
    advice: z.string(),
    useNote: useNoteShape,
  }),
  run: ({ chart, note }) => {
    const { rules, ...verdict } = jobOrBusiness(chart);
    note('Rules B to E are later KP usage; rule A is of the Reader. A tie of the most frequent answers is mixed.');
    note('Rule E: where one of its three planets signifies both 6 and 7 and none decides, the answer is mixed.');
    return {
      ...verdict,
      rules: rules.map(({ planet, ...rule }) => ({ ...rule, evidence: { planet, levels: listsOf(chart, planet) } })),
      advice: adviceOf(verdict),
      ...USE_NOTE,
    };
  },
});

function adviceOf({ consensus, denialGate }: Pick<JobOrBusiness, 'consensus' | 'denialGate'>): string {
  if (denialGate.closed) return 'Neither service nor business is promised: the leaning shows only which comes nearer.';
  const leaning = {
    service: 'The rules lean to service.',
    business: 'The rules lean to business.',
    mixed: 'Service and business both have a part, together or in turn.',
    inconclusive: 'The rules do not decide.',
  }[consensus];
  const words = { yes: 'promised', split: 'spoken for and against', no: 'not promised' };
  return `${leaning} Service is ${words[denialGate.service]}, business ${words[denialGate.business]}.`;
}
