import { describe, expect, it } from 'vitest';
import { AddressChanges } from '../sign-in/address-changes.ts';
import { Passkeys } from '../sign-in/passkeys.ts';
import { Sessions } from '../sign-in/sessions.ts';
import { SignIn } from '../sign-in/sign-in.ts';
import { AccountTransfer } from '../admin/account-transfer.ts';
import { COMMANDS } from '../admin/commands.ts';
import { Accounts } from '../accounts/accounts.ts';
import { KeyChanges } from '../accounts/key-changes.ts';
import { Keys } from '../accounts/keys.ts';
import { ManagedKeys } from '../accounts/managed-keys.ts';
import { TestTwins } from '../accounts/test-twins.ts';
import { FeedAddresses } from '../feeds/feed-addresses.ts';
import { OidcStore } from '../oauth/store.ts';
import { Access } from '../organisations/access.ts';
import { Invitations } from '../organisations/invitations.ts';
import { ManagementKeys } from '../management/management-keys.ts';
import { Members } from '../organisations/members.ts';
import { Organisations } from '../organisations/organisations.ts';
import { Projects } from '../organisations/projects.ts';
import { WebhookDeliveries } from '../webhook-endpoints/delivery-list.ts';
import { WebhookEndpoints } from '../webhook-endpoints/endpoints.ts';
import { WebhookSender } from '../webhook-endpoints/sender.ts';
import { SealedRequests } from '../sealed-requests/sealed-requests.ts';
import { PersonalData } from '../portal/personal-data.ts';
import { Arrivals } from '../single-sign-on/arrivals.ts';
import { BackChannelLogout } from '../single-sign-on/back-channel-logout.ts';
import { Domains } from '../single-sign-on/domains.ts';
import { Providers } from '../single-sign-on/providers.ts';
import { SingleSignOn } from '../single-sign-on/single-sign-on.ts';
import { AUDIT_ACTIONS, isAuditAction, type AuditAction } from './actions.ts';

/** What a method or a command records; else why it records nothing, as a sentence. */
type Told = readonly AuditAction[] | `${string} ${string}`;

const READS = 'It reads and changes nothing.';
const PURGES = 'It removes what has ended by itself.';

const METHODS: readonly (readonly [
  { readonly name: string; readonly prototype: object },
  Readonly<Record<string, Told>>,
])[] = [
  [
    Accounts,
    {
      create: ['account.make'],
      createProject: ['project.make'],
      createTwin: ['account.make'],
      findOrCreateUser: ['account.make'],
      operator: READS,
      byId: READS,
      find: READS,
      list: READS,
      page: READS,
      rename: ['account.rename'],
      setLimits: ['account.limits'],
      setAllowance: ['account.limits'],
      suspend: ['account.suspend'],
      resume: ['account.resume'],
      delete: ['account.delete', 'project.delete', 'member.leave'],
    },
  ],
  [
    Keys,
    {
      list: READS,
      isExpired: READS,
      create: ['key.make'],
      rename: ['key.rename'],
      ownerOf: READS,
      revoke: ['key.revoke'],
    },
  ],
  [KeyChanges, { check: READS, restrict: ['key.restrict'], rotate: ['key.rotate'], used: READS }],
  [
    ManagedKeys,
    {
      list: READS,
      make: ['key.make', 'key.restrict'],
      change: ['key.rename', 'key.restrict'],
      rotate: ['key.rotate'],
      revoke: ['key.revoke'],
    },
  ],
  [TestTwins, { of: READS, findOrCreate: ['account.make'] }],
  [
    Organisations,
    {
      make: ['organisation.make', 'member.join'],
      rename: ['organisation.rename'],
      delete: ['organisation.delete'],
      list: READS,
    },
  ],
  [
    Members,
    {
      list: READS,
      set: ['member.role', 'member.join'],
      remove: ['member.remove'],
      leave: ['member.leave'],
    },
  ],
  [
    Projects,
    {
      list: READS,
      make: ['project.make'],
      rename: ['project.rename'],
      transfer: ['project.transfer', 'project.receive'],
      delete: ['project.delete'],
      adopt: ['project.transfer', 'project.receive'],
    },
  ],
  [
    Invitations,
    {
      list: READS,
      send: ['invitation.send', 'invitation.revoke'],
      revoke: ['invitation.revoke'],
      find: READS,
      accept: ['member.join'],
      decline: ['invitation.decline'],
      purge: PURGES,
    },
  ],
  [
    ManagementKeys,
    {
      open: 'It notes that a key is used.',
      list: READS,
      make: ['management-key.make'],
      revoke: ['management-key.revoke'],
    },
  ],
  [
    WebhookEndpoints,
    {
      list: READS,
      one: READS,
      make: ['webhook.make'],
      change: ['webhook.change'],
      rotate: ['webhook.rotate'],
      remove: ['webhook.remove'],
      test: ['webhook.test'],
    },
  ],
  [WebhookDeliveries, { list: READS, one: READS, replay: ['webhook.replay'], purge: PURGES }],
  [
    WebhookSender,
    {
      look: ['webhook.disable'],
      show: READS,
      close: 'It waits for what is under way.',
    },
  ],
  [
    Providers,
    {
      get: READS,
      set: ['single-sign-on.set'],
      remove: ['single-sign-on.remove'],
      open: ['single-sign-on.open'],
      connection: READS,
      hasDomain: READS,
    },
  ],
  [
    Domains,
    {
      list: READS,
      claim: ['domain.claim'],
      check: ['domain.verify', 'domain.lose'],
      release: ['domain.release'],
      purge: ['domain.lose'],
    },
  ],
  [
    SingleSignOn,
    {
      addressesOf: READS,
      begin: 'It leads to a provider and keeps nothing.',
      finish: ['sign-in.enter', 'single-sign-on.refuse', 'account.make', 'member.join', 'member.role'],
    },
  ],
  [Arrivals, { arrive: ['member.join', 'member.role'] }],
  [BackChannelLogout, { end: ['session.end'] }],
  [Access, { project: READS, projects: READS, memberships: READS, organisation: READS, locked: READS }],
  [
    SignIn,
    {
      route: READS,
      request: 'It sends a code, which opens nothing until it comes back.',
      pending: READS,
      onlyWayOf: READS,
      verify: ['sign-in.enter', 'sign-in.refused'],
      purge: ['sign-in.refused'],
    },
  ],
  [
    Sessions,
    {
      start: 'It follows a way in, which is recorded where somebody shows who they are.',
      read: READS,
      list: READS,
      end: ['sign-in.leave'],
      endListed: ['session.end'],
      endOthers: ['session.end'],
      endByProvider: ['session.end'],
      purge: PURGES,
    },
  ],
  [
    Passkeys,
    {
      list: READS,
      toRegister: 'It asks the browser for a passkey and keeps nothing.',
      register: ['passkey.make'],
      toSignIn: 'It asks the browser for a passkey and keeps nothing.',
      signIn: ['sign-in.enter'],
      remove: ['passkey.remove'],
    },
  ],
  [
    AddressChanges,
    {
      ask: ['address.ask'],
      pending: READS,
      cancel: 'It forgets codes that have changed nothing.',
      confirm: ['address.change'],
      purge: PURGES,
    },
  ],
  [
    FeedAddresses,
    {
      seal: ['calendar.make'],
      open: READS,
      revokeAll: ['calendar.revoke'],
      hasAny: READS,
      namesOf: READS,
    },
  ],
  [
    SealedRequests,
    {
      seal: 'It makes an address; what makes one of a calendar records it.',
      open: READS,
      revokeAll: ['calendar.revoke'],
      hasSealed: READS,
    },
  ],
  [OidcStore, { adapter: ['grant.give', 'grant.revoke'], revokeGrant: ['grant.revoke'], purge: PURGES }],
  [PersonalData, { of: ['account.export'] }],
  [AccountTransfer, { read: ['account.export'], write: ['account.import'] }],
];

