import { defineTool } from '@cuspal/tool-kit';
import { electionInput } from './election-inputs.ts';
import { electionOutput } from './election-output.ts';
import { PAGE_SIZE } from './election-run.ts';
import { DEADLINE_SECONDS, ELECTION_PROVENANCE, MAX_POOL_CHARS, oneElection, topicOf } from './election-tool.ts';

export default defineTool({
  name: 'find_exam_time',
  title: 'Examination',
  purpose: 'Elects the sitting or slot of an examination when the candidate has a choice',
  family: 'electional',
  phase: 'advanced',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Finds the best sitting or slot of an examination, by KP, inside the hours that suit. Call it when a candidate can choose among times.',
  provenance: ELECTION_PROVENANCE,
  paged: { pageSize: PAGE_SIZE },
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  maxResultChars: MAX_POOL_CHARS,
  input: electionInput,
  output: electionOutput,
  run: (context) => oneElection(context, topicOf('competitive_exam')),
});
