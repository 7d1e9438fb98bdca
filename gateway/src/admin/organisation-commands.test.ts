import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { runCommand } from './commands.ts';

describe('commands about organisations', () => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await quickest().fresh();
    services = servicesOn(database);
  });
  afterAll(() => database.close());
  const operator = async (...line: string[]) => {
    const { json, text } = await runCommand(services, line);
    return { json: Object(json), text };
  };

  it('make one, list its members and projects, and delete it when it is empty', async () => {
    for (const email of ['ada@example.com', 'bob@example.com']) await services.accounts.findOrCreateUser(email);
    const { account, key } = await services.customer({ name: 'Acme', monthlyAllowance: 70 });
    expect((await operator('list-organisations')).text).toBe('(none)');
    const made = await operator('create-organisation', '--name', 'Blue', '--owner', 'ada@example.com');
    const { id } = made.json.organisation;
    await operator('set-member', id, 'bob@example.com', '--role', 'reader');
    await operator('adopt-account', id, account.id);
    expect(key).toMatch(/^mcp_/);
    const shown = await operator('show-organisation', id);
    expect(shown.text).toMatch(/ada@example\.com +owner[^]*bob@example\.com +reader[^]*Acme +70/);
    const [listed = ''] = (await operator('list-organisations', '--like', 'blu')).text.split('\n').slice(1);
    expect(listed).toMatch(new RegExp(`^${id} +Blue +2 +1 `));
    expect((await operator('list-organisations', '--like', 'green')).json.organisations).toEqual([]);
    expect((await operator('list-accounts', '--like', 'Acme')).text).toContain(id);

    await operator('set-member', id, 'bob@example.com', '--role', 'owner');
    await operator('remove-member', id, 'ada@example.com');
    await expect(operator('remove-member', id, 'bob@example.com')).rejects.toThrow('needs an owner');
    await expect(operator('delete-organisation', id, '--yes')).rejects.toThrow('has projects');
    await expect(operator('delete-account', 'bob@example.com', '--yes')).rejects.toThrow('alone owns Blue');
    await operator('delete-account', account.id, '--yes');
    await expect(operator('delete-organisation', id)).rejects.toThrow('add --yes');
    await operator('delete-organisation', id, '--yes');
    await expect(operator('show-organisation', id)).rejects.toThrow('no such organisation');
  });

  it('say what is wrong with a line', async () => {
    await services.accounts.findOrCreateUser('eve@example.com');
    await expect(operator('create-organisation', '--name', 'x')).rejects.toThrow(
      'needs --name NAME and --owner ACCOUNT',
    );
    await expect(operator('set-member', 'x')).rejects.toThrow('takes two words: the organisation and the account');
    await expect(operator('set-member', 'x', 'eve@example.com', '--role', 'king')).rejects.toThrow(
      '--role is "king": give one of owner, developer, billing, reader',
    );
    await expect(operator('set-member', 'x', 'eve@example.com', '--role', 'owner')).rejects.toThrow(
      'no such organisation',
    );
    await expect(operator('adopt-account', 'x', 'eve@example.com')).rejects.toThrow('stays theirs');
    await expect(operator('create-organisation', '--name', 'x', '--owner', 'operator')).rejects.toThrow(
      'A member is a person',
    );
  });
});
