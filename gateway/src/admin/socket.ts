import { join, relative } from 'node:path';
import { z } from 'zod';

/** Path of the socket on which a gateway with the embedded database takes commands. */
export function socketPath(folder: string): string {
  const absolute = join(folder, 'admin.sock');
  const short = relative(process.cwd(), absolute);
  // Socket paths are limited to about a hundred bytes.
  return short.length < absolute.length ? short : absolute;
}

/** One line of JSON each way. */
export const requestSchema = z.object({ line: z.array(z.string()) });
export const answerSchema = z.union([
  z.object({ ok: z.literal(true), json: z.unknown(), text: z.string() }),
  z.object({ ok: z.literal(false), fault: z.string() }),
]);

export type Answer = z.infer<typeof answerSchema>;
