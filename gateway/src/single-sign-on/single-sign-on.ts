import { createHmac } from 'node:crypto';
import * as openid from 'openid-client';
import { z } from 'zod';
import type { Logger } from '@cuspal/telemetry';
import { AccountError, type Accounts } from '../accounts/accounts.ts';
import { auditContext } from '../audit/context.ts';
import { recordAlone } from '../audit/record.ts';
import { codeOf } from '../core/code-of.ts';
import type { Orm } from '../database/connection.ts';
import { SharedSecret } from '../database/shared-setting.ts';
import { domainOf } from '../organisations/ways-in.ts';
import { SealedText } from '../sealed-requests/sealed-text.ts';
import { entered } from '../sign-in/audited.ts';
import type { ProviderSession } from '../sign-in/sessions.ts';
import type { Arrivals } from './arrivals.ts';
import { lacks, toldBy } from './claims.ts';
import { callbackAt, logoutAt } from './paths.ts';
import type { ProviderClient, ProviderClients } from './provider-clients.ts';
import { roleBy } from './provider-settings.ts';
import type { Connection, Providers } from './providers.ts';
import type { Provisioned } from './provisioned.ts';

/** An attempt is worth nothing after that. */
const ATTEMPT_MS = 10 * 60_000;

/** Where somebody goes who has come in. */
export interface Onward {
  /** A page of ours. */
  readonly next: string;
  /** The authorization of an application that waits for them. */
  readonly interaction?: string | undefined;
}

/** Why nobody came in. */
export type NotIn =
  /** There is no such provider, or it does not answer as it has to. */
  | { readonly ok: false; readonly reason: 'none' | 'away' }
  /** The attempt is over, was begun in another browser, or what came back was not what the provider was asked for. */
  | { readonly ok: false; readonly reason: 'stale' | 'declined' | 'refused' }
  /** The provider let somebody in who is not let in here. */
  | { readonly ok: false; readonly reason: 'unverified' | 'domain' | 'role' | 'inactive' }
  | { readonly ok: false; readonly reason: 'full'; readonly text: string };

export type Begun = { readonly ok: true; readonly address: string } | NotIn;

export type Finished =
  | {
      readonly ok: true;
      readonly accountId: string;
      readonly session: ProviderSession;
      readonly onward: Onward;
    }
  | NotIn;

export interface SingleSignOnParts {
  readonly orm: Orm;
  readonly providers: Providers;
  readonly clients: ProviderClients;
  readonly accounts: Pick<Accounts, 'findOrCreateUser'>;
  readonly arrivals: Arrivals;
  readonly provisioned: Pick<Provisioned, 'of'>;
  /** Address of this server, which is the same for every request. */
  readonly base: string;
  readonly logger?: Logger;
  readonly now?: () => number;
}

const attempt = z.object({ organisation: z.string(), next: z.string(), interaction: z.string().optional() });

/**
 * Signing in at the provider of an organisation: OpenID Connect by code, with PKCE, state and nonce. An attempt is kept
 * nowhere. Its state is sealed to the browser that began it; nonce and verifier are made of that browser's secret. Each
 * organisation has a redirect address of its own, so that what one provider answers is never taken for another's.
 */
export class SingleSignOn {
  readonly #parts: SingleSignOnParts;
  readonly #states: SealedText;
  readonly #secret: SharedSecret;
  readonly #now: () => number;

  constructor(parts: SingleSignOnParts) {
    this.#parts = parts;
    this.#states = new SealedText(parts.orm, 'single_sign_on.states');
    this.#secret = new SharedSecret(parts.orm, 'single_sign_on.attempts');
    this.#now = parts.now ?? Date.now;
  }

  /** What is told to the provider of an organisation: where it sends browsers back, and what it sends itself to. */
  addressesOf(organisationId: string): { readonly callback: string; readonly logout: string } {
    const { base } = this.#parts;
    return { callback: `${base}${callbackAt(organisationId)}`, logout: `${base}${logoutAt(organisationId)}` };
  }

