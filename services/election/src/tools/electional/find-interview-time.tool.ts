import { defineTool } from '@cuspal/tool-kit';
import { electionInput } from './election-inputs.ts';
import { electionOutput } from './election-output.ts';
import { PAGE_SIZE } from './election-run.ts';
import { DEADLINE_SECONDS, ELECTION_PROVENANCE, MAX_RESULT_CHARS, oneElection, topicOf } from './election-tool.ts';

export default defineTool({
  name: 'find_interview_time',
  title: 'Interview',
  family: 'electional',
  phase: 'advanced',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Finds the best slot to ask for in a job interview or selection, by the KP way of election. The running dasha, the ruling planets, the Moon and the rising Ascendant are judged for the interview. Call it when a candidate can propose a time. Send the office hours as preferred_time_of_day, and every window lies inside them. It scans at most 30 days by the minute. The windows come in pages of six.',
  provenance: ELECTION_PROVENANCE,
  paged: { pageSize: PAGE_SIZE },
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  maxResultChars: MAX_RESULT_CHARS,
  input: electionInput,
  output: electionOutput,
  run: (context) => oneElection(context, topicOf('interview')),
});
