import type { Chart } from '@cuspal/engine/chart/chart';
import { jointPeriodAt } from '@cuspal/engine/dasha/joint-period';
import { RUNNING_PERIODS } from '@cuspal/engine/dasha/running-lords';
import { natalEvent } from '@cuspal/engine/events/natal';
import { verdictOf } from '@cuspal/engine/kp/promise/promise';
import { standingInWords } from '@cuspal/engine/kp/promise/standing-words';
import { timedViews } from '@cuspal/tool-kit/views/timed';
import { windowView } from '@cuspal/tool-kit/views/windows';
import { DAY_MS } from '@cuspal/engine/time/julian';
import { printDate, printInstant } from '@cuspal/engine/time/print';
import { PROPERTY_DECISIONS, type Decided, type PropertyDecision } from '@cuspal/engine/topics/property/decision';
import { LAYER_STATES, type NowLayer } from '@cuspal/engine/topics/property/now-layer';
import { PROPERTY_EVENTS_BESIDE, PROPERTY_INTENTS, PROPERTY_KINDS } from '@cuspal/engine/topics/property/property-data';
import { FUNDINGS, propertyReading, type PropertyReading } from '@cuspal/engine/topics/property/reading';
import { levelInWords } from '@cuspal/engine/kp/kernel/level-words';
import { promiseSummaries, type PromiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import type { Planet } from '@cuspal/engine/zodiac/names';
import {
  answerShape,
  birthInput,
  contactLevel,
  defineTool,
  detailArgument,
  disclaimerText,
  horizonArguments,
  houseNumber,
  instantText,
  levelNumber,
  listOf,
  nextShape,
  planetName,
  promiseSummariesShape,
  standingShape,
  timedFieldsOf,
  ToolError,
  topicOf,
  windowShape,
  windowsShape,
  withheldReasonShape,
  windowDays,
  answerOf,
  type TopicWindows,
} from '@cuspal/tool-kit';
import { promiseSentence, promiseItself } from '@cuspal/tool-kit/views/answers';
import { z } from 'zod';
import type { Interval } from '@cuspal/engine/base/intervals';
import type { NatalEvent } from '@cuspal/engine/events/event';
import type { Side } from '@cuspal/engine/kp/promise/promise-verdict';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { sentencesIn } from '@cuspal/speech';
import { say as fault } from '../faults.messages.ts';
import { say } from './property.messages.ts';

const MAX_WINDOWS = 5;
const layerState = z.enum(LAYER_STATES);

export default defineTool({
  name: 'get_property_decision',
  title: 'Buy, rent, sell or wait',
  purpose: 'Weighs owning, renting, selling and waiting for the running period',
  family: 'property',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise', 'get_smart_current_dasha'],
  birth: 'required',
  disclaimer: 'financial',
  description:
    'Whether to buy, rent, sell or wait, for a house, land, flat, shop or vehicle, by KP, with periods. Call it for any decision on property or a vehicle. A tendency only.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.3', 'R5.6', 'R9.1', 'R10', 'R13.4', 'R39'],
    sources: ['KPR3p', 'KPR3t', 'KPM', 'OWN'],
  },
  brief: {
    without: [
      'promises.*.reason',
      'promises.house_construction',
      'promises.ancestral_property',
      'promises.loan',
      'nowLayer.lords.buyReason',
      'nowLayer.lords.sellReason',
      'firstWindow.clipped',
      'firstWindow.covered',
      'firstWindow.missing',
      'firstWindow.postponedBy',
      'firstWindow.rulingPlanetsInCommon',
      'buyWindows.clipped',
      'buyWindows.covered',
      'buyWindows.missing',
      'buyWindows.postponedBy',
      'buyWindows.rulingPlanetsInCommon',
      'sellWindows.clipped',
      'sellWindows.covered',
      'sellWindows.missing',
      'sellWindows.postponedBy',
      'sellWindows.rulingPlanetsInCommon',
    ],
    most: { buyWindows: 3, sellWindows: 2, 'weaker.*': 1 },
    days: windowDays('firstWindow', 'buyWindows', 'sellWindows', 'best.*', 'first.*', 'weaker.*'),
  },
  input: birthInput.extend({
    ...detailArgument,
    intent: z.enum(PROPERTY_INTENTS).default('any').meta({ description: 'What the person has in mind' }),
    kind: z.enum(PROPERTY_KINDS).default('house').meta({ description: 'Kind of property' }),
    ...horizonArguments(20),
  }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    intent: z.enum(PROPERTY_INTENTS),
    kind: z.enum(PROPERTY_KINDS),
    decision: z.enum(PROPERTY_DECISIONS),
    reasons: listOf(z.string()),
    firstWindow: windowShape
      .nullable()
      .meta({ description: 'The period that BUY_LATER or SELL_LATER means, earliest by usableStart' }),
    promises: promiseSummariesShape,
    karaka: z.strictObject({ planet: planetName, contact: contactLevel }),
    karakaSupport: z
      .boolean()
      .meta({ description: 'True where the karaka signifies 4, 11 or 12. It moves no verdict.' }),
    nowLayer: z.strictObject({
      buy: layerState,
      sell: layerState,
      lords: listOf(
        z.strictObject({
          period: z.enum(RUNNING_PERIODS),
          planet: planetName,
          buy: standingShape,
          buyReason: z.string(),
          sell: standingShape,
          sellReason: z.string(),
        }),
      ),
    }),
    funding: z.enum(FUNDINGS),
    flags: listOf(z.strictObject({ house: houseNumber, level: levelNumber, meaning: z.string() })).meta({
      description: 'Houses that the sub lord of cusp 4 also signifies',
    }),
    buyWindows: windowsShape,
    buyWithheldReason: withheldReasonShape,
    sellWindows: windowsShape,
    sellWithheldReason: withheldReasonShape,
    ...timedFieldsOf('buyWindows', 'sellWindows'),
    nextReview: instantText.meta({ description: 'End of the running pratyantardasha' }),
    disclaimer: z.string(),
    next: nextShape,
  }),
  run: (context) => {
    const { chart, input } = context;
    const { intent, kind } = input;
    if (kind === 'vehicle' && intent === 'rent') {
      throw new ToolError('validation_failed', fault.noRentOfVehicle(), { field: 'intent' });
    }
    const topic = topicOf(context);
    if (Math.abs(topic.horizon.span.startMs - context.now) > DAY_MS)
      context.lead(say.readForDay({ day: printDate(topic.horizon.span.startMs, chart.moment) }));
    const { md, ad, pd } = jointPeriodAt(chart, topic.horizon.span.startMs);
    const lords = { MD: md.planet, AD: ad.planet, PD: pd.planet };
    const reading = propertyReading(chart, kind, lords, topic.horizon.span.startMs);
    const { purchase, now, karaka } = reading;
    const buy = topic.windows(purchase, MAX_WINDOWS, { untold: true });
    const sell = topic.windows(natalEvent('property_sale'), MAX_WINDOWS, { aside: true });
    const decided = reading.decide(intent, {
      buy: buy.first !== null,
      sell: sell.first !== null,
    });
    const { decision, rule } = decided;
    const promises = promiseSummaries(chart, [purchase.key, ...PROPERTY_EVENTS_BESIDE]);
    const meant = decision === 'BUY_LATER' ? buy : decision === 'SELL_LATER' ? sell : null;
    const first = meant?.first ?? null;
    // The answer speaks of the windows of buying where that comes later.
    if (meant === buy && buy.more !== null) context.note(buy.more);
    const asOfMs = topic.horizon.span.startMs;
    const asked = decision === 'BUY_NOW' ? buy : decision === 'SELL_NOW' ? sell : null;
    const listed = asked?.found.some(({ startMs, endMs }) => startMs <= asOfMs && asOfMs < endMs) ?? true;
    const unlisted = listed ? [] : [say.runningNotListed()];
    const selling = decision === 'HOLD' || decision === 'SELL_NOW' || decision === 'SELL_LATER';
    const matter = selling ? natalEvent('property_sale') : purchase;
    const promised = intent === 'rent' ? null : { event: matter, side: verdictOf(chart, matter).side };

    return {
      answer: propertyAnswer(decided, { later: meant, running: pd, promised }, chart.moment),
      asOf: topic.asOf,
      intent,
      kind,
      decision,
      reasons: [
        ...promiseInWords(promises, selling ? 'property_sale' : intent === 'rent' ? 'residence_change' : purchase.key),
        ...(intent === 'rent' ? [] : [layerInWords(selling ? now.sell : now.buy, lords, selling)]),
        rule,
        ...unlisted,
        karakaInWords(chart, karaka),
      ],
      firstWindow: first && windowView(first, chart.moment),
      promises,
      karaka,
      karakaSupport: karaka.contact !== null,
      nowLayer: {
        buy: now.buy.state,
        sell: now.sell.state,
        lords: RUNNING_PERIODS.map((period) => ({
          period,
          planet: lords[period],
          buy: now.buy.weighed[period].standing,
          buyReason: now.buy.weighed[period].reason,
          sell: now.sell.weighed[period].standing,
          sellReason: now.sell.weighed[period].reason,
        })),
      },
      funding: reading.funding,
      flags: reading.flags.map(({ house, level, meaning }) => ({ house, level, meaning })),
      buyWindows: buy.windows,
      ...(buy.withheldReason !== undefined && { buyWithheldReason: buy.withheldReason }),
      sellWindows: sell.windows,
      ...(sell.withheldReason !== undefined && { sellWithheldReason: sell.withheldReason }),
      ...timedViews({ buyWindows: buy.timed, sellWindows: sell.timed }),
      nextReview: printInstant(pd.endMs, chart.moment),
      disclaimer: say.propertyDisclaimer({ disclaimer: disclaimerText('financial') }),
      next: [{ tool: 'find_property_muhurta', reason: say.nextSigning() }],
    };
  },
});

