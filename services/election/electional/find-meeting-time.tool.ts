import { defineTool } from '@cuspal/tool-kit';
import { z } from 'zod';
import { electionInput } from './election-inputs.ts';
import { electionOutput } from './election-output.ts';
import { PAGE_SIZE } from './election-run.ts';
import { DEADLINE_SECONDS, ELECTION_PROVENANCE, MAX_POOL_CHARS, oneElection, topicOf } from './election-tool.ts';

const SUBJECTS = ['business', 'third_party_approval'] as const;
const EVENT_OF_SUBJECT: Readonly<Record<(typeof SUBJECTS)[number], string>> = {
  business: 'business_meeting',
  third_party_approval: 'negotiation',
};

export default defineTool({
  name: 'find_meeting_time',
  title: 'Meeting or negotiation',
  purpose: "Elects a business meeting, or a meeting that seeks another's consent",
  family: 'electional',
  phase: 'advanced',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description: 'Finds the best time of a business meeting, negotiation or mediation, by KP.',
  provenance: ELECTION_PROVENANCE,
  paged: { pageSize: PAGE_SIZE },
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  maxResultChars: MAX_POOL_CHARS,
  input: electionInput.extend({
    subject: z.enum(SUBJECTS).default('business').meta({ description: 'Business, or seeking consent' }),
  }),
  output: electionOutput.extend({ subject: z.enum(SUBJECTS) }),
  run: async (context) => {
    const { subject } = context.input;
    const { next, ...result } = await oneElection(context, topicOf(EVENT_OF_SUBJECT[subject]));
    return { ...result, subject, next };
  },
});
