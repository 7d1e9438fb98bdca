import type { IncomingMessage } from 'node:http';
import { SCOPE, SCOPES, type Addresses } from '../auth/addresses.ts';
import { LONGEST_CLIENT_ID } from './client-metadata.ts';
import { LONGEST_REDIRECT } from '../config/redirects.ts';
import { clientGrants } from './grants.ts';

/** Prompts that mean something here; a client that asks for another is served as if it had asked for none. */
const PROMPTS: readonly string[] = ['none', 'login', 'consent'];

const MOST_RESOURCES = 4;

/** Grants of clients that ask for a token without an authorization. */
const OF_CLIENTS = clientGrants(true);

/**
 * Parameters of an authorization request and the bytes that each may have, since they are kept while a person signs in.
 * All others are left out, those of OpenID Connect too, of which this server takes no part.
 */
const LONGEST: ReadonlyMap<string, number> = new Map([
  ['client_id', LONGEST_CLIENT_ID],
  ['redirect_uri', LONGEST_REDIRECT],
  ['response_type', 100],
  ['response_mode', 100],
  ['scope', 200],
  ['state', 2_048],
  ['prompt', 100],
  ['code_challenge', 128],
  ['code_challenge_method', 100],
  ['resource', 500],
  // Asked for by value or by reference a request is refused, which has to be told.
  ['request', 16_384],
  ['request_uri', 2_048],
]);

/** The query of a request. */
export const queryOf = ({ url = '' }: Pick<IncomingMessage, 'url'>): URLSearchParams =>
  new URL(url, 'http://here.invalid').searchParams;

export type Parameters =
  { readonly ok: true; readonly parameters: URLSearchParams } | { readonly ok: false; readonly description: string };

/**
 * Brings the parameters of an authorization request into the form that the authorization server takes: the scope there
 * is when none or others are named, one form of the resource whichever alias was named.
 */
export function authorizationParameters(sent: URLSearchParams, addresses: Addresses): Parameters {
  const known = new URLSearchParams([...tokenParameters(sent, addresses)].filter(([name]) => LONGEST.has(name)));
  only(known, 'prompt', PROMPTS, []);
  only(known, 'scope', SCOPES, [SCOPE]);
  const resources = [...new Set(known.getAll('resource'))];
  known.delete('resource');
  for (const resource of resources) known.append('resource', resource);
  if (resources.length > MOST_RESOURCES) return refused(`there are more than ${MOST_RESOURCES} resources`);
  // Never left to the authorization server: it answers form_post with a page that posts itself to the client.
  if (known.getAll('response_mode').some((mode) => mode !== 'query' && mode !== '')) {
    return refused('response_mode may be query alone');
  }
  for (const [name, value] of known) {
    const most = LONGEST.get(name) ?? 0;
    if (Buffer.byteLength(value) > most) return refused(`${name} is longer than ${most} bytes`);
  }
  return { ok: true, parameters: known };
}

/**
 * Brings the resource of a token request into its one form. A client that asks without an authorization gets the scope
 * there is when it names none or others.
 */
export function tokenParameters(sent: URLSearchParams, addresses: Addresses): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of sent) parameters.append(name, name === 'resource' ? addresses.canonical(value) : value);
  if (OF_CLIENTS.includes(parameters.get('grant_type') ?? '')) only(parameters, 'scope', [SCOPE], [SCOPE]);
  return parameters;
}

const refused = (description: string): Parameters => ({ ok: false, description });

/** Keeps the known words of a parameter and adds those that must be there. One given twice is left for refusal. */
function only(parameters: URLSearchParams, name: string, known: readonly string[], always: readonly string[]): void {
  const values = parameters.getAll(name);
  if (values.length > 1) return;
  const words = new Set([...always, ...(values[0] ?? '').split(' ').filter((word) => known.includes(word))]);
  if (words.size > 0) parameters.set(name, [...words].join(' '));
  else parameters.delete(name);
}
