import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { EC, ED } from '../../test/public-keys.ts';
import { keySetOf } from './key-set.ts';

const rsa = (bits: number) => generateKeyPairSync('rsa', { modulusLength: bits }).publicKey.export({ format: 'jwk' });
const faultOf = (sent: unknown): unknown => {
  try {
    return keySetOf(sent);
  } catch (fault) {
    return fault;
  }
};

describe('keys of clients', () => {
  it('are taken as text, as an object and alone, with what a signature is checked with', () => {
    const kept = { keys: [{ ...EC, kid: '1' }] };
    expect(keySetOf(JSON.stringify({ keys: [{ ...EC, kid: '1', x5c: ['…'], note: 'mine' }] }))).toEqual(kept);
    expect(keySetOf({ ...EC, kid: '1' })).toEqual(kept);
    expect(keySetOf({ keys: [EC, ED] })).toEqual({ keys: [EC, ED] });
    expect(keySetOf(rsa(2_048)).keys).toHaveLength(1);
  });

  it.each([
    ['no JSON', 'no keys', 'JSON Web Key Set'],
    ['no set', { keys: 'x' }, 'JSON Web Key Set'],
    ['none', { keys: [] }, '1 to 5 keys'],
    ['too many', { keys: Array.from({ length: 6 }, () => EC) }, '1 to 5 keys'],
    ['too long', ' '.repeat(10_001), '10000 characters'],
    [
      'a private one',
      { keys: [EC, { ...ED, d: 'nWGxne_9WmC6hEr0kuwsxERJxWl7MmkZcDusAxyuf2A' }] },
      'Key 2 has its private part',
    ],
    ['a shared one', { kty: 'oct', k: 'AyM1SysPpbyDfgZld3umj1qzKObwVMko' }, 'Key 1 has its private part'],
    ['one for encryption', { ...EC, use: 'enc' }, 'Key 1 cannot be taken'],
    ['a point off the curve', { ...EC, y: EC.x }, 'Key 1 cannot be taken'],
    ['a weak one', rsa(1_024), 'Key 1 cannot be taken'],
    ['another curve', { ...EC, crv: 'P-999' }, 'Key 1 cannot be taken'],
    ['nothing', { keys: [null] }, 'Key 1 cannot be taken'],
  ])('are refused that are %s', (_title, sent, said) => {
    expect(faultOf(sent)).toMatchObject({ name: 'ClientFieldError', field: 'jwks' });
    expect(String(faultOf(sent))).toContain(said);
  });
});
