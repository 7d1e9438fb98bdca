import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { both, expectAlike, HOST, post, startEcho, TWO_BYTES, waysOf } from '../../test/fast-path.ts';

let echo: Awaited<ReturnType<typeof startEcho>>;
beforeAll(async () => {
  echo = await startEcho();
});
afterAll(() => echo.close());

const PLAIN: Readonly<Record<string, string>> = {
  'a message': post([HOST, TWO_BYTES]),
  'an address with a query': post([HOST, TWO_BYTES], '{}', '/mcp?toolsets=kp&x=%20'),
  'names in any case and space around values': post(['hOsT:a', 'X-Odd:\t  b c \t', 'content-LENGTH:  2  ']),
  'an empty value': post([HOST, 'X-Empty:', TWO_BYTES]),
  'kept alive by name': post([HOST, 'Connection: Keep-Alive', TWO_BYTES]),
  'a length with zeros': post([HOST, 'Content-Length: 002']),
  'an empty body': post([HOST, 'Content-Length: 0'], ''),
  'a GET': `GET /mcp HTTP/1.1\r\n${HOST}\r\n\r\n`,
  'a stream': post([HOST, TWO_BYTES], '{}', '/mcp?stream'),
  'a large answer': post([HOST, TWO_BYTES], '{}', '/mcp?large'),
  'an answer that ends the connection': post([HOST, TWO_BYTES], '{}', '/mcp?last'),
  'two in a row': post([HOST, TWO_BYTES], '{}', '/mcp?slow') + post([HOST, TWO_BYTES], '[]'),
};

