import { windowVerdict } from '@cuspal/tool-kit/views/election-verdicts';
import { relaxationsShape } from '@cuspal/tool-kit/views/relaxations';
import { sequenceOf } from '@cuspal/engine/election/sequence';
import { printInstant } from '@cuspal/engine/time/print';
import {
  answerAndSummary,
  answerShape,
  birthInput,
  defineTool,
  instantText,
  listOf,
  nextShape,
  pageInput,
  paginate,
  paginationOutput,
  planetList,
  planetName,
  promiseSummaryShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { electionDisclaimer, provenanceSummary } from './election-disclaimer.ts';
import { electedEventInput, granularityField, lensField, occasionFields, spanFields } from './election-inputs.ts';
import {
  cuspRuleShape,
  electedEventShape,
  electionWindowShape,
  granularityShape,
  preferredHoursShape,
  scanSummaryShape,
  selectionShape,
  supportingPeriodShape,
} from './election-shapes.ts';
import { hoursView } from './election-result.ts';
import type { Elected } from './election-run.ts';
import { DEADLINE_SECONDS, ELECTION_PROVENANCE, MAX_RESULT_CHARS, nextSteps } from './election-tool.ts';
import { electionView, wholeScan } from './one-of-several.ts';
import { schoolNotes } from './window-words.ts';
import { askedTopics, electAll, severalSentences, sharedPlanets } from './several-elections.ts';
import { say } from './electional.messages.ts';

const PAGE_SIZE = 2;
/** Windows of each event among which a sequence is sought. */
const MOST_IN_SEQUENCE = 25;
const SEQUENCE_STATUSES = ['NOT_ASKED', 'FOUND', 'NOT_POSSIBLE'] as const;

const sequenceShape = z.strictObject({
  status: z.enum(SEQUENCE_STATUSES),
  windows: listOf(
    z.strictObject({
      event: z.string(),
      rank: z.int().min(1),
      startLocal: instantText,
      endLocal: instantText,
      verdict: electionWindowShape.shape.verdict,
    }),
  ),
});

export default defineTool({
  name: 'find_auspicious_time',
  title: 'Several events in one scan',
  purpose: 'Elects up to five events inside one scan so that they can be planned together',
  family: 'electional',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_election_catalog'],
  birth: 'required',
  disclaimer: null,
  description:
    'Finds the best moments of one to five events in one stretch of time by KP. Call it when several steps are planned together.',
  provenance: ELECTION_PROVENANCE,
  paged: { pageSize: PAGE_SIZE },
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  maxResultChars: MAX_RESULT_CHARS,
  input: birthInput.extend({
    events: z
      .array(z.string().min(1).max(200))
      .min(1)
      .max(5)
      .optional()
      .meta({ description: 'Up to five event names, in order' }),
    event: electedEventInput.optional().meta({ description: 'One event name in place of events' }),
    ...spanFields,
    ...granularityField,
    ...occasionFields,
    ...lensField,
    in_order: z.boolean().default(false).meta({ description: 'One after another' }),
    min_gap_minutes: z.number().min(0).max(43_200).default(0).meta({ description: 'With in_order' }),
    page: pageInput,
  }),
  output: z.strictObject({
    answer: answerShape,
    summary: z.string(),
    elections: listOf(
      z.strictObject({
        event: electedEventShape,
        granularity: granularityShape,
        promise: promiseSummaryShape,
        windows: listOf(electionWindowShape),
        selection: selectionShape,
        relaxations: relaxationsShape,
        cuspRule: cuspRuleShape,
        nextSupportingPeriod: supportingPeriodShape,
      }),
    ),
    sequence: sequenceShape,
    shared: z.strictObject({
      strongForAll: planetList,
      conflicts: listOf(
        z.strictObject({ planet: planetName, strongFor: listOf(z.string()), againstFor: listOf(z.string()) }),
      ),
    }),
    scanSummary: scanSummaryShape.pick({
      startLocal: true,
      endLocal: true,
      scanDays: true,
      clampedFrom: true,
      usableMinutes: true,
    }),
    preferredTimeOfDay: preferredHoursShape,
    provenanceSummary: z.string(),
    disclaimer: z.string(),
    ...paginationOutput,
    next: nextShape,
  }),
  run: async (context) => {
    const { input, note } = context;
    const topics = askedTopics(context, input);
    const elected = await electAll(context, input, topics);
    if (!input.in_order && input.min_gap_minutes > 0) {
      note(say.minGapUnused());
    }
    if (input.second_school_lens) schoolNotes().forEach(note);
    const sequence = input.in_order ? sequenceView(elected, input.min_gap_minutes) : NOT_ASKED;
    const { items, pagination, pageNote } = paginate(elected, input.page, PAGE_SIZE, 'elections');
    const elections = [];
    for (const one of items) elections.push(await electionView(context, one, input.second_school_lens));
    return {
      ...answerAndSummary(severalSentences(elected, sequence.status)),
      elections,
      sequence,
      shared: sharedPlanets(elected),
      scanSummary: wholeScan(context, elected, input.scan_days),
      ...hoursView(input.preferred_time_of_day),
      provenanceSummary: topics.map(provenanceSummary).join(' '),
      disclaimer: electionDisclaimer(topics),
      pagination,
      pageNote,
      next: nextSteps(elections.every(({ promise }) => promise.side === 'yes') ? 'yes' : 'no'),
    };
  },
});

type SequenceView = z.input<typeof sequenceShape>;

const NOT_ASKED: SequenceView = { status: 'NOT_ASKED', windows: [] };

/** One window for each event in their order, the best that leave room for one another. */
function sequenceView(elected: readonly Elected[], gapMinutes: number): SequenceView {
  const found = sequenceOf(
    elected.map(({ ordered }) => ordered.slice(0, MOST_IN_SEQUENCE)),
    gapMinutes * 60,
  );
  if (found === null) return { status: 'NOT_POSSIBLE', windows: [] };
  return {
    status: 'FOUND',
    windows: found.flatMap(({ candidate: { window, date }, place: rank }, index) => {
      const one = elected[index];
      if (one === undefined) return [];
      const { from, to } = date?.usable ?? window;
      const print = (second: number): string => printInstant(second * 1000, one.occasion.place);
      return [
        {
          event: one.set.topic.key,
          rank,
          startLocal: print(from),
          endLocal: print(to),
          verdict: windowVerdict(window.layers),
        },
      ];
    }),
  };
}
