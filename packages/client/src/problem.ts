import { CuspalError } from './error.ts';

const AGAIN = 'Send the call again.';
/** Where the server has no remedy apart from its words, which may repeat what was sent. */
const DETAIL = 'Its detail says what was wrong.';

/** Nothing came back. */
export const unreachable = (): CuspalError =>
  new CuspalError({ code: 'unreachable', remedy: `Check the address of the server. ${AGAIN}`, recoverable: true });

export const overdue = (): CuspalError =>
  new CuspalError({ code: 'deadline', remedy: 'Allow more time, or ask for less.', recoverable: true });

/** The answer broke off. */
export const interrupted = (requestId?: string): CuspalError =>
  new CuspalError({ code: 'interrupted', remedy: AGAIN, recoverable: true, requestId });

export const unexpected = (status: number, requestId?: string, retryAfterSeconds?: number): CuspalError =>
  new CuspalError({
    code: 'unexpected_answer',
    remedy: 'Check that the address is that of a Cuspal server and that nothing stands in between.',
    recoverable: status >= 500 || status === 429,
    status,
    requestId,
    retryAfterSeconds,
  });

/** A problem as the server writes it (RFC 9457 with members of ours); undefined when it is none. */
export function problemIn(body: unknown, retryAfterSeconds?: number): CuspalError | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  const member = (name: string): unknown => new Map<string, unknown>(Object.entries(body)).get(name);
  const text = (name: string): string | undefined => textOf(member(name));
  const number = (name: string): number | undefined => numberOf(member(name));
  const code = text('code');
  if (code === undefined) return undefined;
  return new CuspalError({
    code,
    remedy: text('remedy') ?? DETAIL,
    recoverable: member('recoverable') === true,
    status: number('status'),
    field: text('field'),
    requestId: text('requestId'),
    retryAfterSeconds: retryAfterSeconds ?? number('retryAfterSeconds'),
    detail: text('detail'),
  });
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);
const numberOf = (value: unknown): number | undefined => (typeof value === 'number' ? value : undefined);

/** An answer that is no success. */
export async function failureOf(response: Response, now: number): Promise<CuspalError> {
  const wait = retryAfter(response.headers.get('retry-after'), now);
  const requestId = response.headers.get('x-request-id') ?? undefined;
  const text = await response.text();
  return problemIn(parsed(text), wait) ?? unexpected(response.status, requestId, wait);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Seconds of a Retry-After header, which holds them or a date. */
function retryAfter(header: string | null, now: number): number | undefined {
  if (header === null) return undefined;
  if (/^\d+$/.test(header.trim())) return Number(header);
  const at = Date.parse(header);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - now) / 1000));
}
