import { describe, expect, it } from 'vitest';
import { AddressRanges, printedRange } from './address-range.ts';
import { keyRate, keyRulesOf, misfit, type KeyRules } from './key-rules.ts';
import { checkedRestrictions, KeyFieldError, type KeyRestrictions } from './key-restrictions.ts';

const NONE: KeyRestrictions = {
  monthlyCalls: null,
  ratePerSecond: null,
  addressRanges: [],
  allowedOrigins: [],
  toolsets: [],
  manages: false,
};

describe('ranges of addresses', () => {
  // First, last, the one before and the one after, as RFC 4632 and RFC 4291 count them.
  it.each([
    ['203.0.113.0/24', ['203.0.113.0', '203.0.113.255'], ['203.0.112.255', '203.0.114.0']],
    ['198.51.100.64/26', ['198.51.100.64', '198.51.100.127'], ['198.51.100.63', '198.51.100.128']],
    ['198.51.100.7', ['198.51.100.7'], ['198.51.100.6', '198.51.100.8', '::1']],
    ['0.0.0.0/0', ['0.0.0.0', '255.255.255.255'], ['2001:db8::1', '::']],
    ['2001:db8::/32', ['2001:db8::', '2001:db8:ffff:ffff:ffff:ffff:ffff:ffff'], ['2001:db9::', '2001:db7:ffff::']],
    ['2001:db8:0:8000::/49', ['2001:db8:0:8000::', '2001:db8:0:ffff::1'], ['2001:db8:0:7fff::1', '2001:db8:1::']],
    ['2001:db8::5', ['2001:db8::5'], ['2001:db8::4', '2001:db8::6']],
    ['::/0', ['2001:db8::1'], ['203.0.113.1']],
    // A bit that is not of the prefix says nothing.
    ['203.0.113.77/24', ['203.0.113.0', '203.0.113.255'], ['203.0.114.0']],
  ])('%s', (range, inside, outside) => {
    const ranges = new AddressRanges([range]);
    expect(inside.filter((address) => ranges.has(address))).toEqual(inside);
    expect(outside.filter((address) => ranges.has(address))).toEqual([]);
  });

  it('are each asked, and nothing that is no address is in any', () => {
    const ranges = new AddressRanges(['203.0.113.0/24', '2001:db8::/32']);
    expect(['203.0.113.9', '2001:db8::9', '198.51.100.1'].map((address) => ranges.has(address))).toEqual([
      true,
      true,
      false,
    ]);
    expect(['', 'localhost', '203.0.113', '203.0.113.9:80'].some((address) => ranges.has(address))).toBe(false);
  });

  it('agree with the prefix of the bits of any address', () => {
    const bits = (address: string): string =>
      address
        .split('.')
        .map((part) => Number(part).toString(2).padStart(8, '0'))
        .join('');
    let seed = 1;
    const byte = (): number => (seed = (seed * 16_807) % 2_147_483_647) % 256;
    for (let times = 0; times < 500; times += 1) {
      const [network, address] = [0, 1].map(() => [byte(), byte(), byte(), byte()].join('.'));
      const length = byte() % 33;
      // Half of them are within it.
      const other = times % 2 === 0 ? address : network;
      if (network === undefined || other === undefined) throw new Error('two addresses');
      const same = bits(network).slice(0, length) === bits(other).slice(0, length);
      expect([network, length, other, new AddressRanges([`${network}/${length}`]).has(other)]).toEqual([
        network,
        length,
        other,
        same,
      ]);
    }
  });

  it.each([
    ['2001:DB8:0:0::/32', '2001:db8::/32'],
    ['203.0.113.9', '203.0.113.9/32'],
    [' ::1 ', '::1/128'],
  ])('are kept in one form: %j', (typed, kept) => expect(printedRange(typed)).toBe(kept));

  it.each(['', 'x', '203.0.113.0/33', '203.0.113.0/', '203.0.113.0/-1', '203.0.113.0/8/8', '203.0.113/24'])(
    'are none: %j',
    (typed) => expect(printedRange(typed)).toBeUndefined(),
  );
  it.each(['::1/129', 'fe80::1%eth0/64', '::ffff:203.0.113.9/128', '203.0.113.0/1e1', '1.2.3.04/32'])(
    'are none either: %j',
    (typed) => expect(printedRange(typed)).toBeUndefined(),
  );
});

