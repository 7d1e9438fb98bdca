import { DASHA_YEAR_MS } from '@cuspal/engine/dasha/years';
import { natalEvent } from '@cuspal/engine/events/natal';
import { isOpenClass } from '@cuspal/engine/kp/promise/period-class';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { notPromised } from '@cuspal/engine/kp/timing/event-windows';
import { PROMOTION_PAIRS, promotionGate, type PromotionGate } from '@cuspal/engine/topics/career/promotion';
import {
  birthInput,
  defineTool,
  houseList,
  instantText,
  listOf,
  planetName,
  promiseShape,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { horizonArguments, topicOf, withheld } from '../topic.ts';
import { USE_NOTE, useNoteShape } from './use-note.ts';

const MAX_WINDOWS = 6;

export default defineTool({
  name: 'get_promotion_verdict',
  title: 'Promotion gate of the eleventh',
  family: 'career',
  phase: 'timing',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: null,
  description:
    'Will a promotion come, and when? Three conditions on the sub lord of the eleventh cusp (direct, its star lord direct, on 2, 6, 10 or 11), the promise of promotion, the pairs of houses that make it, and dated windows: those in which it comes and those in which it may. A retrograde lord only defers, with the date of its release. Call it for promotion, increment or recognition at work. System KP, not paged, no disclaimer class.',
  provenance: {
    rules: ['R9.1', 'R9.2', 'R9.3', 'R10', 'R12.2', 'R12.3', 'R13.4'],
    sources: ['R3p', 'KPM', 'WEB', 'service order'],
  },
  input: birthInput.extend(horizonArguments(20, 10, 3)),
  output: z.strictObject({
    asOf: instantText,
    csl: planetName.meta({ description: 'Sub lord of cusp 11' }),
    starLord: planetName,
    eligible: z.boolean(),
    deferred: z.boolean().meta({ description: 'Only retrogression stands in the way: late, no date' }),
    conditions: z.strictObject({ cslDirect: z.boolean(), starLordDirect: z.boolean(), signifies: houseList }),
    pairs: listOf(z.enum(PROMOTION_PAIRS)),
    promise: promiseShape,
    actualPromotionWindows: windowsShape.meta({ description: 'TRIPLE_PRINCIPAL or ALL_FRUITFUL' }),
    possibleWindows: windowsShape,
    withheldReason: withheldReasonShape,
    stagnationFlag: z.boolean().meta({ description: 'Not eligible, or no actual window usable in the first half' }),
    useNote: useNoteShape,
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
    const actual = found.windows.filter((window) => window.class !== 'PARTIAL');
    const half = span.startMs + (input.horizon_years / 2) * DASHA_YEAR_MS;
    const soon = found.found.some((window) => window.class !== 'PARTIAL' && (window.usableStartMs ?? Infinity) < half);
    return {
      asOf: topic.asOf,
      ...gate,
      promise: promise(chart, event),
      actualPromotionWindows: actual,
      possibleWindows: found.windows.filter((window) => isOpenClass(window.class) && window.class === 'PARTIAL'),
      ...withheld(found),
      stagnationFlag: !gate.eligible || !soon,
      ...USE_NOTE,
    };
  },
});

const closed = ({ csl, conditions }: Pick<PromotionGate, 'csl' | 'conditions'>): string | null =>
  conditions.signifies.length > 0
    ? null
    : `The sub lord of cusp 11, ${csl}, signifies none of 2, 6, 10, 11: no promotion is promised and no date is given.`;
