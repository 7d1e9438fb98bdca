import { relaxationsShape } from '@cuspal/tool-kit/views/relaxations';
import { answerShape, listOf, nextShape, paginationOutput, promiseSummaryShape } from '@cuspal/tool-kit';
import { z } from 'zod';
import {
  cuspRuleShape,
  electedEventShape,
  electionWindowShape,
  granularityShape,
  periodsShape,
  preferredHoursShape,
  scanSummaryShape,
  selectionShape,
  significatorSetShape,
  supportingPeriodShape,
} from './election-shapes.ts';

const shared = {
  answer: answerShape,
  summary: z.string(),
  event: electedEventShape,
  granularity: granularityShape,
  promise: promiseSummaryShape,
};

const rest = {
  windows: listOf(electionWindowShape),
  selection: selectionShape,
};

const closing = {
  scanSummary: scanSummaryShape,
  period: periodsShape,
  periodsOmitted: z.int().min(1).optional(),
  nextSupportingPeriod: supportingPeriodShape,
  provenanceSummary: z.string(),
  relaxations: relaxationsShape,
  cuspRule: cuspRuleShape,
  preferredTimeOfDay: preferredHoursShape,
  disclaimer: z.string(),
  ...paginationOutput,
  next: nextShape,
};

/** The result of an election for one person. */
export const electionOutput = z.strictObject({
  ...shared,
  ...rest,
  significatorSet: significatorSetShape,
  setRelaxed: z.boolean(),
  ...closing,
});

const person = z.strictObject({ role: z.string(), significatorSet: significatorSetShape });

/** What two people have in place of the set of one. */
const twoPeople = {
  mode: z.literal('joint'),
  primary: person,
  secondary: person,
  extensionNote: z.string(),
  system: z.literal('extension'),
};

/** The result for two people. */
export const jointOutput = z.strictObject({ ...shared, ...rest, ...twoPeople, ...closing });

/** The result of a tool that takes one person or two. */
export const oneOrTwoOutput = z.strictObject({
  ...shared,
  ...rest,
  significatorSet: significatorSetShape.optional().meta({ description: 'Without person2' }),
  setRelaxed: z.boolean().optional().meta({ description: 'Without person2' }),
  mode: twoPeople.mode.optional().meta({ description: 'With person2, as primary, secondary and extensionNote' }),
  primary: person.optional(),
  secondary: person.optional(),
  extensionNote: z.string().optional(),
  system: z.enum(['kp', 'extension']).optional(),
  ...closing,
});
