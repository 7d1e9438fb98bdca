import { describe, expect, it } from 'vitest';
import { given, refused } from './bucket.ts';
import { Quota } from './quota.ts';

const rate = { burst: 40, perSecond: 10 };
/** A list of items with parameters, as structured fields have them (RFC 9651); whole numbers alone. */
const listIn = (field: unknown) =>
  Object.fromEntries(
    String(field)
      .split(', ')
      .map((item) => {
        const [, name = '', parameters = ''] = /^"([a-z]+)"((?:;[a-z]+=\d+)*)$/.exec(item) ?? [];
        return [
          name,
          Object.fromEntries([...parameters.matchAll(/;([a-z]+)=(\d+)/g)].map(([, key, n]) => [key, Number(n)])),
        ];
      }),
  );

describe('the headers of limits', () => {
  it('name each limit and what is left of it', () => {
    // 40 at once at ten a second: an empty bucket is full after four seconds. One token was taken.
    const month = { allowance: 300, left: 299, resetSeconds: 86_400 };
    const headers = new Quota({ rate, taken: given(rate, 100) }, () => month).headers();
    expect(listIn(headers['RateLimit-Policy'])).toEqual({ rate: { q: 40, w: 4 }, month: { q: 300 } });
    expect(listIn(headers['RateLimit'])).toEqual({ rate: { r: 39, t: 1 }, month: { r: 299, t: 86_400 } });
    expect(headers).toMatchObject({ 'X-RateLimit-Limit': '40', 'X-RateLimit-Remaining': '39' });
  });

  it('name the moment of Retry-After where the rate is spent', () => {
    const taken = refused(rate, 60);
    const headers = new Quota({ rate, taken }, undefined).headers();
    expect(listIn(headers['RateLimit'])).toEqual({ rate: { r: 0, t: taken.retryAfterSeconds } });
  });

  it('leave out what is not limited, and have a window of a second at least', () => {
    expect(new Quota(undefined, undefined).headers()).toEqual({});
    expect(new Quota(undefined, () => undefined).afterCall()).toBeUndefined();
    const month = { allowance: 5, left: 7, resetSeconds: 1 };
    expect(new Quota(undefined, () => month).headers()).toEqual({
      'RateLimit-Policy': '"month";q=5',
      RateLimit: '"month";r=7;t=1',
    });
    const fast = { burst: 10, perSecond: 100 };
    expect(new Quota({ rate: fast, taken: given(fast, 0) }, undefined).headers()['RateLimit-Policy']).toBe(
      '"rate";q=10;w=1',
    );
  });

  it('say after a call what it has left', () => {
    let left = 2;
    const quota = new Quota(undefined, () => ({ allowance: 2, left, resetSeconds: 9 }));
    expect(quota.headers()['RateLimit']).toBe('"month";r=2;t=9');
    left = 1;
    expect(quota.afterCall()).toEqual({ RateLimit: '"month";r=1;t=9' });
  });
});
