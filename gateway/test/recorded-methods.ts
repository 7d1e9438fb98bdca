import { AddressChanges } from '../src/sign-in/address-changes.ts';
import { Passkeys } from '../src/sign-in/passkeys.ts';
import { Sessions } from '../src/sign-in/sessions.ts';
import { SignIn } from '../src/sign-in/sign-in.ts';
import { AccountTransfer } from '../src/admin/account-transfer.ts';
import { Accounts } from '../src/accounts/accounts.ts';
import { KeyChanges } from '../src/accounts/key-changes.ts';
import { Keys } from '../src/accounts/keys.ts';
import { ManagedKeys } from '../src/accounts/managed-keys.ts';
import { TestTwins } from '../src/accounts/test-accounts.ts';
import { FeedAddresses } from '../src/feeds/feed-addresses.ts';
import { OidcStore } from '../src/oauth/store.ts';
import { Access } from '../src/organisations/access.ts';
import { Invitations } from '../src/organisations/invitations.ts';
import { ManagementKeys } from '../src/management/management-keys.ts';
import { Members } from '../src/organisations/members.ts';
import { Organisations } from '../src/organisations/organisations.ts';
import { Projects } from '../src/organisations/projects.ts';
import { BillingEvents } from '../src/billing/billing-events.ts';
import { ProjectClients } from '../src/project-clients/project-clients.ts';
import { WebhookDeliveries } from '../src/webhook-endpoints/delivery-list.ts';
import { WebhookEndpoints } from '../src/webhook-endpoints/endpoints.ts';
import { WebhookSender } from '../src/webhook-endpoints/sender.ts';
import { SealedRequests } from '../src/sealed-requests/sealed-requests.ts';
import { PersonalData } from '../src/portal/personal-data.ts';
import { AssertionGrant } from '../src/oauth/assertion-grant.ts';
import { Arrivals } from '../src/single-sign-on/arrivals.ts';
import { Assertions } from '../src/single-sign-on/assertions.ts';
import { BackChannelLogout } from '../src/single-sign-on/back-channel-logout.ts';
import { Domains } from '../src/single-sign-on/domains.ts';
import { Providers } from '../src/single-sign-on/providers.ts';
import { Provisioned } from '../src/single-sign-on/provisioned.ts';
import { SCIM_METHODS } from './recorded-scim-methods.ts';
import { READS, type Told } from './recorded-told.ts';
import { SingleSignOn } from '../src/single-sign-on/single-sign-on.ts';

export { READS, type Told } from './recorded-told.ts';

const PURGES = 'It removes what has ended by itself.';

/** Each method of what changes something, with what it records. */
export const METHODS: readonly (readonly [
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
      setPlan: ['account.plan'],
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
      setWithin: ['member.role', 'member.join'],
      remove: ['member.remove'],
      removeWithin: ['member.remove'],
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
    ProjectClients,
    {
      list: READS,
      make: ['client.make'],
      change: ['client.change'],
      renew: ['client.renew'],
      remove: ['client.remove'],
      hasEnded: READS,
      endAfter: READS,
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
  [BillingEvents, { unsent: READS, one: READS, settle: ['billing.settle'] }],
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
  [Provisioned, { of: READS }],
  [Assertions, { read: READS }],
  [
    AssertionGrant,
    {
      register: 'It tells the authorization server of itself.',
      answer: ['client.act', 'single-sign-on.refuse'],
    },
  ],
  ...SCIM_METHODS,
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
      keepLanguage: 'It keeps in which language a reader is written to, as each page does that is opened.',
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
