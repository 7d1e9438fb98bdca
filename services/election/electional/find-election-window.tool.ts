import { electionTopic } from '@cuspal/engine/election/election-topic';
import { defineTool } from '@cuspal/tool-kit';
import { electedEventInput, electionInput, secondPersonFields } from './election-inputs.ts';
import { oneOrTwoOutput } from './election-output.ts';
import { PAGE_SIZE } from './election-run.ts';
import { DEADLINE_SECONDS, ELECTION_PROVENANCE, MAX_POOL_CHARS, oneOrTwoElection } from './election-tool.ts';

export default defineTool({
  name: 'find_election_window',
  title: 'Elect a moment for any event',
  purpose: 'Elects a moment for any event that has no tool of its own',
  family: 'electional',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_election_catalog'],
  birth: 'required',
  disclaimer: null,
  description:
    'Finds the best moment to do something, by KP, from the running dasha, ruling planets, Moon and Ascendant. Call it for an event without an election tool of its own.',
  provenance: ELECTION_PROVENANCE,
  paged: { pageSize: PAGE_SIZE },
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  maxResultChars: MAX_POOL_CHARS,
  input: electionInput.extend({
    event: electedEventInput,
    ...secondPersonFields('Somebody else, compared'),
  }),
  output: oneOrTwoOutput,
  run: (context) => oneOrTwoElection(context, electionTopic(context.input.event)),
});
