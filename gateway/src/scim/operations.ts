import type { Resource, Shape } from './attributes.ts';
import { filterOf, type Test } from './filter.ts';
import { groupIn } from './group.ts';
import { listOf, pageIn, pageOf } from './lists.ts';
import { patched } from './patch.ts';
import { isWanted, projected, type Wanted } from './projection.ts';
import type { Resources, Versioned } from './resources.ts';
import { ScimError } from './scim-error.ts';
import type { ScimGroups } from './scim-groups.ts';
import type { ScimUsers } from './scim-users.ts';
import { GROUP, USER } from './shapes.ts';
import { userIn } from './user.ts';

/** A request of a provider, in whose name it is. */
export interface Asked {
  readonly organisationId: string;
  readonly query: URLSearchParams;
  /** Throws where the version of the request is not that of the resource. */
  readonly checkVersion: (tag: string) => void;
}

/** What is answered. */
export interface Answer {
  readonly status: number;
  readonly body?: Resource;
  readonly address?: string;
  readonly tag?: string;
}

export interface Directory {
  readonly users: ScimUsers;
  readonly groups: ScimGroups;
  readonly resources: Resources;
}

/** One kind of resources, by what is done to them. */
export interface Kind {
  readonly shape: Shape;
  /** All of an organisation. `withAll`: whether that is wanted which is many. */
  list(organisationId: string, withAll: boolean): Promise<readonly Versioned[]>;
  one(organisationId: string, id: string): Promise<Versioned>;
  make(organisationId: string, body: Resource): Promise<Versioned>;
  change(organisationId: string, id: string, next: (known: Versioned) => Resource): Promise<Versioned>;
  remove(organisationId: string, id: string, check: (known: Versioned) => void): Promise<void>;
}

/** Persons and groups, behind one form. */
export function kindsOf({ users, groups, resources }: Directory): readonly Kind[] {
  return [
    {
      shape: USER,
      list: async (organisationId) => (await users.list(organisationId)).map((kept) => resources.user(kept)),
      one: async (organisationId, id) => resources.user(await users.one(organisationId, id)),
      make: async (organisationId, body) => resources.user(await users.make(organisationId, userIn(body))),
      change: async (organisationId, id, next) =>
        resources.user(await users.change(organisationId, id, (known) => userIn(next(resources.user(known))))),
      remove: (organisationId, id, check) => users.remove(organisationId, id, (known) => check(resources.user(known))),
    },
    {
      shape: GROUP,
      list: async (organisationId, withAll) =>
        (await groups.list(organisationId, withAll)).map((kept) => resources.group(kept)),
      one: async (organisationId, id) => resources.group(await groups.one(organisationId, id)),
      make: async (organisationId, body) => resources.group(await groups.make(organisationId, groupIn(body))),
      change: async (organisationId, id, next) =>
        resources.group(await groups.change(organisationId, id, (known) => groupIn(next(resources.group(known))))),
      remove: (organisationId, id, check) =>
        groups.remove(organisationId, id, (known) => check(resources.group(known))),
    },
  ];
}

/** A page of what passes the filter, of one kind or of all. */
export async function list(kinds: readonly Kind[], { organisationId, query }: Asked): Promise<Answer> {
  const page = pageIn(query);
  const wanted = wantedIn(query);
  const found: { readonly shape: Shape; readonly resource: Resource }[] = [];
  for (const [kind, test] of testsFor(kinds, query.get('filter'))) {
    const { shape } = kind;
    const all = await kind.list(organisationId, query.has('filter') || isWanted(shape, 'members', wanted));
    found.push(...all.filter(({ sought }) => test(sought)).map(({ resource }) => ({ shape, resource })));
  }
  const shown = pageOf(found, page).map(({ shape, resource }) => projected(shape, resource, wanted));
  return { status: 200, body: listOf(shown, { total: found.length, startIndex: page.startIndex }) };
}

/** The kinds that a filter can be asked of, each with its test. Of several, those that have none of its attributes are left out. */
function testsFor(kinds: readonly Kind[], filter: string | null): readonly (readonly [Kind, Test])[] {
  if (filter === null) return kinds.map((kind) => [kind, () => true]);
  const faults: ScimError[] = [];
  const tests = kinds.flatMap((kind): readonly (readonly [Kind, Test])[] => {
    try {
      return [[kind, filterOf(kind.shape, filter)]];
    } catch (fault) {
      if (!(fault instanceof ScimError)) throw fault;
      faults.push(fault);
      return [];
    }
  });
  const [first] = faults;
  if (tests.length === 0 && first) throw first;
  return tests;
}

export async function read(kind: Kind, id: string, { organisationId, query }: Asked): Promise<Answer> {
  return shown(kind, query, await kind.one(organisationId, id));
}

export async function create(kind: Kind, { organisationId, query }: Asked, body: Resource): Promise<Answer> {
  checkSchema(kind.shape, body);
  return { ...shown(kind, query, await kind.make(organisationId, body)), status: 201 };
}

/** What is left out of a resource that takes the place of another is gone. */
export async function replace(kind: Kind, id: string, asked: Asked, body: Resource): Promise<Answer> {
  checkSchema(kind.shape, body);
  const changed = await kind.change(asked.organisationId, id, ({ tag }) => {
    asked.checkVersion(tag);
    return body;
  });
  return shown(kind, asked.query, changed);
}

export async function patch(kind: Kind, id: string, asked: Asked, body: Resource): Promise<Answer> {
  const changed = await kind.change(asked.organisationId, id, ({ resource, tag }) => {
    asked.checkVersion(tag);
    return patched(kind.shape, resource, body);
  });
  return shown(kind, asked.query, changed);
}

export async function remove(kind: Kind, id: string, { organisationId, checkVersion }: Asked): Promise<Answer> {
  await kind.remove(organisationId, id, ({ tag }) => checkVersion(tag));
  return { status: 204 };
}

const shown = ({ shape }: Kind, query: URLSearchParams, { resource, address, tag }: Versioned): Answer => ({
  status: 200,
  body: projected(shape, resource, wantedIn(query)),
  address,
  tag,
});

const wantedIn = (query: URLSearchParams): Wanted => ({
  attributes: query.get('attributes') ?? undefined,
  excludedAttributes: query.get('excludedAttributes') ?? undefined,
});

function checkSchema({ schema }: Shape, { schemas }: Resource): void {
  if (Array.isArray(schemas) && schemas.includes(schema)) return;
  throw new ScimError(400, `The member "schemas" has to name ${schema}.`, 'invalidSyntax');
}
