import type { IncomingMessage } from 'node:http';
import { describe, expect, it } from 'vitest';
import { csrfToken, isFromOurPage, isCsrfTokenValid } from './browser.ts';
import { clientAddress, networkOf } from './client-address.ts';
import { dropCookie, readCookie, setCookie } from './cookies.ts';

const request = (headers: Readonly<Record<string, string>>, remoteAddress = '203.0.113.9') =>
  ({ headers, socket: { remoteAddress } }) as unknown as IncomingMessage;

describe('cookies', () => {
  const value = 'abcdefghijklmnop';

  it('are out of reach for scripts and other sites, and bound to the host over https', () => {
    expect(setCookie('s', value, { secure: false })).toBe(`s=${value}; Path=/; HttpOnly; SameSite=Lax`);
    expect(setCookie('s', value, { secure: true, maxAgeSeconds: 60 })).toBe(
      `__Host-s=${value}; Path=/; HttpOnly; SameSite=Lax; Secure; Max-Age=60`,
    );
    expect(dropCookie('s', true)).toMatch(/^__Host-s=; .*; Max-Age=0$/);
  });

  it('are read by their whole name, under https by the bound one alone', () => {
    const cookie = `xs=1; s=${value}; __Host-s=${value}2`;
    expect(readCookie(request({ cookie }), 's', false)).toBe(value);
    expect(readCookie(request({ cookie }), 's', true)).toBe(`${value}2`);
    expect(readCookie(request({ cookie: `s=${value}` }), 's', true)).toBeUndefined();
    expect(readCookie(request({}), 's', false)).toBeUndefined();
  });

  it.each(['short', 'a'.repeat(257), `${value}"`, ''])('are ignored when their value is none of ours: %j', (odd) => {
    expect(readCookie(request({ cookie: `s=${odd}` }), 's', false)).toBeUndefined();
  });
});

describe('the CSRF token of a form', () => {
  const fresh = csrfToken(request({}), false);
  const cookie = fresh.setCookie[0]?.split(';', 1)[0] ?? '';

  it('holds for the browser the form was given to, and tells nothing of its cookie', () => {
    expect(isCsrfTokenValid(request({ cookie }), false, fresh.token)).toBe(true);
    expect(csrfToken(request({ cookie }), false)).toEqual({ token: fresh.token, setCookie: [] });
    expect(cookie).not.toContain(fresh.token);
  });

  it('does not hold for another browser, for none, or without the token', () => {
    const other = csrfToken(request({}), false).setCookie[0]?.split(';', 1)[0] ?? '';
    expect(isCsrfTokenValid(request({ cookie: other }), false, fresh.token)).toBe(false);
    expect(isCsrfTokenValid(request({}), false, fresh.token)).toBe(false);
    for (const sent of [null, '', `${fresh.token}x`])
      expect(isCsrfTokenValid(request({ cookie }), false, sent)).toBe(false);
  });

  it('needs a page of ours as the sender, where the browser tells', () => {
    const base = 'https://mcp.example';
    const trusted = (headers: Readonly<Record<string, string>>) => isFromOurPage(request(headers), base);
    expect(trusted({})).toBe(true);
    expect(trusted({ origin: base, 'sec-fetch-site': 'same-origin' })).toBe(true);
    expect(trusted({ origin: 'https://evil.example' })).toBe(false);
    expect(trusted({ origin: 'http://mcp.example' })).toBe(false);
    expect(trusted({ origin: 'null' })).toBe(false);
    expect(trusted({ 'sec-fetch-site': 'cross-site' })).toBe(false);
    expect(trusted({ 'sec-fetch-site': 'same-site' })).toBe(false);
  });
});

describe('the address of a client', () => {
  it('is that of the connection, whatever a header claims', () => {
    expect(clientAddress(request({ 'x-forwarded-for': '198.51.100.1' }), 0)).toBe('203.0.113.9');
  });

  it('is what the outermost trusted proxy saw', () => {
    const forwarded = { 'x-forwarded-for': 'invented, 198.51.100.1, 10.0.0.2' };
    expect(clientAddress(request(forwarded), 1)).toBe('10.0.0.2');
    expect(clientAddress(request(forwarded), 2)).toBe('198.51.100.1');
    expect(clientAddress(request({}), 2)).toBe('203.0.113.9');
    expect(clientAddress(request({ 'x-forwarded-for': '198.51.100.1' }), 2)).toBe('203.0.113.9');
  });

  it.each([
    '198.51.100.1',
    '198.51.100.1:50123',
    ' 198.51.100.1 ',
    '"198.51.100.1:50123"',
    '::ffff:198.51.100.1',
    '[::ffff:198.51.100.1]:50123',
    '::FFFF:c633:6401',
    '0:0:0:0:0:ffff:198.51.100.1',
  ])('%s is one client with 198.51.100.1', (written) => {
    expect(clientAddress(request({ 'x-forwarded-for': `203.0.113.77, ${written}` }), 1)).toBe('198.51.100.1');
  });

  it.each([
    '2001:db8::7',
    '[2001:db8::7]',
    '[2001:db8::7]:443',
    '"[2001:db8::7]:443"',
    '2001:0DB8:0:0:0:0:0:0007',
    '2001:db8::7%eth0',
    '2001:db8:0::0.0.0.7',
  ])('%s is one client with 2001:db8::7', (written) => {
    expect(clientAddress(request({ 'x-forwarded-for': written }), 1)).toBe('2001:db8::7');
    expect(networkOf(written)).toBe('2001:db8:0:0::/64');
  });

  it.each(['', ',', 'unknown', '_hidden', 'for=198.51.100.1', '1.2.3', '1.2.3.4.5', '01.2.3.4', '::1::', '[::1', 'x'])(
    '%j is no address: it counts as the nearest proxy, whatever else is written',
    (junk) => {
      expect(clientAddress(request({ 'x-forwarded-for': junk }), 1)).toBe('203.0.113.9');
      expect(clientAddress(request({ 'x-forwarded-for': `198.51.100.1, ${junk}` }), 1)).toBe('203.0.113.9');
    },
  );

  it('is that of the connection in its one form', () => {
    expect(clientAddress(request({}, '::ffff:203.0.113.9'), 0)).toBe('203.0.113.9');
    expect(clientAddress(request({}, '2001:DB8:0::1'), 0)).toBe('2001:db8::1');
  });

  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ])('counts %s as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
    expect(networkOf(network)).toBe(network);
  });
});
