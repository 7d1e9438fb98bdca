import type { ElectionTopic } from '@cuspal/engine/election/election-topic';
import { significatorSetView } from './election-result.ts';
import { type Elected, electionParts, type SentElection } from './election-run.ts';
import type { Call } from './scan-plan.ts';
import type { Roles } from './second-chart.ts';
import { say } from './electional.messages.ts';

/** The result for two people: the set of each stands under its role. */
export async function jointResult(
  call: Call,
  input: SentElection,
  topic: ElectionTopic,
  elected: Elected,
  { primary, secondary }: Roles,
) {
  const { second } = elected;
  if (second === null) throw new RangeError('a joint election without a second person');
  call.note(say.firstElects());
  const {
    answer,
    summary,
    significatorSet,
    setRelaxed: _,
    disclaimer,
    pagination,
    pageNote,
    ...parts
  } = await electionParts(call, input, topic, elected);
  return {
    answer,
    summary,
    mode: 'joint' as const,
    ...parts,
    primary: { role: primary, significatorSet },
    secondary: { role: secondary, significatorSet: significatorSetView(second.set) },
    extensionNote: say.jointExtension(),
    disclaimer,
    system: 'extension' as const,
    pagination,
    pageNote,
  };
}
