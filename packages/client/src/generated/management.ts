// Written by npm run generate from the table of operations of /v1/manage.
import type { Waiting } from '../method.ts';
import type { ChangeOptions, Tagged } from '../tagged.ts';

export interface ManagementKey {
id: string;
/** Id of the organisation; null: it is the operator’s. */
organisation: string | null;
role: "owner" | "developer" | "billing" | "reader";
name: string;
/** The last characters of the key. */
hint: string;
createdAt: string;
lastUsedAt: string | null;
expiresAt: string | null;
}
export interface Organisation {
id: string;
name: string;
createdAt: string;
}
export interface OrganisationMember {
/** Id of the account of the person. */
id: string;
email: string | null;
role: "owner" | "developer" | "billing" | "reader";
joinedAt: string;
}
export interface ManagedAccount {
id: string;
name: string;
/** Id of its organisation; its own id where it is personal. */
organisation: string;
email: string | null;
suspended: boolean;
createdAt: string;
}
export interface OrganisationInvitation {
id: string;
email: string;
role: "owner" | "developer" | "billing" | "reader";
expiresAt: string;
}
export interface AccountLimits {
/** Calls a month; null: the default of the server. */
monthlyAllowance: number | null;
/** Prepaid calls left. */
extraCalls: number;
/** null: the default of the server. */
ratePerSecond: number | null;
/** null: the default of the server. */
burst: number | null;
/** Live keys; null: 5. */
maxKeys: number | null;
/** Whether nothing is counted. */
unmetered: boolean;
}
export interface Suspension {
suspended: boolean;
}
export interface AccountUsage {
month: string;
/** Successful calls on the allowance of the month. */
used: number;
/** Calls a month; null: nothing is counted. */
allowance: number | null;
/** Successful calls that were prepaid. */
extraUsed: number;
/** Prepaid calls left. */
extra: number;
/** When the allowance begins again. */
resetsAt: string;
perDay: {
day: string;
family: string;
calls: number;
}[];
}
export interface AccountKey {
id: string;
name: string;
environment: "live" | "test";
/** The last characters of the key. */
hint: string;
createdAt: string;
lastUsedAt: string | null;
expiresAt: string | null;
expired: boolean;
/** Id of the key whose secret this was before a rotation. */
earlierSecretOf: string | null;
/** Share of the calls of a month; null: no share. */
monthlyCalls: number | null;
/** Share of the rate; null: no share. */
ratePerSecond: number | null;
/** Addresses that may send it; none: all. */
addressRanges: string[];
/** Origins of pages that may send it; with any it is a browser key. */
allowedOrigins: string[];
/** Sets of tools that its lists begin with. */
toolsets: string[];
/** Whether it manages the keys of its account. */
manages: boolean;
}
export interface ProjectClient {
/** Its client_id. */
id: string;
name: string;
method: "client_secret_basic" | "client_secret_post" | "private_key_jwt";
/** The last characters of its secret; null: it has keys. */
hint: string | null;
jwks: {
keys: object[];
} | null;
/** Where it publishes its keys; `jwks` is what was last read there. */
jwksUri: string | null;
/** When they were read there. */
keysReadAt: string | null;
dpop: "off" | "allowed" | "required";
createdAt: string;
/** When a token of it was last used. */
lastUsedAt: string | null;
expiresAt: string | null;
}
export interface AuditEntry {
sequence: number;
at: string;
action: string;
/** Through what it was done: page, api, command, sign-in or service. */
surface: string;
actorKind: string;
/** Id of the key, or the name of the person in the log. */
actor: string | null;
/** The network that it came from. */
address: string | null;
targetKind: string;
target: string;
project: string | null;
before: object | null;
after: object | null;
previousHash: string;
hash: string;
}
export interface Webhook {
id: string;
url: string;
events: ("allowance.reached" | "key.created" | "key.changed" | "key.rotated" | "key.revoked" | "management_key.created" | "management_key.revoked" | "member.joined" | "member.role_changed" | "member.left" | "project.created" | "project.renamed" | "project.transferred" | "project.received" | "project.deleted" | "project.limits_changed" | "project.suspended" | "project.resumed" | "organisation.renamed" | "webhook.test")[];
createdAt: string;
/** Number of its secret. */
secretNumber: number;
/** Until when the secret before signs as well. */
earlierSecretUntil: string | null;
/** Since when nothing has arrived. */
failingSince: string | null;
/** When it was disabled; PUT turns it on again. */
disabledAt: string | null;
}
export interface WebhookDelivery {
/** The webhook-id that it is sent with. */
id: string;
type: string;
createdAt: string;
status: "waiting" | "delivered" | "failed";
tries: number;
/** When it is tried next. */
nextAt: string | null;
triedAt: string | null;
/** HTTP status of the last answer; null: there was none. */
answer: number | null;
body: string;
}
export interface SingleSignOn {
issuer: string;
clientId: string;
emailClaim: string;
verifiedClaim: string;
groupsClaim: string;
groupRoles: {
group: string;
role: "owner" | "developer" | "billing" | "reader";
}[];
defaultRole: "owner" | "developer" | "billing" | "reader" | null;
sessionHours: number;
required: boolean;
/** Path on this server that the provider sends browsers back to. */
redirectPath: string;
/** Path on this server for back-channel logout. */
logoutPath: string;
}
export interface OrganisationDomain {
/** The domain. */
id: string;
/** What a TXT record of the domain has to say. */
record: string;
verified: boolean;
verifiedAt: string | null;
checkedAt: string | null;
/** Since when the record of a verified domain has not been there. */
missingSince: string | null;
}
export interface ScimToken {
id: string;
/** The last characters of the token. */
hint: string;
createdAt: string;
lastUsedAt: string | null;
}
export interface Plan {
/** Name of the plan. */
id: string;
/** Calls a month. */
allowance: number;
/** Whether calls beyond the allowance are refused, or counted as overage. */
cap: "hard" | "soft";
/** Price of 1,000 calls beyond the allowance. */
overagePer1000: string | null;
currency: string | null;
ratePerSecond: number | null;
burst: number | null;
}
export interface AccountPlan {
plan: string | null;
cap: "hard" | "soft";
customer: string | null;
}
export interface BillingEvent {
/** The identifier that it is sent with. */
id: string;
account: string;
customer: string | null;
kind: "included" | "overage" | "prepaid";
hour: string;
units: number;
status: "waiting" | "sent" | "unsure";
tries: number;
/** What was said the last time. */
fault: string | null;
}
export interface ManagementPage {
/** The `next` of the page before. */
cursor?: string;
/** Entries of the page; 100 by default. */
limit?: number;
}
export interface OrganisationPage {
items: Organisation[];
/** The `cursor` of the next page; null: this is the last. */
next: string | null;
}
export interface PutOrganisationInput {
name: string;
/** Id or e-mail address of the account of its first owner; needed where the operator makes it. */
owner?: string;
}
export interface OrganisationMemberPage {
items: OrganisationMember[];
/** The `cursor` of the next page; null: this is the last. */
next: string | null;
}
export interface PutMemberInput {
role: "owner" | "developer" | "billing" | "reader";
}
export interface ManagedAccountPage {
items: ManagedAccount[];
/** The `cursor` of the next page; null: this is the last. */
next: string | null;
}
export interface PutProjectInput {
name: string;
}
export interface OrganisationInvitationPage {
items: OrganisationInvitation[];
/** The `cursor` of the next page; null: this is the last. */
next: string | null;
}
export interface PutInvitationInput {
/** Where the message goes; its person accepts with this address. */
email: string;
role: "owner" | "developer" | "billing" | "reader";
}
export interface PutAccountInput {
name: string;
/** Address that signs in to it; it cannot be changed here. */
email?: string;
}
export interface PutLimitsInput {
/** Calls a month; null: the default of the server. */
monthlyAllowance?: number | null;
/** Prepaid calls left. */
extraCalls?: number;
/** null: the default of the server. */
ratePerSecond?: number | null;
/** null: the default of the server. */
burst?: number | null;
/** Live keys; null: 5. */
maxKeys?: number | null;
/** Whether nothing is counted. */
unmetered?: boolean;
}
export interface GetAccountUsageInput {
/** YYYY-MM, UTC; the running one by default. */
month?: string;
}
export interface AccountKeyPage {
items: AccountKey[];
/** The `cursor` of the next page; null: this is the last. */
next: string | null;
}
export interface PutAccountKeyInput {
name: string;
/** Of a new key; later ones change nothing. */
expiresInDays?: number;
/** Of a new key; later ones change nothing. */
environment?: "live" | "test";
/** Share of the calls of a month; null: no share. */
monthlyCalls?: number | null;
/** Share of the rate; null: no share. */
ratePerSecond?: number | null;
/** Addresses that may send it; none: all. */
addressRanges?: string[];
/** Origins of pages that may send it; with any it is a browser key. */
allowedOrigins?: string[];
/** Sets of tools that its lists begin with. */
toolsets?: string[];
}
export interface PutAccountKeyAnswer {
id: string;
name: string;
environment: "live" | "test";
/** The last characters of the key. */
hint: string;
createdAt: string;
lastUsedAt: string | null;
expiresAt: string | null;
expired: boolean;
/** Id of the key whose secret this was before a rotation. */
earlierSecretOf: string | null;
/** Share of the calls of a month; null: no share. */
monthlyCalls: number | null;
/** Share of the rate; null: no share. */
ratePerSecond: number | null;
/** Addresses that may send it; none: all. */
addressRanges: string[];
/** Origins of pages that may send it; with any it is a browser key. */
allowedOrigins: string[];
/** Sets of tools that its lists begin with. */
toolsets: string[];
/** Whether it manages the keys of its account. */
manages: boolean;
/** The key itself. It is shown in this answer alone. */
key?: string;
}
export interface PutAccountKeySecretInput {
/** The `hint` of the key as it is: where it has another secret by then, nothing changes. */
knownHint: string;
/** How long the earlier secret goes on; 0 by default. */
earlierSecretDays?: number;
}
export interface PutAccountKeySecretAnswer {
id: string;
name: string;
environment: "live" | "test";
/** The last characters of the key. */
hint: string;
createdAt: string;
lastUsedAt: string | null;
expiresAt: string | null;
expired: boolean;
/** Id of the key whose secret this was before a rotation. */
earlierSecretOf: string | null;
/** Share of the calls of a month; null: no share. */
monthlyCalls: number | null;
/** Share of the rate; null: no share. */
ratePerSecond: number | null;
/** Addresses that may send it; none: all. */
addressRanges: string[];
/** Origins of pages that may send it; with any it is a browser key. */
allowedOrigins: string[];
/** Sets of tools that its lists begin with. */
toolsets: string[];
/** Whether it manages the keys of its account. */
manages: boolean;
/** The key itself. It is shown in this answer alone. */
key?: string;
}
export interface ManagementKeyPage {
items: ManagementKey[];
/** The `cursor` of the next page; null: this is the last. */
next: string | null;
}
export interface PutOrganisationKeyInput {
name: string;
role: "owner" | "billing" | "reader";
expiresInDays?: number;
}
export interface PutOrganisationKeyAnswer {
id: string;
/** Id of the organisation; null: it is the operator’s. */
organisation: string | null;
role: "owner" | "developer" | "billing" | "reader";
name: string;
/** The last characters of the key. */
hint: string;
createdAt: string;
lastUsedAt: string | null;
expiresAt: string | null;
/** The key itself. It is shown in this answer alone. */
key?: string;
}
export interface PutOperatorKeyInput {
name: string;
role: "owner" | "billing" | "reader";
expiresInDays?: number;
}
export interface PutOperatorKeyAnswer {
id: string;
/** Id of the organisation; null: it is the operator’s. */
organisation: string | null;
role: "owner" | "developer" | "billing" | "reader";
name: string;
/** The last characters of the key. */
hint: string;
createdAt: string;
lastUsedAt: string | null;
expiresAt: string | null;
/** The key itself. It is shown in this answer alone. */
key?: string;
}
export interface ProjectClientPage {
items: ProjectClient[];
/** The `cursor` of the next page; null: this is the last. */
next: string | null;
}
export interface PutAccountClientInput {
name: string;
/** How it proves itself at the token endpoint; it does not change later. */
method: "client_secret_basic" | "client_secret_post" | "private_key_jwt";
/** Its public keys as a JSON Web Key Set, with private_key_jwt alone, which needs them or `jwksUri`. */
jwks?: {
keys: Partial<Record<string, unknown>>[];
};
/** An https address that publishes its keys, in place of `jwks`. The keys there are read at once. */
jwksUri?: string;
/** Whether its tokens are bound to a key that it proves to have (RFC 9449): off at first, and as it was later. */
dpop?: "off" | "allowed" | "required";
/** Of a new client; later ones change nothing. `expiresAt` can be given instead. */
expiresInDays?: number;
/** When it ends, at most 3650 days from now; null: never. Left out, it stays as it is. */
expiresAt?: string | null;
}
export interface PutAccountClientAnswer {
/** Its client_id. */
id: string;
name: string;
method: "client_secret_basic" | "client_secret_post" | "private_key_jwt";
/** The last characters of its secret; null: it has keys. */
hint: string | null;
jwks: {
keys: object[];
} | null;
/** Where it publishes its keys; `jwks` is what was last read there. */
jwksUri: string | null;
/** When they were read there. */
keysReadAt: string | null;
dpop: "off" | "allowed" | "required";
createdAt: string;
/** When a token of it was last used. */
lastUsedAt: string | null;
expiresAt: string | null;
/** Its client_secret, where it has one. It is shown in this answer alone. */
secret?: string;
}
export interface PutAccountClientSecretInput {
/** The `hint` of the client as it is: where it has another secret by then, nothing changes. */
knownHint: string;
}
export interface PutAccountClientSecretAnswer {
/** Its client_id. */
id: string;
name: string;
method: "client_secret_basic" | "client_secret_post" | "private_key_jwt";
/** The last characters of its secret; null: it has keys. */
hint: string | null;
jwks: {
keys: object[];
} | null;
/** Where it publishes its keys; `jwks` is what was last read there. */
jwksUri: string | null;
/** When they were read there. */
keysReadAt: string | null;
dpop: "off" | "allowed" | "required";
createdAt: string;
/** When a token of it was last used. */
lastUsedAt: string | null;
expiresAt: string | null;
/** Its client_secret, where it has one. It is shown in this answer alone. */
secret?: string;
}
export interface AuditEntryPage {
items: AuditEntry[];
/** The `cursor` of the next page; null: this is the last. */
next: string | null;
}
export interface WebhookPage {
items: Webhook[];
/** The `cursor` of the next page; null: this is the last. */
next: string | null;
}
export interface PutWebhookInput {
/** An https address on its standard port, of a public host. */
url: string;
/** Events that it is told of; none: all. */
events?: ("allowance.reached" | "key.created" | "key.changed" | "key.rotated" | "key.revoked" | "management_key.created" | "management_key.revoked" | "member.joined" | "member.role_changed" | "member.left" | "project.created" | "project.renamed" | "project.transferred" | "project.received" | "project.deleted" | "project.limits_changed" | "project.suspended" | "project.resumed" | "organisation.renamed" | "webhook.test")[];
}
export interface PutWebhookAnswer {
id: string;
url: string;
events: ("allowance.reached" | "key.created" | "key.changed" | "key.rotated" | "key.revoked" | "management_key.created" | "management_key.revoked" | "member.joined" | "member.role_changed" | "member.left" | "project.created" | "project.renamed" | "project.transferred" | "project.received" | "project.deleted" | "project.limits_changed" | "project.suspended" | "project.resumed" | "organisation.renamed" | "webhook.test")[];
createdAt: string;
/** Number of its secret. */
secretNumber: number;
/** Until when the secret before signs as well. */
earlierSecretUntil: string | null;
/** Since when nothing has arrived. */
failingSince: string | null;
/** When it was disabled; PUT turns it on again. */
disabledAt: string | null;
/** The secret, whsec_ and base64. It is shown in this answer alone. */
secret?: string;
}
export interface PutWebhookSecretInput {
/** Number of the secret that it is to have: one more than secretNumber makes another one. */
number: number;
}
export interface PutWebhookSecretAnswer {
id: string;
url: string;
events: ("allowance.reached" | "key.created" | "key.changed" | "key.rotated" | "key.revoked" | "management_key.created" | "management_key.revoked" | "member.joined" | "member.role_changed" | "member.left" | "project.created" | "project.renamed" | "project.transferred" | "project.received" | "project.deleted" | "project.limits_changed" | "project.suspended" | "project.resumed" | "organisation.renamed" | "webhook.test")[];
createdAt: string;
/** Number of its secret. */
secretNumber: number;
/** Until when the secret before signs as well. */
earlierSecretUntil: string | null;
/** Since when nothing has arrived. */
failingSince: string | null;
/** When it was disabled; PUT turns it on again. */
disabledAt: string | null;
/** The secret, whsec_ and base64. It is shown in this answer alone. */
secret?: string;
}
export interface WebhookDeliveryPage {
items: WebhookDelivery[];
/** The `cursor` of the next page; null: this is the last. */
next: string | null;
}
export interface PutWebhookDeliveryInput {
status: "waiting";
}
export interface PutSingleSignOnInput {
/** The issuer as the provider shows it, an https address. */
issuer: string;
clientId: string;
/** Needed with a new issuer or client id; left out, it stays. No answer shows it. */
clientSecret?: string;
/** Claim with the address; `email` by default. */
emailClaim?: string;
/** Claim that says whether it was checked; `email_verified` by default. */
verifiedClaim?: string;
/** Claim with the groups; `groups` by default. */
groupsClaim?: string;
/** Roles that groups give, the widest counts. With none, roles are set here and not by the provider. */
groupRoles?: {
group: string;
role: "owner" | "developer" | "billing" | "reader";
}[];
/** Role of those in none of the groups; null: they are not let in. `reader` by default. */
defaultRole?: "owner" | "developer" | "billing" | "reader" | null;
/** How long a sign-in lasts; 12 by default. */
sessionHours?: number;
/** Whether addresses of its domains sign in there alone; false by default. */
required?: boolean;
}
export interface OrganisationDomainPage {
items: OrganisationDomain[];
/** The `cursor` of the next page; null: this is the last. */
next: string | null;
}
export interface ScimTokenPage {
items: ScimToken[];
/** The `cursor` of the next page; null: this is the last. */
next: string | null;
}
export interface PutScimTokenAnswer {
id: string;
/** The last characters of the token. */
hint: string;
createdAt: string;
lastUsedAt: string | null;
/** The token, by which the provider asks /scim/v2. It is shown in this answer alone. */
token?: string;
}
export interface PlanPage {
items: Plan[];
/** The `cursor` of the next page; null: this is the last. */
next: string | null;
}
export interface PutAccountPlanInput {
/** Name of a plan; null: none. */
plan: string | null;
/** What the billing system calls whoever pays, such as cus_…; left out, it stays. */
customer?: string | null;
}
export interface BillingEventPage {
items: BillingEvent[];
/** The `cursor` of the next page; null: this is the last. */
next: string | null;
}
export interface PutBillingEventInput {
/** waiting sends it again; sent notes that the billing system has it. */
status: "waiting" | "sent";
}

