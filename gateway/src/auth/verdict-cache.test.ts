import { beforeEach, describe, expect, it } from 'vitest';
import type { Authenticator, Principal } from './authenticator.ts';
import type { Revocation } from '../accounts/revocations.ts';
import { credentialDigest, VerdictCache } from './verdict-cache.ts';

let now: number;
let asked: string[];
let listeners: ((revocation: Revocation) => void)[];
let revocations: {
  trusted: boolean;
  version: number;
  onRevoked(listener: (revocation: Revocation) => void): () => void;
};
let principals: Map<string, Principal>;
let answer: () => Promise<void>;

const revoke = (kind: Revocation['kind'], subject: string): void => {
  revocations.version += 1;
  for (const listener of listeners) listener({ kind, subject });
};

const cache = () => {
  const authenticator: Authenticator = {
    async authenticate(credential) {
      asked.push(credential);
      const principal = principals.get(credential);
      await answer();
      return principal ? { ok: true, principal } : { ok: false, code: 'auth_invalid' };
    },
  };
  const complete = async (principal: Principal) =>
    principal.accountId === 'deleted' ? undefined : { ok: true as const, accountId: principal.accountId };
  return new VerdictCache({ authenticator, complete, revocations, now: () => now });
};

beforeEach(() => {
  now = 1_000_000;
  asked = [];
  listeners = [];
  revocations = {
    trusted: true,
    version: 0,
    onRevoked(listener) {
      listeners.push(listener);
      return () => {};
    },
  };
  principals = new Map([['good', { accountId: 'a', keyId: 'k', grantId: 'g' }]]);
  answer = async () => {};
});

describe('verdicts', () => {
  it('are asked for once a minute', async () => {
    const verdicts = cache();
    expect(await verdicts.authenticate('good')).toEqual({ ok: true, accountId: 'a' });
    now += 59_999;
    expect(verdicts.authenticate('good')).toEqual({ ok: true, accountId: 'a' });
    expect(asked).toHaveLength(1);
    now += 1;
    await verdicts.authenticate('good');
    expect(asked).toHaveLength(2);
  });

  it('are known at once for as long as they are kept and nothing revokes them', async () => {
    principals.set('other', { accountId: 'b', keyId: 'l' });
    const verdicts = cache();
    expect(verdicts.known(credentialDigest('good'))).toBeUndefined();
    await Promise.all(['good', 'other', 'wrong'].map(async (credential) => verdicts.authenticate(credential)));
    const known = () =>
      ['good', 'other', 'wrong'].map((credential) => verdicts.known(credentialDigest(credential))?.accountId);
    expect(known()).toEqual(['a', 'b', undefined]);
    revoke('key', 'l');
    expect(known()).toEqual(['a', undefined, undefined]);
    revocations.trusted = false;
    expect(known()).toEqual([undefined, undefined, undefined]);
    revocations.trusted = true;
    now += 60_000;
    expect(known()).toEqual([undefined, undefined, undefined]);
    expect(asked).toHaveLength(3);
  });

  it('are asked for once by many at the same time', async () => {
    const verdicts = cache();
    await Promise.all(Array.from({ length: 50 }, async () => verdicts.authenticate('good')));
    expect(asked).toEqual(['good']);
  });

  it('end with the credential', async () => {
    principals.set('short', { accountId: 'a', expiresAt: now + 5_000 });
    const verdicts = cache();
    await verdicts.authenticate('short');
    now += 5_000;
    await verdicts.authenticate('short');
    expect(asked).toHaveLength(2);
  });

  it('that refuse are kept for ten seconds', async () => {
    const verdicts = cache();
    for (let tries = 0; tries < 5; tries += 1) {
      expect(await verdicts.authenticate('made up')).toEqual({ ok: false, code: 'auth_invalid' });
    }
    expect(asked).toEqual(['made up']);
    now += 9_999;
    await verdicts.authenticate('made up');
    expect(asked).toHaveLength(1);
    now += 1;
    principals.set('made up', { accountId: 'a' });
    expect(await verdicts.authenticate('made up')).toEqual({ ok: true, accountId: 'a' });
  });

  it('that refuse fill a table of their own: those who are let in stay, of the refused the latest', async () => {
    const verdicts = cache();
    await verdicts.authenticate('good');
    for (let number = 0; number < 25_000; number += 1) await verdicts.authenticate(`made up ${number}`);
    expect(asked).toHaveLength(25_001);
    await verdicts.authenticate('good');
    for (let number = 15_000; number < 25_000; number += 1) await verdicts.authenticate(`made up ${number}`);
    expect(asked).toHaveLength(25_001);
    await verdicts.authenticate('made up 14999');
    expect(asked).toHaveLength(25_002);
  });

  it('that a credential has expired are not kept', async () => {
    let queries = 0;
    const verdicts = new VerdictCache({
      authenticator: {
        authenticate() {
          queries += 1;
          return { ok: false, code: 'auth_expired' };
        },
      },
      complete: async () => ({ ok: true as const }),
      revocations,
      now: () => now,
    });
    for (const _ of [1, 2]) expect(await verdicts.authenticate('old')).toEqual({ ok: false, code: 'auth_expired' });
    expect(queries).toBe(2);
  });

  it('of an account that is gone refuse', async () => {
    principals.set('orphan', { accountId: 'deleted' });
    expect(await cache().authenticate('orphan')).toEqual({ ok: false, code: 'auth_invalid' });
  });

  it.each([
    ['key', 'k'],
    ['grant', 'g'],
    ['account', 'a'],
    ['token', credentialDigest('good')],
  ] as const)('are forgotten when the %s is revoked, and only then', async (kind, subject) => {
    const verdicts = cache();
    await verdicts.authenticate('good');
    revoke(kind, 'another');
    await verdicts.authenticate('good');
    expect(asked).toHaveLength(1);
    revoke(kind, subject);
    await verdicts.authenticate('good');
    expect(asked).toHaveLength(2);
  });

  it('found out while something was revoked are not kept', async () => {
    let release = (): void => {};
    answer = () => new Promise((resolve) => (release = resolve));
    const verdicts = cache();
    const first = verdicts.authenticate('good');
    // The database has answered from before the revocation; the answer is still on its way.
    revoke('key', 'k');
    principals.delete('good');
    release();
    await first;
    answer = async () => {};
    expect(await verdicts.authenticate('good')).toEqual({ ok: false, code: 'auth_invalid' });
  });

  it('are worth nothing while revocations cannot be heard', async () => {
    const verdicts = cache();
    await verdicts.authenticate('good');
    revocations.trusted = false;
    principals.delete('good');
    expect(await verdicts.authenticate('good')).toEqual({ ok: false, code: 'auth_invalid' });
  });

  it('of a fault are not kept, and the next one asks again', async () => {
    const verdicts = cache();
    answer = () => Promise.reject(new Error('no database'));
    await expect(verdicts.authenticate('good')).rejects.toThrow('no database');
    answer = async () => {};
    expect(await verdicts.authenticate('good')).toMatchObject({ ok: true });
  });
});
