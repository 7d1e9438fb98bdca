import { jwtVerify } from 'jose';
import { z } from 'zod';
import type { Logger } from '@cuspal/telemetry';
import type { Sessions } from '../sign-in/sessions.ts';
import { PROVIDER_ALGORITHMS, type ProviderClients } from './provider-clients.ts';
import type { Providers } from './providers.ts';

const EVENT = 'http://schemas.openid.net/event/backchannel-logout';
/** An older token may be one that somebody has kept. */
const OLDEST = '10 minutes';
const TOLERANCE_SECONDS = 30;
const LONGEST_TOKEN = 8_192;

/** OpenID Connect Back-Channel Logout 1.0, section 2.4. A nonce would make it an ID token. */
const logoutToken = z
  .object({
    sub: z.string().min(1).optional(),
    sid: z.string().min(1).optional(),
    events: z.object({ [EVENT]: z.record(z.string(), z.unknown()) }),
    nonce: z.undefined().optional(),
  })
  .refine(({ sub, sid }) => sub !== undefined || sid !== undefined);

export interface BackChannelLogoutParts {
  readonly providers: Pick<Providers, 'connection'>;
  readonly clients: ProviderClients;
  readonly sessions: Pick<Sessions, 'endByProvider'>;
  readonly logger?: Logger;
}

/** Ends sessions when the provider that let them in says so. */
export class BackChannelLogout {
  constructor(private readonly parts: BackChannelLogoutParts) {}

  /** Whether it was a logout token of the provider. The same one again ends nothing more. */
  async end(organisationId: string, token: string): Promise<boolean> {
    const { providers, clients, sessions, logger } = this.parts;
    const connection = token.length > LONGEST_TOKEN ? undefined : await providers.connection(organisationId);
    if (!connection) return false;
    try {
      const { configuration, keys } = await clients.of(connection);
      const { payload } = await jwtVerify(token, keys, {
        issuer: configuration.serverMetadata().issuer,
        audience: connection.clientId,
        algorithms: PROVIDER_ALGORITHMS,
        maxTokenAge: OLDEST,
        clockTolerance: TOLERANCE_SECONDS,
        requiredClaims: ['jti'],
      });
      const { sub, sid } = logoutToken.parse(payload);
      await sessions.endByProvider({ organisationId, subject: sub, session: sid });
      return true;
    } catch (fault) {
      const reason = fault instanceof Error ? fault.name : 'unknown';
      logger?.warn({ organisation: organisationId, reason }, 'a logout token was refused');
      return false;
    }
  }
}
