import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { organisationSuite } from '../../test/organisation-suite.ts';
import { OPERATOR, personOf } from './actor.ts';
import { MOST_PROJECTS } from './projects.ts';

describe.each(databases())('projects of organisations on $name', (kind) => {
  const suite = organisationSuite(kind);
  const { organisation, rows } = suite;

  it('are accounts with five keys and no units until the operator gives them some', async () => {
    const {
      id,
      owner,
      others: [developer],
    } = await organisation('developer');
    if (!developer) throw new Error('no developer');
    const project = await suite.here.projects.make(personOf(developer), id, 'Site');
    expect(project).toMatchObject({ email: null, monthlyAllowance: 0, organisationId: id });
    expect(await suite.services.usage.month(project.id)).toMatchObject({ allowance: 0 });
    expect(await suite.services.twins.findOrCreate(project)).toMatchObject({ monthlyAllowance: 0, organisationId: id });
    for (let key = 0; key < 5; key += 1) await suite.services.keys.create(project.id, `Key ${key}`);
    await expect(suite.services.keys.create(project.id, 'Sixth')).rejects.toThrow('may have 5 live keys');
    await expect(suite.here.projects.make(personOf(owner), id, 'Site')).rejects.toThrow('a project of this name');
    expect((await suite.here.access.projects(owner.id, 'keys.manage')).map(({ account }) => account.id)).toEqual([
      owner.id,
      project.id,
    ]);
    expect((await suite.here.projects.list(personOf(owner), id)).map(({ name }) => name)).toEqual(['Site']);
  });

  it(`are ${MOST_PROJECTS} at most, also when they are made at the same time`, async () => {
    const { id, owner } = await organisation();
    const made = await Promise.allSettled(
      Array.from({ length: MOST_PROJECTS + 5 }, (_, number) =>
        suite.here.projects.make(personOf(owner), id, `P${number}`),
      ),
    );
    expect(made.filter(({ status }) => status === 'fulfilled')).toHaveLength(MOST_PROJECTS);
  });

  it('go to another organisation of their owner with keys, usage and test account', async () => {
    const {
      id: from,
      owner,
      others: [developer],
    } = await organisation('developer');
    const { id: foreign } = await organisation();
    const { id: to } = await suite.here.organisations.make(owner, 'Other');
    if (!developer) throw new Error('no developer');
    const project = await suite.here.projects.make(personOf(owner), from, 'Site');
    const twin = await suite.services.twins.findOrCreate(project);
    const { key } = await suite.services.keys.create(project.id, 'Live');
    const it = { organisationId: from, projectId: project.id };
    await expect(suite.here.projects.transfer(personOf(owner), it, foreign)).rejects.toThrow('no such organisation');
    await expect(suite.here.projects.transfer(personOf(owner), it, owner.id)).rejects.toThrow('no such organisation');
    await suite.here.members.set(OPERATOR, to, { person: developer, role: 'developer' });
    await expect(suite.here.projects.transfer(personOf(developer), it, to)).rejects.toThrow(
      'Your role there is developer',
    );
    await suite.here.projects.transfer(personOf(owner), it, to);
    expect(await suite.services.accounts.byId(twin.id)).toMatchObject({ organisationId: to });
    expect(await suite.here.projects.list(personOf(owner), from)).toEqual([]);
    expect(await suite.services.keys.list(project.id)).toHaveLength(1);
    expect(key).toMatch(/^mcp_/);
    await expect(suite.here.projects.delete(personOf(owner), it)).rejects.toThrow('no such project');
  });

  it('of nobody are taken over by an organisation, those of persons never', async () => {
    const { id, owner } = await organisation();
    const { account } = await suite.services.customer({ name: 'Acme', monthlyAllowance: 70 });
    await suite.here.projects.adopt(account, id);
    expect(await suite.here.projects.list(personOf(owner), id)).toMatchObject([
      { id: account.id, monthlyAllowance: 70 },
    ]);
    expect(await rows(sql`select id from organisations where id = ${account.id}`)).toEqual([]);
    await expect(suite.here.projects.adopt(owner, id)).rejects.toThrow('that of a person stays theirs');
  });
});
