import { describe, expect, it } from 'vitest';
import { quiet } from '../../test/services.ts';
import { Limits, RULES } from '../limits/limits.ts';
import { giveBackToClient, takeOfClient } from './client-limit.ts';

const { burst } = RULES.sign_in_client;

describe('the tries of a client', () => {
  const limits = () => new Limits({ logger: quiet, now: () => 0 });
  const taken = async (by: Limits, addressOf: (at: number) => string, tries: number): Promise<number> => {
    let count = 0;
    for (let at = 0; at < tries; at += 1) if ((await takeOfClient(by, 'sign_in_client', addressOf(at))).ok) count += 1;
    return count;
  };

  it('are those of its /64, and eight times as many of the /48 around it', async () => {
    const by = limits();
    expect(await taken(by, () => '2001:db8:1:2::9', 2 * burst)).toBe(burst);
    expect(await taken(by, (at) => `2001:db8:1:${(at + 3).toString(16)}::9`, 20 * burst)).toBe(7 * burst);
    expect(await taken(by, (at) => `2001:db8:2:${at.toString(16)}::9`, 20 * burst)).toBe(8 * burst);
  });

  it('are not taken from a network when the site around it has none', async () => {
    const by = limits();
    await taken(by, (at) => `2001:db8:1:${at.toString(16)}::9`, 8 * burst);
    expect(await taken(by, () => '2001:db8:1:ffff::9', 5)).toBe(0);
    for (let at = 0; at < burst; at += 1) {
      expect(await by.take('sign_in_client', '2001:db8:1:ffff::/64')).toMatchObject({ ok: true });
    }
  });

  it('are one bucket for each IPv4 address, however it is written', async () => {
    const by = limits();
    expect(await taken(by, (at) => (at % 2 ? '203.0.113.1' : '::ffff:203.0.113.1'), 9 * burst)).toBe(burst);
    expect(await taken(by, (at) => `203.0.113.${(at % 200) + 2}`, 20 * burst)).toBeGreaterThan(9 * burst);
  });

  it('come back to both', async () => {
    const by = limits();
    for (let at = 0; at < 20 * burst; at += 1) {
      expect(await takeOfClient(by, 'sign_in_client', '2001:db8:1:2::9')).toMatchObject({ ok: true });
      await giveBackToClient(by, 'sign_in_client', '2001:db8:1:2::9');
    }
  });
});
