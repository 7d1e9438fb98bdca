import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { GROUP_SCHEMA, USER_SCHEMA, type ScimCompany } from '../../test/scim.ts';
import { scimSuite } from '../../test/scim-suite.ts';
import { SHAPES } from './shapes.ts';

const SEARCH = { schemas: ['urn:ietf:params:scim:api:messages:2.0:SearchRequest'] };
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp';

interface Place {
  readonly company: ScimCompany;
  readonly Users: string;
  readonly Groups: string;
}

/** What a token asks for at each address of SCIM; the ids are those of a company. */
type Route = readonly [method: string, path: string, body?: (of: Place) => object];

const PATHS = SHAPES.map(({ place }) => place);
const ROUTES: readonly Route[] = [
  ...['/ServiceProviderConfig', '/Schemas', '/ResourceTypes', '/Users', '/Groups'].map(
    (path) => ['GET', path] as const,
  ),
  ...['/.search', '/Users/.search', '/Groups/.search'].map((path) => ['POST', path, () => SEARCH] as const),
  ['POST', '/Users', ({ company }) => ({ schemas: [USER_SCHEMA], userName: `new@${company.domain}` })],
  ['POST', '/Groups', ({ Users }) => ({ schemas: [GROUP_SCHEMA], displayName: 'New', members: [{ value: Users }] })],
  ...PATHS.flatMap((place): readonly Route[] => [
    ['GET', `/${place}/{id}`],
    ['PUT', `/${place}/{id}`, ({ company }) => bodyOf(place, company)],
    ['PATCH', `/${place}/{id}`, () => ({ schemas: [PATCH], Operations: [{ op: 'remove', path: 'externalId' }] })],
    ['DELETE', `/${place}/{id}`],
  ]),
  [
    'PATCH',
    '/Groups/{id}',
    ({ Users }) => ({ schemas: [PATCH], Operations: [{ op: 'add', path: 'members', value: [{ value: Users }] }] }),
  ],
];

const bodyOf = (place: 'Users' | 'Groups', { domain }: ScimCompany): object =>
  place === 'Users'
    ? { schemas: [USER_SCHEMA], userName: `taken@${domain}` }
    : { schemas: [GROUP_SCHEMA], displayName: 'Taken' };

describe('SCIM tokens, against their own organisation and another', () => {
  const suite = scimSuite(quickest());

  const place = async (mark: string): Promise<Place> => {
    const company = await suite.company({ groupRoles: [{ group: mark, role: 'developer' }] });
    const Users = await company.user(mark, { externalId: mark, displayName: mark });
    return { company, Users, Groups: await company.group(mark, Users) };
  };

  /** All that the database has of an organisation and its persons. */
  const stateOf = async ({ company: { id } }: Place): Promise<string> => {
    const rows = [];
    for (const table of ['scim_users', 'scim_groups', 'members', 'single_sign_on', 'organisation_domains']) {
      const found = suite.database.orm
        .select({ row: sql<unknown>`to_jsonb(t)` })
        .from(sql`${sql.identifier(table)} t`)
        .where(sql`t.organisation_id = ${id}`)
        .orderBy(sql`to_jsonb(t)`);
      rows.push(await found);
    }
    const inGroups = suite.database.orm
      .select({ row: sql<unknown>`to_jsonb(t)` })
      .from(sql`scim_group_members t join scim_groups g on g.id = t.group_id`)
      .where(sql`g.organisation_id = ${id}`)
      .orderBy(sql`to_jsonb(t)`);
    return JSON.stringify([...rows, await inGroups]);
  };

  const idIn = (path: string, of: Pick<Place, 'Users' | 'Groups'>): string =>
    path.replace('{id}', path.startsWith('/Users') ? of.Users : of.Groups);

  it('are tried on every kind of resource that there is', () => {
    const tried = new Set(ROUTES.map(([, path]) => path));
    for (const each of PATHS) expect(tried).toContain(`/${each}/{id}`);
  });

  it.each(ROUTES.map((route) => [`${route[0]} ${route[1]}`, route] as const))('%s', async (_, [method, path, body]) => {
    const [own, foreign] = [await place('own'), await place('foreign')];
    const marks = ['foreign', foreign.Users, foreign.Groups, foreign.company.id, foreign.company.domain];
    const before = await stateOf(foreign);
    // Their own, and ids of the other organisation by their own token.
    const mine = await own.company.ask(method, idIn(path, own), body?.(own));
    expect([method, path, mine.status < 300]).toEqual([method, path, true]);
    const theirs = await own.company.ask(method, idIn(path, foreign), body?.(foreign));
    const sent = [idIn(path, foreign), JSON.stringify(body?.(foreign) ?? '')].join();
    const told = `${JSON.stringify(theirs.headers)}${theirs.text}`;
    expect(marks.filter((mark) => told.includes(mark) && !sent.includes(mark))).toEqual([]);
    if (path.includes('{id}')) {
      const nobody = { Users: randomUUID(), Groups: randomUUID() };
      const none = await own.company.ask(method, idIn(path, nobody), body?.({ ...foreign, ...nobody }));
      expect([theirs.status, theirs.json]).toEqual([none.status, none.json]);
      expect(theirs.status).toBe(404);
    }
    expect(mine.text).not.toContain(foreign.Users);
    expect(await stateOf(foreign)).toBe(before);
  });

  it('make nobody of another organisation a member of a group', async () => {
    const [own, foreign] = [await place('own'), await place('foreign')];
    const before = [await stateOf(own), await stateOf(foreign)];
    for (const id of [foreign.Users, randomUUID()]) {
      const answer = await own.company.patch(`/Groups/${own.Groups}`, {
        op: 'add',
        path: 'members',
        value: [{ value: id }],
      });
      expect(answer.json).toMatchObject({ status: '400', scimType: 'invalidValue' });
    }
    expect([await stateOf(own), await stateOf(foreign)]).toEqual(before);
  });
});
