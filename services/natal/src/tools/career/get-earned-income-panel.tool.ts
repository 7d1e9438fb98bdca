import { natalEvent } from '@cuspal/engine/events/natal';
import { rankedPairMeanings } from '@cuspal/engine/kp/promise/pair-meanings';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { notPromised } from '@cuspal/engine/kp/timing/event-windows';
import { earnedIncome, INCOME_GRADES, STEADINESS } from '@cuspal/engine/topics/career/earned-income';
import {
  birthInput,
  cuspLeanShape,
  defineTool,
  houseList,
  houseNumber,
  instantText,
  listOf,
  planetName,
  promiseShape,
  scoreProvenanceShape,
  windowsShape,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { horizonArguments, topicOf, withheld } from '../topic.ts';
import { OWN_SCORE, USE_NOTE, useNoteShape } from './use-note.ts';

const MAX_WINDOWS = 6;

export default defineTool({
  name: 'get_earned_income_panel',
  title: 'Quality of earned income',
  family: 'career',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'financial',
  description:
    'How well work pays, in words and never in sums: grade of earned income from the sub lords of cusps 2, 6, 10, 11 between earning and losing houses, leaks, steady or variable pay, sources of money by the second cusp, the promise of wealth, and dated windows for increments. Call it for salary and income questions. System KP; the grade is our own. Not paged; disclaimer class financial.',
  provenance: {
    rules: ['R5.3', 'R9.1', 'R9.7', 'R10', 'R13.4', 'R20'],
    sources: ['R3t', 'R3p', 'service extension'],
  },
  input: birthInput.extend(horizonArguments(20, 10, 3)),
  output: z.strictObject({
    asOf: instantText,
    incomeGrade: z.enum(INCOME_GRADES),
    cusps: listOf(cuspLeanShape.extend({ point: z.int().min(-2).max(2) })),
    balance: z.int().min(-8).max(8).meta({ description: 'The points added up' }),
    leakageFlag: z.boolean(),
    leaks: listOf(z.strictObject({ cusp: houseNumber, csl: planetName, reason: z.string() })),
    steadiness: z.enum(STEADINESS),
    steadinessReason: z.string(),
    sources: listOf(z.strictObject({ houses: houseList, meaning: z.string(), rule: z.string() })),
    incrementWindows: windowsShape,
    withheldReason: withheldReasonShape,
    promise: promiseShape,
    scoreProvenance: scoreProvenanceShape,
    useNote: useNoteShape,
  }),
  run: (context) => {
    const { chart } = context;
    const topic = topicOf(context);
    const { cusps, balance, grade, leaks, steadiness, steadinessReason } = earnedIncome(chart);
    const wealthGain = natalEvent('wealth_gain');
    const promotion = natalEvent('promotion');
    const gate = notPromised(chart, wealthGain) ?? notPromised(chart, promotion);
    const increments = topic.windows(promotion, MAX_WINDOWS, { withheld: gate });
    return {
      asOf: topic.asOf,
      incomeGrade: grade,
      cusps,
      balance,
      leakageFlag: leaks.length > 0,
      leaks,
      steadiness,
      steadinessReason,
      sources: rankedPairMeanings(chart, 2),
      incrementWindows: increments.windows,
      ...withheld(increments),
      promise: promise(chart, wealthGain),
      ...OWN_SCORE,
      ...USE_NOTE,
    };
  },
});
