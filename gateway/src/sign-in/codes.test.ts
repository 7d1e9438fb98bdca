import { describe, expect, it } from 'vitest';
import { CodeHashes } from './codes.ts';

describe('what codes are kept as', () => {
  it('is scrypt of 16,384 rounds, as RFC 7914 has it in its third example', async () => {
    const hash = await new CodeHashes().of('pleaseletmein', 'SodiumChloride');
    expect(Buffer.from(hash, 'base64url').toString('hex')).toBe(
      '7023bdcb3afd7348461c06cd81fd38ebfda8fbba904f8e3ea9b543f6545da1f2',
    );
  });

  it('fits its own code, with its own salt', async () => {
    const hashes = new CodeHashes();
    const hash = await hashes.of('123456', 'salt');
    expect(await hashes.match('123456', 'salt', hash)).toBe(true);
    expect(await hashes.match('123457', 'salt', hash)).toBe(false);
    expect(await hashes.match('123456', 'pepper', hash)).toBe(false);
    expect(await hashes.match('123456', 'salt', hash.slice(1))).toBe(false);
  });
});
