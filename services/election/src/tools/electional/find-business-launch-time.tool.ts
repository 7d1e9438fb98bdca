import { defineTool } from '@cuspal/tool-kit';
import { electionInput } from './election-inputs.ts';
import { electionOutput } from './election-output.ts';
import { PAGE_SIZE } from './election-run.ts';
import { DEADLINE_SECONDS, ELECTION_PROVENANCE, MAX_RESULT_CHARS, oneElection, topicOf } from './election-tool.ts';

export default defineTool({
  name: 'find_business_launch_time',
  title: 'Business launch',
  family: 'electional',
  phase: 'advanced',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: 'financial',
  description:
    'Finds the best moment to open or incorporate a business, by the KP way of election. The running dasha, the ruling planets, the Moon and the rising Ascendant are judged for partners, work and gain. Call it for an opening, a launch of a shop or the founding of a company. For a company without a birth chart send the birth of its founder. It carries the financial disclaimer. The windows come in pages of six.',
  provenance: ELECTION_PROVENANCE,
  paged: { pageSize: PAGE_SIZE },
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  maxResultChars: MAX_RESULT_CHARS,
  input: electionInput,
  output: electionOutput,
  run: (context) => oneElection(context, topicOf('start_business')),
});
