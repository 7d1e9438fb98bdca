import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';

const SHOWN_CHARACTERS = 64;

/** What a caller sent, fit to stand in a sentence. */
export function shown(sent: string): string {
  const clean = sent.replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ');
  return clean.length > SHOWN_CHARACTERS ? `${clean.slice(0, SHOWN_CHARACTERS)}…` : clean;
}

/** -32602 with a sentence that says what was wrong and what is right. */
export const invalidParams = (message: string, data: Readonly<Record<string, unknown>> = {}): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, message, data);
