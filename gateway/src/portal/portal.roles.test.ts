import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, MODULE_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quickest } from '../../test/databases.ts';
import { PageBrowser, type Visited } from '../../test/page-browser.ts';
import { startPortal, type TestPortal } from '../../test/portal.ts';
import {
  OF_INVITATION,
  OF_ORGANISATION,
  OF_PERSON,
  OF_PROJECT,
  OPEN,
  type Fields,
  type Row,
} from '../../test/portal-routes.ts';
import { guest, half, putBack, stateOf, type Guest, type Half } from '../../test/two-organisations.ts';
import type { Database } from '../database/connection.ts';
import { ROLES } from '../organisations/roles.ts';
import { PortalModule } from './portal.module.ts';

const PROJECT = '/developer/projects/:project';
const ORGANISATION = '/developer/organisations/:id';
const below = (root: string, table: Readonly<Record<string, Row>>): readonly string[] =>
  Object.keys(table).map((route) => route.replace(' ', ` ${root}`));

/** Every route of the controllers of the developer page, as Nest knows them; a page where only POST goes is none. */
function routesOfPortal(): readonly string[] {
  const controllers = Reflect.getMetadata(MODULE_METADATA.CONTROLLERS, PortalModule) as readonly {
    prototype: object;
  }[];
  return controllers.flatMap(({ prototype }) =>
    Object.getOwnPropertyNames(prototype)
      .filter((name) => name !== 'constructor' && name !== 'onlyPosted')
      .flatMap((name) => {
        const method: unknown = Object(prototype)[name];
        if (typeof method !== 'function') return [];
        const at = Reflect.getMetadata(PATH_METADATA, method) as string | readonly string[];
        const verb = RequestMethod[Number(Reflect.getMetadata(METHOD_METADATA, method))] ?? '';
        return [at].flat().map((path) => `${verb} ${path}`);
      }),
  );
}

