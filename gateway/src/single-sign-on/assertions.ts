import { Inject, Injectable } from '@nestjs/common';
import { eq } from 'drizzle-orm';
import { errors, jwtVerify, type JWTPayload } from 'jose';
import { z } from 'zod';
import type { Logger } from '@cuspal/telemetry';
import { CLOCK, LOGGER } from '../core/tokens.ts';
import type { Orm } from '../database/connection.ts';
import { ORM } from '../database/database.module.ts';
import { accounts } from '../database/schema.ts';
import { domainOf } from '../organisations/ways-in.ts';
import { toldBy } from './claims.ts';
import { PROVIDER_ALGORITHMS, ProviderClients } from './provider-clients.ts';
import { Providers, type Connection } from './providers.ts';
import { Provisioned } from './provisioned.ts';

const TYPE = 'oauth-id-jag+jwt';
/** It is remembered until it ends, so that it is taken once. */
const LONGEST_SECONDS = 3_600;
const TOLERANCE_SECONDS = 30;
/** In characters. */
export const LONGEST_ASSERTION = 8_192;

/** What an assertion has to say (draft-ietf-oauth-identity-assertion-authz-grant, 3), beside what tells of the person. */
const claims = z.object({
  iss: z.string(),
  sub: z.string().min(1),
  aud: z.union([z.string(), z.array(z.string()).length(1)]),
  client_id: z.string(),
  jti: z.string().min(1).max(256),
  iat: z.number(),
  exp: z.number(),
  resource: z.union([z.string(), z.array(z.string()).min(1)]).optional(),
  scope: z.string().optional(),
  cnf: z.object({ jkt: z.string().optional() }).optional(),
});
export type Assertion = z.infer<typeof claims>;

/** Whom an assertion is meant for. */
interface Meant {
  /** The organisation whose provider is to have signed it. */
  readonly organisationId: string;
  readonly clientId: string;
  /** What this server calls itself. */
  readonly issuer: string;
}

/** Why an assertion counts for nothing. */
export type NotAsserted =
  /** The organisation has no provider, or it does not answer as it has to. */
  | { readonly ok: false; readonly reason: 'none' | 'away' }
  /** It is no assertion of that provider for this client; `told` is what is wrong, as a clause. */
  | { readonly ok: false; readonly reason: 'invalid'; readonly told: string }
  /** The provider speaks for somebody for whom it cannot, or who is not here. */
  | { readonly ok: false; readonly reason: 'unverified' | 'domain' | 'inactive' | 'unknown' };

interface GoodAssertion {
  readonly ok: true;
  readonly said: Assertion;
  readonly personId: string;
  /** Until when it would be taken, in seconds. */
  readonly until: number;
}

type Asserted = GoodAssertion | NotAsserted;

/**
 * Assertions by which the provider of an organisation lets a client act for a person (ID-JAG). They say of the person
 * what an ID token says, and count for no more: addresses that were checked, of the domains of the organisation alone.
 * Nobody gets an account or a role by one.
 */
@Injectable()
export class Assertions {
  constructor(
    @Inject(ORM) private readonly orm: Orm,
    private readonly providers: Providers,
    private readonly clients: ProviderClients,
    private readonly provisioned: Provisioned,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(CLOCK) private readonly now: () => number,
  ) {}

  async read(assertion: string, meant: Meant): Promise<Asserted> {
    if (assertion.length > LONGEST_ASSERTION) {
      return invalid(`the assertion is longer than ${LONGEST_ASSERTION} characters`);
    }
    const connection = await this.providers.connection(meant.organisationId);
    if (!connection) return { ok: false, reason: 'none' };
    let payload: JWTPayload;
    try {
      payload = await this.#verified(assertion, connection, meant.issuer);
    } catch (fault) {
      const told = faultIn(fault);
      if (told !== undefined) return invalid(told);
      const reason = fault instanceof Error ? fault.name : 'unknown';
      this.logger.warn({ organisation: meant.organisationId, reason }, 'the keys of a provider could not be had');
      return { ok: false, reason: 'away' };
    }
    const read = claims.safeParse(payload);
    if (!read.success) return invalid(`${String(read.error.issues[0]?.path[0])} of the assertion has a wrong form`);
    const { data: said } = read;
    if (said.client_id !== meant.clientId) return invalid('client_id of the assertion is not the client that sends it');
    if (said.exp > this.now() / 1_000 + LONGEST_SECONDS) {
      return invalid(`exp of the assertion is more than ${LONGEST_SECONDS} seconds from now`);
    }
    return this.#person(connection, payload, said);
  }

  async #verified(assertion: string, connection: Connection, issuer: string): Promise<JWTPayload> {
    const { configuration, keys } = await this.clients.of(connection);
    const { payload } = await jwtVerify(assertion, keys, {
      typ: TYPE,
      issuer: configuration.serverMetadata().issuer,
      // Libraries write the address of a server with a slash at its end, and without.
      audience: [issuer, `${issuer}/`],
      algorithms: PROVIDER_ALGORITHMS,
      maxTokenAge: LONGEST_SECONDS,
      clockTolerance: TOLERANCE_SECONDS,
      currentDate: new Date(this.now()),
      requiredClaims: ['sub', 'client_id', 'jti', 'exp'],
    });
    return payload;
  }

  async #person(connection: Connection, payload: JWTPayload, said: Assertion): Promise<Asserted> {
    const { organisationId } = connection;
    const told = toldBy(payload, connection);
    if (!told) return { ok: false, reason: 'unverified' };
    const { email } = told;
    if (!(await this.providers.hasDomain(organisationId, domainOf(email)))) return { ok: false, reason: 'domain' };
    if ((await this.provisioned.of(organisationId, email))?.active === false) return { ok: false, reason: 'inactive' };
    const [person] = await this.orm
      .select({ id: accounts.id, suspendedAt: accounts.suspendedAt })
      .from(accounts)
      .where(eq(accounts.email, email));
    if (!person) return { ok: false, reason: 'unknown' };
    if (person.suspendedAt !== null) return { ok: false, reason: 'inactive' };
    return { ok: true, said, personId: person.id, until: said.exp + TOLERANCE_SECONDS };
  }
}

const invalid = (told: string): NotAsserted => ({ ok: false, reason: 'invalid', told });

/** What is wrong with a token; undefined where its provider could not be asked. */
function faultIn(fault: unknown): string | undefined {
  if (fault instanceof errors.JWTExpired) return 'the assertion has ended, or is too old';
  if (fault instanceof errors.JWTClaimValidationFailed) return `${fault.claim} of the assertion does not hold`;
  const isOfToken = NOT_SIGNED.some((kind) => fault instanceof kind);
  return isOfToken ? 'the assertion is not signed by the provider of the organisation' : undefined;
}

const NOT_SIGNED = [
  errors.JWTInvalid,
  errors.JWSInvalid,
  errors.JWSSignatureVerificationFailed,
  errors.JWKSNoMatchingKey,
  errors.JWKSMultipleMatchingKeys,
  errors.JOSEAlgNotAllowed,
  errors.JOSENotSupported,
];
