import { windowVerdict } from '@cuspal/tool-kit/views/election-verdicts';
import { electionTopic } from '@cuspal/engine/election/election-topic';
import { secondReading } from '@cuspal/engine/election/second-person';
import type { Chart } from '@cuspal/engine/chart/chart';
import { instantText, listOf, personInput, defineTool, ToolError } from '@cuspal/tool-kit';
import { printInstant } from '@cuspal/engine/time/print';
import { z } from 'zod';
import { COMPARED, electedEventInput, electionInput, roleFields } from './election-inputs.ts';
import { jointOutput } from './election-output.ts';
import { elect, type Elected, PAGE_SIZE } from './election-run.ts';
import { DEADLINE_SECONDS, ELECTION_PROVENANCE, MAX_POOL_CHARS, nextSteps } from './election-tool.ts';
import { electionWindowShape } from './election-shapes.ts';
import { jointResult } from './joint-result.ts';
import { rolesOf, secondChart, secondOf, secondReasons } from './second-chart.ts';
import { say } from './electional.messages.ts';

const { verdict } = electionWindowShape.shape;

export default defineTool({
  name: 'find_joint_election_window',
  title: 'Two-chart election',
  purpose: 'Elects one moment for two people: the first chart elects, the second is checked',
  family: 'electional',
  phase: 'advanced',
  system: 'extension',
  needs: ['get_election_catalog'],
  birth: 'required',
  disclaimer: 'relationship',
  description:
    'Finds one moment for two people. The first chart elects by KP and the second is checked against each window, an extension of our own. Call it when one of the two leads.',
  provenance: ELECTION_PROVENANCE,
  paged: { pageSize: PAGE_SIZE },
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  maxResultChars: MAX_POOL_CHARS,
  input: electionInput.extend({
    event: electedEventInput,
    person2: personInput.meta({ ...COMPARED, description: 'The second person, compared' }),
    ...roleFields,
    require_confirmation: z.boolean().default(false).meta({ description: 'No windows that the second contradicts' }),
  }),
  output: jointOutput.extend({
    rejected: listOf(
      z.strictObject({
        startLocal: instantText,
        endLocal: instantText,
        verdict,
        secondaryReasons: listOf(z.string()),
      }),
    ),
    rejectedCount: z.int().min(0),
  }),
  run: async (context) => {
    const { input } = context;
    const topic = electionTopic(input.event);
    const chart = secondChart(context, input.person2);
    requireTwoPeople(context.chart, chart);
    const elected = await elect(context, input, topic, {
      second: (plan) => secondOf(chart, topic, plan),
      ...(input.require_confirmation && {
        admitted: ({ window }, second) => secondReading(second, window).check !== 'CONTRADICTS',
      }),
    });
    const joint = await jointResult(context, input, topic, elected, rolesOf(input));
    return {
      ...joint,
      ...(input.require_confirmation ? rejectedOf(elected) : { rejected: [], rejectedCount: 0 }),
      next: nextSteps(joint.promise.side),
    };
  },
});

function requireTwoPeople({ moment: one }: Chart, { moment: two }: Chart): void {
  if (one.utcMs !== two.utcMs || one.latitude !== two.latitude || one.longitude !== two.longitude) return;
  throw new ToolError('validation_failed', say.sameBirth(), { field: 'person2' });
}

const MOST_SHOWN = 10;

/** Windows that were passed over before the last one kept, best first. */
function rejectedOf({ ordered, selection, second, occasion: { place } }: Elected) {
  if (second === null) return { rejected: [], rejectedCount: 0 };
  const last = selection.chosen.at(-1);
  const end = last === undefined ? ordered.length : ordered.findIndex(({ window }) => window === last.window);
  const passed = ordered.slice(0, end).flatMap((candidate) => {
    const reading = secondReading(second, candidate.window);
    return reading.check === 'CONTRADICTS' ? [{ candidate, reading }] : [];
  });
  return {
    rejected: passed.slice(0, MOST_SHOWN).map(({ candidate: { window, date }, reading }) => {
      const { from, to } = date?.usable ?? window;
      return {
        startLocal: printInstant(from * 1000, place),
        endLocal: printInstant(to * 1000, place),
        verdict: windowVerdict(window.layers),
        secondaryReasons: secondReasons(reading),
      };
    }),
    rejectedCount: passed.length,
  };
}
