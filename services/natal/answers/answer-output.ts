import { instantText, listOf, sideShape, SYSTEMS } from '@cuspal/tool-kit';
import { z } from 'zod';
import { PERSONS } from '../../meta/understanding/understanding.ts';

/** Letters of an answer. */
export const MOST_LETTERS = 400;
/** Reasons on either side. */
export const MOST_REASONS = 3;

const reason = z.strictObject({ text: z.string(), tool: z.string(), rule: z.string() });

const period = z
  .strictObject({
    start: instantText.meta({ description: 'From when it can be used' }),
    began: instantText
      .optional()
      .meta({ description: 'Where it began before start, which is then the first moment looked at' }),
    end: instantText,
    class: z.string().nullable().meta({ description: 'As the tool that found it calls it' }),
    lords: listOf(z.string()).optional().meta({ description: 'Rulers of the period; not in the voice of the asker' }),
  })
  .nullable();

/** A call that was made, with what decided in it. */
export const stepShape = z.strictObject({
  tool: z.string(),
  arguments: z.record(z.string(), z.unknown()).meta({ description: 'Sent beyond the birth' }),
  rules: listOf(z.string()),
  error: z.string().optional(),
});

/** A report that can be read beside the answer; the gateway makes it, and without accounts there is none. */
const reportLink = z.strictObject({
  says: z.string().meta({ description: 'What it costs and how long it can be read, or why there is none' }),
  uri: z.string().optional().meta({ description: 'Resource of MCP; with .pdf at its end it is PDF' }),
  kind: z.string().optional().meta({ description: 'As POST /v1/reports/{kind} names it' }),
  units: z.int().min(1).optional().meta({ description: 'Most that reading it once takes from the allowance' }),
  until: instantText.optional(),
});

export const answerOutput = z.strictObject({
  answer: z.string().min(1).max(MOST_LETTERS),
  understood: z.strictObject({
    topic: z.string().nullable(),
    event: z.string().nullable(),
    matter: z.string().nullable(),
    dates: z.strictObject({ from: z.string(), to: z.string().nullable(), said: z.string() }).nullable(),
    about: z.enum(PERSONS),
  }),
  verdict: z
    .strictObject({
      says: z.string(),
      verdict: z.string().meta({ description: 'In the word of the tool that decided' }),
      side: sideShape.nullable(),
      baseRate: z.int().min(0).max(100).nullable().meta({ description: 'Of 100 random births those on the same side' }),
    })
    .nullable(),
  wouldChange: z
    .strictObject({
      earlierSeconds: z.int().min(0).meta({ description: 'It holds for births so much earlier' }),
      laterSeconds: z.int().min(0),
      says: z.string(),
    })
    .nullable()
    .optional(),
  first: period,
  best: period,
  for: listOf(reason).optional(),
  against: listOf(reason).optional(),
  kpLine: z.string().optional().meta({ description: 'For an astrologer' }),
  details: listOf(z.strictObject({ tool: z.string(), lines: listOf(z.string()) }))
    .optional()
    .meta({ description: 'With 4000 tokens' }),
  steps: listOf(stepShape).optional().meta({ description: 'For an audit' }),
  notLookedAt: listOf(z.string()).optional(),
  askNext: listOf(z.string()).optional(),
  report: reportLink.optional().meta({ description: 'Where report was sent' }),
  disclaimers: listOf(z.string()),
  system: z.enum(SYSTEMS).meta({ description: 'Of the tool that decided' }),
});

export type AnswerResult = z.input<typeof answerOutput>;
