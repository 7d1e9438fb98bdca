import { defineTool } from '@cuspal/tool-kit';
import { electionInput } from './election-inputs.ts';
import { electionOutput } from './election-output.ts';
import { PAGE_SIZE } from './election-run.ts';
import { DEADLINE_SECONDS, ELECTION_PROVENANCE, MAX_RESULT_CHARS, oneElection, topicOf } from './election-tool.ts';

export default defineTool({
  name: 'find_exam_time',
  title: 'Examination',
  family: 'electional',
  phase: 'advanced',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Finds the best sitting or slot of an examination, by the KP way of election. The running dasha, the ruling planets, the Moon and the rising Ascendant are judged for success over rivals. Call it when a candidate can choose among times. It scans at most 30 days by the minute, 90 by the hour or 365 by the day, inside the hours of the day that suit. The windows come in pages of six.',
  provenance: ELECTION_PROVENANCE,
  paged: { pageSize: PAGE_SIZE },
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  maxResultChars: MAX_RESULT_CHARS,
  input: electionInput,
  output: electionOutput,
  run: (context) => oneElection(context, topicOf('competitive_exam')),
});
