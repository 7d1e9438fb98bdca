import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hashApiKey, newApiKey } from '../accounts/keys.ts';
import { configuredKeys } from './api-keys.ts';
import { bearerCredential, NOBODY } from './authenticator.ts';
import { bearerChallenge } from './bearer-passport.ts';

describe('API keys', () => {
  it('have one form, and differ', () => {
    const keys = Array.from({ length: 50 }, newApiKey);
    for (const key of keys) expect(key).toMatch(/^mcp_[A-Za-z0-9_-]{43}$/);
    expect(new Set(keys).size).toBe(50);
  });

  it('are kept as SHA-256', () => {
    expect(hashApiKey('abc').toString('hex')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(hashApiKey('mcp_x')).toEqual(createHash('sha256').update('mcp_x').digest());
  });

  it('open the account they are configured for, whatever their form', async () => {
    const keys = configuredKeys([newApiKey(), 'short', ''], { accountId: 'operator' });
    expect(await keys.authenticate('short')).toEqual({ ok: true, principal: { accountId: 'operator' } });
    for (const wrong of ['', 'shor', 'short ', 'SHORT', newApiKey()]) {
      expect(await keys.authenticate(wrong)).toEqual({ ok: false, code: 'auth_invalid' });
    }
  });

  it('are worth nothing where only access tokens are taken', async () => {
    expect(await NOBODY.authenticate('short')).toEqual({ ok: false, code: 'auth_invalid' });
  });
});

describe('the Authorization header', () => {
  it.each([
    ['Bearer abc', 'abc'],
    ['bearer abc', 'abc'],
    ['BEARER   abc ', 'abc'],
    ['Bearer', undefined],
    ['Bearer ', undefined],
    ['Bearer a b', undefined],
    ['Bearer a,b', undefined],
    ['Basic abc', undefined],
    ['abc', undefined],
    [undefined, undefined],
  ])('%p holds %p', (header, credential) => {
    expect(bearerCredential(header)).toBe(credential);
  });
});

describe('the challenge', () => {
  it('names the metadata and the scope', () => {
    expect(bearerChallenge('https://mcp.example', '/mcp', false)).toBe(
      'Bearer resource_metadata="https://mcp.example/.well-known/oauth-protected-resource/mcp", scope="mcp:tools"',
    );
    expect(bearerChallenge('https://mcp.example', '/mcp/auth', true)).toBe(
      'Bearer resource_metadata="https://mcp.example/.well-known/oauth-protected-resource/mcp/auth", scope="mcp:tools", error="invalid_token"',
    );
  });
});
