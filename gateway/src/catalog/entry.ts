import { z } from 'zod';
import { SERVICES } from '../config/config.ts';

const jsonObject: z.ZodType<object> = z.record(z.string(), z.unknown());

/** What the gateway reads of a catalogue entry; services send theirs over gRPC, so it is checked. */
export const toolEntry = z.object({
  name: z.string().regex(/^[a-z0-9_]{1,64}$/),
  title: z.string(),
  description: z.string().optional(),
  family: z.string(),
  phase: z.string(),
  system: z.string(),
  service: z.enum(SERVICES),
  needs: z.array(z.string()).readonly().optional(),
  deadlineSeconds: z.number().positive().max(300).optional(),
  maxResultChars: z.int().positive().max(500_000).optional(),
  /** Whether the tool reports progress to callers who ask. */
  progress: z.boolean().optional(),
  /** Whether the tool stands in the lists of sets alone, and in no list of all. */
  beyond: z.boolean().optional(),
  /** The address of REST that answers with it, where no list of any kind has it. */
  address: z.string().optional(),
  resultMembers: z.array(z.string()).readonly().optional(),
  inputSchema: jsonObject.optional(),
  /** Arguments and members of them that lists leave out, as `person2.name`. */
  unlisted: z.array(z.string()).readonly().optional(),
  outputSchema: jsonObject.optional(),
  /** Changes with the entry. */
  hash: z.string().optional(),
});

export type ToolEntry = Readonly<z.infer<typeof toolEntry>>;
