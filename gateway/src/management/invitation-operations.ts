import { Conflict, parseAddress } from '../accounts/accounts.ts';
import type { Actor } from '../organisations/actor.ts';
import { NothingThere } from '../organisations/errors.ts';
import { undefinedIfMissing, ManagementFieldError } from './errors.ts';
import { newId } from './new-id.ts';
import { operation, type ManagementServices, type Operation } from './operation.ts';
import { pageOf } from './pages.ts';
import { invitationInput, invitationShape, listOf, nothing, pageInput, printedInvitation } from './shapes.ts';

const AT = '/organisations/{organisation}/invitations';

/** Invitations by mail to an organisation. Their secrets are in the messages alone. */
export const INVITATION_OPERATIONS: readonly Operation[] = [
  operation({
    name: 'listInvitations',
    method: 'GET',
    path: AT,
    reach: 'members.manage',
    summary: 'Open invitations of an organisation',
    input: pageInput,
    output: listOf(invitationShape),
    async run({ invitations }, { actor, ids, input }) {
      const { items, next } = pageOf(await invitations.list(actor, ids['organisation'] ?? ''), input);
      return { body: { items: items.map(printedInvitation), next } };
    },
  }),
  operation({
    name: 'getInvitation',
    method: 'GET',
    path: `${AT}/{invitation}`,
    reach: 'members.manage',
    summary: 'One open invitation',
    input: nothing,
    output: invitationShape,
    async run(services, { actor, ids }) {
      const found = await invitationOf(services, actor, ids);
      if (!found) throw new NothingThere('invitation');
      return { body: printedInvitation(found) };
    },
  }),
  operation({
    name: 'putInvitation',
    method: 'PUT',
    path: `${AT}/{invitation}`,
    reach: 'members.manage',
    summary: 'Sends an invitation by mail under an id of the caller; one that is open stays as it is',
    input: invitationInput,
    output: invitationShape,
    async run(services, { actor, ids, input: { email, role } }) {
      const address = parseAddress(email);
      if (address === undefined) {
        throw new ManagementFieldError('email', 'The address of an invitation looks like name@example.com.');
      }
      const known = await invitationOf(services, actor, ids);
      if (known && (known.email !== address || known.role !== role)) {
        throw new Conflict('An invitation is not changed: delete it, and send another one.');
      }
      if (known) return { body: printedInvitation(known) };
      const id = newId('invitation', ids['invitation']);
      await services.invitations.send(actor, ids['organisation'] ?? '', { id, address, role });
      const sent = await invitationOf(services, actor, ids);
      if (!sent) throw new NothingThere('invitation');
      return { made: true, body: printedInvitation(sent) };
    },
  }),
  operation({
    name: 'deleteInvitation',
    method: 'DELETE',
    path: `${AT}/{invitation}`,
    reach: 'members.manage',
    summary: 'Revokes an invitation, which opens nothing from then on',
    input: nothing,
    async run({ access, invitations }, { actor, ids }) {
      const organisation = ids['organisation'] ?? '';
      await access.organisation(actor, organisation, 'members.manage');
      await undefinedIfMissing(invitations.revoke(actor, organisation, ids['invitation'] ?? ''));
      return { body: undefined };
    },
  }),
];

const invitationOf = async ({ invitations }: ManagementServices, actor: Actor, ids: Readonly<Record<string, string>>) =>
  (await invitations.list(actor, ids['organisation'] ?? '')).find(({ id }) => id === ids['invitation']);
