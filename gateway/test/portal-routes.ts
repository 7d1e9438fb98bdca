import type { Half } from './two-organisations.ts';
import { ROLES, type Role } from '../src/organisations/roles.ts';

/** What a form sends, of the half whose ids it names. */
export type Fields = (ids: Half) => Readonly<Record<string, string>>;

export interface Row {
  /** Roles that the route lets in; all others are answered 403, and whoever is no member 404. */
  readonly roles: readonly Role[];
  /** Status for those, after redirects. */
  readonly status?: number;
  readonly fields?: Fields;
  /** Whether what it does shows in the database. */
  readonly changes?: true;
  /** Roles that may, and are held back for another reason. */
  readonly held?: Readonly<Partial<Record<Role, number>>>;
  /** Fields that name something below the organisation or the project, which must be of the same. */
  readonly names?: readonly string[];
}

const EVERYBODY = ROLES;
const WORKERS: readonly Role[] = ['owner', 'developer'];
const OWNER: readonly Role[] = ['owner'];
const key: Fields = ({ keyId }) => ({ key: keyId });
const project: Fields = ({ projectId }) => ({ project: projectId });

/** Routes below /developer/projects/:project, by method and the rest of the address. */
export const OF_PROJECT: Readonly<Record<string, Row>> = {
  'GET ': { roles: EVERYBODY },
  'GET /usage': { roles: EVERYBODY },
  'GET /usage.csv': { roles: EVERYBODY },
  'GET /usage.json': { roles: EVERYBODY },
  'GET /calls': { roles: ['owner', 'developer', 'reader'] },
  'GET /calls.csv': { roles: ['owner', 'developer', 'reader'] },
  'GET /calls.json': { roles: ['owner', 'developer', 'reader'] },
  'GET /connect': { roles: EVERYBODY },
  'GET /playground': { roles: WORKERS },
  'GET /key': { roles: WORKERS, fields: key, names: ['key'] },
  'GET /new-key': { roles: WORKERS, fields: key, names: ['key'] },
  'POST /new-key': { roles: WORKERS },
  'POST /keys': { roles: WORKERS, fields: () => ({ name: 'Fresh' }), changes: true },
  'POST /test-keys': { roles: WORKERS, fields: () => ({ name: 'Fresh' }), changes: true },
  'POST /keys/rename': {
    roles: WORKERS,
    fields: (ids) => ({ ...key(ids), name: 'Renamed' }),
    changes: true,
    names: ['key'],
  },
  'POST /keys/revoke': { roles: WORKERS, fields: key, changes: true, names: ['key'] },
  'POST /key/restrict': {
    roles: WORKERS,
    fields: (ids) => ({ ...key(ids), ratePerSecond: '1' }),
    changes: true,
    names: ['key'],
  },
  'POST /key/rotate': {
    roles: WORKERS,
    fields: (ids) => ({ ...key(ids), days: '1', hint: ids.hint }),
    changes: true,
    names: ['key'],
  },
  'POST /key/end': { roles: WORKERS, fields: key, names: ['key'] },
  'GET /clients': { roles: WORKERS },
  'POST /clients': {
    roles: WORKERS,
    fields: () => ({ name: 'Fresh', method: 'client_secret_basic' }),
    changes: true,
  },
  'GET /client': { roles: WORKERS },
  'POST /client/change': {
    roles: WORKERS,
    fields: ({ projectClientId }) => ({ client: projectClientId, name: 'Renamed' }),
    changes: true,
    names: ['client'],
  },
  'POST /client/secret': {
    roles: WORKERS,
    fields: ({ projectClientId, projectClientHint }) => ({ client: projectClientId, hint: projectClientHint }),
    changes: true,
    names: ['client'],
  },
  'POST /clients/remove': {
    roles: WORKERS,
    fields: ({ projectClientId }) => ({ client: projectClientId }),
    changes: true,
    names: ['client'],
  },
  'POST /applications/revoke': { roles: WORKERS, fields: () => ({ grant: 'grant-1' }) },
  'POST /calendars/revoke': { roles: WORKERS },
};

