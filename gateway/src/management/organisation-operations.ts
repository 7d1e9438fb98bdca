import { NothingThere } from '../organisations/errors.ts';
import type { Actor } from '../organisations/actor.ts';
import { undefinedIfMissing, ManagementFieldError } from './errors.ts';
import { newId } from './new-id.ts';
import { operation, type ManagementServices, type Operation } from './operation.ts';
import { pageOf } from './pages.ts';
import {
  accountShape,
  listOf,
  memberInput,
  memberShape,
  namedInput,
  nothing,
  organisationInput,
  organisationShape,
  pageInput,
  printedAccount,
  printedMember,
  printedOrganisation,
} from './shapes.ts';

const AT = '/organisations/{organisation}';

const ORGANISATIONS: readonly Operation[] = [
  operation({
    name: 'listOrganisations',
    method: 'GET',
    path: '/organisations',
    reach: 'organisation.see',
    summary: 'Organisations that the key manages: its own, or all for the operator',
    input: pageInput,
    output: listOf(organisationShape),
    async run({ access, organisations }, { actor, input }) {
      const all =
        actor.kind === 'program'
          ? [await access.organisation(actor, actor.organisationId, 'organisation.see')]
          : await organisations.list();
      const { items, next } = pageOf(all, input);
      return { body: { items: items.map(printedOrganisation), next } };
    },
  }),
  operation({
    name: 'getOrganisation',
    method: 'GET',
    path: AT,
    reach: 'organisation.see',
    summary: 'One organisation',
    input: nothing,
    output: organisationShape,
    run: async ({ access }, { actor, ids }) => ({
      body: printedOrganisation(await access.organisation(actor, ids['organisation'] ?? '', 'organisation.see')),
    }),
  }),
  operation({
    name: 'putOrganisation',
    method: 'PUT',
    path: AT,
    reach: 'organisation.rename',
    summary: 'Renames an organisation; for the operator, makes it under an id of the caller',
    input: organisationInput,
    output: organisationShape,
    async run(services, { actor, ids, input: { name, owner } }) {
      const { access, accounts, organisations } = services;
      const id = ids['organisation'] ?? '';
      const known = await undefinedIfMissing(access.organisation(actor, id, 'organisation.rename'));
      if (known) return { body: printedOrganisation(await organisations.rename(actor, id, name)) };
      if (actor.kind !== 'operator') throw new NothingThere('organisation');
      if (owner === undefined) {
        throw new ManagementFieldError('owner', 'A new organisation needs an owner: the id or address of an account.');
      }
      const made = await organisations.make(await accounts.find(owner), name, newId('organisation', id));
      return { made: true, body: printedOrganisation(made) };
    },
  }),
  operation({
    name: 'deleteOrganisation',
    method: 'DELETE',
    path: AT,
    reach: 'organisation.delete',
    summary: 'Deletes an organisation that has no projects, for good',
    input: nothing,
    async run({ organisations }, { actor, ids }) {
      const deleted = organisations.delete(actor, ids['organisation'] ?? '');
      // To the operator one that there is not is gone already; to a program it is none of its own.
      await (actor.kind === 'operator' ? undefinedIfMissing(deleted) : deleted);
      return { body: undefined };
    },
  }),
];

