import { describe, expect, it } from 'vitest';
import type { Admittance, EndpointAuthenticator } from './authenticator.ts';
import { BearerPassport } from './bearer-passport.ts';
import { credentialDigest } from './verdict-cache.ts';

const opens = (...credentials: readonly string[]): EndpointAuthenticator => ({
  authenticate(sent): Admittance | Promise<Admittance> {
    if (sent === 'broken') throw new Error('nobody can be asked');
    if (sent === 'away') return Promise.reject(new Error('the database does not answer'));
    if (sent === 'old') return { ok: false, code: 'auth_expired' };
    if (!credentials.includes(sent)) return Promise.resolve({ ok: false, code: 'auth_invalid' });
    const entitlements = { accountId: sent, suspended: false, metered: true, rate: undefined };
    return { ok: true, principal: { accountId: sent }, entitlements };
  },
});
const passport = new BearerPassport({ '/mcp': opens('key', 'token'), '/mcp/auth': opens('token') });
const ask = (authorization: string | undefined, path: '/mcp' | '/mcp/auth' = '/mcp') =>
  passport.authenticate({ headers: { authorization } }, path);

describe('bearer strategies', () => {
  it('let keys and tokens in on one endpoint, tokens alone on the other', async () => {
    for (const authorization of ['Bearer key', 'bearer key', 'BEARER   key ', 'Bearer token']) {
      expect(await ask(authorization)).toMatchObject({ ok: true });
    }
    expect(await ask('Bearer token', '/mcp/auth')).toMatchObject({ ok: true, principal: { accountId: 'token' } });
    expect(await ask('Bearer key', '/mcp/auth')).toEqual({ ok: false, code: 'auth_invalid' });
  });

  it('say why somebody is refused, and tell that from sending no credential', async () => {
    expect(await ask('Bearer wrong')).toEqual({ ok: false, code: 'auth_invalid' });
    expect(await ask('Bearer old')).toEqual({ ok: false, code: 'auth_expired' });
    for (const none of [undefined, '', 'Bearer', 'Bearer ', 'Bearer a b', 'Basic a2V5', 'key']) {
      expect(await ask(none)).toBeUndefined();
    }
  });

  it('take nothing from the address or the body, and leave nothing on the request', async () => {
    const request = { headers: {}, query: { access_token: 'key' }, body: { access_token: 'key' } };
    expect(await passport.authenticate(request, '/mcp')).toBeUndefined();
    expect(Object.keys(request)).toEqual(['headers', 'query', 'body']);
    const both = { ...request, headers: { authorization: 'Bearer token' } };
    expect(await passport.authenticate(both, '/mcp')).toMatchObject({ principal: { accountId: 'token' } });
  });

  it('reject when nobody can say whose a credential is', async () => {
    await expect(ask('Bearer broken')).rejects.toThrow('nobody can be asked');
    await expect(ask('Bearer away')).rejects.toThrow('does not answer');
  });

  it('are not asked about a credential that was let in a moment ago, on the endpoint where it was', async () => {
    const entitlements = { accountId: 'kept', suspended: false, metered: true, rate: undefined };
    const kept = { ok: true, principal: { accountId: 'kept' }, entitlements } as const;
    const knowing = (credential: string): EndpointAuthenticator => ({
      ...opens('token'),
      known: (sent) => (sent === credentialDigest(credential) ? kept : undefined),
    });
    const some = new BearerPassport({ '/mcp': knowing('kept'), '/mcp/auth': opens('token') });
    expect(some.authenticate({ headers: { authorization: 'bearer kept' } }, '/mcp')).toBe(kept);
    for (const [authorization, path, ok] of [
      ['Bearer token', '/mcp', true],
      ['Bearer other', '/mcp', false],
      ['Bearer kept', '/mcp/auth', false],
    ] as const)
      expect(await some.authenticate({ headers: { authorization } }, path)).toMatchObject({ ok });
  });

  it('judge each request of a connection by the header that it has itself', async () => {
    const socket = {};
    const digests: string[] = [];
    const watching = new BearerPassport({
      '/mcp': { ...opens('key'), known: (digest) => void digests.push(digest) },
      '/mcp/auth': opens(),
    });
    const sent = ['Bearer key', 'Bearer key', 'Bearer wrong', undefined, 'Bearer key'];
    const verdicts = [];
    for (const authorization of sent)
      verdicts.push(await watching.authenticate({ headers: { authorization }, socket }, '/mcp'));
    expect(verdicts.map((verdict) => verdict?.ok)).toEqual([true, true, false, undefined, true]);
    const [key, wrong] = [credentialDigest('key'), credentialDigest('wrong')];
    expect(digests).toEqual([key, key, wrong, key]);
  });

  it('of two gateways in one process do not meet', async () => {
    const other = new BearerPassport({ '/mcp': opens('other'), '/mcp/auth': opens() });
    expect(await other.authenticate({ headers: { authorization: 'Bearer other' } }, '/mcp')).toMatchObject({
      ok: true,
    });
    expect(await ask('Bearer other')).toMatchObject({ ok: false });
    expect(await ask('Bearer key')).toMatchObject({ ok: true });
  });
});
