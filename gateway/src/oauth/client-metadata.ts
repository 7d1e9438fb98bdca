import { z } from 'zod';
import { oneLine } from '../web/clean-text.ts';
import { SCOPES } from '../auth/addresses.ts';
import type { KindOfRedirect } from '../config/redirects.ts';

/** Twelve redirects of so many characters are as much as one client can have kept here. */
const MOST_REDIRECTS = 12;
export const LONGEST_CLIENT_ID = 500;
const LONGEST_NAME = 80;
/** How a client may prove itself at the token endpoint; one that offers anything else is served as a public one. */
const CLIENT_AUTH_METHODS = ['none', 'client_secret_post', 'client_secret_basic'] as const;

/** The same for all clients there are: those of projects and of documents may have keys, which open registration never brings. */
export const CREDENTIAL_METHODS = [...CLIENT_AUTH_METHODS, 'private_key_jwt'] as const;

/** What a client may say of itself; everything else in a registration or document is left out. */
const statement = z.object({
  redirect_uris: z.array(z.string()).min(1).max(MOST_REDIRECTS),
  client_name: z.unknown().optional(),
  application_type: z.unknown().optional(),
  grant_types: z.array(z.string()).optional(),
  response_types: z.array(z.string()).optional(),
  token_endpoint_auth_method: z.unknown().optional(),
});

/** The metadata of a client as the authorization server takes it. */
export interface ClientMetadata {
  readonly redirect_uris: readonly string[];
  readonly client_name?: string;
  readonly application_type: 'web' | 'native';
  readonly grant_types: readonly string[];
  readonly response_types: readonly string[];
  readonly response_modes: readonly string[];
  readonly token_endpoint_auth_method: string;
  readonly scope: string;
}

export type ClientVerdict =
  | { readonly ok: true; readonly metadata: ClientMetadata }
  | {
      readonly ok: false;
      readonly error: 'invalid_redirect_uri' | 'invalid_client_metadata';
      readonly description: string;
    };

/**
 * Brings what clients send into the form that the authorization server takes: unknown scopes and grants go, loopback
 * and private-scheme redirects make a native client, a public client is the default. Refuses redirects over plain http
 * to other machines.
 */
export function clientMetadata(sent: unknown, kindOf: KindOfRedirect): ClientVerdict {
  const read = statement.safeParse(sent);
  if (!read.success) {
    const field = read.error.issues[0]?.path[0]?.toString() ?? '';
    if (field === 'redirect_uris') {
      return refused('invalid_redirect_uri', `redirect_uris must be a list of 1 to ${MOST_REDIRECTS} addresses`);
    }
    return refused('invalid_client_metadata', field === '' ? 'a JSON object is needed' : `${field} has a wrong form`);
  }
  const { redirect_uris, grant_types, response_types, token_endpoint_auth_method, ...rest } = read.data;
  const kinds = redirect_uris.map(kindOf);
  const bad = redirect_uris[kinds.indexOf('refused')];
  if (bad !== undefined) {
    return refused(
      'invalid_redirect_uri',
      'redirect_uris may be https addresses, http addresses of this device (localhost, 127.0.0.1, [::1]), schemes that are reversed domain names such as com.example.app and those of known applications, without fragment, user name or password, of at most 500 characters',
    );
  }
  if (grant_types && !grant_types.includes('authorization_code')) {
    return refused('invalid_client_metadata', 'grant_types must include authorization_code');
  }
  if (response_types && !response_types.includes('code')) {
    return refused('invalid_client_metadata', 'response_types must include code');
  }
  const name = shownName(rest.client_name);
  return {
    ok: true,
    metadata: {
      redirect_uris,
      ...(name === undefined ? {} : { client_name: name }),
      application_type: kinds.includes('native') || rest.application_type === 'native' ? 'native' : 'web',
      grant_types: ['authorization_code', 'refresh_token'].filter((type) => grant_types?.includes(type) ?? true),
      response_types: ['code'],
      response_modes: ['query'],
      token_endpoint_auth_method: CLIENT_AUTH_METHODS.find((method) => method === token_endpoint_auth_method) ?? 'none',
      // A client may ask for less; a list of its own would only refuse it later.
      scope: SCOPES.join(' '),
    },
  };
}

const refused = (error: 'invalid_redirect_uri' | 'invalid_client_metadata', description: string): ClientVerdict => ({
  ok: false,
  error,
  description,
});

/** A name as it may stand on our page. */
function shownName(name: unknown): string | undefined {
  if (typeof name !== 'string') return undefined;
  const clean = oneLine(name);
  return clean === '' ? undefined : [...clean].slice(0, LONGEST_NAME).join('');
}
