import { afterAll, describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { organisationSuite } from '../../test/organisation-suite.ts';
import { runCommand } from '../admin/commands.ts';
import type { Account } from '../accounts/accounts.ts';
import { personOf } from '../organisations/actor.ts';
import { Sessions } from '../sign-in/sessions.ts';
import { inAudit, someoneAt } from './context.ts';
import type { AuditEntry } from './entry.ts';

describe.each(databases())('what is recorded, on $name', (kind) => {
  const suite = organisationSuite(kind);
  afterAll(async () => {
    for (const chain of await suite.services.audit.chains()) {
      expect((await suite.services.audit.verify(chain)).ok).toBe(true);
    }
  });

  const entries = async (organisationId: string): Promise<readonly AuditEntry[]> => {
    const { audit } = suite.services;
    return (await audit.newest(await audit.chainOf(organisationId), {}, 100)).toReversed();
  };
  const as = <T>({ id }: Pick<Account, 'id'>, run: () => T): T =>
    inAudit({ ...someoneAt('page', '192.0.2.77'), actor: { kind: 'person', accountId: id } }, run);
  const actions = (all: readonly AuditEntry[]) => all.map(({ action }) => action);

  it('is each change of a key, with who did it and from where, and never the key', async () => {
    const ada = await suite.person();
    const { keys, keyChanges } = suite.services;
    const { secrets, keyId } = await as(ada, async () => {
      const { key, row } = await keys.create(ada.id, 'First');
      await keys.rename(ada.id, row.id, 'Second');
      await keyChanges.restrict(ada.id, row.id, { addressRanges: ['198.51.100.0/24'], monthlyCalls: 7 });
      const rotated = await keyChanges.rotate(ada.id, row.id, 0);
      await keys.revoke(ada.id, row.id);
      return { secrets: [key, rotated?.key ?? ''], keyId: row.id };
    });
    const all = await entries(ada.id);
    expect(actions(all)).toEqual([
      'account.make',
      'key.make',
      'key.rename',
      'key.restrict',
      'key.rotate',
      'key.revoke',
    ]);
    const name = await suite.services.audit.nameOf(ada.id);
    for (const entry of all.slice(1)) {
      expect(entry).toMatchObject({ surface: 'page', actorKind: 'person', actor: name, address: '192.0.2.0/24' });
      expect(entry).toMatchObject({ targetKind: 'key', target: keyId, project: name });
    }
    expect(all[2]).toMatchObject({ before: { name: 'First' }, after: { name: 'Second' } });
    expect(all[3]?.before).toMatchObject({ monthlyCalls: null, addressRanges: [] });
    expect(all[3]?.after).toMatchObject({ monthlyCalls: 7, addressRanges: ['198.51.100.0/24'] });
    const text = JSON.stringify(all);
    for (const secret of [...secrets, '192.0.2.77', ada.email ?? '', ada.id]) expect(text).not.toContain(secret);
  });

  it('is what is done to an organisation, its members and its projects', async () => {
    const [ada, eve] = [await suite.person(), await suite.person()];
    const { organisations, members, projects } = suite.here;
    const [one, other] = await as(ada, async () => [
      await organisations.make(ada, 'Blue'),
      await organisations.make(ada, 'Green'),
    ]);
    const { projectId } = await as(ada, async () => {
      await organisations.rename(personOf(ada), one.id, 'Red');
      const project = await projects.make(personOf(ada), one.id, 'First');
      const of = { organisationId: one.id, projectId: project.id };
      await projects.rename(personOf(ada), of, 'Second');
      await projects.transfer(personOf(ada), of, other.id);
      return { projectId: project.id };
    });
    await runCommand(suite.services, ['set-member', one.id, eve.id, '--role', 'reader']);
    await as(ada, async () => {
      await members.set(personOf(ada), one.id, { person: eve, role: 'developer' });
      await members.remove(personOf(ada), one.id, eve.id);
    });
    await runCommand(suite.services, ['set-member', one.id, eve.id, '--role', 'reader']);
    await suite.services.accounts.delete(eve.id);
    const all = await entries(one.id);
    expect(actions(all)).toEqual([
      'organisation.make',
      'member.join',
      'organisation.rename',
      'project.make',
      'project.rename',
      'project.transfer',
      'member.join',
      'member.role',
      'member.remove',
      'member.join',
      'member.leave',
    ]);
    expect(all[2]).toMatchObject({ before: { name: 'Blue' }, after: { name: 'Red' } });
    expect(all[6]).toMatchObject({ surface: 'command', actorKind: 'operator', after: { role: 'reader' } });
    expect(all[7]).toMatchObject({ before: { role: 'reader' }, after: { role: 'developer' } });
    // Eve is one name throughout, and it says nothing of her any more.
    expect(new Set([6, 7, 8, 9, 10].map((index) => all[index]?.target)).size).toBe(1);
    expect(JSON.stringify(all)).not.toContain(eve.id);
    const received = await entries(other.id);
    expect(actions(received)).toEqual(['organisation.make', 'member.join', 'project.receive']);
    await as(ada, () => projects.delete(personOf(ada), { organisationId: other.id, projectId }));
    await as(ada, () => organisations.delete(personOf(ada), other.id));
    const { audit } = suite.services;
    expect(actions(await audit.newest(other.id, {}, 2))).toEqual(['organisation.delete', 'project.delete']);
    expect(await audit.verify(other.id)).toMatchObject({ ok: true, entries: 5 });
  });

  it('is what the operator commands, and what an account may do before and after', async () => {
    const { account } = await suite.services.customer();
    for (const line of [
      ['set-limits', account.id, '--allowance', '500'],
      ['suspend', account.id],
      ['resume', account.id],
      ['export-data', account.id],
    ]) {
      await runCommand(suite.services, line);
    }
    const all = (await entries(account.id)).slice(-4);
    expect(actions(all)).toEqual(['account.limits', 'account.suspend', 'account.resume', 'account.export']);
    expect(all[0]).toMatchObject({ before: { monthlyAllowance: null }, after: { monthlyAllowance: 500 } });
    expect(all[1]).toMatchObject({ before: { suspended: false }, after: { suspended: true } });
    for (const entry of all) expect(entry).toMatchObject({ surface: 'command', actorKind: 'operator', actor: null });
    await runCommand(suite.services, ['send-test-mail', 'ops@example.com']);
    const [sent] = await suite.services.audit.newest(await suite.services.audit.chainOf('operator'), {}, 1);
    expect(sent).toMatchObject({ action: 'operator.command', after: { command: 'send-test-mail' } });
  });

  it('is the end of sessions, and nothing where there was none', async () => {
    const ada = await suite.person();
    const sessions = new Sessions(suite.database.orm);
    const [first] = [await sessions.start(ada.id), await sessions.start(ada.id)];
    const read = await sessions.read(first);
    await as(ada, async () => {
      await sessions.endOthers(ada.id, read?.hash ?? '');
      await sessions.endOthers(ada.id, read?.hash ?? '');
      await sessions.end(first);
      await sessions.end(first);
    });
    expect(actions(await entries(ada.id))).toEqual(['account.make', 'session.end', 'sign-in.leave']);
  });

  it('is shown, exported and verified by command', async () => {
    const ada = await suite.person();
    await suite.services.keys.create(ada.id, 'First');
    const listed = await runCommand(suite.services, ['audit', 'list', ada.email ?? '']);
    expect(listed.text).toContain('key.make');
    expect(listed.text).toContain(ada.email);
    const exported = await runCommand(suite.services, ['audit', 'export', ada.id, '--action', 'key.make']);
    const lines = exported.text.split('\n').map((line): unknown => JSON.parse(line));
    expect(lines).toMatchObject([{ action: 'key.make', sequence: 2 }]);
    const whole = await runCommand(suite.services, ['audit', 'verify']);
    expect(whole.json).toMatchObject({ whole: true });
    const chain = await suite.services.audit.chainOf(ada.id);
    await suite.database.orm.execute(
      `update audit_entries set action = 'key.revoke' where chain = '${chain}' and sequence = 2`,
    );
    await expect(runCommand(suite.services, ['audit', 'verify', ada.id])).rejects.toThrow('entry 2 is changed');
    await suite.database.orm.execute(
      `update audit_entries set action = 'key.make' where chain = '${chain}' and sequence = 2`,
    );
  });

  it.each([
    [['audit'], 'two words'],
    [['audit', 'cut', 'operator'], 'two words'],
    [['audit', 'list'], 'two words'],
    [['audit', 'list', 'operator', '--action', 'none'], '--action'],
    [['audit', 'list', 'nobody@example.com'], 'no account'],
  ])('refuses %j with what to do', async (line, said) => {
    await expect(runCommand(suite.services, line)).rejects.toThrow(said);
  });
});
