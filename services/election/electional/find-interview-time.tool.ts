import { defineTool } from '@cuspal/tool-kit';
import { electionInput } from './election-inputs.ts';
import { electionOutput } from './election-output.ts';
import { PAGE_SIZE } from './election-run.ts';
import { DEADLINE_SECONDS, ELECTION_PROVENANCE, MAX_POOL_CHARS, oneElection, topicOf } from './election-tool.ts';

export default defineTool({
  name: 'find_interview_time',
  title: 'Interview',
  purpose: 'Elects the interview slot to ask for',
  family: 'electional',
  phase: 'advanced',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Finds the best slot for a job interview or selection, by KP. Send the office hours as preferred_time_of_day.',
  provenance: ELECTION_PROVENANCE,
  paged: { pageSize: PAGE_SIZE },
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  maxResultChars: MAX_POOL_CHARS,
  input: electionInput,
  output: electionOutput,
  run: (context) => oneElection(context, topicOf('interview')),
});
