import { randomBytes, randomUUID } from 'node:crypto';
import { weaknessOf, weaknessOfKey } from '@cuspal/telemetry';
import { describe, expect, it } from 'vitest';
import { newApiKey } from '../accounts/keys.ts';
import { faultsOf } from '../../test/config-faults.ts';

describe('secrets of the operator', () => {
  it('that are made at random are strong', () => {
    for (let times = 0; times < 1_000; times += 1) {
      for (const key of [
        newApiKey(),
        randomBytes(32).toString('hex'),
        randomBytes(24).toString('base64'),
        randomUUID(),
      ]) {
        expect([key, weaknessOfKey(key)]).toEqual([key, undefined]);
      }
    }
  });

  it.each(['a', 'secret', 'changeme', 'mcp_benchmark', 'mcp_test', 'password123456789'])(
    '%s is weak: too short',
    (key) => {
      expect(weaknessOfKey(key)).toContain('at least 32 characters');
      const said = faultsOf({ CUSPAL_API_KEYS: `${newApiKey()},${key}` });
      expect(said).toContain('CUSPAL_API_KEYS, entry 2: must have at least 32 characters');
    },
  );

  it.each(['x'.repeat(64), 'abc'.repeat(20), '0'.repeat(31) + '1'])('%s is weak: few different characters', (key) => {
    expect(weaknessOf(key)).toContain('8 different characters');
    expect(faultsOf({ CUSPAL_API_KEYS: key })).toContain('CUSPAL_API_KEYS, entry 1:');
    expect(faultsOf({ COOKIE_SECRET: key })).toContain('COOKIE_SECRET: must have');
  });

  it('that no client can send are told', () => {
    expect(faultsOf({ CUSPAL_API_KEYS: `${'ä'.repeat(8)}abcdefghijklmnopqrstuvwxyz` })).toContain('letters, digits');
    expect(faultsOf({ CUSPAL_API_KEYS: `two words ${randomUUID()}` })).toContain('letters, digits');
  });

  it('are not repeated in what is said of them', () => {
    expect(faultsOf({ CUSPAL_API_KEYS: 'hunter2', COOKIE_SECRET: 'hunter2' })).not.toContain('hunter2');
  });
});