  /** Where the browser goes to sign in. `browser`: a fresh secret of it, which it brings back. */
  async begin(organisationId: string, browser: string, onward: Onward): Promise<Begun> {
    const connection = await this.#parts.providers.connection(organisationId);
    if (!connection) return { ok: false, reason: 'none' };
    const client = await this.#client(connection);
    if (!client) return { ok: false, reason: 'away' };
    const { nonce, verifier } = await this.#secrets(browser);
    const said = JSON.stringify({ organisation: organisationId, ...onward });
    const address = openid.buildAuthorizationUrl(client.configuration, {
      redirect_uri: this.addressesOf(organisationId).callback,
      scope: scopeOf(client),
      state: await this.#states.seal(said, this.#now() + ATTEMPT_MS, browser),
      nonce,
      code_challenge: await openid.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    if (address.protocol === 'https:') return { ok: true, address: address.href };
    this.#warn(organisationId, new Error('the provider signs in at an address that is not https'));
    return { ok: false, reason: 'away' };
  }

  /** Lets in whom the provider has let in. `query`: what it sent the browser back with. */
  async finish(organisationId: string, browser: string, query: URLSearchParams): Promise<Finished> {
    const { providers } = this.#parts;
    const onward = await this.#begun(organisationId, browser, query.get('state') ?? '');
    if (!onward) return { ok: false, reason: 'stale' };
    const connection = await providers.connection(organisationId);
    if (!connection) return { ok: false, reason: 'none' };
    const client = await this.#client(connection);
    if (!client) return { ok: false, reason: 'away' };
    let claims: openid.IDToken & Readonly<Record<string, unknown>>;
    try {
      claims = await this.#claims(connection, client, browser, query);
    } catch (fault) {
      this.#warn(organisationId, fault);
      return { ok: false, reason: reasonOf(fault) };
    }
    return this.#admit(connection, claims, onward);
  }

  async #claims(connection: Connection, { configuration }: ProviderClient, browser: string, query: URLSearchParams) {
    const { nonce, verifier } = await this.#secrets(browser);
    const back = new URL(`${this.addressesOf(connection.organisationId).callback}?${query.toString()}`);
    const tokens = await openid.authorizationCodeGrant(configuration, back, {
      expectedState: query.get('state') ?? '',
      expectedNonce: nonce,
      pkceCodeVerifier: verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims) throw new Error('the provider sent no ID token');
    if (!lacks(claims, connection) || configuration.serverMetadata().userinfo_endpoint === undefined) return claims;
    const more = await openid.fetchUserInfo(configuration, tokens.access_token, claims.sub);
    return { ...more, ...claims };
  }

  async #admit(
    connection: Connection,
    claims: openid.IDToken & Readonly<Record<string, unknown>>,
    onward: Onward,
  ): Promise<Finished> {
    const { organisationId, sessionHours, groupRoles } = connection;
    const { providers, provisioned, accounts, arrivals, orm } = this.#parts;
    const told = toldBy(claims, connection);
    if (!told) return this.#refuse(organisationId, 'unverified');
    if (!(await providers.hasDomain(organisationId, domainOf(told.email)))) {
      return this.#refuse(organisationId, 'domain');
    }
    // What the provider keeps here by SCIM holds at once; a token says what was when it was made.
    const kept = await provisioned.of(organisationId, told.email);
    if (kept && !kept.active) return this.#refuse(organisationId, 'inactive');
    const role = roleBy(connection, kept?.groups ?? told.groups);
    if (!role) return this.#refuse(organisationId, 'role');
    const { id: accountId } = await accounts.findOrCreateUser(told.email);
    try {
      await arrivals.arrive({ organisationId, accountId, role, managesRoles: groupRoles.length > 0 });
    } catch (fault) {
      if (!(fault instanceof AccountError)) throw fault;
      return { ok: false, reason: 'full', text: fault.message };
    }
    await recordAlone(orm, entered(accountId, { by: 'provider', organisation: organisationId }));
    const { sid } = claims;
    const session = { organisationId, subject: claims.sub, hours: sessionHours };
    return {
      ok: true,
      accountId,
      session: typeof sid === 'string' ? { ...session, session: sid } : session,
      onward,
    };
  }

  /** Owners see in their log why the provider's word was not enough. */
  async #refuse(organisationId: string, reason: 'unverified' | 'domain' | 'role' | 'inactive'): Promise<NotIn> {
    const by = { surface: 'sign-in', actor: { kind: 'service' }, address: auditContext().address } as const;
    await recordAlone(this.#parts.orm, {
      action: 'single-sign-on.refuse',
      of: { organisationId },
      after: { reason },
      by,
    });
    return { ok: false, reason };
  }

  /** What was begun in this browser for this organisation; undefined where that was nothing, or is over. */
  async #begun(organisationId: string, browser: string, state: string): Promise<Onward | undefined> {
    const opened = await this.#states.open(state, browser);
    if (!opened || opened.end <= this.#now()) return undefined;
    const { organisation, ...onward } = attempt.parse(JSON.parse(opened.text));
    return organisation === organisationId ? onward : undefined;
  }

  async #client(connection: Connection): Promise<ProviderClient | undefined> {
    try {
      return await this.#parts.clients.of(connection);
    } catch (fault) {
      this.#warn(connection.organisationId, fault);
      return undefined;
    }
  }

  async #secrets(browser: string) {
    const key = await this.#secret.hmac(browser);
    const of = (what: string): string => createHmac('sha256', key).update(what).digest('base64url');
    return { nonce: of('nonce'), verifier: of('verifier') };
  }

  /** The causes of a fault hold what the provider says of a person, so the log has its kind alone. */
  #warn(organisation: string, fault: unknown): void {
    const reason = fault instanceof Error ? fault.message : 'unknown';
    this.#parts.logger?.warn({ organisation, reason, code: codeOf(fault) }, 'a sign-in at a provider came to nothing');
  }
}

/** Some providers tell of groups only where that is asked for, and others refuse a scope that they do not know. */
function scopeOf({ configuration }: ProviderClient): string {
  const hasGroups = configuration.serverMetadata().scopes_supported?.includes('groups') === true;
  return `openid email profile${hasGroups ? ' groups' : ''}`;
}

/** The library names by a code what it refuses; a host that does not answer has none. */
function reasonOf(fault: unknown): 'declined' | 'refused' | 'away' {
  if (fault instanceof openid.AuthorizationResponseError) return 'declined';
  const code = codeOf(fault);
  return code === undefined || code === 'OAUTH_RESPONSE_IS_NOT_CONFORM' ? 'away' : 'refused';
}