const COMMANDS_TOLD: Readonly<Record<string, Told>> = {
  'create-account': ['account.make', 'key.make'],
  'create-test-account': ['account.make', 'key.make'],
  'list-accounts': READS,
  'show-account': READS,
  'set-limits': ['account.limits'],
  'issue-key': ['key.make', 'key.restrict'],
  'restrict-key': ['key.restrict'],
  'rotate-key': ['key.rotate'],
  'rename-key': ['key.rename'],
  'revoke-key': ['key.revoke'],
  usage: READS,
  suspend: ['account.suspend'],
  resume: ['account.resume'],
  'export-data': ['account.export'],
  'export-account': ['account.export'],
  'import-account': ['account.import'],
  'delete-account': ['account.delete', 'project.delete'],
  'list-organisations': READS,
  'show-organisation': READS,
  'create-organisation': ['organisation.make', 'member.join'],
  'set-member': ['member.role', 'member.join'],
  'remove-member': ['member.remove'],
  'adopt-account': ['project.transfer', 'project.receive'],
  'open-sign-in': ['single-sign-on.open'],
  'delete-organisation': ['organisation.delete'],
  manage: 'It runs operations of the table, whose parts record what they do.',
  'issue-management-key': ['management-key.make'],
  'list-management-keys': READS,
  'revoke-management-key': ['management-key.revoke'],
  totals: READS,
  'send-test-mail': ['operator.command'],
  'list-set-aside': READS,
  'retry-set-aside': ['operator.command'],
  'drop-set-aside': ['operator.command'],
  audit: ['operator.command'],
  'demo-key': ['account.make', 'key.make', 'key.revoke'],
};

describe('what the audit log tells of', () => {
  it.each(METHODS.map(([part, told]) => [part.name, part, told] as const))(
    'names each method of %s with what it records, or why nothing',
    (_, part, told) => {
      const methods = Object.getOwnPropertyNames(part.prototype).filter((name) => name !== 'constructor');
      expect(Object.keys(told).toSorted()).toEqual(methods.toSorted());
    },
  );

  it('names each command of the operator', () => {
    expect(Object.keys(COMMANDS_TOLD).toSorted()).toEqual(Object.keys(COMMANDS).toSorted());
  });

  it('has no action that nothing records', () => {
    const all = [...METHODS.flatMap(([, told]) => Object.values(told)), ...Object.values(COMMANDS_TOLD)];
    const named = new Set(all.flatMap((told) => (typeof told === 'string' ? [] : told)));
    // These are recorded by the log itself and by the page that shows it.
    const own: readonly AuditAction[] = ['audit.cut', 'audit.export'];
    expect(AUDIT_ACTIONS.filter((action) => !named.has(action) && !own.includes(action))).toEqual([]);
    expect(AUDIT_ACTIONS.every(isAuditAction)).toBe(true);
  });
});
