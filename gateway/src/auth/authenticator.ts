import type { Entitlements } from '../accounts/entitlements.ts';
import type { KeyRules } from '../accounts/key-rules.ts';
import type { McpPath } from '../http/paths.ts';

/** The party on whose behalf a request is made. */
export interface Principal {
  readonly accountId: string;
  /** The API key that was sent. */
  readonly keyId?: string;
  /** The earlier secret of that key, where it was sent. */
  readonly secretId?: string;
  /** The restrictions of the key; left out where it has none. */
  readonly rules?: KeyRules;
  /** The OAuth grant that the access token stands on, or the client of the project that got it for itself. */
  readonly grantId?: string;
  /** Thumbprint of the key that the access token is bound to; each request proves to have it. */
  readonly proofKey?: string;
  /** The request comes from a page of ours, of somebody who has signed in. */
  readonly page?: true;
  /** When the credential ends by itself, in milliseconds. */
  readonly expiresAt?: number;
}

export type Verdict =
  | { readonly ok: true; readonly principal: Principal }
  | {
      readonly ok: false;
      readonly code: 'auth_invalid' | 'auth_expired';
      /** When an expired API key ended, in milliseconds. */
      readonly keyExpiredAt?: number;
    };

export type Admittance =
  | { readonly ok: true; readonly principal: Principal; readonly entitlements: Entitlements }
  | Extract<Verdict, { ok: false }>;

/** A credential that nobody has. */
export const INVALID = { ok: false, code: 'auth_invalid' } as const;

/** Tells whom a bearer credential belongs to: configured keys at once, anything in the database by a promise. */
export interface Authenticator {
  authenticate(credential: string): Verdict | Promise<Verdict>;
}

/** Tells whom a credential belongs to and what its owner may do. */
export interface EndpointAuthenticator {
  /** The admittance of a digest that was admitted a moment ago; undefined means not known, which is no refusal. */
  known?(digest: string): Extract<Admittance, { ok: true }> | undefined;
  authenticate(credential: string): Admittance | Promise<Admittance>;
}

/** The authenticators by endpoint. */
export type Authenticators = Readonly<Record<McpPath, EndpointAuthenticator>>;

/** An authenticator that refuses every credential. */
export const NOBODY: Authenticator = { authenticate: () => INVALID };

/** The same of a header that may name a token that is bound to a key, which `Authorization: DPoP …` does. */
export function anyCredential(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  return /^(?:bearer|dpop) +([^\s,]+) *$/i.exec(header)?.[1];
}

/** The credential of an `Authorization: Bearer …` header; undefined when there is none. */
export function bearerCredential(header: string | undefined): string | undefined {
  if (header === undefined) return undefined;
  return /^bearer +([^\s,]+) *$/i.exec(header)?.[1];
}
