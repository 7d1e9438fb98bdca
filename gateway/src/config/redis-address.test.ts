import { describe, expect, it } from 'vitest';
import { redisAddressOf } from './redis-address.ts';

describe('an address of Redis', () => {
  it('is one server, as the library reads it', () =>
    expect(redisAddressOf('rediss://u:p@cache:6380/2')).toEqual({ kind: 'server', url: 'rediss://u:p@cache:6380/2' }));

  it('is some nodes of a cluster, with a port where it is not the usual one', () =>
    expect(redisAddressOf('redis+cluster://one:7000,[2001:db8::1]:7001,three')).toEqual({
      kind: 'cluster',
      tls: false,
      nodes: [
        { host: 'one', port: 7_000 },
        { host: '2001:db8::1', port: 7_001 },
        { host: 'three', port: 6_379 },
      ],
    }));

  it('is sentinels and the name of a master, each with a password of its own', () =>
    expect(
      redisAddressOf('rediss+sentinel://:a%40b%3A@one,two:26380/main?sentinelUsername=s&sentinelPassword=c%26d'),
    ).toEqual({
      kind: 'sentinel',
      tls: true,
      password: 'a@b:',
      nodes: [
        { host: 'one', port: 26_379 },
        { host: 'two', port: 26_380 },
      ],
      master: 'main',
      sentinel: { username: 's', password: 'c&d' },
    }));
});
