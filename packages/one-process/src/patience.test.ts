import { SERVED, exampleOf } from '@cuspal/catalog';
import { createSwissEphemeris } from '@cuspal/engine/sky/swiss';
import { TEST_NOW } from '@cuspal/tool-kit/testing';
import { afterEach, expect, it, vi } from 'vitest';
import { localRouter } from './local-router.ts';

const caller = { requestId: 'r', traceparent: '', tracestate: '', accountId: 'local' };
const router = localRouter(createSwissEphemeris(), () => TEST_NOW);

afterEach(() => void vi.restoreAllMocks());

it.each([
  ['40 seconds, and is answered', 40_000, ''],
  ['longer, and is told that its time is over', 60_000, 'engine_timeout'],
])('a plan takes %s', async (_, takes, code) => {
  const entry = SERVED.find(({ name }) => name === 'set_birth_profile');
  if (entry === undefined) throw new Error('no set_birth_profile');
  // The clock goes on by so much once the call has begun.
  vi.spyOn(Date, 'now')
    .mockReturnValueOnce(TEST_NOW)
    .mockReturnValue(TEST_NOW + takes);
  const { signal } = new AbortController();
  expect((await router.call(entry, exampleOf(entry.name).arguments, { caller, signal })).code).toBe(code);
});
