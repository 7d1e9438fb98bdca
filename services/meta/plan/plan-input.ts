import { z } from 'zod';
import { TIER_KEYS } from '../classifier/tiers.ts';
import { TOPIC_KEYS } from '@cuspal/catalog/reading';

/** What a caller may say of the question; each is optional, and what is sent wins over the words. */
export const planInput = {
  question: z.string().max(2000).optional().meta({ description: "The user's question in their own words" }),
  topic: z
    .enum([...TOPIC_KEYS, 'general'])
    .optional()
    .meta({
      description: 'What the question is about, as you understand it in any language; general for none of these',
    }),
  depth: z
    .enum(TIER_KEYS)
    .optional()
    .meta({ description: 'full for a whole reading, focused for one question, factual for a fact of the chart' }),
};
