import type { OutgoingHttpHeaders } from 'node:http';
import { languageChosen } from '@cuspal/speech';

/** The header that says what a result is written in, where that is not English. */
export function languageHeaders(
  args: { readonly language?: unknown },
  ofRequest: string | undefined,
): OutgoingHttpHeaders | undefined {
  const asked = args.language ?? ofRequest;
  const language = typeof asked === 'string' ? languageChosen(asked.trim())?.sentences : undefined;
  return language === undefined ? undefined : { 'Content-Language': language };
}
