import { generateKeyPairSync, hash, randomBytes } from 'node:crypto';
import type { JWKS } from 'oidc-provider';
import { z } from 'zod';
import type { Orm } from '../database/connection.ts';
import { sharedSetting } from '../database/shared-setting.ts';

const jwks = z.object({ keys: z.array(z.record(z.string(), z.string())).min(1) });

/** Keys that all gateways must share: of signed cookies, and of whatever is ever signed (no token is). */
export interface OAuthSecrets {
  readonly cookieKeys: readonly string[];
  readonly jwks: JWKS;
}

/** Reads the secrets from the database, where the first gateway makes them; COOKIE_SECRET precedes the stored one. */
export async function readSecrets(orm: Orm, cookieSecret: string | undefined): Promise<OAuthSecrets> {
  const kept = await sharedSetting(orm, 'oauth.cookie_key', () => randomBytes(32).toString('base64url'));
  const keys = await sharedSetting(orm, 'oauth.jwks', newKeySet);
  return {
    cookieKeys: cookieSecret === undefined ? [kept] : [hash('sha256', cookieSecret, 'base64url')],
    jwks: jwks.parse(JSON.parse(keys)),
  };
}

function newKeySet(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { kty, crv, x, y, d } = privateKey.export({ format: 'jwk' });
  return JSON.stringify({ keys: [{ kty, crv, x, y, d, use: 'sig', alg: 'ES256' }] });
}
