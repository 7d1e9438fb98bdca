import { electionTopic } from '@cuspal/engine/election/election-topic';
import { defineTool } from '@cuspal/tool-kit';
import { electedEventInput, electionInput, secondPersonFields } from './election-inputs.ts';
import { oneOrTwoOutput } from './election-output.ts';
import { PAGE_SIZE } from './election-run.ts';
import { DEADLINE_SECONDS, ELECTION_PROVENANCE, MAX_RESULT_CHARS, oneOrTwoElection } from './election-tool.ts';

export default defineTool({
  name: 'find_election_window',
  title: 'Elect a moment for any event',
  family: 'electional',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_election_catalog'],
  birth: 'required',
  disclaimer: null,
  description:
    'Finds the best moment to do something, by the KP way of election. Four layers are judged, which are the running dasha, the ruling planets, the Moon and the rising Ascendant. Call it for any event without an election tool of its own. Names come from get_election_catalog, and natal event names are accepted too. It scans at most 30 days by the minute, 90 by the hour or 365 by the day. With person2 a second chart is compared. The windows come in pages of six.',
  provenance: ELECTION_PROVENANCE,
  paged: { pageSize: PAGE_SIZE },
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  maxResultChars: MAX_RESULT_CHARS,
  input: electionInput.extend({
    event: electedEventInput,
    ...secondPersonFields('Somebody else concerned, compared and not elected for'),
  }),
  output: oneOrTwoOutput,
  run: (context) => oneOrTwoElection(context, electionTopic(context.input.event)),
});
