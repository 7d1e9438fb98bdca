import type { IncomingMessage, OutgoingHttpHeaders } from 'node:http';
import { languageAccepted, languageChosen } from '@cuspal/speech';

/** The header that says what a result is written in, where that is not English. */
export function languageHeaders(
  args: { readonly language?: unknown },
  ofRequest: string | undefined,
): OutgoingHttpHeaders | undefined {
  const asked = args.language ?? ofRequest;
  const language = typeof asked === 'string' ? languageChosen(asked.trim())?.sentences : undefined;
  return language === undefined ? undefined : { 'Content-Language': language };
}

/** The language of what is made once and read later, where it names none: that which the header likes best. */
export function languageOf(
  { headers }: Pick<IncomingMessage, 'headers'>,
  { language }: { readonly language?: string | undefined },
): { readonly language?: string } {
  const accepted = language ?? languageAccepted(headers['accept-language']);
  return accepted === undefined ? {} : { language: accepted };
}
