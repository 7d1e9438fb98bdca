import { verdictStability } from '@cuspal/engine/kp/borders/verdict-stability';
import { standings } from '@cuspal/engine/kp/kernel/standing';
import { holds } from '@cuspal/engine/base/intervals';
import { requireInCycle, vimshottariOf } from '@cuspal/engine/dasha/cycle-of';
import { lifeSpan } from '@cuspal/engine/dasha/life-span';
import { runningAt } from '@cuspal/engine/dasha/vimshottari';
import type { ResolvedEvent } from '@cuspal/engine/events/resolve';
import { matter } from '@cuspal/engine/kp/promise/matter';
import { periodClass } from '@cuspal/engine/kp/promise/period-class';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { notPromised } from '@cuspal/engine/kp/timing/event-windows';
import {
  CONVERGENCES,
  convergenceOf,
  DASHA_STATES,
  DASHA_SYSTEMS,
  dashaMeetings,
  stateOfClass,
} from '@cuspal/engine/synthesis/dasha-consensus';
import { onPeriods } from '@cuspal/engine/synthesis/event-dashas';
import { resolveInstant } from '@cuspal/engine/time/moment';
import { printInstant } from '@cuspal/engine/time/print';
import { stageYears } from '@cuspal/engine/kp/timing/stage-years';
import getCharaDasha from '../../ephemeris/jaimini/get-chara-dasha.tool.ts';
import getEventDasha from '../../dasha/timing/get-event-dasha.tool.ts';
import getYoginiDasha from '../../dasha/timing/get-yogini-dasha.tool.ts';
import {
  answerShape,
  birthInput,
  birthTimeUncertainty,
  defineTool,
  eventArguments,
  eventResolutionShape,
  instantInput,
  instantText,
  listOf,
  openingOf,
  periodClassShape,
  planetPeriodShape,
  requiredEvent,
  spanShape,
  type ToolContext,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { leadByLifeStage } from '@cuspal/tool-kit/views/life-stage-words';
import { datesView, spanView } from '@cuspal/tool-kit/views/spans';
import { verdictStabilityView } from '@cuspal/tool-kit/views/stability';
import { z } from 'zod';
import analyzeNatalPromise from '../core-analysis/analyze-natal-promise.tool.ts';
import { decidingPromise, decidingPromiseShape, type DecidingPromise } from './deciding-promise.ts';
import { closingShape, member, compositeRunner, type CompositeRunner } from './composite-runner.ts';
import { promiseStability } from './promise-stability.ts';
import { cappedSynthesisShape } from './synthesis.ts';
import { charaLeg, failedLegs, yoginiLeg } from './triple-legs.ts';
import { tripleSynthesis } from './triple-synthesis.ts';
import { vimshottariReason } from './triple-words.ts';
import { say } from './composites.messages.ts';

const PROMISE = member(analyzeNatalPromise, 'events chains');
const VIMSHOTTARI = member(getEventDasha, 'periods[3]');
const YOGINI = member(getYoginiDasha, 'current');
const CHARA = member(getCharaDasha, 'lineage direction current');

const stateFields = { state: z.enum(DASHA_STATES), reason: z.string() };
/** Fields of Chara, which are missing where that dasha failed. */
const charaShape = getCharaDasha.output.shape;

export default defineTool({
  name: 'run_triple_dasha_consensus',
  title: 'Vimshottari, Yogini and Chara on one event',
  purpose: 'Whether three dasha systems point to an event at the asked moment, and where they meet',
  family: 'composites',
  phase: 'synthesis',
  system: 'extension',
  needs: [],
  birth: 'required',
  disclaimer: null,
  description:
    'Whether Vimshottari, Yogini and Chara dasha point to one event at a date, and when they meet. KP decides the promise. An extension of our own. Call it with an event or a house_group for a second opinion on timing.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R9.1', 'R5.6', 'R13.1', 'R13.2', 'R13.4', 'R29.1', 'R29.2', 'R29.6', 'R30'],
    sources: ['KPR3t', 'KPR3p', 'PVR', 'KNR', 'OWN'],
  },
  deadlineSeconds: 50,
  input: birthInput.extend({
    ...eventArguments,
    query_date: instantInput,
    horizon_years: z.int().min(1).max(20).default(10).meta({ description: 'Years to look ahead' }),
    ...birthTimeUncertainty,
  }),
  output: z.strictObject({
    answer: answerShape,
    synthesis: cappedSynthesisShape(z.enum(CONVERGENCES), {}).extend({ timing: z.null() }),
    asOf: instantText,
    eventResolution: eventResolutionShape,
    promise: decidingPromiseShape,
    convergence: z.enum(CONVERGENCES),
    vimshottari: z.strictObject({
      md: planetPeriodShape,
      ad: planetPeriodShape,
      pd: planetPeriodShape,
      class: periodClassShape.meta({ description: 'Of the three lords, whether the event is promised or not' }),
      periods: getEventDasha.output.shape.periods.meta({ description: 'The three antardashas that rank first' }),
      ...stateFields,
    }),
    yogini: z.strictObject({ current: getYoginiDasha.output.shape.current, ...stateFields }),
    chara: z.strictObject({
      lineage: charaShape.lineage.nullable(),
      direction: charaShape.direction.nullable(),
      current: charaShape.current,
      ...stateFields,
    }),
    meetings: listOf(spanShape.extend({ on: listOf(z.enum(DASHA_SYSTEMS)), count: z.int().min(2).max(3) })).meta({
      description: 'By mahadasha and antardasha alone; at most 8, most dashas first chosen, in order of time',
    }),
    withheldReason: withheldReasonShape,
    independenceNote: z.string(),
    ...closingShape,
    extensionNote: z.string(),
  }),
  run: async (context) => {
    const { input, chart, now, note } = context;
    const resolved = requiredEvent(input, note);
    const { moment } = chart;
    const utcMs = resolveInstant(input.query_date, moment, now, 'query_date');
    requireInCycle(chart, utcMs, 'query_date');
    const runner = compositeRunner(context);
    const promised = await promiseOf(context, resolved, runner);
    const { query_date } = input;
    const { event, house_group, denial_group, primary_houses } = input;
    const asked = { event, house_group, denial_group, primary_houses };
    const ranked = await runner.ask('vimshottari', VIMSHOTTARI, {
      ...given({ ...asked, from_date: query_date }),
      horizon_years: input.horizon_years,
    });
    const yogini = await runner.ask('yogini', YOGINI, { ...given({ query_date }), years: 120 });
    const chara = await runner.ask('chara', CHARA, { ...given({ query_date }), cycles: 2 });

    const { notes, ...years } = lifeSpan(chart, utcMs, input.horizon_years, 'query_date');
    notes.forEach(note);
    const span = stageYears(chart, resolved.event, years);
    const of = matter(chart, resolved.event);
    const [md, ad, pd] = runningAt(vimshottariOf(chart), utcMs, 3);
    if (md === undefined || ad === undefined || pd === undefined) throw new RangeError('Three periods run at once.');
    const lords = [md.planet, ad.planet, pd.planet] as const;
    const { class: classNow } = periodClass(of, lords);
    const legs = {
      vimshottari: {
        state: stateOfClass(classNow),
        reason: vimshottariReason(lords, classNow, (lord) => of.lords[lord].standing),
      },
      yogini: yoginiLeg(chart, resolved.event, yogini?.result.current ?? null),
      chara: charaLeg(chart, resolved.event, chara?.result.current ?? null),
      ...failedLegs(runner.close().members),
    };
    const states = { vimshottari: legs.vimshottari.state, yogini: legs.yogini.state, chara: legs.chara.state };
    const { convergence, rule } = convergenceOf(Object.values(states));
    const withheldReason = notPromised(chart, resolved.event) ?? undefined;
    const on = {
      ...onPeriods(chart, resolved.event, span),
      ...Object.fromEntries(runner.failed().map((key) => [key, []])),
    };
    const meetings = withheldReason === undefined ? dashaMeetings(on) : [];
    leadByLifeStage(context, {
      event: resolved.event,
      atMs: utcMs,
      ...(withheldReason === undefined && { years: span }),
    });
    // Where the matter lies outside its ages at the date, the three dashas of that date are compared all the same.
    if (span.stage !== 'inside') note(say.comparedAsTheyStand());
    const period = (each: typeof md) => ({ planet: each.planet, ...datesView(each, moment) });
    const synthesis = tripleSynthesis({
      event: resolved.event,
      promise: promised,
      stability: promiseStability(promised, moment, input.birth_time_uncertainty_minutes, 'promise'),
      states,
      reasons: { vimshottari: legs.vimshottari.reason, yogini: legs.yogini.reason, chara: legs.chara.reason },
      convergence,
      rule,
      meetings,
      byTwoLords: on.vimshottari.some((each) => holds(each, utcMs)),
      utcMs,
      endMs: span.endMs,
      clock: moment,
      failed: runner.failed(),
    });
    return {
      answer: openingOf(synthesis.text),
      synthesis,
      asOf: printInstant(utcMs, moment),
      eventResolution: resolved.resolution,
      promise: promised,
      convergence,
      vimshottari: {
        md: period(md),
        ad: period(ad),
        pd: period(pd),
        class: classNow,
        periods: ranked?.result.periods.slice(0, 3) ?? [],
        ...legs.vimshottari,
      },
      yogini: { current: yogini?.result.current ?? null, ...legs.yogini },
      chara: {
        lineage: chara?.result.lineage ?? null,
        direction: chara?.result.direction ?? null,
        current: chara?.result.current ?? null,
        ...legs.chara,
      },
      meetings: meetings.map((meeting) => ({
        ...spanView(meeting, moment),
        on: meeting.on,
        count: meeting.on.length,
      })),
      withheldReason,
      independenceNote: say.noThreeWitnesses(),
      ...runner.close(),
      extensionNote: say.dashasExtension(),
    };
  },
});

/** The promise of a catalogue row as its tool prints it, of any other matter in the same form. */
async function promiseOf(
  {
    chart,
    ephemeris,
    input: { birth_time_uncertainty_minutes: minutes },
  }: ToolContext<{ readonly birth_time_uncertainty_minutes?: number | undefined }>,
  { event: asked, resolution }: ResolvedEvent,
  runner: CompositeRunner,
): Promise<DecidingPromise> {
  if (resolution.catalogue !== 'natal' || asked.key === null) {
    const stability = verdictStability(ephemeris, chart, asked, minutes);
    const judged = promise(chart, asked);
    return {
      ...judged,
      polarity: asked.polarity,
      cslStanding: standings(chart, asked)[judged.csl].standing,
      ...verdictStabilityView(stability, chart.moment),
    };
  }
  const { result } = await runner.decide('promise', PROMISE, {
    events: [asked.key],
    birth_time_uncertainty_minutes: minutes,
  });
  return decidingPromise(result, asked.key);
}

/** Arguments that the call sent; a date that is left out is the moment of the call for members too. */
const given = <Sent extends object>(sent: Sent): Partial<Sent> =>
  Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined)) as Partial<Sent>;
