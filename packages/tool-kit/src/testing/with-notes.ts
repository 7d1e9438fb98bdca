import { z } from 'zod';

const provenance = z.object({ notes: z.array(z.string()) });

/** The output of a tool with the notes that the host adds to it. */
export const withNotes = <Output extends z.ZodObject>({ output }: { readonly output: Output }) =>
  z.object({ ...(output.shape as Output['shape']), provenance });
