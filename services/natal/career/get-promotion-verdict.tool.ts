import { DASHA_YEAR_MS } from '@cuspal/engine/dasha/years';
import { natalEvent } from '@cuspal/engine/events/natal';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { notPromised } from '@cuspal/engine/kp/timing/event-windows';
import { PROMOTION_PAIRS, promotionGate, type PromotionGate } from '@cuspal/engine/topics/career/promotion';
import {
  answerShape,
  birthInput,
  defineTool,
  detailArgument,
  horizonArguments,
  houseList,
  instantText,
  listOf,
  nextShape,
  planetName,
  promiseShape,
  timedFields,
  topicOf,
  windowsShape,
  withheld,
  withheldReasonShape,
  windowDays,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { promotionAnswer } from './promotion-answer.ts';
import { useNote, useNoteShape } from './use-note.ts';
import { say } from './career.messages.ts';

const MAX_WINDOWS = 6;

export default defineTool({
  name: 'get_promotion_verdict',
  title: 'Promotion gate of the eleventh',
  purpose: 'Whether a promotion is due, and when',
  family: 'career',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'Whether a promotion is open and when it can come, by the KP sub lord of cusp 11 and dated periods. Call it for promotion, increment or recognition at work.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R9.1', 'R9.2', 'R9.3', 'R10', 'R12.2', 'R12.3', 'R13.4'],
    sources: ['KPR3p', 'KPM', 'WEB', 'OWN'],
  },
  brief: {
    without: [
      'promise.chain',
      'promise.confirmations',
      'promise.supportHit',
      'promise.wholeDenialGroup',
      'promise.weightRequired',
      'promise.weightDenial',
      'promise.reasoning',
      'actualPromotionWindows.clipped',
      'actualPromotionWindows.covered',
      'actualPromotionWindows.missing',
      'actualPromotionWindows.postponedBy',
      'actualPromotionWindows.rulingPlanetsInCommon',
      'possibleWindows.clipped',
      'possibleWindows.covered',
      'possibleWindows.missing',
      'possibleWindows.postponedBy',
      'possibleWindows.rulingPlanetsInCommon',
    ],
    most: { actualPromotionWindows: 3, possibleWindows: 2, weaker: 1 },
    days: windowDays('actualPromotionWindows', 'possibleWindows', 'best', 'first', 'weaker'),
  },
  input: birthInput.extend({ ...horizonArguments(20, undefined, 3), ...detailArgument }),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    csl: planetName.meta({ description: 'The sub lord of cusp 11.' }),
    starLord: planetName,
    eligible: z.boolean(),
    deferred: z
      .boolean()
      .meta({ description: 'Only retrogression stands in the way, so it comes late, without a date.' }),
    conditions: z.strictObject({ cslDirect: z.boolean(), starLordDirect: z.boolean(), signifies: houseList }),
    pairs: listOf(z.enum(PROMOTION_PAIRS)),
    promise: promiseShape,
    actualPromotionWindows: windowsShape.meta({ description: 'Those of class FULL.' }),
    possibleWindows: windowsShape.meta({ description: 'Those of class PARTIAL.' }),
    ...timedFields,
    withheldReason: withheldReasonShape,
    stagnationFlag: z
      .boolean()
      .meta({ description: 'Not eligible, or no actual window can be used in the first half of the horizon.' }),
    useNote: useNoteShape,
    next: nextShape,
  }),
  run: (context) => {
    const { chart, input } = context;
    const topic = topicOf(context);
    const { span } = topic.horizon;
    const gate = promotionGate(chart);
    const event = natalEvent('promotion');
    const found = topic.windows(event, MAX_WINDOWS, {
      withheld: closed(gate) ?? notPromised(chart, event),
    });
    const actual = found.windows.filter((window) => window.class === 'FULL');
    const half = span.startMs + (input.horizon_years / 2) * DASHA_YEAR_MS;
    const soon = found.found.some((window) => window.class === 'FULL' && (window.usableStartMs ?? Infinity) < half);
    const promised = promise(chart, event);
    const stagnant = !gate.eligible || !soon;
    return {
      answer: promotionAnswer({ gate, promised, best: found.best, said: found.said, stagnant }, context.note),
      asOf: topic.asOf,
      ...gate,
      promise: promised,
      actualPromotionWindows: actual,
      possibleWindows: found.windows.filter((window) => window.class === 'PARTIAL'),
      ...found.timed,
      ...withheld(found),
      stagnationFlag: stagnant,
      ...useNote(),
      next: [
        stagnant
          ? { tool: 'get_career_blockage_diagnosis', reason: say.nextBlockage() }
          : { tool: 'get_earned_income_panel', reason: say.nextPay() },
        { tool: 'get_job_change_timing', reason: say.nextOtherPostInstead() },
      ],
    };
  },
});

const closed = ({ csl, conditions }: PromotionGate): string | null =>
  conditions.signifies.length > 0 ? null : say.noPromotionNoDate({ csl });
