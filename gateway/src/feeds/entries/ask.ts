import { z } from 'zod';

/** Asks a tool; the answer is its result. Rejects where the call fails. */
export type Ask = (tool: string, args: object) => Promise<unknown>;

/** What each result says of itself. */
export const result = z.looseObject({
  answer: z.string(),
  disclaimer: z.string().optional(),
  provenance: z.looseObject({ rules: z.array(z.string()).min(1) }),
});

/** The rule that a result names first. */
export const ruleOf = ({ provenance }: Pick<z.infer<typeof result>, 'provenance'>): string => provenance.rules[0] ?? '';

export const planet = z.enum(['Sun', 'Moon', 'Mars', 'Mercury', 'Jupiter', 'Venus', 'Saturn', 'Rahu', 'Ketu']);
