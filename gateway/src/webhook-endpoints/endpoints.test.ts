import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import type { Account } from '../accounts/accounts.ts';
import type { Database } from '../database/connection.ts';
import { OPERATOR, personOf } from '../organisations/actor.ts';

const URL_OF_HOOK = 'https://hooks.example/cuspal';

describe.each(databases())('webhook endpoints, on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let count = 0;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database);
  });
  afterAll(() => database.close());
  const company = async () => {
    const owner = await services.accounts.findOrCreateUser(`owner-${(count += 1)}@example.com`);
    const { id } = await services.organisations.make(owner, 'Marmots');
    const url = `${URL_OF_HOOK}/${id}`;
    const { endpoint } = await services.webhookEndpoints.make(personOf(owner), id, { url, events: [] });
    return { owner, id, url, of: { organisationId: id, endpointId: endpoint.id } };
  };

  it.each([
    ['http://hooks.example/x', 'https'],
    ['https://hooks.example:8443/x', 'standard port'],
    ['https://user:password@hooks.example/x', 'password'],
    ['ftp://hooks.example', 'https'],
    ['', 'https'],
    [`https://hooks.example/${'x'.repeat(500)}`, 'at most 500'],
  ])('do not go to %s', async (url, said) => {
    const owner = await services.accounts.findOrCreateUser(`owner-${(count += 1)}@example.com`);
    const { id } = await services.organisations.make(owner, 'Marmots');
    await expect(services.webhookEndpoints.make(personOf(owner), id, { url, events: [] })).rejects.toThrow(said);
  });

  it('go to at most five endpoints, each another one, of known events', async () => {
    const { owner, id, url } = await company();
    const make = (to: string, events: readonly string[] = []) =>
      services.webhookEndpoints.make(personOf(owner), id, { url: to, events });
    await expect(make(url)).rejects.toThrow('at this address');
    await expect(make(`${url}/x`, ['key.made'])).rejects.toThrow('There is no event "key.made"');
    for (let number = 2; number <= 5; number += 1) await make(`${url}/${number}`);
    await expect(make(`${url}/6`)).rejects.toThrow('at most 5');
  });

  it('are for owners of the organisation alone', async () => {
    const { id, of } = await company();
    const people: Account[] = [];
    for (const role of ['developer', 'billing', 'reader'] as const) {
      const person = await services.accounts.findOrCreateUser(`${role}-${(count += 1)}@example.com`);
      await services.members.set(OPERATOR, id, { person, role });
      people.push(person);
    }
    for (const person of people) {
      await expect(services.webhookEndpoints.list(personOf(person), id)).rejects.toThrow('this takes owner');
      await expect(services.webhookEndpoints.remove(personOf(person), of)).rejects.toThrow('this takes owner');
    }
    const stranger = await services.accounts.findOrCreateUser(`stranger-${(count += 1)}@example.com`);
    await expect(services.webhookEndpoints.one(personOf(stranger), of)).rejects.toThrow('no such');
  });
});
