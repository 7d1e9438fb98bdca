import type { IncomingHttpHeaders } from 'node:http';
import passport from 'passport';
import { Strategy, type VerifyFunction } from 'passport-http-bearer';
import type { McpPath } from '../http/paths.ts';
import { anyCredential, type Admittance, type Authenticators, type EndpointAuthenticator } from './authenticator.ts';
import { credentialDigest } from './verdict-cache.ts';
import { SCOPE } from './addresses.ts';
import { PROOF_ALGORITHMS, type ProofFault } from './proofs.ts';

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

/** The same of a token that is bound to a key, whose proof does not hold (RFC 9449, 7.1). */
export const proofChallenge = (baseUrl: string, path: string, error: ProofFault['error']): string =>
  `DPoP resource_metadata="${baseUrl}/.well-known/oauth-protected-resource${path}", scope="${SCOPE}", ` +
  `error="${error}", algs="${PROOF_ALGORITHMS.join(' ')}"`;

type Admitted = Extract<Admittance, { ok: true }>;
type Refused = Extract<Admittance, { ok: false }>;
type BearerRequest = Parameters<Strategy<VerifyFunction>['authenticate']>[0];

interface BearingRequest {
  readonly headers: IncomingHttpHeaders;
  /** The connection that the request came by. */
  readonly socket?: object;
}

/** The Authorization header of a request, and the digest of the credential in it. */
interface Sent {
  readonly header: string | undefined;
  readonly digest: string | undefined;
}

/** Carries a verdict through Passport, which otherwise knows of a refusal only that it is one. */
class Refusal {
  constructor(readonly verdict: Refused) {}
}

/** Takes the credential from the Authorization header alone: addresses and bodies end up in logs and histories. */
class HeaderStrategy extends Strategy<VerifyFunction> {
  constructor(authenticator: EndpointAuthenticator) {
    super((credential, done) => {
      Promise.resolve(authenticator.authenticate(credential)).then(
        (verdict) => (verdict.ok ? done(null, verdict) : done(new Refusal(verdict))),
        done,
      );
    });
  }

  override authenticate({ headers }: BearingRequest): void {
    const credential = anyCredential(headers.authorization);
    const authorization = credential === undefined ? undefined : `Bearer ${credential}`;
    super.authenticate({ headers: { authorization } } as BearerRequest);
  }
}

/** Name of the strategy that guards each endpoint. */
const STRATEGIES: Readonly<Record<McpPath, string>> = { '/mcp': 'key-or-token', '/mcp/auth': 'access-token' };

type Run = (request: BearingRequest, response: undefined, next: (fault: Error) => void) => void;

/** The Passport of one gateway: API keys and access tokens on /mcp, access tokens alone on /mcp/auth. */
export class BearerPassport {
  readonly #passport = new passport.Passport();
  /** The last credential of each connection, which is nearly always its next one too. */
  readonly #sent = new WeakMap<object, Sent>();

  constructor(private readonly authenticators: Authenticators) {
    this.#passport.use(STRATEGIES['/mcp'], new HeaderStrategy(authenticators['/mcp']));
    this.#passport.use(STRATEGIES['/mcp/auth'], new HeaderStrategy(authenticators['/mcp/auth']));
  }

  /**
   * Returns undefined when no credential was sent; rejects when the database cannot be asked. A credential that was
   * admitted a moment ago does not go through Passport again.
   */
  authenticate({ headers, socket }: BearingRequest, path: McpPath): Admittance | Promise<Admittance | undefined> {
    const digest = this.#digestOf(headers.authorization, socket);
    const known = digest === undefined ? undefined : this.authenticators[path].known?.(digest);
    if (known) return known;
    return new Promise((resolve, reject) => {
      const decide = (fault: Error | Refusal | null, admitted?: Admitted | false): void => {
        if (fault instanceof Refusal) resolve(fault.verdict);
        else if (fault) reject(fault);
        else resolve(admitted || undefined);
      };
      const run = this.#passport.authenticate(STRATEGIES[path], { session: false }, decide) as Run;
      // Passport writes members of its own on the request, so it gets a copy.
      run({ headers }, undefined, reject);
    });
  }

  #digestOf(header: string | undefined, socket: object | undefined): string | undefined {
    const last = socket && this.#sent.get(socket);
    if (last && last.header === header) return last.digest;
    const credential = anyCredential(header);
    const digest = credential === undefined ? undefined : credentialDigest(credential);
    if (socket) this.#sent.set(socket, { header, digest });
    return digest;
  }
}
