import { createRegistry } from '@cuspal/telemetry/metrics';
import { describe, expect, it } from 'vitest';
import { LargestAccounts } from './largest-accounts.ts';

const MINUTE = 60_000;

function counted() {
  const clock = { now: 1_000_000 };
  const largest = new LargestAccounts(
    async (id) => `hash of ${id}`,
    () => clock.now,
  );
  const call = (id: string, times: number): void => {
    for (let at = 0; at < times; at += 1) largest.count(id);
  };
  return { clock, largest, call };
}

describe('the largest accounts', () => {
  it('are those of the last whole minute, ten at most, the largest first', async () => {
    const { clock, largest, call } = counted();
    for (let at = 1; at <= 12; at += 1) call(`a${at}`, at);
    expect(await largest.latest()).toEqual([]);
    clock.now += MINUTE;
    call('later', 99);
    const shown = await largest.latest();
    expect(shown).toHaveLength(10);
    expect(shown[0]).toEqual({ account: 'hash of a12', calls: 12 });
    expect(shown.at(-1)).toEqual({ account: 'hash of a3', calls: 3 });
  });

  it('are forgotten after a minute without calls', async () => {
    const { clock, largest, call } = counted();
    call('a', 3);
    clock.now += 2 * MINUTE;
    expect(await largest.latest()).toEqual([]);
  });

  it('stay bounded when ever new accounts call, and know the large ones that were there before', async () => {
    const { clock, largest, call } = counted();
    call('large', 5);
    for (let at = 0; at < 20_000; at += 1) call(`small ${at}`, 1);
    clock.now += MINUTE;
    expect((await largest.latest())[0]).toEqual({ account: 'hash of large', calls: 5 });
  });

  it('are shown by their hashes alone, and not at all while these cannot be known', async () => {
    const { clock, largest, call } = counted();
    const registry = createRegistry('gateway');
    largest.show(registry);
    call('a', 2);
    clock.now += MINUTE;
    expect(await registry.metrics()).toContain(
      'cuspal_largest_accounts_calls{account="hash of a",service="gateway"} 2',
    );
    const away = new LargestAccounts(
      () => Promise.reject(new Error('the database is away')),
      () => clock.now,
    );
    const other = createRegistry('gateway');
    away.show(other);
    away.count('a');
    clock.now += MINUTE;
    expect(await other.metrics()).not.toContain('account=');
  });
});
