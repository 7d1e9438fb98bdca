import { ScimGroups } from '../src/scim/scim-groups.ts';
import { ScimTokens } from '../src/scim/scim-tokens.ts';
import { ScimUsers } from '../src/scim/scim-users.ts';
import { READS } from './recorded-told.ts';

/** What provisioning records. */
export const SCIM_METHODS = [
  [
    ScimTokens,
    {
      open: 'It notes that a token is used.',
      list: READS,
      make: ['scim-token.make'],
      revoke: ['scim-token.revoke'],
    },
  ],
  [
    ScimUsers,
    {
      list: READS,
      one: READS,
      make: ['scim-user.make', 'member.join', 'account.make'],
      change: ['scim-user.change', 'member.join', 'member.remove', 'session.end', 'account.make'],
      remove: ['scim-user.remove', 'member.remove', 'session.end'],
    },
  ],
  [
    ScimGroups,
    {
      list: READS,
      one: READS,
      make: ['scim-group.make', 'member.join', 'member.role', 'member.remove', 'session.end'],
      change: ['scim-group.change', 'member.join', 'member.role', 'member.remove', 'session.end'],
      remove: ['scim-group.remove', 'member.join', 'member.role', 'member.remove', 'session.end'],
    },
  ],
] as const;
