import { describe, expect, it } from 'vitest';
import { parseAddress } from './accounts.ts';

describe('an e-mail address', () => {
  it.each([
    ['ada@example.com', 'ada@example.com'],
    [' Ada.Lovelace+mcp@Example.COM ', 'ada.lovelace+mcp@example.com'],
    ["o'brien@sub.example.co.uk", "o'brien@sub.example.co.uk"],
    ['ada@bücher.example', 'ada@xn--bcher-kva.example'],
    ['a@xn--bcher-kva.xn--p1ai', 'a@xn--bcher-kva.xn--p1ai'],
  ])('%j is kept as %j', (written, kept) => {
    expect(parseAddress(written)).toBe(kept);
  });

  it.each([
    '',
    'ada',
    '@example.com',
    'ada@',
    'ada@localhost',
    'ada@127.0.0.1',
    'ada@[127.0.0.1]',
    'ada@example.com, eve@example.com',
    'ada@example.com;eve@example.com',
    'ada@example.com eve@example.com',
    'Ada <ada@example.com>',
    '"ada\\r\\n"@example.com',
    'ada@example.com\r\nBcc: eve@example.com',
    'ada\r\nBcc: eve@example.com',
    'ada\n@example.com',
    'ada@exam\rple.com',
    'ada@exam\tple.com',
    'ada\u0000@example.com',
    'ada\u2028@example.com',
    'ada(comment)@example.com',
    'ada..b@example.com',
    '.ada@example.com',
    'ada@-example.com',
    'ada@example..com',
    'ada@example.com%0aBcc:eve@example.com',
    // A Kelvin sign, which lower case turns into a letter k.
    '\u212Aate@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b'.repeat(63)}.${'c'.repeat(63)}.${'d'.repeat(63)}.${'e'.repeat(63)}.com`,
  ])('%j is none', (text) => {
    expect(parseAddress(text)).toBeUndefined();
  });
});