const MEMBERS: readonly Operation[] = [
  operation({
    name: 'listMembers',
    method: 'GET',
    path: `${AT}/members`,
    reach: 'organisation.see',
    summary: 'Members of an organisation with their roles',
    input: pageInput,
    output: listOf(memberShape),
    async run({ members }, { actor, ids, input }) {
      const all = await members.list(actor, ids['organisation'] ?? '');
      return { body: pageOf(all.map(printedMember), input) };
    },
  }),
  operation({
    name: 'getMember',
    method: 'GET',
    path: `${AT}/members/{member}`,
    reach: 'organisation.see',
    summary: 'One member, by the id of the account',
    input: nothing,
    output: memberShape,
    run: async (services, { actor, ids }) => ({ body: await memberOf(services, actor, ids) }),
  }),
  operation({
    name: 'putMember',
    method: 'PUT',
    path: `${AT}/members/{member}`,
    reach: 'members.manage',
    summary: 'Gives a member another role; for the operator, makes a person a member',
    input: memberInput,
    output: memberShape,
    async run(services, { actor, ids, input: { role } }) {
      const { members } = services;
      const [id, member] = [ids['organisation'] ?? '', ids['member'] ?? ''];
      const before = (await members.list(actor, id)).some(({ accountId }) => accountId === member);
      await members.set(actor, id, { person: { id: member }, role });
      return { made: !before, body: await memberOf(services, actor, ids) };
    },
  }),
  operation({
    name: 'deleteMember',
    method: 'DELETE',
    path: `${AT}/members/{member}`,
    reach: 'members.manage',
    summary: 'Takes a person out of an organisation, which keeps an owner',
    input: nothing,
    async run({ access, members }, { actor, ids }) {
      const id = ids['organisation'] ?? '';
      await access.organisation(actor, id, 'members.manage');
      await undefinedIfMissing(members.remove(actor, id, ids['member'] ?? ''));
      return { body: undefined };
    },
  }),
];

const PROJECTS: readonly Operation[] = [
  operation({
    name: 'listProjects',
    method: 'GET',
    path: `${AT}/projects`,
    reach: 'project.see',
    summary: 'Projects of an organisation; each is an account as well',
    input: pageInput,
    output: listOf(accountShape),
    async run({ projects }, { actor, ids, input }) {
      const { items, next } = pageOf(await projects.list(actor, ids['organisation'] ?? ''), input);
      return { body: { items: items.map(printedAccount), next } };
    },
  }),
  operation({
    name: 'getProject',
    method: 'GET',
    path: `${AT}/projects/{project}`,
    reach: 'project.see',
    summary: 'One project',
    input: nothing,
    output: accountShape,
    run: async (services, { actor, ids }) => ({ body: await projectOf(services, actor, ids) }),
  }),
  operation({
    name: 'putProject',
    method: 'PUT',
    path: `${AT}/projects/{project}`,
    reach: 'project.rename',
    summary: 'Makes a project under an id of the caller, or renames it',
    input: namedInput,
    output: accountShape,
    async run(services, { actor, ids, input: { name } }) {
      const { accounts, projects } = services;
      const [organisationId, projectId] = [ids['organisation'] ?? '', ids['project'] ?? ''];
      const of = await projects.list(actor, organisationId);
      const made = !of.some(({ id }) => id === projectId);
      if (!made) await projects.rename(actor, { organisationId, projectId }, name);
      else if (await accounts.byId(newId('project', projectId))) throw new NothingThere('project');
      else await projects.make(actor, organisationId, name, projectId);
      return { made, body: await projectOf(services, actor, ids) };
    },
  }),
  operation({
    name: 'deleteProject',
    method: 'DELETE',
    path: `${AT}/projects/{project}`,
    reach: 'project.delete',
    summary: 'Deletes a project with all its data, for good',
    input: nothing,
    async run({ access, projects }, { actor, ids }) {
      const organisationId = ids['organisation'] ?? '';
      await access.organisation(actor, organisationId, 'project.delete');
      await undefinedIfMissing(projects.delete(actor, { organisationId, projectId: ids['project'] ?? '' }));
      return { body: undefined };
    },
  }),
];

export const ORGANISATION_OPERATIONS: readonly Operation[] = [...ORGANISATIONS, ...MEMBERS, ...PROJECTS];

type Ids = Readonly<Record<string, string>>;

async function memberOf({ members }: ManagementServices, actor: Actor, ids: Ids) {
  const all = await members.list(actor, ids['organisation'] ?? '');
  const found = all.find(({ accountId }) => accountId === ids['member']);
  if (!found) throw new NothingThere('member');
  return printedMember(found);
}

async function projectOf({ projects }: ManagementServices, actor: Actor, ids: Ids) {
  const all = await projects.list(actor, ids['organisation'] ?? '');
  const found = all.find(({ id }) => id === ids['project']);
  if (!found) throw new NothingThere('project');
  return printedAccount(found);
}
