import { expect, it } from 'vitest';
import { DrizzleQueryError } from 'drizzle-orm';
import { DatabaseAway, isOutage } from './outage.ts';

const coded = (code: string) => Object.assign(new Error('it failed'), { code });
const query = (cause: Error) => new DrizzleQueryError('select 1', [], cause);

it.each<[string, unknown]>([
  ['a full disk of the server', query(coded('53100'))],
  ['too many connections', query(coded('53300'))],
  ['a statement over its time', query(coded('57014'))],
  ['a server that stops', query(coded('57P01'))],
  ['a server that cannot be reached', query(coded('ECONNREFUSED'))],
  ['an answer that does not come', query(new Error('Query read timeout'))],
  ['a broken pipe, whose code looks like a state', query(coded('EPIPE'))],
  ['no connection for a transaction', new DatabaseAway('none')],
  ['a full disk of this machine', coded('ENOSPC')],
  ['one of them behind other words', new Error('it cannot be read', { cause: query(coded('53100')) })],
])('%s is an outage', (_name, fault) => {
  expect(isOutage(fault)).toBe(true);
});

it.each<[string, unknown]>([
  ['a wrong statement', query(coded('42601'))],
  ['a row that is there already', query(coded('23505'))],
  ['a value that cannot be', query(coded('22021'))],
  ['an internal fault of the server', query(coded('XX000'))],
  ['another host that cannot be reached', coded('ECONNREFUSED')],
  ['a fault of ours', new TypeError('x is not a function')],
  ['no error at all', undefined],
])('%s is none', (_name, fault) => {
  expect(isOutage(fault)).toBe(false);
});
