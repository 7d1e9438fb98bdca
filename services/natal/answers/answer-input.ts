import {
  birthInput,
  birthTimeUncertainty,
  eventInput,
  genderInput,
  PERSON_ALIASES,
  personInput,
  relationArgument,
} from '@cuspal/tool-kit';
import { z } from 'zod';
import { knownEventsInput } from '../../election/rectification/inputs.ts';
import { questionInput } from '../../horary/judgement.ts';
import { say as fault } from '../faults.messages.ts';

export const VOICES = ['asker', 'astrologer', 'audit'] as const;
export type Voice = (typeof VOICES)[number];

/** Tokens that a result may take, as text: JSON schemas of clients have no enum of numbers. */
export const BUDGETS = [600, 1500, 4000] as const;
export type Budget = (typeof BUDGETS)[number];

const isBudget = (tokens: number): tokens is Budget => BUDGETS.some((budget) => budget === tokens);

/** What the search of a birth time takes besides: whoever knows it asks for it by its own tool. */
const UNLISTED = ['houses', 'primaryHouse', 'label', 'weight', 'timeKnown', 'location'];

const date = z.string().max(80).optional();

export const answerInput = birthInput.extend({
  question: z.string().min(1).max(1000).optional().meta({ description: 'As the person put it' }),
  event: eventInput.optional().meta({ description: 'Event name, beside or without question' }),
  budget: z
    .int()
    .refine(isBudget, { error: ({ input }) => fault.budgetWanted({ sent: Number(input) }) })
    .default(1500)
    .meta({ description: 'Tokens: 600, 1500 or 4000' }),
  voice: z.enum(VOICES).default('asker').meta({ description: 'For whom' }),
  person2: personInput.optional().meta({
    ...PERSON_ALIASES,
    unlisted: ['ayanamsa', 'name', 'utcOffsetMinutes'],
    description: 'The partner or twin',
  }),
  gender: genderInput.meta({ description: 'Where the roles ask for it' }),
  ...relationArgument,
  number: z.int().min(1).max(249).optional().meta({ description: 'Horary number' }),
  ...questionInput,
  start_date: date.meta({ description: 'First day that counts' }),
  end_date: date.meta({ description: 'Last one' }),
  candidate_dates: z.array(z.string().max(80)).min(2).max(10).optional().meta({ description: 'Dates to choose from' }),
  known_events: knownEventsInput(1, UNLISTED).optional(),
  ...birthTimeUncertainty,
  report: z.boolean().optional().meta({ description: 'Adds a link to a report to print', unlisted: true }),
});

export type AnswerInput = z.output<typeof answerInput>;
