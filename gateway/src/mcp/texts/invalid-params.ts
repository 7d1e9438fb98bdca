import { ProtocolError, ProtocolErrorCode } from '@modelcontextprotocol/server';
import { repeated } from '../../response-shaping/argument-fault.ts';

const SHOWN_CHARACTERS = 64;

/** What a caller sent, fit to stand in a sentence. */
export function shown(sent: string): string {
  // One character more, so that it is seen that there are more.
  const clean = sent
    .slice(0, SHOWN_CHARACTERS + 1)
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]/gu, ' ');
  return clean.length > SHOWN_CHARACTERS ? `${clean.slice(0, SHOWN_CHARACTERS)}…` : clean;
}

/** -32602 with a sentence that says what was wrong and what is right. */
export const invalidParams = (message: string, data: Readonly<Record<string, unknown>> = {}): ProtocolError =>
  new ProtocolError(ProtocolErrorCode.InvalidParams, message, cut(data));

const cut = (data: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, typeof value === 'string' ? repeated(value) : value]),
  );
