import { exportJWK, generateKeyPair } from 'jose';
import { allowInsecureRequests, clientCredentialsGrant, discovery, PrivateKeyJwt } from 'openid-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { startOAuthGateway, statusOfCall, type OAuthGateway } from '../../test/oauth.ts';
import type { KeySet } from '../database/schema.ts';
import { publishedKeySetOf } from '../project-clients/key-set.ts';
import { FRESH_MS, KEPT_MS } from '../project-clients/published-keys.ts';

describe('clients that publish their keys', () => {
  let gateway: OAuthGateway;
  let there: KeySet | undefined;
  beforeAll(async () => {
    const readKeys = async () => {
      if (!there) throw new Error('away');
      return there;
    };
    gateway = await startOAuthGateway({ database: await quickest().fresh(), readKeys });
  }, 60_000);
  afterAll(() => gateway.gateway.close());

  const keyPair = async () => {
    const { privateKey, publicKey } = await generateKeyPair('ES256', { extractable: true });
    return { privateKey, keySet: publishedKeySetOf({ keys: [await exportJWK(publicKey)] }) };
  };

  it('get tokens with the keys that stand there at the time', async () => {
    const { account } = await gateway.services.customer();
    const [first, second] = [await keyPair(), await keyPair()];
    there = first.keySet;
    const jwksUri = 'https://keys.example/jwks.json';
    const { client } = await gateway.services.projectClients.make(account.id, {
      name: 'Signer',
      method: 'private_key_jwt',
      jwksUri,
    });
    const tokenBy = async ({ privateKey }: typeof first) => {
      const server = await discovery(new URL(gateway.url), client.id, undefined, PrivateKeyJwt(privateKey), {
        algorithm: 'oauth2',
        execute: [allowInsecureRequests],
      });
      return (await clientCredentialsGrant(server)).access_token;
    };
    expect(await statusOfCall(gateway, await tokenBy(first))).toBe(200);
    there = second.keySet;
    await expect(tokenBy(second)).rejects.toMatchObject({ error: 'invalid_client' });
    gateway.clock.shiftMs = FRESH_MS;
    expect(await statusOfCall(gateway, await tokenBy(second))).toBe(200);
    await expect(tokenBy(first)).rejects.toMatchObject({ error: 'invalid_client' });
    there = undefined;
    gateway.clock.shiftMs = 2 * FRESH_MS;
    expect(await statusOfCall(gateway, await tokenBy(second))).toBe(200);
    gateway.clock.shiftMs = FRESH_MS + KEPT_MS;
    await expect(tokenBy(second)).rejects.toMatchObject({ error: 'invalid_client' });
    gateway.clock.shiftMs = 0;
  });
});
