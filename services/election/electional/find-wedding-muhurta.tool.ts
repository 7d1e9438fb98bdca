import { defineTool } from '@cuspal/tool-kit';
import { electionInput, secondPersonFields } from './election-inputs.ts';
import { oneOrTwoOutput } from './election-output.ts';
import { PAGE_SIZE } from './election-run.ts';
import { DEADLINE_SECONDS, ELECTION_PROVENANCE, MAX_POOL_CHARS, oneOrTwoElection, topicOf } from './election-tool.ts';

export default defineTool({
  name: 'find_wedding_muhurta',
  title: 'Wedding',
  purpose: 'Elects the moment of the marriage rite',
  family: 'electional',
  phase: 'advanced',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    'Finds the best moment of the marriage rite, by KP. The birth is that of one partner, and person2 is the other.',
  provenance: ELECTION_PROVENANCE,
  paged: { pageSize: PAGE_SIZE },
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  maxResultChars: MAX_POOL_CHARS,
  input: electionInput.extend(secondPersonFields('The other partner, compared')),
  output: oneOrTwoOutput,
  run: (context) => oneOrTwoElection(context, topicOf('marriage')),
});