describe('restrictions', () => {
  it.each([
    ['https://app.example', 'https://app.example'],
    ['https://APP.example:443/', 'https://app.example'],
    ['https://app.example:8443', 'https://app.example:8443'],
    ['http://localhost:5173', 'http://localhost:5173'],
    ['http://127.0.0.1', 'http://127.0.0.1'],
  ])('take the origin %j as browsers send it', (typed, kept) => {
    expect(checkedRestrictions({ allowedOrigins: [typed] }).allowedOrigins).toEqual([kept]);
  });

  it.each([
    ['https://app.example/path'],
    ['https://app.example/?a=1'],
    ['https://app.example/#a'],
    ['https://user@app.example'],
    ['http://app.example'],
    ['https://*.example'],
    ['*'],
    ['null'],
    ['app.example'],
    ['data:text/html,x'],
    [`https://${'a'.repeat(300)}.example`],
  ])('take no %j for an origin', (typed) => {
    expect(() => checkedRestrictions({ allowedOrigins: [typed] })).toThrow(/no origin of pages: write https:\/\/app/);
  });

  it('take ten origins and twenty ranges, each counted once', () => {
    const origins = Array.from({ length: 10 }, (_, index) => `https://a${index}.example`);
    expect(checkedRestrictions({ allowedOrigins: [...origins, ...origins, ' '] }).allowedOrigins).toEqual(origins);
    expect(() => checkedRestrictions({ allowedOrigins: [...origins, 'https://b.example'] })).toThrow(
      'A key has at most 10 origins, and these are 11.',
    );
    const ranges = Array.from({ length: 21 }, (_, index) => `203.0.113.${index}`);
    expect(() => checkedRestrictions({ addressRanges: ranges })).toThrow('at most 20 ranges of addresses');
  });

  it('name the field that is at fault', () => {
    const faults: Partial<KeyRestrictions>[] = [
      { toolsets: ['nowhere'] },
      { addressRanges: ['nowhere'] },
      { monthlyCalls: -1 },
      { monthlyCalls: 1.5 },
      { ratePerSecond: 0 },
    ];
    for (const restrictions of faults) {
      const [field] = Object.keys(restrictions);
      expect(() => checkedRestrictions(restrictions)).toThrow(expect.objectContaining({ field }));
      expect(() => checkedRestrictions(restrictions)).toThrow(KeyFieldError);
    }
  });
});

describe('the rules of a key', () => {
  const rulesOf = (restrictions: Partial<KeyRestrictions>): KeyRules => {
    const rules = keyRulesOf('k', { ...NONE, ...restrictions });
    if (!rules) throw new Error('a key with rules');
    return rules;
  };
  const never = (): string => {
    throw new Error('nobody asked for the address');
  };

  it('are none for a key without restrictions', () => expect(keyRulesOf('k', NONE)).toBeUndefined());

  it('let in pages of the named origins alone', () => {
    const rules = rulesOf({ allowedOrigins: ['https://app.example'] });
    expect(misfit(rules, 'https://app.example', never)).toBeUndefined();
    expect(misfit(rules, undefined, never)?.fault).toContain('names no Origin');
    for (const origin of ['https://app.example:444', 'http://app.example', 'https://x.app.example', 'null', '']) {
      expect(misfit(rules, origin, never)?.fault).toContain('pages of other origins');
    }
  });

  it('let in addresses of the ranges alone, by pages or not', () => {
    const rules = rulesOf({ addressRanges: ['203.0.113.0/24'] });
    expect(misfit(rules, undefined, () => '203.0.113.4')).toBeUndefined();
    expect(misfit(rules, 'https://app.example', () => '203.0.114.4')?.fault).toContain(
      'not for requests from 203.0.114.4',
    );
    const both = rulesOf({ addressRanges: ['203.0.113.0/24'], allowedOrigins: ['https://app.example'] });
    expect(misfit(both, undefined, () => '203.0.113.4')?.fault).toContain('names no Origin');
    expect(misfit(both, 'https://app.example', () => '203.0.114.4')?.fault).toContain('203.0.114.4');
    expect(misfit(both, 'https://app.example', () => '203.0.113.4')).toBeUndefined();
  });

  it('give the share of a rate its part of the burst, and a second of calls at least', () => {
    const rate = { perSecond: 10, burst: 40 };
    expect(keyRate(rulesOf({ ratePerSecond: 5 }), rate)).toEqual({ perSecond: 5, burst: 20 });
    expect(keyRate(rulesOf({ ratePerSecond: 3 }), { perSecond: 10, burst: 10 })).toEqual({ perSecond: 3, burst: 3 });
    expect(keyRate(rulesOf({ ratePerSecond: 7 }), undefined)).toEqual({ perSecond: 7, burst: 7 });
    expect(keyRate(rulesOf({ manages: true }), rate)).toBeUndefined();
  });
});
