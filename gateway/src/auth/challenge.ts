import { SCOPE } from './scope.ts';

/**
 * The WWW-Authenticate value of a 401 (docs/authentication.md#refusals). `path` is the endpoint that was asked (`/mcp`,
 * `/mcp/auth`), with the query that names its toolsets: its metadata document names the same address that the client
 * typed.
 */
export function bearerChallenge(baseUrl: string, path: string, credentialSent: boolean): string {
  const metadata = `${baseUrl}/.well-known/oauth-protected-resource${path}`;
  const challenge = `Bearer resource_metadata="${metadata}", scope="${SCOPE}"`;
  return credentialSent ? `${challenge}, error="invalid_token"` : challenge;
}