const promiseInWords = (promises: Readonly<Record<string, PromiseSummary>>, key: string): readonly string[] => {
  const summary = promises[key];
  return summary === undefined ? [] : [promiseSentence(natalEvent(key), summary)];
};

function layerInWords({ state, weighed }: NowLayer, lords: Record<keyof typeof weighed, Planet>, selling: boolean) {
  const stands = (period: keyof typeof weighed, matter?: string) => standingInWords(weighed[period].standing, matter);
  const { MD: md, AD: ad, PD: pd } = lords;
  const said = say.lordsStand({
    md,
    mdStands: stands('MD', selling ? say.selling() : say.owning()),
    ad,
    adStands: stands('AD'),
    pd,
    pdStands: stands('PD'),
  });
  return `${said} ${say.periodState({ state })}`;
}

const karakaInWords = (chart: Chart, { planet, contact }: PropertyReading['karaka']): string =>
  contact === null
    ? say.karakaSilent({ planet })
    : say.karakaSupports({ planet, level: levelInWords(chart, planet, [4, 11, 12]) });

interface PropertyDates {
  /** The windows that "later" means; null for another decision. */
  readonly later: Pick<TopicWindows, 'first' | 'said'> | null;
  /** What is bought or sold and the side of its promise; null for renting, which rests on neither. */
  readonly promised: { readonly event: NatalEvent; readonly side: Side } | null;
  /** The pratyantardasha that runs now. */
  readonly running: Interval;
}

function datesSentence(decision: PropertyDecision, { later, running }: PropertyDates, clock: LocalClock) {
  if (later !== null && later.first !== null) return later.said;
  return decision.endsWith('_NOW') && say.runningEnds({ until: printDate(running.endMs, clock) });
}

/** The decision word, the rule that decided and when. */
function propertyAnswer({ decision, rule }: Decided, dates: PropertyDates, clock: LocalClock): string {
  const when = datesSentence(decision, dates, clock);
  // Four sentences on the dates leave no room, and promises has the base rate.
  const room = when === false || sentencesIn(when).length < 4;
  const { promised } = dates;
  return answerOf(
    say.tends({ decision }),
    rule,
    promised !== null && room && say.itself({ clause: promiseItself(promised.event, promised.side) ?? '' }),
    when,
  );
}
