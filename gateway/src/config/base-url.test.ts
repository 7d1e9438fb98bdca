import { describe, expect, it } from 'vitest';
import { baseUrlOf } from './base-url.ts';

describe('the address of the server', () => {
  const listening = { host: '127.0.0.1', port: 3000 };
  const asked = (host: string | undefined) =>
    baseUrlOf(listening, { headers: { ...(host !== undefined && { host }) } });

  it.each(['localhost:3000', 'mcp.example', '[::1]:3000'])('is as the client wrote it: %s', (host) =>
    expect(asked(host)).toBe(`http://${host}`),
  );

  it.each([undefined, '', 'localhost:99999', '1.2.3.4.5', '[::1', 'a:b', 'a b'])(
    'is where it listens for the host %s, which is no address',
    (host) => expect(asked(host)).toBe('http://127.0.0.1:3000'),
  );

  it('is the configured one for all', () => {
    const baseUrl = 'https://mcp.example';
    expect(baseUrlOf({ ...listening, baseUrl }, { headers: { host: 'localhost:99999' } })).toBe(baseUrl);
  });
});
