import { describe, expect, it } from 'vitest';
import { clientMetadata } from './client-metadata.ts';
import { redirectRule } from '../config/redirects.ts';

const REDIRECT = 'https://client.example/callback';
const accepted = (sent: object) => {
  const verdict = clientMetadata({ redirect_uris: [REDIRECT], ...sent }, redirectRule());
  if (!verdict.ok) throw new Error(verdict.description);
  return verdict.metadata;
};
const refusal = (sent: unknown) => {
  const verdict = clientMetadata(sent, redirectRule());
  return verdict.ok ? 'accepted' : verdict.error;
};

describe('what clients say of themselves', () => {
  it('is a public client with both grants when they say nothing', () => {
    expect(accepted({})).toEqual({
      redirect_uris: [REDIRECT],
      application_type: 'web',
      grant_types: ['authorization_code', 'refresh_token'],
      response_types: ['code'],
      response_modes: ['query'],
      token_endpoint_auth_method: 'none',
      scope: 'mcp:tools offline_access',
    });
  });

  it('loses scopes, grants and fields that mean nothing here', () => {
    const sent = {
      scope: 'openid profile email',
      grant_types: ['authorization_code', 'urn:ietf:params:oauth:grant-type:device_code'],
      jwks_uri: 'http://169.254.169.254/',
      sector_identifier_uri: 'http://10.0.0.1/',
      client_secret: 'chosen by the client',
      client_id: 'chosen by the client',
    };
    expect(accepted(sent)).toMatchObject({ scope: 'mcp:tools offline_access', grant_types: ['authorization_code'] });
    expect(Object.keys(accepted(sent))).toEqual(Object.keys(accepted({})));
  });

  it.each([
    [undefined, 'none'],
    ['none', 'none'],
    ['client_secret_post', 'client_secret_post'],
    ['client_secret_basic', 'client_secret_basic'],
    ['private_key_jwt', 'none'],
    ['client_secret_jwt', 'none'],
    [1, 'none'],
  ])('the method %p at the token endpoint becomes %s', (sent, taken) => {
    expect(accepted({ token_endpoint_auth_method: sent }).token_endpoint_auth_method).toBe(taken);
  });

  it.each([
    ['http://127.0.0.1:33418/', 'native'],
    ['http://localhost/callback', 'native'],
    ['http://[::1]:9/callback', 'native'],
    ['cursor://anysphere.cursor-retrieval/oauth/callback', 'native'],
    ['com.example.app:/callback', 'native'],
    [REDIRECT, 'web'],
  ])('%s makes a %s client', (redirect, type) => {
    expect(accepted({ redirect_uris: [redirect] }).application_type).toBe(type);
    expect(accepted({ redirect_uris: [REDIRECT, redirect], application_type: 'web' }).application_type).toBe(type);
  });

  it.each([
    'http://client.example/callback',
    'http://127.0.0.1.evil.example/',
    'http://localhost.evil.example/',
    'http://192.168.1.2/callback',
    'https://user:secret@client.example/',
    'https://client.example/#fragment',
    'https://client.example/#',
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'JavaScript:alert(1)',
    'intent://x#Intent;end',
    'mailto:a@b.example',
    'not an address',
    '/callback',
    '',
    `https://client.example/${'x'.repeat(500)}`,
  ])('refuses the redirect %p', (redirect) => {
    expect(refusal({ redirect_uris: [redirect] })).toBe('invalid_redirect_uri');
    expect(refusal({ redirect_uris: [REDIRECT, redirect] })).toBe('invalid_redirect_uri');
  });

  it.each([
    [undefined, 'invalid_client_metadata'],
    [null, 'invalid_client_metadata'],
    [[], 'invalid_client_metadata'],
    ['text', 'invalid_client_metadata'],
    [{}, 'invalid_redirect_uri'],
    [{ redirect_uris: [] }, 'invalid_redirect_uri'],
    [{ redirect_uris: REDIRECT }, 'invalid_redirect_uri'],
    [{ redirect_uris: [5] }, 'invalid_redirect_uri'],
    [{ redirect_uris: Array(13).fill(REDIRECT) }, 'invalid_redirect_uri'],
    [{ redirect_uris: [REDIRECT], grant_types: ['client_credentials'] }, 'invalid_client_metadata'],
    [{ redirect_uris: [REDIRECT], grant_types: 'authorization_code' }, 'invalid_client_metadata'],
    [{ redirect_uris: [REDIRECT], response_types: ['token'] }, 'invalid_client_metadata'],
  ])('refuses %j as %s', (sent, error) => expect(refusal(sent)).toBe(error));

  it('shows a name as one short line of visible characters', () => {
    const name = (client_name: unknown) => accepted({ client_name }).client_name;
    expect(name('  Claude \n Code\t')).toBe('Claude Code');
    expect(name('Good\u202Eelbuort\u200B')).toBe('Goodelbuort');
    expect(name('x'.repeat(500))).toHaveLength(80);
    for (const none of [undefined, '', ' \u200B ', 5, {}]) expect(name(none)).toBeUndefined();
  });
});