/** Routes below /developer/organisations/:id. */
export const OF_ORGANISATION: Readonly<Record<string, Row>> = {
  'GET ': { roles: EVERYBODY },
  'GET /audit': { roles: ['owner', 'reader'] },
  'GET /audit.jsonl': { roles: ['owner', 'reader'] },
  'POST /rename': { roles: OWNER, fields: () => ({ name: 'Renamed' }), changes: true },
  // There is a project still, and one owner.
  'POST /delete': { roles: OWNER, status: 422 },
  'POST /leave': { roles: EVERYBODY, changes: true, held: { owner: 422 } },
  'POST /invitations': { roles: OWNER, fields: () => ({ email: 'new@example.com', role: 'reader' }), changes: true },
  'POST /invitations/revoke': {
    roles: OWNER,
    fields: ({ invitationId }) => ({ invitation: invitationId }),
    changes: true,
    names: ['invitation'],
  },
  'POST /members': {
    roles: OWNER,
    fields: ({ members }) => ({ member: members.reader.person.id, role: 'billing' }),
    changes: true,
    names: ['member'],
  },
  'POST /members/remove': {
    roles: OWNER,
    fields: ({ members }) => ({ member: members.reader.person.id }),
    changes: true,
    names: ['member'],
  },
  'GET /webhooks': { roles: OWNER },
  'POST /webhooks': { roles: OWNER, fields: () => ({ url: 'https://fresh.example/hook' }), changes: true },
  'POST /webhooks/change': {
    roles: OWNER,
    fields: ({ webhookId }) => ({ webhook: webhookId, url: 'https://other.example/hook' }),
    changes: true,
    names: ['webhook'],
  },
  'POST /webhooks/secret': {
    roles: OWNER,
    fields: ({ webhookId }) => ({ webhook: webhookId, number: '2' }),
    changes: true,
    names: ['webhook'],
  },
  'POST /webhooks/test': {
    roles: OWNER,
    fields: ({ webhookId }) => ({ webhook: webhookId }),
    changes: true,
    names: ['webhook'],
  },
  'POST /webhooks/remove': {
    roles: OWNER,
    fields: ({ webhookId }) => ({ webhook: webhookId }),
    changes: true,
    names: ['webhook'],
  },
  'POST /webhooks/replay': {
    roles: OWNER,
    fields: ({ webhookId, deliveryId }) => ({ webhook: webhookId, delivery: deliveryId }),
    changes: true,
    names: ['webhook', 'delivery'],
  },
  'GET /single-sign-on': { roles: OWNER },
  'POST /single-sign-on': {
    roles: OWNER,
    fields: () => ({ issuer: 'https://new.example', clientId: 'cuspal', clientSecret: 'secret' }),
    changes: true,
  },
  'POST /single-sign-on/remove': { roles: OWNER, changes: true },
  'POST /single-sign-on/domains': { roles: OWNER, fields: () => ({ domain: 'fresh.example' }), changes: true },
  // Its record is not there.
  'POST /single-sign-on/domains/check': {
    roles: OWNER,
    status: 422,
    fields: ({ domain }) => ({ domain }),
    changes: true,
    names: ['domain'],
  },
  'POST /single-sign-on/domains/remove': {
    roles: OWNER,
    fields: ({ domain }) => ({ domain }),
    changes: true,
    names: ['domain'],
  },
  'POST /single-sign-on/scim-tokens': { roles: OWNER, changes: true },
  'POST /single-sign-on/scim-tokens/revoke': {
    roles: OWNER,
    fields: ({ scimTokenId }) => ({ token: scimTokenId }),
    changes: true,
    names: ['token'],
  },
  'POST /keys': { roles: OWNER, fields: () => ({ name: 'Terraform', role: 'reader' }), changes: true },
  'POST /keys/revoke': {
    roles: OWNER,
    fields: ({ manageId }) => ({ key: manageId }),
    changes: true,
    names: ['key'],
  },
  'POST /projects': { roles: WORKERS, fields: () => ({ name: 'Fresh' }), changes: true },
  'POST /projects/rename': {
    roles: WORKERS,
    fields: (ids) => ({ ...project(ids), name: 'Renamed' }),
    changes: true,
    names: ['project'],
  },
  // To itself, which changes nothing; to an organisation of somebody else below.
  'POST /projects/transfer': {
    roles: OWNER,
    fields: (ids) => ({ ...project(ids), to: ids.id }),
    names: ['project', 'to'],
  },
  'POST /projects/delete': { roles: OWNER, fields: project, changes: true, names: ['project'] },
};

/** Routes that act on the person alone, whatever they are elsewhere, and name nothing of anybody else. */
export const OF_PERSON: readonly string[] = [
  ...Object.keys(OF_PROJECT)
    .filter((route) => route !== 'GET ')
    .map((route) => route.replace(' ', ' /developer')),
  'ALL /developer',
  'GET /developer/organisations',
  'POST /developer/organisations',
  // Leads to what is asked for there.
  'GET /developer/projects',
  'GET /developer/account',
  'GET /developer/account/data',
  'GET /developer/account/audit',
  'GET /developer/account/audit.jsonl',
  'POST /developer/account/address',
  'GET /developer/account/address',
  'POST /developer/account/address/confirm',
  'POST /developer/account/address/cancel',
  'POST /developer/account/sessions',
  'POST /developer/account/sessions/others',
  'POST /developer/account/passkeys',
  'POST /developer/account/passkeys/remove',
  'POST /developer/account/delete',
];

/** Routes of an invitation, whose secret is what opens them. */
export const OF_INVITATION: readonly string[] = [
  'GET /developer/invitation/:secret',
  'POST /developer/invitation/accept',
  'POST /developer/invitation/decline',
];

/** Routes that need nobody who has signed in. */
export const OPEN: readonly string[] = [
  'GET /developer/sign-in',
  'POST /developer/sign-in',
  'POST /developer/sign-in/passkey',
  'GET /developer/sign-in/organisation/:organisation',
  'GET /developer/sign-in/organisation/:organisation/callback',
  // Its token says who sends it.
  'POST /developer/sign-in/organisation/:organisation/logout',
  'GET /developer/code',
  'POST /developer/code',
  'POST /developer/sign-out',
  'ALL /developer/copy.js',
  'ALL /developer/passkeys.js',
  'ALL /developer/playground.js',
  'ALL /developer/*',
];
