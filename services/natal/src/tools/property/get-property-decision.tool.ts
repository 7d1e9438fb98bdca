import { jointPeriodAt } from '@cuspal/engine/dasha/joint-period';
import { RUNNING_PERIODS } from '@cuspal/engine/dasha/running-lords';
import { natalEvent } from '@cuspal/engine/events/natal';
import { firstWindow } from '@cuspal/engine/kp/timing/window-state';
import { windowView } from '@cuspal/tool-kit/views/windows';
import { printInstant } from '@cuspal/engine/time/print';
import { PROPERTY_DECISIONS } from '@cuspal/engine/topics/property/decision';
import { LAYER_STATES, type NowLayer } from '@cuspal/engine/topics/property/now-layer';
import { PROPERTY_EVENTS_BESIDE, PROPERTY_INTENTS, PROPERTY_KINDS } from '@cuspal/engine/topics/property/property-data';
import { FUNDINGS, propertyReading, type PropertyReading } from '@cuspal/engine/topics/property/reading';
import { promiseSummaries, type PromiseSummary } from '@cuspal/engine/topics/shared/topic-panel';
import {
  birthInput,
  contactLevel,
  defineTool,
  disclaimerText,
  fruitfulnessShape,
  houseNumber,
  instantText,
  levelNumber,
  listOf,
  planetName,
  promiseSummariesShape,
  ToolError,
  windowShape,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { horizonArguments, topicOf } from '../topic.ts';

const MAX_WINDOWS = 5;
const layerState = z.enum(LAYER_STATES);

export default defineTool({
  name: 'get_property_decision',
  title: 'Buy, rent, sell or wait',
  family: 'property',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise', 'get_smart_current_dasha'],
  birth: 'required',
  disclaimer: 'financial',
  description:
    'KP reading of whether to buy, rent, sell or wait with a house, land, flat, shop or vehicle: promises of purchase, building, sale, letting, inheritance, loan and move, whether the running dasha lords favour owning (4, 11, 12) or selling (3, 5, 10), funding, warnings of the fourth cuspal sub lord, windows to buy and to sell. No window without promise. The word names a tendency of the period, nothing more. Financial disclaimer. Not paged.',
  provenance: {
    rules: ['R5.3', 'R5.6', 'R9.1', 'R10', 'R13.4', 'R39'],
    sources: ['R3p', 'R3t', 'KPM', 'service order'],
  },
  input: birthInput.extend({
    intent: z.enum(PROPERTY_INTENTS).default('any'),
    kind: z.enum(PROPERTY_KINDS).default('house'),
    ...horizonArguments(20, 7),
  }),
  output: z.strictObject({
    asOf: instantText,
    intent: z.enum(PROPERTY_INTENTS),
    kind: z.enum(PROPERTY_KINDS),
    decision: z.enum(PROPERTY_DECISIONS),
    reasons: listOf(z.string()),
    firstWindow: windowShape
      .nullable()
      .meta({ description: 'That BUY_LATER or SELL_LATER means: earliest usableStart' }),
    promises: promiseSummariesShape,
    karaka: z.strictObject({ planet: planetName, contact: contactLevel }),
    karakaSupport: z.boolean().meta({ description: 'The karaka signifies 4, 11 or 12; moves no verdict' }),
    nowLayer: z.strictObject({
      buy: layerState,
      sell: layerState,
      lords: listOf(
        z.strictObject({
          period: z.enum(RUNNING_PERIODS),
          planet: planetName,
          buy: fruitfulnessShape,
          buyReason: z.string(),
          sell: fruitfulnessShape,
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
    nextReview: instantText.meta({ description: 'End of the running pratyantardasha' }),
    next: listOf(z.strictObject({ tool: z.string(), reason: z.string() })),
    disclaimer: z.string(),
  }),
  run: (context) => {
    const { chart, input } = context;
    const { intent, kind } = input;
    if (kind === 'vehicle' && intent === 'rent') {
      throw new ToolError(
        'validation_failed',
        'intent is "rent" and kind is "vehicle": renting is judged for a place to live or work in. Send intent buy, sell or any, or another kind.',
        { field: 'intent' },
      );
    }
    const topic = topicOf(context);
    const { md, ad, pd } = jointPeriodAt(chart, topic.horizon.span.startMs);
    const lords = { MD: md.planet, AD: ad.planet, PD: pd.planet };
    const reading = propertyReading(chart, kind, lords);
    const { purchase, now, karaka } = reading;
    const buy = topic.windows(purchase, MAX_WINDOWS);
    const sell = topic.windows(natalEvent('property_sale'), MAX_WINDOWS);
    const { decision, rule } = reading.decide(intent, {
      buy: firstWindow(buy.found) !== null,
      sell: firstWindow(sell.found) !== null,
    });
    const promises = promiseSummaries(chart, [purchase.key, ...PROPERTY_EVENTS_BESIDE]);
    const meant = decision === 'BUY_LATER' ? buy.found : decision === 'SELL_LATER' ? sell.found : [];
    const first = firstWindow(meant);
    const selling = decision === 'HOLD' || decision === 'SELL_NOW' || decision === 'SELL_LATER';

    return {
      asOf: topic.asOf,
      intent,
      kind,
      decision,
      reasons: [
        promiseInWords(promises, selling ? 'property_sale' : intent === 'rent' ? 'residence_change' : purchase.key),
        ...(intent === 'rent' ? [] : [layerInWords(selling ? now.sell : now.buy, lords, selling)]),
        rule,
        karakaInWords(karaka),
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
          buy: now.buy.weighed[period].class,
          buyReason: now.buy.weighed[period].reason,
          sell: now.sell.weighed[period].class,
          sellReason: now.sell.weighed[period].reason,
        })),
      },
      funding: reading.funding,
      flags: reading.flags.map(({ house, level, meaning }) => ({ house, level, meaning })),
      buyWindows: buy.windows,
      ...(buy.withheldReason !== undefined && { buyWithheldReason: buy.withheldReason }),
      sellWindows: sell.windows,
      ...(sell.withheldReason !== undefined && { sellWithheldReason: sell.withheldReason }),
      nextReview: printInstant(pd.endMs, chart.moment),
      next: [{ tool: 'find_property_muhurta', reason: 'Elects the moment of signing; this tool does not.' }],
      disclaimer: `${disclaimerText('financial')} It gives no valuation and no legal advice; the decision word names a tendency of the running period and commits nobody.`,
    };
  },
});

const promiseInWords = (promises: Readonly<Record<string, PromiseSummary>>, key: string): string =>
  `${natalEvent(key).label}. ${promises[key]?.reason ?? ''}`;

const STATE_IN_WORDS = {
  OPEN: 'the period is open',
  PENDING: 'nothing opposes, but the period does not give it yet',
  CLOSED: 'a hostile lord closes the period',
};

function layerInWords({ state, weighed }: NowLayer, lords: Record<keyof typeof weighed, string>, selling: boolean) {
  const rows = RUNNING_PERIODS.map((period) => `${period} lord ${lords[period]} ${weighed[period].class}`).join(', ');
  return `For ${selling ? 'selling' : 'owning'}: ${rows}; ${STATE_IN_WORDS[state]}.`;
}

const karakaInWords = ({ planet, contact }: PropertyReading['karaka']): string =>
  contact === null
    ? `The karaka ${planet} signifies none of 4, 11, 12: no support from it, and no verdict moved.`
    : `The karaka ${planet} signifies 4, 11 or 12 at level ${contact}: it supports, and moves no verdict.`;
