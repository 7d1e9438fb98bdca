import { expect, it, vi } from 'vitest';
import { HourlyCall } from './hourly-call.ts';

const REQUEST = { account: 'a', key: 'k', request: 'r', claimant: 'c', moment: 0 };
const BUSY = { begun: false, reason: 'busy' } as const;

const callOf = (signal: AbortSignal) => {
  const calls = { begin: vi.fn(async () => BUSY), end: async () => {}, forget: () => {}, keep: async () => {} };
  return { calls, call: new HourlyCall(calls, REQUEST, signal) };
};

it('a call of which another is under way asks no more once its client has gone', async () => {
  const gone = new AbortController();
  const { calls, call } = callOf(gone.signal);
  const beginning = call.begin('timing');
  await vi.waitFor(() => expect(calls.begin).toHaveBeenCalledTimes(2));
  gone.abort();
  expect(await beginning).toEqual(BUSY);
  expect(calls.begin).toHaveBeenCalledTimes(2);
});
