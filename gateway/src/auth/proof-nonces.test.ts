import { expect, it } from 'vitest';
import { RULES } from '../limits/limits.ts';
import { NONCE_SECONDS, ProofNonces } from './proof-nonces.ts';

const MINUTE_MS = 60_000;
const START = Date.parse('2026-11-29T12:00:00Z');

/** A gateway whose clock is so far from the start. */
const at = (shiftMs: number, secret = Buffer.alloc(32, 7)) =>
  new ProofNonces({ secret, required: true, now: () => START + shiftMs });

it('a nonce is taken by every gateway that has the secret, for three minutes at least and five at most', () => {
  const nonce = at(0).next();
  expect(nonce).toMatch(/^[\w-]{43}$/);
  for (const late of [0, 1, 2 * MINUTE_MS, 4 * MINUTE_MS - 1])
    expect([late, at(late).takes(nonce)]).toEqual([late, true]);
  // A gateway whose clock is a minute behind takes it too.
  expect(at(-MINUTE_MS).takes(nonce)).toBe(true);
  for (const late of [4 * MINUTE_MS, 5 * MINUTE_MS, 24 * 60 * MINUTE_MS]) {
    expect([late, at(late).takes(nonce)]).toEqual([late, false]);
  }
  expect(at(0, Buffer.alloc(32, 8)).takes(nonce)).toBe(false);
});

it('the nonces of one process follow its clock', () => {
  let now = START;
  const nonces = new ProofNonces({ secret: Buffer.alloc(32), required: false, now: () => now });
  const first = nonces.next();
  expect(nonces.next()).toBe(first);
  now += MINUTE_MS;
  expect([nonces.next() === first, nonces.takes(first)]).toEqual([false, true]);
  now += NONCE_SECONDS * 1_000;
  expect(nonces.takes(first)).toBe(false);
});

it('a proof is remembered for as long as its nonce is taken', () => {
  expect(1 / RULES.proof.perSecond).toBeGreaterThanOrEqual(NONCE_SECONDS);
});

it.each(['', ' ', 'undefined', 'x'.repeat(43)])('%j is no nonce', (nonce) => {
  expect(at(0).takes(nonce)).toBe(false);
});
