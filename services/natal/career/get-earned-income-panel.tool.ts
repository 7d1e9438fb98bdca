import { natalEvent } from '@cuspal/engine/events/natal';
import { rankedPairMeanings } from '@cuspal/engine/kp/promise/pair-meanings';
import { promise } from '@cuspal/engine/kp/promise/promise';
import { notPromised } from '@cuspal/engine/kp/timing/event-windows';
import { earnedIncome, type EarnedIncome, INCOME_GRADES, STEADINESS } from '@cuspal/engine/topics/career/earned-income';
import {
  answerOf,
  answerShape,
  birthInput,
  cuspLeanShape,
  defineTool,
  horizonArguments,
  houseList,
  houseNumber,
  instantText,
  listOf,
  nextShape,
  planetName,
  promiseShape,
  scoreProvenanceShape,
  timedFields,
  topicOf,
  windowsShape,
  withheld,
  withheldReasonShape,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { OWN_SCORE, useNote, useNoteShape } from './use-note.ts';
import { say } from './career.messages.ts';

const MAX_WINDOWS = 6;

export default defineTool({
  name: 'get_earned_income_panel',
  title: 'Quality of earned income',
  purpose: 'Grade of earned income with increments and leaks; no figures of money',
  family: 'career',
  phase: 'advanced',
  system: 'kp',
  needs: ['analyze_natal_promise'],
  birth: 'required',
  disclaimer: 'financial',
  description:
    'How well work pays, in words and never in sums, by KP. A grade of our own, leaks, steady or variable pay, sources and periods of increment. Call it for questions of salary and income.',
  provenance: {
    rules: ['R6T.1', 'R6T.2', 'R6T.3', 'R6T.5', 'R5.3', 'R9.1', 'R9.7', 'R10', 'R13.4', 'R20'],
    sources: ['KPR3t', 'KPR3p', 'OWN'],
  },
  input: birthInput.extend(horizonArguments(20, undefined, 3)),
  output: z.strictObject({
    answer: answerShape,
    asOf: instantText,
    incomeGrade: z.enum(INCOME_GRADES),
    cusps: listOf(cuspLeanShape.extend({ point: z.int().min(-2).max(2) })),
    balance: z.int().min(-8).max(8).meta({ description: 'The points of the cusps added up.' }),
    leakageFlag: z.boolean(),
    leaks: listOf(z.strictObject({ cusp: houseNumber, csl: planetName, reason: z.string() })),
    steadiness: z.enum(STEADINESS),
    steadinessReason: z.string(),
    sources: listOf(z.strictObject({ houses: houseList, meaning: z.string(), rule: z.string() })),
    incrementWindows: windowsShape,
    ...timedFields,
    withheldReason: withheldReasonShape,
    promise: promiseShape,
    scoreProvenance: scoreProvenanceShape,
    useNote: useNoteShape,
    next: nextShape,
  }),
  run: (context) => {
    const { chart } = context;
    const topic = topicOf(context);
    const income = earnedIncome(chart);
    const { cusps, balance, grade, leaks, steadiness, steadinessReason } = income;
    const wealthGain = natalEvent('wealth_gain');
    const promotion = natalEvent('promotion');
    const denied = [wealthGain, promotion].find((event) => notPromised(chart, event) !== null);
    const gate = denied === undefined ? null : notPromised(chart, denied);
    const increments = topic.windows(promotion, MAX_WINDOWS, { withheld: gate, brought: say.anIncrement() });
    return {
      answer: answerOf(
        ...incomeSentences(income),
        denied === undefined ? increments.said : say.noIncrementDate({ event: denied.label }),
      ),
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
      ...increments.timed,
      ...withheld(increments),
      promise: promise(chart, wealthGain),
      ...OWN_SCORE,
      ...useNote(),
      next: [
        { tool: 'get_promotion_verdict', reason: say.nextPromotionByCusp() },
        { tool: 'get_financial_analysis', reason: say.nextWealth() },
      ],
    };
  },
});

const incomeSentences = ({ grade, balance, steadiness, leaks }: EarnedIncome): readonly (string | false)[] => [
  say.earnedIncome({ grade, balance, steadiness }),
  leaks.length > 0 && say.moneyDrains({ cusps: leaks.map(({ cusp }) => cusp) }),
];