const ODD: Readonly<Record<string, string>> = {
  'no Host': post([TWO_BYTES]),
  'two Hosts': post([HOST, 'Host: b', TWO_BYTES]),
  'a name that comes twice': post([HOST, 'X-A: 1', 'X-A: 2', TWO_BYTES]),
  'a name of every object': post([HOST, 'constructor: x', '__proto__: y', TWO_BYTES]),
  'a value that is not ASCII': post([HOST, 'X-A: \xe9', TWO_BYTES]),
  'a folded line': post([HOST, 'X-A: 1\r\n  2', TWO_BYTES]),
  'a line end without a return': post([HOST, 'X-A: 1\nX-B: 2', TWO_BYTES]),
  'a return within a value': post([HOST, 'X-A: 1\rX-B: 2', TWO_BYTES]),
  'a space before the colon': post([HOST, 'X-A : 1', TWO_BYTES]),
  'a line without a colon': post([HOST, 'nothing', TWO_BYTES]),
  'a name that is empty': post([HOST, ': 1', TWO_BYTES]),
  'NUL in a value': post([HOST, 'X-A: \0', TWO_BYTES]),
  'no length': post([HOST]),
  'two lengths': post([HOST, TWO_BYTES, TWO_BYTES]),
  'two lengths in one': post([HOST, 'Content-Length: 2, 2']),
  'a length with a sign': post([HOST, 'Content-Length: +2']),
  'a length below zero': post([HOST, 'Content-Length: -2']),
  'a length in hexadecimal': post([HOST, 'Content-Length: 0x2']),
  'an empty length': post([HOST, 'Content-Length:']),
  'a length beyond all': post([HOST, 'Content-Length: 99999999999999999999']),
  'more than 64 KiB': post([HOST, 'Content-Length: 65537'], 'x'.repeat(65_537)),
  'a length above what is taken': post([HOST, 'Content-Length: 262145']),
  'a length and chunks': post([HOST, TWO_BYTES, 'Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n'),
  chunks: post([HOST, 'Transfer-Encoding: chunked'], '2\r\n{}\r\n0\r\n\r\n'),
  'chunks by another name': post([HOST, 'Transfer-Encoding: xchunked'], '2\r\n{}\r\n0\r\n\r\n'),
  'Expect: 100-continue': post([HOST, TWO_BYTES, 'Expect: 100-continue']),
  'another expectation': post([HOST, TWO_BYTES, 'Expect: more']),
  'an upgrade': post([HOST, TWO_BYTES, 'Connection: Upgrade', 'Upgrade: websocket']),
  'Connection: close': post([HOST, TWO_BYTES, 'Connection: close']),
  'another connection': post([HOST, TWO_BYTES, 'Connection: x']),
  'HTTP/1.0': post([HOST, TWO_BYTES]).replace('HTTP/1.1', 'HTTP/1.0'),
  'HTTP/1.2': post([HOST, TWO_BYTES]).replace('HTTP/1.1', 'HTTP/1.2'),
  'an absolute address': post([HOST, TWO_BYTES], '{}', 'http://a/mcp'),
  'an asterisk': post([HOST, TWO_BYTES], '{}', '*'),
  'a fragment': post([HOST, TWO_BYTES], '{}', '/mcp#x'),
  'a space in the address': post([HOST, TWO_BYTES], '{}', '/mcp /'),
  'another address': post([HOST, TWO_BYTES], '{}', '/mcpx'),
  'another method': post([HOST, TWO_BYTES]).replace('POST', 'PUT'),
  'a small method': post([HOST, TWO_BYTES]).replace('POST', 'post'),
  HEAD: `HEAD /mcp HTTP/1.1\r\n${HOST}\r\n\r\n`,
  'a GET with a body': `GET /mcp HTTP/1.1\r\n${HOST}\r\n${TWO_BYTES}\r\n\r\n{}`,
  'a line end before the request': `\r\n${post([HOST, TWO_BYTES])}`,
  'many headers': post([HOST, ...Array.from({ length: 400 }, (_, at) => `X-${at}: ${'y'.repeat(30)}`), TWO_BYTES]),
  'too many headers': post([HOST, ...Array.from({ length: 900 }, (_, at) => `X-${at}: ${'y'.repeat(30)}`), TWO_BYTES]),
  'short headers, more than Node reads': post([HOST, ...Array.from({ length: 1_001 }, (_, at) => `${at}:`), TWO_BYTES]),
  'HTTP/2': 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n',
  TLS: '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03\r\n\r\n',
  'nothing but an end': '\r\n\r\n',
  'a message, then one for Node':
    post([HOST, TWO_BYTES]) + post([HOST, 'Transfer-Encoding: chunked'], '2\r\n[]\r\n0\r\n\r\n'),
  'a message, then none': `${post([HOST, TWO_BYTES])}x`,
};

describe('a plain request', () => {
  it.each(Object.entries(PLAIN))('is answered by the fast path as by Node: %s', async (_name, request) => {
    const [fast, node] = await both(echo.port, [request]);
    expectAlike(fast, node);
    expect(fast.text).toContain('HTTP/1.1 200 OK\n');
    expect(new Set(waysOf(fast))).toEqual(new Set(['fast']));
    expect(new Set(waysOf(node))).toEqual(new Set(['Node']));
  });

  it('may come in pieces of its body', async () => {
    const text = post([HOST, 'Content-Length: 9'], '["a","b"]');
    const [fast, node] = await both(echo.port, [text.slice(0, -9), text.slice(-9, -4), text.slice(-4)]);
    expectAlike(fast, node);
    expect(waysOf(fast)).toEqual(['fast']);
  });

  it('may come while the one before is answered, and both are answered in their order', async () => {
    const [fast, node] = await both(echo.port, [
      post([HOST, TWO_BYTES], '{}', '/mcp?slow=1'),
      post([HOST, TWO_BYTES], '[]', '/mcp?2'),
    ]);
    expectAlike(fast, node);
    expect(fast.text).toMatch(/slow=1.*\?2/s);
    expect(waysOf(fast)).toEqual(['fast', 'fast']);
  });

  it('may have 64 KiB', async () => {
    const body = 'x'.repeat(64 * 1024);
    const [fast, node] = await both(echo.port, [post([HOST, `Content-Length: ${body.length}`], body)]);
    expect(fast.text.length).toBeGreaterThan(body.length);
    expectAlike(fast, node);
    expect(waysOf(fast)).toEqual(['fast']);
  });
});

describe('a request that is not plain', () => {
  it.each(Object.entries(ODD))('is Node’s: %s', async (_name, request) => {
    const [fast, node] = await both(echo.port, [request]);
    expectAlike(fast, node);
  });

  it('is Node’s when its head comes in pieces', async () => {
    const text = post([HOST, TWO_BYTES]);
    const [fast, node] = await both(echo.port, [text.slice(0, 10), text.slice(10, 25), text.slice(25)]);
    expectAlike(fast, node);
    expect(waysOf(fast)).toEqual(['Node']);
  });

  it.each([
    ['nothing', ''],
    ['half of a head', 'POST /mcp HTTP/1.1\r\nHost'],
    ['half of a body', post([HOST, 'Content-Length: 9'], '[')],
    ['a message', post([HOST, TWO_BYTES])],
    ['a message that takes time', post([HOST, TWO_BYTES], '{}', '/mcp?slow')],
  ])('is met as Node meets it when the client ends its side after %s', async (_name, request) => {
    const [fast, node] = await both(echo.port, [request], true);
    expectAlike(fast, node);
  });
});

const elsewhere = (lines: readonly string[]): string => ['GET /elsewhere HTTP/1.1', ...lines, '', ''].join('\r\n');

/** By the fast path and by Node, for each address, and with HTTP/1.0. */
async function expectRefused(lines: readonly string[]): Promise<void> {
  const requests = [post([...lines, TWO_BYTES]), elsewhere(lines)];
  for (const request of [...requests, requests[0]?.replace('HTTP/1.1', 'HTTP/1.0') ?? '']) {
    for (const { text, messages } of await both(echo.port, [request])) {
      expect(text).toMatch(/^HTTP\/1\.1 400 Bad Request\n[^]*\nX-Request-Id: an-id\n\n closed$/);
      expect(messages).toEqual([]);
    }
  }
}

describe('the host of a request', () => {
  it.each([
    ['twice', [HOST, 'Host: b']],
    ['twice the same', [HOST, 'host: a']],
    ['once good, once empty', [HOST, 'Host:']],
    ['with a space', ['Host: a b']],
    ['with a path', ['Host: a/b']],
    ['with a name of a user', ['Host: b@a']],
    ['with an open bracket', ['Host: [::1']],
    ['with a port of letters', ['Host: a:b']],
    ['not in ASCII', ['Host: \xe9']],
  ])('is refused: %s', (_name, lines) => expectRefused(lines));

  it.each(['', 'a:', 'a:65536', '127.0.0.1:80', '[::1]', '[fe80::1%25eth0]:80', 'A_b-c.example.', 'a%20b'])(
    'may be %j',
    async (host) => {
      const [fast, node] = await both(echo.port, [post([`Host: ${host}`, TWO_BYTES])]);
      expectAlike(fast, node);
      expect(waysOf(fast)).toEqual(['fast']);
    },
  );
});

describe('who asks', () => {
  const KEY = 'Authorization: Bearer one';

  it.each([
    ['two keys', [KEY, 'Authorization: Bearer two']],
    ['twice the same', [KEY, 'authorization: Bearer one']],
    ['a key and nothing', [KEY, 'Authorization:']],
  ])('is said once or refused: %s', (_name, lines) => expectRefused([HOST, ...lines]));

  it('is said once', async () => {
    const [fast, node] = await both(echo.port, [post([HOST, KEY, TWO_BYTES])]);
    expectAlike(fast, node);
    expect(waysOf(fast)).toEqual(['fast']);
  });
});

it('reads whatever comes as Node reads it: two messages with some bytes changed', async () => {
  const text =
    post([HOST, 'Content-Type: application/json', TWO_BYTES, 'X-A: b']) + post([HOST, TWO_BYTES], '[]', '/mcp?b');
  const bytes = fc.constantFrom(...' \t\r\n\0:,;0123a-+_/?#"\x7f\x80\xff'.split(''));
  const change = fc.record({ at: fc.nat(text.length - 1), byte: bytes, kind: fc.constantFrom('set', 'put', 'drop') });
  const changed = fc.array(change, { minLength: 1, maxLength: 3 }).map((changes) =>
    changes.reduce((sofar, { at, byte, kind }) => {
      const [before, here, behind] = [sofar.slice(0, at), sofar.slice(at, at + 1), sofar.slice(at + 1)];
      return before + (kind === 'drop' ? '' : byte) + (kind === 'put' ? here : '') + behind;
    }, text),
  );
  const requests = fc.sample(changed, { numRuns: 400, seed: 20261126 });
  const ways: string[] = [];
  for (let at = 0; at < requests.length; at += 25) {
    const some = requests.slice(at, at + 25);
    for (const [index, [fast, node]] of (
      await Promise.all(some.map((request) => both(echo.port, [request])))
    ).entries()) {
      expectAlike(fast, node, JSON.stringify(some[index]));
      ways.push(...waysOf(fast));
    }
  }
  expect(ways.filter((way) => way === 'fast').length).toBeGreaterThan(100);
  expect(ways.filter((way) => way === 'Node').length).toBeGreaterThan(30);
});
