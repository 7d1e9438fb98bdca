import type { OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { isOutage } from '../database/outage.ts';
import { errorPage, type Page } from '../web/page.ts';
import { redirectTarget } from '../config/redirects.ts';
import { say } from './fault.messages.ts';

/** What of the authorization server's faults a person can do something about. */
const EXPLANATIONS: Readonly<Record<string, { readonly title: () => string; readonly explanation: () => string }>> = {
  invalid_client: { title: say.unknownApplication, explanation: say.unknownApplicationWhy },
  invalid_redirect_uri: { title: say.elsewhere, explanation: say.elsewhereWhy },
  session_not_found: { title: say.over, explanation: say.overWhy },
  login_required: { title: say.withoutYou, explanation: say.withoutYouWhy },
  temporarily_unavailable: { title: say.outage, explanation: say.outageWhy },
  server_error: { title: say.broken, explanation: say.brokenWhy },
};

const SERVER_ERROR: Fault = { error: 'server_error' };
const OUTAGE: Fault = {
  error: 'temporarily_unavailable',
  error_description: 'the database does not answer or has no room left: try again in a minute',
};
const RETRY: OutgoingHttpHeaders = { 'Retry-After': '2' };

/** What is said of a fault of ours. */
export const refusalOf = (fault: unknown) =>
  isOutage(fault) ? { status: 503, headers: RETRY, error: OUTAGE } : { status: 500, headers: {}, error: SERVER_ERROR };

export interface Fault {
  readonly error: string;
  readonly error_description?: string | undefined;
}

/** A fault as a page. `back`: the application's address, to which a person may go on with the fault. */
export function faultPage(
  status: number,
  { error, error_description: description }: Fault,
  back?: string,
  headers: OutgoingHttpHeaders = {},
) {
  const known = EXPLANATIONS[error];
  return errorPage({
    status,
    headers,
    title: (known?.title ?? say.impossible)(),
    explanation: known ? known.explanation() : say.impossibleWhy({ reason: description ?? error }),
    ...(back !== undefined && { next: { href: back, label: say.backTo({ place: redirectTarget(back) }) } }),
  });
}

interface Rendered {
  status: number;
  body: unknown;
  set(headers: Record<string, string>): void;
}

function render(context: Rendered, { headers, body }: Page): void {
  context.set(Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])));
  context.body = body;
}

/** In place of whatever the authorization server was going to say of an outage. */
export function sayOutage(context: Rendered & { remove(name: string): void }, toPerson: boolean): void {
  context.status = 503;
  context.remove('location');
  if (toPerson) return render(context, faultPage(503, OUTAGE, undefined, RETRY));
  context.set({ 'Retry-After': '2' });
  context.body = OUTAGE;
}

/** The authorization server's own faults. */
export function renderFault(context: Rendered & { readonly res: ServerResponse }, fault: Fault, thrown: Error): void {
  const error = thrown.name === 'SessionNotFound' ? 'session_not_found' : fault.error;
  render(context, faultPage(context.status, { ...fault, error }));
}

/**
 * A fault that would be sent to the application at once becomes a page of ours, which names the host and leads on to it:
 * whoever follows a link to this server must not end at a host that nobody has shown them (RFC 9700, 4.11.2).
 */
export function stayHere(
  context: Rendered & { readonly response: { get(name: string): string }; remove(name: string): void },
  issuer: string,
): void {
  const location = context.response.get('location');
  if (location === '' || new URL(location, issuer).origin === issuer) return;
  const { searchParams, hash } = new URL(location);
  const said = searchParams.has('error') ? searchParams : new URLSearchParams(hash.slice(1));
  const [error, description] = [said.get('error') ?? 'invalid_request', said.get('error_description') ?? undefined];
  context.remove('location');
  context.status = error === 'server_error' ? 500 : 400;
  render(context, faultPage(context.status, { error, error_description: description }, location));
}
