import { SURGERY_TYPES, type SurgeryType } from '@cuspal/engine/topics/health/surgery-date';
import { defineTool } from '@cuspal/tool-kit';
import { z } from 'zod';
import { electionInput } from './election-inputs.ts';
import { electionOutput } from './election-output.ts';
import { PAGE_SIZE } from './election-run.ts';
import { DEADLINE_SECONDS, ELECTION_PROVENANCE, MAX_POOL_CHARS, oneElection, topicOf } from './election-tool.ts';
import { say } from './electional.messages.ts';

export default defineTool({
  name: 'find_surgery_time',
  title: 'Surgery',
  purpose: 'Elects an elective operation on the cure houses',
  family: 'electional',
  phase: 'advanced',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: 'health',
  description:
    'Finds a favourable moment for an operation that can be planned, by KP. Call it when the surgeon leaves a choice of dates, and never to put off care.',
  provenance: { ...ELECTION_PROVENANCE, rules: [...ELECTION_PROVENANCE.rules, 'R10', 'R15.4'] },
  paged: { pageSize: PAGE_SIZE },
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  maxResultChars: MAX_POOL_CHARS,
  input: electionInput.extend({
    surgery_type: z
      .enum(SURGERY_TYPES)
      .default('ELECTIVE')
      .meta({ description: 'Kind of operation; an emergency is never delayed' }),
  }),
  output: electionOutput.extend({ surgeryType: z.enum(SURGERY_TYPES) }),
  run: async (context) => {
    const { surgery_type: surgeryType } = context.input;
    const { next, disclaimer, ...result } = await oneElection(context, topicOf('surgery'), {
      forSurgery: true,
      told: (sentences) => withSurgeon(sentences, surgeryType),
    });
    return {
      ...result,
      surgeryType,
      disclaimer: [...(surgeryType === 'EMERGENCY' ? [say.emergency()] : []), disclaimer, say.surgeonDecides()].join(
        ' ',
      ),
      next,
    };
  },
});

/** The word of medicine stands in the answer too, since it is what is passed on; before an hour where none may be waited for. */
const withSurgeon = ([first = '', ...rest]: readonly string[], type: SurgeryType): readonly string[] =>
  type === 'EMERGENCY'
    ? [say.emergency(), say.noReasonToWait(), first, ...rest]
    : [first, say.surgeonDecides(), ...rest];
