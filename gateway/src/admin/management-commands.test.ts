import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { servicesOn, type TestServices } from '../../test/services.ts';
import type { Database } from '../database/connection.ts';
import { OPERATIONS } from '../management/operations.ts';
import { COMMANDS, runCommand } from './commands.ts';

describe('commands of management', () => {
  let database: Database;
  let services: TestServices;
  beforeAll(async () => {
    database = await quickest().fresh();
    services = servicesOn(database);
  });
  afterAll(() => database.close());

  it('run every operation of the table as the operator', async () => {
    const owner = await services.accounts.findOrCreateUser('ada@example.com');
    const [id, project] = [randomUUID(), randomUUID()];
    const manage = (...words: string[]) => runCommand(services, ['manage', ...words]);
    const input = JSON.stringify({ name: 'Co', owner: owner.id });
    expect((await manage('putOrganisation', id, '--input', input)).json).toMatchObject({ id, name: 'Co' });
    await manage('putProject', id, project, '--input', '{"name":"Shop"}');
    expect((await manage('listProjects', id)).json).toMatchObject({ items: [{ id: project, name: 'Shop' }] });
    expect((await manage('deleteProject', id, project)).json).toEqual({ done: 'deleteProject' });
    await expect(manage('putProject', id)).rejects.toThrow('putProject takes organisation and project, in this order.');
    await expect(manage('putProject', id, project, '--input', '{')).rejects.toThrow('--input is no JSON');
    await expect(manage('putProject', id, project)).rejects.toThrow('Member "name" is missing. It must be a text.');
    await expect(manage('nothing')).rejects.toThrow('There is no operation "nothing"');
  });

  it('make, list and revoke keys of the operator and of an organisation', async () => {
    const owner = await services.accounts.findOrCreateUser('eve@example.com');
    const { id } = await services.organisations.make(owner, 'Eve & Co');
    const of = ['--organisation', id];
    const made = await runCommand(services, ['issue-management-key', '--name', 'CI', ...of, '--role', 'reader']);
    const { key, keyId } = made.json as { key: string; keyId: string };
    expect(made.text).toContain(key);
    expect((await services.managementKeys.open(key))?.actor).toEqual({
      kind: 'program',
      organisationId: id,
      role: 'reader',
    });
    const listed = await runCommand(services, ['list-management-keys', ...of]);
    expect(listed.text).toContain(keyId);
    expect(JSON.stringify(listed.json)).not.toContain(key);
    await expect(runCommand(services, ['revoke-management-key', keyId])).rejects.toThrow('add --organisation');
    await runCommand(services, ['revoke-management-key', keyId, ...of]);
    expect(await services.managementKeys.open(key)).toBeUndefined();
    const own = await runCommand(services, ['issue-management-key', '--name', 'Ops', '--days', '3']);
    expect((await services.managementKeys.open((own.json as { key: string }).key))?.actor).toEqual({
      kind: 'operator',
    });
    await expect(
      runCommand(services, ['issue-management-key', '--name', 'x', ...of, '--role', 'developer']),
    ).rejects.toThrow('give one of owner, billing, reader');
  });

  it('are told by docs/management.md, each with its operations or why it has none', () => {
    const text = readFileSync(join(import.meta.dirname, '../../../docs/management.md'), 'utf8');
    const [, told = ''] = text.split('## The same by command');
    const quoted = (part: string): string[] => [...part.matchAll(/`([a-z][\w-]+)`/g)].map(([, name = '']) => name);
    const rows = [...told.matchAll(/^\| `([\w-]+)` +\| (.*) \|$/gm)];
    const documented = new Map(rows.map(([, command = '', operations = '']) => [command, quoted(operations)]));
    const made = Object.entries(COMMANDS).flatMap(([name, { operations }]) =>
      operations ? [[name, [...operations]] as const] : [],
    );
    expect(documented).toEqual(new Map(made));
    const names = OPERATIONS.map(({ name }) => name);
    expect(made.flatMap(([, operations]) => operations).filter((name) => !names.includes(name))).toEqual([]);
    const alone = [...told.matchAll(/^- (.*)$/gm)].flatMap(([, line = '']) => quoted(line));
    const others = Object.entries(COMMANDS).flatMap(([name, { operations }]) => (operations ? [] : [name]));
    expect([...alone, 'manage'].toSorted()).toEqual(others.toSorted());
  });
});
