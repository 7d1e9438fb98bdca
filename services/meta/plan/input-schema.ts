import { z } from 'zod';

const memberSchema = z.object({
  type: z.string(),
  enum: z.array(z.string()).optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  properties: z.record(z.string(), z.unknown()).optional(),
});
export type MemberSchema = z.output<typeof memberSchema>;

const valueSchema = memberSchema.extend({
  description: z.string().optional(),
  default: z.unknown().optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
  items: memberSchema.optional(),
});
export type ValueSchema = z.output<typeof valueSchema>;

const inputSchema = z.object({
  properties: z.record(z.string(), valueSchema).default({}),
  required: z.array(z.string()).default([]),
});

/** The input schema of a tool as its descriptor publishes it. */
export const readInputSchema = (schema: unknown): z.output<typeof inputSchema> => inputSchema.parse(schema);
