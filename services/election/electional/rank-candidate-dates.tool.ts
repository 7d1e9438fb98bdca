import { relaxationsShape } from '@cuspal/tool-kit/views/relaxations';
import { electingSet } from '@cuspal/engine/election/electing-planets';
import { electionTopic, GRANULARITIES } from '@cuspal/engine/election/election-topic';
import { answerShape, birthInput, defineTool, listOf, nextShape, promiseSummaryShape } from '@cuspal/tool-kit';
import { z } from 'zod';
import { electionDisclaimer, provenanceSummary } from './election-disclaimer.ts';
import { electedEventInput, occasionFields } from './election-inputs.ts';
import {
  cuspRuleView,
  eventView,
  hoursView,
  notePromise,
  promiseView,
  significatorSetView,
} from './election-result.ts';
import {
  cuspRuleShape,
  electedEventShape,
  electionWindowShape,
  granularityShape,
  periodsShape,
  preferredHoursShape,
  significatorSetShape,
  supportingPeriodShape,
} from './election-shapes.ts';
import { DEADLINE_SECONDS, ELECTION_PROVENANCE, MAX_RESULT_CHARS } from './election-tool.ts';
import { hoursFor } from './scan-plan.ts';
import { candidateDates } from './candidate-dates.ts';
import { rankedView } from './ranked-view.ts';
import { judgeDates } from './ranked-dates.ts';
import { say } from './electional.messages.ts';

export default defineTool({
  name: 'rank_candidate_dates',
  title: 'Rank dates already in hand',
  purpose: 'Orders 2 to 10 dates already in hand by the same comparison as the single election',
  family: 'electional',
  phase: 'advanced',
  system: 'kp',
  needs: ['get_election_catalog'],
  birth: 'required',
  disclaimer: null,
  description:
    'Orders two to ten dates by the best KP election window of each for one event. Call it when the choice is between dates already in hand.',
  provenance: ELECTION_PROVENANCE,
  deadlineSeconds: DEADLINE_SECONDS,
  progress: true,
  maxResultChars: MAX_RESULT_CHARS,
  input: birthInput.extend({
    event: electedEventInput,
    candidate_dates: z.array(z.string().max(80)).min(2).max(10).meta({ description: 'Two to ten, YYYY-MM-DD' }),
    granularity: z.enum(GRANULARITIES).default('minute').meta({ description: 'How finely' }),
    ...occasionFields,
  }),
  output: z.strictObject({
    answer: answerShape,
    summary: z.string(),
    event: electedEventShape,
    granularity: granularityShape,
    promise: promiseSummaryShape,
    rankedDates: listOf(
      z.strictObject({
        rank: z.int().min(1),
        dateLocal: z.string(),
        layersSatisfied: z.int().min(0).max(4),
        verdict: electionWindowShape.shape.verdict,
        bestWindow: electionWindowShape.nullable(),
        windowsOnDay: z.int().min(0),
        reason: z.string(),
      }),
    ),
    significatorSet: significatorSetShape,
    setRelaxed: z.boolean(),
    period: periodsShape,
    periodsOmitted: z.int().min(1).optional(),
    relaxations: relaxationsShape,
    cuspRule: cuspRuleShape,
    nextSupportingPeriod: supportingPeriodShape,
    preferredTimeOfDay: preferredHoursShape,
    provenanceSummary: z.string(),
    disclaimer: z.string(),
    next: nextShape,
  }),
  run: async (context) => {
    const { input } = context;
    const topic = electionTopic(input.event);
    const asked = candidateDates(context, input);
    const set = electingSet(context.chart, topic);
    const hours = hoursFor(topic, input);
    const dates = await judgeDates(context, asked, hours, set, input.granularity);
    const promise = promiseView(set);
    notePromise(set, context.note);
    const { answer, summary, rankedDates, ...view } = await rankedView(
      context,
      asked,
      set,
      dates,
      input.granularity,
      hours,
    );
    return {
      answer,
      summary,
      event: eventView(topic),
      granularity: input.granularity,
      promise,
      rankedDates,
      significatorSet: significatorSetView(set),
      setRelaxed: set.setRelaxed,
      ...view,
      cuspRule: cuspRuleView(topic),
      ...hoursView(input.preferred_time_of_day),
      provenanceSummary: provenanceSummary(topic),
      disclaimer: electionDisclaimer([topic]),
      next: [{ tool: 'find_election_window', reason: say.nextBestMoment() }],
    };
  },
});
