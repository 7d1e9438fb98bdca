import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';

describe('addresses of the public internet', () => {
  it.each([
    '1.1.1.1',
    '160.79.104.10',
    '172.15.255.255',
    '172.32.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '223.255.255.254',
  ])('%s is one', (address) => expect(isPublicAddress(address)).toBe(true));
  it.each(['2606:4700::6810:84e5', '2a00:1450:4001:81b::200e', '2001:4860:4860::8888'])('%s is one', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '127.0.0.1',
    '127.255.255.254',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254', // metadata of AWS, Google, Azure
    '169.254.170.2', // credentials of ECS tasks
    '100.64.0.1',
    '100.100.100.200', // metadata of Alibaba
    '192.0.0.192', // metadata of Oracle
    '192.0.2.1',
    '198.18.0.1',
    '198.51.100.1',
    '203.0.113.1',
    '192.88.99.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:7f00:1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    '64:ff9b::a00:1',
    '64:ff9b:1::1',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'fc00::1',
    'fd00:ec2::254', // metadata of AWS
    'ff02::1',
    '100::1',
    '2001::1',
    '2001:2::1',
    '2001:db8::1',
    '2002:7f00:1::',
    '3fff::1',
    '5f00::1',
    '2606:4700::1%eth0',
    '',
    'localhost',
    '1.2.3',
    '0x7f.1',
    '2130706433',
    '017700000001',
  ])('%p is none', (address) => expect(isPublicAddress(address)).toBe(false));
});
