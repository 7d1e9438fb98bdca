import { BlockList, isIP } from 'node:net';
import { remembered } from '../core/remembered.ts';
import { addressIn } from '../web/client-address.ts';

/** Bits of an address of each family. */
const BITS = { 4: 32, 6: 128 } as const;
const FAMILIES = { 4: 'ipv4', 6: 'ipv6' } as const;

function familyOf(address: string): 4 | 6 | undefined {
  const family = isIP(address);
  return family === 4 || family === 6 ? family : undefined;
}

/** A range of addresses: its first one, or any other of it, and how many bits all of them have in common. */
interface AddressRange {
  readonly address: string;
  readonly bits: number;
}

/**
 * A range in CIDR form (RFC 4632, RFC 4291), or one address; undefined when it is none. Clients are known by their IPv4
 * address where they have one, so an IPv6 address around it would never be met and is none either.
 */
function rangeIn(text: string): AddressRange | undefined {
  const [written = '', length, ...more] = text.trim().split('/');
  const family = familyOf(written);
  if (more.length > 0 || family === undefined || written.includes('%')) return undefined;
  const address = addressIn(written);
  if (address === undefined || familyOf(address) !== family) return undefined;
  const bits = length === undefined ? BITS[family] : /^\d{1,3}$/.test(length) ? Number(length) : Number.NaN;
  return bits <= BITS[family] ? { address, bits } : undefined;
}

/** A range in the form in which it is kept and shown; undefined when it is none. */
export function printedRange(text: string): string | undefined {
  const range = rangeIn(text);
  return range && `${range.address}/${range.bits}`;
}

/** Addresses that are in one of some ranges. */
export class AddressRanges {
  // Apart, because a list of both would find an IPv4 address in the range of IPv6 that stands for all of them.
  readonly #ranges = { 4: new BlockList(), 6: new BlockList() };

  constructor(ranges: readonly string[]) {
    for (const { address, bits } of ranges.flatMap((text) => rangeIn(text) ?? [])) {
      const family = familyOf(address);
      if (family) this.#ranges[family].addSubnet(address, bits, FAMILIES[family]);
    }
  }

  /** `address`: as clientAddress gives it. */
  readonly has = remembered(100, (address): boolean => {
    const family = familyOf(address);
    return family !== undefined && this.#ranges[family].check(address, FAMILIES[family]);
  });
}
