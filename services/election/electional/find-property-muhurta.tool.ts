import { defineTool, detailArgument } from '@cuspal/tool-kit';
import { z } from 'zod';
import { electionInput } from './election-inputs.ts';
import { electionOutput } from './election-output.ts';
import { PAGE_SIZE } from './election-run.ts';
import {
  DEADLINE_SECONDS,
  ELECTION_BRIEF,
  ELECTION_PROVENANCE,
  MAX_POOL_CHARS,
  oneElection,
  topicOf,
} from './election-tool.ts';

const MODES = ['purchase', 'griha_pravesha', 'foundation'] as const;
const EVENT_OF_MODE: Readonly<Record<(typeof MODES)[number], string>> = {
  purchase: 'property_purchase',
  griha_pravesha: 'occupy_new_house',
  foundation: 'lay_a_foundation',
};

export default defineTool({
  name: 'find_property_muhurta',
  title: 'Property',
  purpose: 'Elects the purchase of property, moving in, or laying a foundation',
  family: 'electional',
  phase: 'advanced',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: 'financial',
  description: 'Finds the best moment to buy property, to move into a new house or to lay a foundation, by KP.',
  provenance: ELECTION_PROVENANCE,
  paged: { pageSize: PAGE_SIZE },
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  maxResultChars: MAX_POOL_CHARS,
  brief: ELECTION_BRIEF,
  input: electionInput.extend({
    ...detailArgument,
    mode: z.enum(MODES).default('purchase').meta({ description: 'What is begun' }),
  }),
  output: electionOutput.extend({ mode: z.enum(MODES) }),
  run: async (context) => {
    const { mode } = context.input;
    const { next, ...result } = await oneElection(context, topicOf(EVENT_OF_MODE[mode]));
    return { ...result, mode, next };
  },
});
