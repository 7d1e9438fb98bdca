import { integerVariable } from '@cuspal/telemetry';
import { serverAddress } from './config-values.ts';
import { redisAddress } from './redis-address.ts';

const postgresAddress = () =>
  serverAddress(/^postgres(?:ql)?:$/, 'postgresql://user:password@host:5432/cuspal').optional();

/** Where accounts, usage and rates are kept when it is not the folder of this process. */
export const STORE_VARIABLES = {
  DATABASE_URL: postgresAddress().meta({
    type: 'URL',
    secret: true,
    description:
      'PostgreSQL to use in place of the embedded database, also through a pooler in transaction mode. With a public BASE_URL its password is not cuspal.',
  }),
  DATABASE_POOL: integerVariable(2, 100).default(10).meta({
    type: 'connections',
    description: 'Connections that this gateway keeps to PostgreSQL, or to the pooler in front of it.',
  }),
  MIGRATION_DATABASE_URL: postgresAddress().meta({
    type: 'URL',
    secret: true,
    description:
      'The same database by an address that leads past the pooler, for migrations alone. Left out: they go through DATABASE_URL.',
  }),
  LEASE_GRACE: integerVariable(0, 60).default(60).meta({
    type: 'seconds',
    description:
      'How long calls go on while PostgreSQL is away, for accounts of which this gateway has units ahead and with keys that it has checked within the minute before; they are counted afterwards. 0: they are refused at once.',
  }),
  REDIS_URL: redisAddress.optional().meta({
    type: 'URL',
    secret: true,
    description:
      'Redis that counts request rates for all gateways together: redis://host:6379, redis+cluster://host:6379,host:6379 for a cluster, redis+sentinel://host:26379,host:26379/NAME for the master that sentinels know as NAME; rediss for TLS. Left out: each gateway counts its own.',
  }),
};
