import { randomUUID } from 'node:crypto';
import { AccountError } from '../accounts/accounts.ts';
import { OPERATOR } from '../organisations/actor.ts';
import { isRole, ROLES, type Role } from '../organisations/roles.ts';
import { organisationShape } from '../management/shapes.ts';
import { onlyWord, twoWords, type Given } from './arguments.ts';
import { byOperation } from './by-operation.ts';
import type { Command } from './command.ts';
import { table } from './table.ts';

/** Commands about organisations that persons share. Personal ones are not shown: they are the accounts. */
export const ORGANISATION_COMMANDS: Readonly<Record<string, Command>> = {
  'list-organisations': {
    words: '[--like TEXT]',
    meaning:
      'All organisations, or those whose id or name has this text, with how many members and projects they have.',
    options: { values: ['like'] },
    async run({ organisations }, { values: { like = '' } }) {
      const sought = like.toLowerCase();
      const all = (await organisations.list()).filter(({ id, name }) =>
        [id, name].some((text) => text.toLowerCase().includes(sought)),
      );
      const rows = all.map(({ id, name, members, projects, createdAt }) => ({
        id,
        name,
        members,
        projects,
        created: createdAt,
      }));
      return { json: { organisations: all }, text: table(rows) };
    },
  },
  'show-organisation': {
    words: 'ORGANISATION',
    meaning: 'The members of an organisation with their roles, and its projects. ORGANISATION is an id.',
    options: {},
    async run({ members, projects, invitations }, given) {
      const id = onlyWord(given, 'the organisation');
      const [all, of, open] = await Promise.all([
        members.list(OPERATOR, id),
        projects.list(OPERATOR, id),
        invitations.list(OPERATOR, id),
      ]);
      const memberRows = all.map(({ accountId, email, role, joinedAt }) => ({
        accountId,
        email,
        role,
        joined: joinedAt,
      }));
      const projectRows = of.map(({ id: project, name, monthlyAllowance, unmetered, suspendedAt }) => ({
        id: project,
        name,
        allowance: unmetered ? 'unmetered' : (monthlyAllowance ?? 'default'),
        suspended: suspendedAt,
      }));
      const openRows = open.map(({ email, role, expiresAt }) => ({ email, role, ends: expiresAt }));
      const text = `${table(memberRows)}\n\nProjects:\n${table(projectRows)}\n\nOpen invitations:\n${table(openRows)}`;
      return { json: { id, members: all, projects: of, invitations: open }, text };
    },
  },
  'create-organisation': {
    words: '--name NAME --owner ACCOUNT',
    meaning: 'Makes an organisation, which the person of that account owns.',
    options: { values: ['name', 'owner'] },
    operations: ['putOrganisation'],
    async run(services, { values: { name = '', owner = '' }, words }) {
      if (name === '' || owner === '' || words.length > 0) {
        throw new AccountError('The command needs --name NAME and --owner ACCOUNT.');
      }
      const { body } = await byOperation(services, 'putOrganisation', { organisation: randomUUID() }, { name, owner });
      const made = organisationShape.parse(body);
      return { json: { organisation: made }, text: table([{ id: made.id, name: made.name }]) };
    },
  },
  'set-member': {
    words: 'ORGANISATION ACCOUNT --role ROLE',
    meaning: `Makes a person a member, or gives a member another role: ${ROLES.join(', ')}.`,
    options: { values: ['role'] },
    operations: ['putMember'],
    async run(services, given) {
      const [id, account] = twoWords(given, 'the organisation and the account');
      const person = await services.accounts.find(account);
      const role = roleOf(given);
      await byOperation(services, 'putMember', { organisation: id, member: person.id }, { role });
      return { json: { organisationId: id, accountId: person.id, role }, text: `${person.id} is ${role} of ${id}.` };
    },
  },
  'remove-member': {
    words: 'ORGANISATION ACCOUNT',
    meaning: 'Takes a person out of an organisation, which keeps an owner.',
    options: {},
    operations: ['getMember', 'deleteMember'],
    async run(services, given) {
      const [id, account] = twoWords(given, 'the organisation and the account');
      const person = await services.accounts.find(account);
      const named = { organisation: id, member: person.id };
      // People who type it are told that there is none; a program finds done what it asks.
      await byOperation(services, 'getMember', named);
      await byOperation(services, 'deleteMember', named);
      return { json: { organisationId: id, removed: person.id }, text: `${person.id} is no member of ${id} any more.` };
    },
  },
  'adopt-account': {
    words: 'ORGANISATION ACCOUNT',
    meaning:
      'Makes an account without an e-mail address a project of an organisation, with its keys, limits and usage.',
    options: {},
    async run({ accounts, projects }, given) {
      const [id, account] = twoWords(given, 'the organisation and the account');
      const adopted = await accounts.find(account);
      await projects.adopt(adopted, id);
      return { json: { organisationId: id, projectId: adopted.id }, text: `${adopted.id} is a project of ${id}.` };
    },
  },
  'open-sign-in': {
    words: 'ORGANISATION',
    meaning:
      'Lets people of an organisation sign in by code again whose provider is gone. The provider stays set, and is no longer the only way.',
    options: {},
    async run({ providers }, given) {
      const id = onlyWord(given, 'the organisation');
      await providers.open(OPERATOR, id);
      return { json: { opened: id }, text: `Addresses of ${id} sign in by code as well from now on.` };
    },
  },
  'delete-organisation': {
    words: 'ORGANISATION --yes',
    meaning: 'Deletes an organisation that has no projects, with its members and invitations, for good.',
    options: { flags: ['yes'] },
    operations: ['getOrganisation', 'deleteOrganisation'],
    async run(services, given) {
      const id = onlyWord(given, 'the organisation');
      if (!given.flags.has('yes')) throw new AccountError('This cannot be undone: add --yes.');
      await byOperation(services, 'getOrganisation', { organisation: id });
      await byOperation(services, 'deleteOrganisation', { organisation: id });
      return { json: { deleted: id }, text: `Deleted organisation ${id}.` };
    },
  },
};

function roleOf({ values: { role = '' } }: Given): Role {
  if (isRole(role)) return role;
  throw new AccountError(`--role is ${JSON.stringify(role)}: give one of ${ROLES.join(', ')}.`);
}