/** One request of an operation. */
export interface ManagementRequest {
  readonly method: 'GET' | 'PUT' | 'DELETE';
  readonly path: string;
  readonly query?: object;
  readonly body?: object;
  /** Whether what has perhaps been done is not sent again, because its secret would be lost. */
  readonly once?: boolean;
  /** Whether the answer is to hold its ETag. */
  readonly tagged?: boolean;
}

const id = encodeURIComponent;

/** A method for each operation. */
export abstract class ManagementOperations {
  protected abstract send<Answer>(request: ManagementRequest, options: ChangeOptions | undefined): Promise<Answer>;

  /** The management key that is sent. */
  getManagementKey(waiting?: Waiting): Promise<ManagementKey> {
    return this.send({ method: 'GET', path: '/v1/manage/self' }, waiting);
  }

  /** Organisations that the key manages: its own, or all for the operator. */
  listOrganisations(query: ManagementPage = {}, waiting?: Waiting): Promise<OrganisationPage> {
    return this.send({ method: 'GET', path: '/v1/manage/organisations', query }, waiting);
  }

  /** One organisation. */
  getOrganisation(organisation: string, waiting?: Waiting): Promise<Tagged<Organisation>> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}`, tagged: true }, waiting);
  }

  /** Renames an organisation; for the operator, makes it under an id of the caller. */
  putOrganisation(organisation: string, input: PutOrganisationInput, options?: ChangeOptions): Promise<Tagged<Organisation>> {
    return this.send({ method: 'PUT', path: `/v1/manage/organisations/${id(organisation)}`, body: input, tagged: true }, options);
  }

  /** Deletes an organisation that has no projects, for good. */
  deleteOrganisation(organisation: string, options?: ChangeOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: `/v1/manage/organisations/${id(organisation)}` }, options);
  }

  /** Members of an organisation with their roles. */
  listMembers(organisation: string, query: ManagementPage = {}, waiting?: Waiting): Promise<OrganisationMemberPage> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/members`, query }, waiting);
  }

  /** One member, by the id of the account. */
  getMember(organisation: string, member: string, waiting?: Waiting): Promise<Tagged<OrganisationMember>> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/members/${id(member)}`, tagged: true }, waiting);
  }

  /** Gives a member another role; for the operator, makes a person a member. */
  putMember(organisation: string, member: string, input: PutMemberInput, options?: ChangeOptions): Promise<Tagged<OrganisationMember>> {
    return this.send({ method: 'PUT', path: `/v1/manage/organisations/${id(organisation)}/members/${id(member)}`, body: input, tagged: true }, options);
  }

  /** Takes a person out of an organisation, which keeps an owner. */
  deleteMember(organisation: string, member: string, options?: ChangeOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: `/v1/manage/organisations/${id(organisation)}/members/${id(member)}` }, options);
  }

  /** Projects of an organisation; each is an account as well. */
  listProjects(organisation: string, query: ManagementPage = {}, waiting?: Waiting): Promise<ManagedAccountPage> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/projects`, query }, waiting);
  }

  /** One project. */
  getProject(organisation: string, project: string, waiting?: Waiting): Promise<Tagged<ManagedAccount>> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/projects/${id(project)}`, tagged: true }, waiting);
  }

  /** Makes a project under an id of the caller, or renames it. */
  putProject(organisation: string, project: string, input: PutProjectInput, options?: ChangeOptions): Promise<Tagged<ManagedAccount>> {
    return this.send({ method: 'PUT', path: `/v1/manage/organisations/${id(organisation)}/projects/${id(project)}`, body: input, tagged: true }, options);
  }

  /** Deletes a project with all its data, for good. */
  deleteProject(organisation: string, project: string, options?: ChangeOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: `/v1/manage/organisations/${id(organisation)}/projects/${id(project)}` }, options);
  }

  /** Open invitations of an organisation. */
  listInvitations(organisation: string, query: ManagementPage = {}, waiting?: Waiting): Promise<OrganisationInvitationPage> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/invitations`, query }, waiting);
  }

  /** One open invitation. */
  getInvitation(organisation: string, invitation: string, waiting?: Waiting): Promise<Tagged<OrganisationInvitation>> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/invitations/${id(invitation)}`, tagged: true }, waiting);
  }

  /** Sends an invitation by mail under an id of the caller; one that is open stays as it is. */
  putInvitation(organisation: string, invitation: string, input: PutInvitationInput, options?: ChangeOptions): Promise<Tagged<OrganisationInvitation>> {
    return this.send({ method: 'PUT', path: `/v1/manage/organisations/${id(organisation)}/invitations/${id(invitation)}`, body: input, tagged: true }, options);
  }

  /** Revokes an invitation, which opens nothing from then on. */
  deleteInvitation(organisation: string, invitation: string, options?: ChangeOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: `/v1/manage/organisations/${id(organisation)}/invitations/${id(invitation)}` }, options);
  }

  /** All accounts, in the order of their ids. */
  listAccounts(query: ManagementPage = {}, waiting?: Waiting): Promise<ManagedAccountPage> {
    return this.send({ method: 'GET', path: '/v1/manage/accounts', query }, waiting);
  }

  /** One account or project. */
  getAccount(account: string, waiting?: Waiting): Promise<Tagged<ManagedAccount>> {
    return this.send({ method: 'GET', path: `/v1/manage/accounts/${id(account)}`, tagged: true }, waiting);
  }

  /** Makes an account under an id of the caller, or renames it. */
  putAccount(account: string, input: PutAccountInput, options?: ChangeOptions): Promise<Tagged<ManagedAccount>> {
    return this.send({ method: 'PUT', path: `/v1/manage/accounts/${id(account)}`, body: input, tagged: true }, options);
  }

  /** Deletes an account with all its data, for good. */
  deleteAccount(account: string, options?: ChangeOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: `/v1/manage/accounts/${id(account)}` }, options);
  }

  /** Limits of an account. */
  getLimits(account: string, waiting?: Waiting): Promise<Tagged<AccountLimits>> {
    return this.send({ method: 'GET', path: `/v1/manage/accounts/${id(account)}/limits`, tagged: true }, waiting);
  }

  /** Sets the limits that are named and leaves the others. */
  putLimits(account: string, input: PutLimitsInput, options?: ChangeOptions): Promise<Tagged<AccountLimits>> {
    return this.send({ method: 'PUT', path: `/v1/manage/accounts/${id(account)}/limits`, body: input, tagged: true }, options);
  }

  /** Whether an account is suspended. */
  getSuspension(account: string, waiting?: Waiting): Promise<Tagged<Suspension>> {
    return this.send({ method: 'GET', path: `/v1/manage/accounts/${id(account)}/suspension`, tagged: true }, waiting);
  }

  /** Suspends an account, whose calls are refused within a second, or ends that. */
  putSuspension(account: string, options?: ChangeOptions): Promise<Tagged<Suspension>> {
    return this.send({ method: 'PUT', path: `/v1/manage/accounts/${id(account)}/suspension`, body: {}, tagged: true }, options);
  }

  /** Calls of a month by day and family, and what is left. */
  getAccountUsage(account: string, query: GetAccountUsageInput = {}, waiting?: Waiting): Promise<AccountUsage> {
    return this.send({ method: 'GET', path: `/v1/manage/accounts/${id(account)}/usage`, query }, waiting);
  }

  /** Live keys of an account and of its test account. */
  listAccountKeys(account: string, query: ManagementPage = {}, waiting?: Waiting): Promise<AccountKeyPage> {
    return this.send({ method: 'GET', path: `/v1/manage/accounts/${id(account)}/keys`, query }, waiting);
  }

  /** One live key. */
  getAccountKey(account: string, key: string, waiting?: Waiting): Promise<Tagged<AccountKey>> {
    return this.send({ method: 'GET', path: `/v1/manage/accounts/${id(account)}/keys/${id(key)}`, tagged: true }, waiting);
  }

  /** Makes a key under an id of the caller, or changes what is named of it. */
  putAccountKey(account: string, key: string, input: PutAccountKeyInput, options?: ChangeOptions): Promise<Tagged<PutAccountKeyAnswer>> {
    return this.send({ method: 'PUT', path: `/v1/manage/accounts/${id(account)}/keys/${id(key)}`, body: input, once: true, tagged: true }, options);
  }

  /** Gives a key a new secret; the earlier one goes on for some days, or ends at once. */
  putAccountKeySecret(account: string, key: string, input: PutAccountKeySecretInput, waiting?: Waiting): Promise<PutAccountKeySecretAnswer> {
    return this.send({ method: 'PUT', path: `/v1/manage/accounts/${id(account)}/keys/${id(key)}/secret`, body: input, once: true }, waiting);
  }

  /** Revokes a key, which every gateway refuses within a second. */
  deleteAccountKey(account: string, key: string, options?: ChangeOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: `/v1/manage/accounts/${id(account)}/keys/${id(key)}` }, options);
  }

  /** Management keys of an organisation. */
  listOrganisationKeys(organisation: string, query: ManagementPage = {}, waiting?: Waiting): Promise<ManagementKeyPage> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/keys`, query }, waiting);
  }

  /** One management key of an organisation. */
  getOrganisationKey(organisation: string, key: string, waiting?: Waiting): Promise<Tagged<ManagementKey>> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/keys/${id(key)}`, tagged: true }, waiting);
  }

  /** Makes a management key of an organisation under an id of the caller; one that there is stays as it is. */
  putOrganisationKey(organisation: string, key: string, input: PutOrganisationKeyInput, options?: ChangeOptions): Promise<Tagged<PutOrganisationKeyAnswer>> {
    return this.send({ method: 'PUT', path: `/v1/manage/organisations/${id(organisation)}/keys/${id(key)}`, body: input, once: true, tagged: true }, options);
  }

  /** Revokes a management key of an organisation at once. */
  deleteOrganisationKey(organisation: string, key: string, options?: ChangeOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: `/v1/manage/organisations/${id(organisation)}/keys/${id(key)}` }, options);
  }

  /** Management keys of the operator. */
  listOperatorKeys(query: ManagementPage = {}, waiting?: Waiting): Promise<ManagementKeyPage> {
    return this.send({ method: 'GET', path: '/v1/manage/keys', query }, waiting);
  }

  /** One management key of the operator. */
  getOperatorKey(key: string, waiting?: Waiting): Promise<Tagged<ManagementKey>> {
    return this.send({ method: 'GET', path: `/v1/manage/keys/${id(key)}`, tagged: true }, waiting);
  }

  /** Makes a management key of the operator under an id of the caller; one that there is stays as it is. */
  putOperatorKey(key: string, input: PutOperatorKeyInput, options?: ChangeOptions): Promise<Tagged<PutOperatorKeyAnswer>> {
    return this.send({ method: 'PUT', path: `/v1/manage/keys/${id(key)}`, body: input, once: true, tagged: true }, options);
  }

  /** Revokes a management key of the operator at once. */
  deleteOperatorKey(key: string, options?: ChangeOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: `/v1/manage/keys/${id(key)}` }, options);
  }

  /** OAuth clients of an account, which get tokens by the client credentials grant. */
  listAccountClients(account: string, query: ManagementPage = {}, waiting?: Waiting): Promise<ProjectClientPage> {
    return this.send({ method: 'GET', path: `/v1/manage/accounts/${id(account)}/clients`, query }, waiting);
  }

  /** One OAuth client. */
  getAccountClient(account: string, client: string, waiting?: Waiting): Promise<Tagged<ProjectClient>> {
    return this.send({ method: 'GET', path: `/v1/manage/accounts/${id(account)}/clients/${id(client)}`, tagged: true }, waiting);
  }

  /** Makes an OAuth client under an id of the caller, or changes its name, keys and end. */
  putAccountClient(account: string, client: string, input: PutAccountClientInput, options?: ChangeOptions): Promise<Tagged<PutAccountClientAnswer>> {
    return this.send({ method: 'PUT', path: `/v1/manage/accounts/${id(account)}/clients/${id(client)}`, body: input, once: true, tagged: true }, options);
  }

  /** Gives an OAuth client a new secret; the one before is refused at once, and tokens go on. */
  putAccountClientSecret(account: string, client: string, input: PutAccountClientSecretInput, waiting?: Waiting): Promise<PutAccountClientSecretAnswer> {
    return this.send({ method: 'PUT', path: `/v1/manage/accounts/${id(account)}/clients/${id(client)}/secret`, body: input, once: true }, waiting);
  }

  /** Removes an OAuth client with its tokens, which every gateway refuses within a second. */
  deleteAccountClient(account: string, client: string, options?: ChangeOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: `/v1/manage/accounts/${id(account)}/clients/${id(client)}` }, options);
  }

  /** What was done in an organisation, the newest first. */
  listAuditEntries(organisation: string, query: ManagementPage = {}, waiting?: Waiting): Promise<AuditEntryPage> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/audit`, query }, waiting);
  }

  /** Webhook endpoints of an organisation. */
  listWebhooks(organisation: string, query: ManagementPage = {}, waiting?: Waiting): Promise<WebhookPage> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/webhooks`, query }, waiting);
  }

  /** One webhook endpoint. */
  getWebhook(organisation: string, webhook: string, waiting?: Waiting): Promise<Tagged<Webhook>> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/webhooks/${id(webhook)}`, tagged: true }, waiting);
  }

  /** Makes a webhook endpoint under an id of the caller, or changes it and turns it on again. */
  putWebhook(organisation: string, webhook: string, input: PutWebhookInput, options?: ChangeOptions): Promise<Tagged<PutWebhookAnswer>> {
    return this.send({ method: 'PUT', path: `/v1/manage/organisations/${id(organisation)}/webhooks/${id(webhook)}`, body: input, once: true, tagged: true }, options);
  }

  /** Removes a webhook endpoint with its deliveries. */
  deleteWebhook(organisation: string, webhook: string, options?: ChangeOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: `/v1/manage/organisations/${id(organisation)}/webhooks/${id(webhook)}` }, options);
  }

  /** Gives a webhook endpoint another secret; the one before signs as well for 24 hours. */
  putWebhookSecret(organisation: string, webhook: string, input: PutWebhookSecretInput, waiting?: Waiting): Promise<PutWebhookSecretAnswer> {
    return this.send({ method: 'PUT', path: `/v1/manage/organisations/${id(organisation)}/webhooks/${id(webhook)}/secret`, body: input, once: true }, waiting);
  }

  /** What was sent to a webhook endpoint in the last 30 days, the newest first. */
  listWebhookDeliveries(organisation: string, webhook: string, query: ManagementPage = {}, waiting?: Waiting): Promise<WebhookDeliveryPage> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/webhooks/${id(webhook)}/deliveries`, query }, waiting);
  }

  /** One delivery. */
  getWebhookDelivery(organisation: string, webhook: string, delivery: string, waiting?: Waiting): Promise<Tagged<WebhookDelivery>> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/webhooks/${id(webhook)}/deliveries/${id(delivery)}`, tagged: true }, waiting);
  }

  /** Sends a delivery again, with the id and the body that it had. */
  putWebhookDelivery(organisation: string, webhook: string, delivery: string, input: PutWebhookDeliveryInput, options?: ChangeOptions): Promise<Tagged<WebhookDelivery>> {
    return this.send({ method: 'PUT', path: `/v1/manage/organisations/${id(organisation)}/webhooks/${id(webhook)}/deliveries/${id(delivery)}`, body: input, tagged: true }, options);
  }

  /** The OpenID Connect provider of an organisation, without its secret. */
  getSingleSignOn(organisation: string, waiting?: Waiting): Promise<Tagged<SingleSignOn>> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/single-sign-on`, tagged: true }, waiting);
  }

  /** Sets the OpenID Connect provider of an organisation; what is left out is as by default. */
  putSingleSignOn(organisation: string, input: PutSingleSignOnInput, options?: ChangeOptions): Promise<Tagged<SingleSignOn>> {
    return this.send({ method: 'PUT', path: `/v1/manage/organisations/${id(organisation)}/single-sign-on`, body: input, tagged: true }, options);
  }

  /** Takes the provider away: its people sign in by code again. */
  deleteSingleSignOn(organisation: string, options?: ChangeOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: `/v1/manage/organisations/${id(organisation)}/single-sign-on` }, options);
  }

  /** Domains of an organisation, and the records that verify them. */
  listDomains(organisation: string, query: ManagementPage = {}, waiting?: Waiting): Promise<OrganisationDomainPage> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/domains`, query }, waiting);
  }

  /** One domain. */
  getDomain(organisation: string, domain: string, waiting?: Waiting): Promise<Tagged<OrganisationDomain>> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/domains/${id(domain)}`, tagged: true }, waiting);
  }

  /** Names a domain; where it is named already, looks for its record now. */
  putDomain(organisation: string, domain: string, options?: ChangeOptions): Promise<Tagged<OrganisationDomain>> {
    return this.send({ method: 'PUT', path: `/v1/manage/organisations/${id(organisation)}/domains/${id(domain)}`, body: {}, tagged: true }, options);
  }

  /** Gives a domain up: its addresses sign in by code again. */
  deleteDomain(organisation: string, domain: string, options?: ChangeOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: `/v1/manage/organisations/${id(organisation)}/domains/${id(domain)}` }, options);
  }

  /** SCIM tokens of an organisation. */
  listScimTokens(organisation: string, query: ManagementPage = {}, waiting?: Waiting): Promise<ScimTokenPage> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/scim-tokens`, query }, waiting);
  }

  /** One SCIM token. */
  getScimToken(organisation: string, token: string, waiting?: Waiting): Promise<Tagged<ScimToken>> {
    return this.send({ method: 'GET', path: `/v1/manage/organisations/${id(organisation)}/scim-tokens/${id(token)}`, tagged: true }, waiting);
  }

  /** Makes a SCIM token under an id of the caller; one that there is stays as it is. */
  putScimToken(organisation: string, token: string, options?: ChangeOptions): Promise<Tagged<PutScimTokenAnswer>> {
    return this.send({ method: 'PUT', path: `/v1/manage/organisations/${id(organisation)}/scim-tokens/${id(token)}`, body: {}, once: true, tagged: true }, options);
  }

  /** Revokes a SCIM token at once; the people whom its provider has made members stay. */
  deleteScimToken(organisation: string, token: string, options?: ChangeOptions): Promise<void> {
    return this.send({ method: 'DELETE', path: `/v1/manage/organisations/${id(organisation)}/scim-tokens/${id(token)}` }, options);
  }

  /** Plans that projects can have. */
  listPlans(query: ManagementPage = {}, waiting?: Waiting): Promise<PlanPage> {
    return this.send({ method: 'GET', path: '/v1/manage/plans', query }, waiting);
  }

  /** The plan of an account. */
  getAccountPlan(account: string, waiting?: Waiting): Promise<Tagged<AccountPlan>> {
    return this.send({ method: 'GET', path: `/v1/manage/accounts/${id(account)}/plan`, tagged: true }, waiting);
  }

  /** Gives an account a plan, or none, and says who pays. */
  putAccountPlan(account: string, input: PutAccountPlanInput, options?: ChangeOptions): Promise<Tagged<AccountPlan>> {
    return this.send({ method: 'PUT', path: `/v1/manage/accounts/${id(account)}/plan`, body: input, tagged: true }, options);
  }

  /** Usage that the billing system has not taken. */
  listBillingEvents(query: ManagementPage = {}, waiting?: Waiting): Promise<BillingEventPage> {
    return this.send({ method: 'GET', path: '/v1/manage/billing/events', query }, waiting);
  }

  /** One event of usage. */
  getBillingEvent(event: string, waiting?: Waiting): Promise<Tagged<BillingEvent>> {
    return this.send({ method: 'GET', path: `/v1/manage/billing/events/${id(event)}`, tagged: true }, waiting);
  }

  /** Sends usage to the billing system again, or notes that it is there. */
  putBillingEvent(event: string, input: PutBillingEventInput, options?: ChangeOptions): Promise<Tagged<BillingEvent>> {
    return this.send({ method: 'PUT', path: `/v1/manage/billing/events/${id(event)}`, body: input, tagged: true }, options);
  }
}