describe('roles and organisations on the developer page', () => {
  let database: Database;
  let portal: TestPortal;
  /** Accounts whose applications were disconnected. */
  const disconnected: string[] = [];
  let [ours, theirs]: [Half, Half] = [undefined as never, undefined as never];
  /** The organisation that is changed, and what it has before each change. */
  let [changing, asMade]: [Half, string] = [undefined as never, ''];
  beforeAll(async () => {
    database = await quickest().fresh();
    portal = await startPortal({
      orm: database.orm,
      oauth: {
        applications: async (accountId) => [
          {
            grantId: 'grant-1',
            name: `Application of ${accountId}`,
            hosts: ['app.example'],
            connectedAt: new Date(0),
            lastUsedAt: null,
          },
        ],
        revokeGrant: async (accountId) => disconnected.push(accountId) > 0,
      },
    });
    portal.open();
    // Every test leaves both as they were, which it looks at itself.
    [ours, theirs] = [await half(portal, 'Aardvark'), await half(portal, 'Zebra')];
    changing = await half(portal, 'Badger');
    asMade = await stateOf(database, changing.id);
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    await database.close();
  });
  beforeEach(() => {
    disconnected.length = 0;
  });
  afterEach(() => expect(portal.lines.filter((line) => line.includes('"level":50'))).toEqual([]));

  it('are tested on every route that there is', () => {
    const known = [
      ...below(PROJECT, OF_PROJECT),
      ...below(ORGANISATION, OF_ORGANISATION),
      ...OF_PERSON,
      ...OF_INVITATION,
      ...OPEN,
    ];
    expect(routesOfPortal().toSorted()).toEqual(known.toSorted());
  });

  const rootOf = (root: string, { id, projectId }: Half): string =>
    root.replace(':id', id).replace(':project', projectId);

  /** Asks for a route of a half, naming what fields say. */
  const ask = (
    who: Pick<Guest, 'browser' | 'post'>,
    route: string,
    { root, fields }: { root: string; fields: Readonly<Record<string, string>> },
  ) => {
    const [method, rest = ''] = route.split(' ');
    if (method === 'POST') return who.post(`${root}${rest}`, fields);
    const query = new URLSearchParams(fields).toString();
    return who.browser.get(`${root}${rest}${query && `?${query}`}`);
  };
  const leaks = ({ text, headers, at }: Visited, marks: readonly string[], sent: string): readonly string[] =>
    marks.filter((mark) => !sent.includes(mark) && `${at}${JSON.stringify(headers)}${text}`.includes(mark));

  describe.each([
    ['a project', PROJECT, OF_PROJECT],
    ['an organisation', ORGANISATION, OF_ORGANISATION],
  ])('%s', (_title, root, table) => {
    it.each(Object.entries(table))('%s', async (route, row) => {
      const { roles, status = 200, changes, held = {}, names = [] } = row;
      const fields: Fields = row.fields ?? (() => ({}));
      const at = rootOf(root, ours);
      const [oursBefore, theirsBefore] = [await stateOf(database, ours.id), await stateOf(database, theirs.id)];
      const sent = fields(ours);

      // Nobody of another organisation, whatever they are there, and nobody without any.
      const strangers = [...ROLES.map((role) => theirs.members[role]), await guest(portal)];
      for (const stranger of strangers) {
        const answer = await ask(stranger, route, { root: at, fields: sent });
        expect([answer.status, leaks(answer, ours.marks, JSON.stringify([at, sent]))]).toEqual([404, []]);
      }
      // A role that does not reach it.
      for (const role of ROLES.filter((each) => !roles.includes(each))) {
        const answer = await ask(ours.members[role], route, { root: at, fields: sent });
        expect([role, answer.status, answer.text.includes(`Your role there is ${role}`)]).toEqual([role, 403, true]);
      }
      // Nobody who has not signed in.
      const browser = new PageBrowser(portal.url);
      const post: Guest['post'] = (path, posted) => browser.post(path, { fields: posted });
      const led = await ask({ browser, post }, route, { root: at, fields: sent });
      expect(led.at).toMatch(/^\/developer\/sign-in/);
      // The own project or organisation, naming what belongs to others.
      for (const name of names) {
        const foreign = { ...sent, [name]: fields(theirs)[name] ?? '' };
        const [role = 'owner'] = roles;
        const answer = await ask(ours.members[role], route, { root: at, fields: foreign });
        expect([name, leaks(answer, theirs.marks, JSON.stringify(foreign))]).toEqual([name, []]);
        expect(answer.status).toBeLessThan(500);
      }
      expect(await stateOf(database, theirs.id)).toBe(theirsBefore);
      expect(await stateOf(database, ours.id)).toBe(oursBefore);

      // Roles that it is for.
      disconnected.length = 0;
      for (const role of roles) {
        const mine = changes ? changing : ours;
        const before = changes ? asMade : oursBefore;
        const answer = await ask(mine.members[role], route, { root: rootOf(root, mine), fields: fields(mine) });
        const wanted = held[role] ?? status;
        expect([role, answer.status, leaks(answer, theirs.marks, '')]).toEqual([role, wanted, []]);
        const changed = (await stateOf(database, mine.id)) !== before;
        expect([role, changed]).toEqual([role, changes === true && held[role] === undefined]);
        if (!changed) continue;
        await putBack(database, mine.id, before);
        expect(await stateOf(database, mine.id)).toBe(before);
      }
      expect(await stateOf(database, theirs.id)).toBe(theirsBefore);
      expect(new Set(disconnected)).toEqual(new Set(route === 'POST /applications/revoke' ? [ours.projectId] : []));
    });
  });

  it('leave the own project of each person to that person', async () => {
    const owner = ours.members.owner;
    for (const route of OF_PERSON.filter((each) => each.startsWith('GET ') && !each.includes('.'))) {
      const answer = await owner.browser.get(route.slice('GET '.length));
      expect([route, answer.status, leaks(answer, theirs.marks, '')]).toEqual([route, 200, []]);
    }
    // What forms of the own project name is looked for there alone, though the person may do it elsewhere.
    const before = await stateOf(database, ours.id);
    for (const [route, { fields }] of Object.entries(OF_PROJECT).filter(([, { names }]) => names)) {
      await ask(owner, route, { root: '/developer', fields: fields?.(ours) ?? {} });
    }
    expect(await stateOf(database, ours.id)).toBe(before);
    const personal = await guest(portal);
    for (const root of ['/developer/projects/', '/developer/organisations/']) {
      for (const id of [owner.person.id, personal.person.id, 'operator', '%00', 'x'.repeat(200)]) {
        expect([id, (await personal.browser.get(`${root}${id}`)).status]).toEqual([id, 404]);
      }
    }
  });
});
