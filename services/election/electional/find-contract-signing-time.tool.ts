import { defineTool, detailArgument } from '@cuspal/tool-kit';
import { electionInput, secondPersonFields } from './election-inputs.ts';
import { oneOrTwoOutput } from './election-output.ts';
import { PAGE_SIZE } from './election-run.ts';
import {
  DEADLINE_SECONDS,
  ELECTION_BRIEF,
  ELECTION_PROVENANCE,
  MAX_POOL_CHARS,
  oneOrTwoElection,
  topicOf,
} from './election-tool.ts';

export default defineTool({
  name: 'find_contract_signing_time',
  title: 'Sign an agreement',
  purpose: 'Elects the moment to sign an agreement, lease, deed or other contract',
  family: 'electional',
  phase: 'advanced',
  system: 'kp',
  needs: [],
  birth: 'required',
  disclaimer: 'legal',
  description:
    'Finds the best moment to sign an agreement, lease, deed or other contract, by KP. Call it when the hour of signing can be chosen.',
  provenance: ELECTION_PROVENANCE,
  paged: { pageSize: PAGE_SIZE },
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  maxResultChars: MAX_POOL_CHARS,
  brief: ELECTION_BRIEF,
  input: electionInput.extend({ ...secondPersonFields('The other signatory, compared'), ...detailArgument }),
  output: oneOrTwoOutput,
  run: (context) => oneOrTwoElection(context, topicOf('sign_agreement')),
});
