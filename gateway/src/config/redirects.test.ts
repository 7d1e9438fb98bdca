import { describe, expect, it } from 'vitest';
import { formTarget, isLocalRedirect, NEVER_SCHEMES, redirectRule } from './redirects.ts';

const kindOf = redirectRule();

describe('redirects', () => {
  it.each([
    ['https://claude.ai/api/mcp/auth_callback', 'web'],
    ['https://[2606:4700::1]/callback', 'web'],
    ['https://client.example:8443/callback?x=1', 'web'],
    ['http://127.0.0.1:33418/', 'native'],
    ['http://localhost/callback', 'native'],
    ['http://[::1]:9/callback', 'native'],
    ['cursor://anysphere.cursor-mcp/oauth/callback', 'native'],
    ['vscode://ms-vscode/callback', 'native'],
    ['com.example.app:/callback', 'native'],
    ['com.example-corp.app2://callback', 'native'],
  ])('%s: %s', (uri, kind) => expect(kindOf(uri)).toBe(kind));

  it.each([
    'ms-msdt:/id%20PCWDiagnostic',
    'ms-officecmd:x',
    'search-ms:query=x',
    'smb://server/share',
    'jar:https://a.example!/x',
    'ldap://server/x',
    'ssh://server',
    'telnet://server',
    'steam://run/1',
    'x-apple.systempreferences:com.apple.preference',
    'itms-services://?action=download-manifest',
    'mailto:a@b.example',
    'tel:123',
    'urn:ietf:wg:oauth:2.0:oob',
    'oob',
    'myapp://callback',
    ...NEVER_SCHEMES.filter((scheme) => scheme !== 'https').map((scheme) => `${scheme}://a.example/x`),
  ])('%s: refused', (uri) => expect(kindOf(uri)).toBe('refused'));

  it.each([
    'https://*/callback',
    'https://*.example/callback',
    'https://a.example;frame-ancestors/',
    "https://a.example'self'/",
    'https://a.example,b.example/',
    'https://a.example"/',
    'https://{a}.example/',
    'https://-a.example/',
    'https://a..example/',
    'https://a.example/\u0000',
    'https://a.example/\n',
    'https://a.example/ b',
    'https://a.example/\ud800',
    'https://a.example/é',
    'https://user@a.example/',
    'https://a.example/#',
    'https:a.example/callback',
    'https:/a.example/callback',
    'https:///a.example/callback',
    'https:\\\\a.example/callback',
    'http:localhost/callback',
    `https://a.example/${'x'.repeat(500)}`,
  ])('%j: refused, for what its host or its characters could mean elsewhere', (uri) => {
    expect(kindOf(uri)).toBe('refused');
  });

  it('may have the schemes that an installation names', () => {
    expect(redirectRule(['myapp'])('myapp://callback')).toBe('native');
    expect(redirectRule(['myapp'])('otherapp://callback')).toBe('refused');
  });

  it('that stay on the device are told', () => {
    expect(isLocalRedirect('http://localhost:1/x')).toBe(true);
    expect(isLocalRedirect('http://[::1]/x')).toBe(true);
    expect(isLocalRedirect('https://localhost.example/x')).toBe(false);
    expect(isLocalRedirect('cursor://x')).toBe(false);
  });
});

describe('a redirect in a Content-Security-Policy', () => {
  it.each([
    ['https://claude.ai/api/callback?x=1', 'https://claude.ai'],
    ['https://CLAUDE.AI:443/api', 'https://claude.ai'],
    ['https://client.example:0008443/', 'https://client.example:8443'],
    ['http://127.0.0.1:3118/callback', 'http://127.0.0.1:3118'],
    ['http://[::1]:3118/callback', 'http:'],
    ['cursor://anysphere.cursor-mcp/oauth', 'cursor:'],
    ['com.example.app:/callback', 'com.example.app:'],
  ])('%s is printed as %s', (uri, source) => expect(formTarget(uri)).toBe(source));

  it.each(['https://*/x', 'https://a.example;frame-ancestors/', "https://a.example'self'/", 'https://a,b/'])(
    '%s is never named',
    (uri) => expect(formTarget(uri)).toBeUndefined(),
  );
});
