import { SCOPE, SCOPES, type Addresses } from './addresses.ts';

/** Prompts that mean something here; a client that asks for another is served as if it had asked for none. */
const PROMPTS: readonly string[] = ['none', 'login', 'consent'];
/** Parameters of OpenID Connect, of which this server takes no part; with them a request would be refused. */
const NOT_OURS = ['nonce', 'max_age', 'acr_values', 'claims', 'claims_locales', 'id_token_hint'] as const;

/**
 * Brings the parameters of an authorization request into the form that the authorization server takes: the scope there
 * is when none or others are named, one form of the resource whichever alias was named.
 */
export function authorizationParameters(sent: URLSearchParams, addresses: Addresses): URLSearchParams {
  const parameters = tokenParameters(sent, addresses);
  for (const name of NOT_OURS) parameters.delete(name);
  only(parameters, 'prompt', PROMPTS, []);
  only(parameters, 'scope', SCOPES, [SCOPE]);
  return parameters;
}

/** Brings the resource of a token request into its one form. */
export function tokenParameters(sent: URLSearchParams, addresses: Addresses): URLSearchParams {
  const parameters = new URLSearchParams();
  for (const [name, value] of sent) parameters.append(name, name === 'resource' ? addresses.canonical(value) : value);
  return parameters;
}

/** Keeps the known words of a parameter and adds those that must be there. One given twice is left for refusal. */
function only(parameters: URLSearchParams, name: string, known: readonly string[], always: readonly string[]): void {
  const values = parameters.getAll(name);
  if (values.length > 1) return;
  const words = new Set([...always, ...(values[0] ?? '').split(' ').filter((word) => known.includes(word))]);
  if (words.size > 0) parameters.set(name, [...words].join(' '));
  else parameters.delete(name);
}
