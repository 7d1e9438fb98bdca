import { z } from 'zod';

const provenance = z.object({ notes: z.array(z.string()) });

/** The output of a tool with the notes that the host adds to it. */
export const withNotes = <Shape extends z.core.$ZodShape>({ output }: { readonly output: z.ZodObject<Shape> }) =>
  z.object({ ...output.shape, provenance });
