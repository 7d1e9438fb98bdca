import { EngineError } from '@cuspal/engine/base/errors';
import type { Chart } from '@cuspal/engine/chart/chart';
import { requireHouses } from '@cuspal/engine/chart/houses';
import { requireInCycle } from '@cuspal/engine/dasha/cycle-of';
import { jointPeriodAt } from '@cuspal/engine/dasha/joint-period';
import { chain } from '@cuspal/engine/kp/kernel/chain';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { beginSearch } from '@cuspal/engine/passages/transit-search';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import { promiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import { ENTITY_TYPES, type EntityType } from '@cuspal/engine/world/mundane/house-meanings';
import { MUNDANE_TOPICS, type MundaneTopic, topicsOf } from '@cuspal/engine/world/mundane/mundane-topics';
import {
  foundingHouses,
  nextPeriodChange,
  type Outlook,
  topicLean,
  topicOutlook,
} from '@cuspal/engine/world/mundane/nation';
import { slowTransits } from '@cuspal/engine/world/mundane/slow-transits';
import { answerOf, birthInput, defineTool, ToolError } from '@cuspal/tool-kit';
import { datesView } from '@cuspal/tool-kit/views/spans';
import { z } from 'zod';
import { analysisOutput, foundingView } from './mundane-shapes.ts';
import { say } from './mundane.messages.ts';
import { say as fault } from '../faults.messages.ts';

/** Topics that an answer names of one kind. */
const MOST_NAMED = 3;

export default defineTool({
  name: 'get_mundane_analysis',
  title: 'Nation, company or place chart',
  purpose: 'Judges the founding chart of a nation, company or place topic by topic, with its running period',
  family: 'mundane',
  phase: 'standalone',
  system: 'kp',
  needs: [],
  birth: 'accepted',
  disclaimer: null,
  description:
    'What the chart of a nation, company or place promises topic by topic, by KP, with running periods. Send its founding moment and seat as birth. Names no person, party or disaster.',
  provenance: {
    rules: ['R35.1', 'R9', 'R9.1', 'R10', 'R5.3', 'R5.6', 'R13.1', 'R13.4', 'R14.1'],
    sources: ['KPR3p', 'PVR', 'OWN'],
  },
  input: birthInput.extend({
    birth_datetime: z.string().meta({ description: 'Founding moment, local, 1947-08-15T00:00[:SS]' }),
    entity_type: z.enum(ENTITY_TYPES).default('nation').meta({ description: 'What was founded' }),
    entity_label: z.string().max(80).optional().meta({ description: 'Its name, repeated in the result' }),
    query_date: z
      .string()
      .max(80)
      .optional()
      .meta({ description: 'ISO date or date-time, local at the seat; default now' }),
    topics: z
      .array(z.enum(MUNDANE_TOPICS))
      .min(1)
      .max(11)
      .optional()
      .meta({ description: 'Topics of the entity type; default all of them' }),
  }),
  output: analysisOutput,
  run: async (context) => {
    const { input, ephemeris, now, yieldTurn } = context;
    const chart = foundingChart(context);
    const clock = chart.moment;
    const topics = askedTopics(input.entity_type, input.topics);
    const asOf = resolveInstant(input.query_date, clock, now, 'query_date');
    requireInCycle(chart, asOf, 'query_date', 'founding');
    const notes = [say.promiseAndOutlook()];
    if (input.query_date !== undefined && input.time_zone === undefined) notes.push(say.foundingOffset());
    if (topics.some(({ presentType }) => presentType)) notes.push(say.symbolsOnly());
    const joint = jointPeriodAt(chart, asOf);
    const search = beginSearch(ephemeris, clock.ayanamsa, yieldTurn);
    const slow = slowTransits(search, chart, asOf, topics);
    if (slow.some(({ nextSign }) => nextSign === null)) notes.push(say.nextSignPastEnd());
    const rows = topics.map((topic) => ({ topic, ...topicOutlook(chart, topic, joint) }));
    const lord = (period: (typeof joint)['md']) => ({
      planet: period.planet,
      ...datesView(period, clock),
      leans: Object.fromEntries(topics.map((topic) => [topic.key, topicLean(chart, period.planet, topic)])),
    });
    const change = nextPeriodChange(joint);
    const cusps = [...new Set(topics.map(({ event }) => event.primaryCusp))].sort((a, b) => a - b);
    return {
      answer: answer(rows, printDate(asOf, clock)),
      asOf: printInstant(asOf, clock),
      entity: { type: input.entity_type, label: input.entity_label ?? null },
      chart: foundingView(chart),
      houses: foundingHouses(chart, input.entity_type),
      topics: rows.map(({ topic, periodClass, outlook }) => {
        const { covered, missing, denialHit } = promise(chart, topic.event);
        return {
          topic: topic.key,
          primaryCusp: topic.event.primaryCusp,
          presentType: topic.presentType,
          promise: promiseSummary(chart, topic.event),
          covered,
          missing,
          denialHit,
          periodClass,
          outlook,
        };
      }),
      chains: Object.fromEntries(cusps.map((cusp) => [cusp, chain(chart, cusp)])),
      dasha: { md: lord(joint.md), ad: lord(joint.ad), pd: lord(joint.pd) },
      nextChange: change && { level: change.level, planet: change.planet, at: printInstant(change.utcMs, clock) },
      slowTransits: slow.map(({ nextSign, ...transit }) => ({
        ...transit,
        nextSign: nextSign && { sign: nextSign.sign, at: printInstant(nextSign.utcMs, clock) },
      })),
      extensionNote: say.limitsAreOurs(),
      disclaimer: say.symbolicReading(),
      notes,
      next: [{ tool: 'get_mundane_ingress', reason: say.nextChartsOfYear() }],
    };
  },
});

/** The chart of a founding; one before 1800 is told what can stand in its place. */
function foundingChart(context: { readonly chart: Chart }): Chart {
  try {
    requireHouses(context.chart);
    return context.chart;
  } catch (error) {
    if (!(error instanceof EngineError) || error.code !== 'out_of_range' || error.field !== 'birth_datetime')
      throw error;
    const message = `${error.message} ${fault.laterFounding()}`;
    throw new ToolError('out_of_range', message, { cause: error, field: 'birth_datetime' });
  }
}

/** The topics asked about, in the order of the table; one of another entity type is refused. */
function askedTopics(type: EntityType, asked: readonly string[] | undefined): readonly MundaneTopic[] {
  const own = topicsOf(type);
  const stranger = asked?.find((key) => !own.some((topic) => topic.key === key));
  if (stranger !== undefined)
    throw new ToolError(
      'validation_failed',
      fault.strangeTopic({ topic: stranger, type, topics: own.map(({ key }) => key) }),
      { field: 'topics' },
    );
  return own.filter(({ key }) => asked?.includes(key) ?? true);
}

/** Which topics the periods support, which are strained, and whether unwelcome ones are near. */
function answer(rows: readonly { readonly topic: MundaneTopic; readonly outlook: Outlook }[], at: string): string {
  const named = (outlook: Outlook): readonly string[] =>
    rows.filter((row) => row.outlook === outlook).map(({ topic }) => say.topic({ topic: topic.key }));
  const [supported, strained, heightened] = [named('SUPPORTED'), named('STRAINED'), named('HEIGHTENED')];
  const helpful = rows.some(({ topic }) => !topic.presentType);
  return answerOf(
    helpful && say.dashasSupport({ at, topics: firstOf(supported) }),
    strained.length > 0 && say.showStrain({ topics: firstOf(strained) }),
    heightened.length > 0
      ? say.touchSymbols({ first: !helpful, at, topics: heightened })
      : !helpful && say.leaveQuiet({ at, topics: named('QUIET') }),
  );
}

/** The first three names, and how many more there are. */
const firstOf = (names: readonly string[]): readonly string[] =>
  names.length > MOST_NAMED + 1
    ? [...names.slice(0, MOST_NAMED), say.moreTopics({ count: names.length - MOST_NAMED })]
    : names;
