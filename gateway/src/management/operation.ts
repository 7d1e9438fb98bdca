import type { z } from 'zod';
import type { Accounts } from '../accounts/accounts.ts';
import type { Keys } from '../accounts/keys.ts';
import type { ManagedKeys } from '../accounts/managed-keys.ts';
import type { AuditLog } from '../audit/audit-log.ts';
import type { Usage } from '../accounts/usage.ts';
import type { Actor } from '../organisations/actor.ts';
import type { Invitations } from '../organisations/invitations.ts';
import type { Members } from '../organisations/members.ts';
import type { Organisations } from '../organisations/organisations.ts';
import type { Access } from '../organisations/access.ts';
import type { Projects } from '../organisations/projects.ts';
import type { Action } from '../organisations/roles.ts';
import type { PlanBook } from '../accounts/plans.ts';
import type { BillingEvents } from '../billing/billing-events.ts';
import type { WebhookDeliveries } from '../webhook-endpoints/delivery-list.ts';
import type { WebhookEndpoints } from '../webhook-endpoints/endpoints.ts';
import type { ProjectClients } from '../project-clients/project-clients.ts';
import type { ScimTokens } from '../scim/scim-tokens.ts';
import type { Domains } from '../single-sign-on/domains.ts';
import type { Providers } from '../single-sign-on/providers.ts';
import type { ManagementKey, ManagementKeys } from './management-keys.ts';

/** The parts that operations work on. */
export interface ManagementServices {
  readonly access: Access;
  readonly accounts: Accounts;
  readonly keys: Pick<Keys, 'ownerOf'>;
  readonly managedKeys: ManagedKeys;
  readonly managementKeys: ManagementKeys;
  readonly organisations: Organisations;
  readonly members: Members;
  readonly invitations: Pick<Invitations, 'list' | 'send' | 'revoke'>;
  readonly projects: Projects;
  readonly usage: Pick<Usage, 'month'>;
  readonly audit: Pick<AuditLog, 'newest'>;
  readonly plans: PlanBook;
  readonly billingEvents: BillingEvents;
  readonly webhookEndpoints: WebhookEndpoints;
  readonly webhookDeliveries: Pick<WebhookDeliveries, 'list' | 'one' | 'replay'>;
  readonly projectClients: ProjectClients;
  readonly providers: Providers;
  readonly domains: Domains;
  readonly scimTokens: ScimTokens;
}

/** One request of an operation, its ids and its body read. */
export interface Asked<Input> {
  readonly actor: Actor;
  /** The key that asks; left out where the operator's command does. */
  readonly key?: ManagementKey | undefined;
  /** Ids of the address by their names. */
  readonly ids: Readonly<Record<string, string>>;
  readonly input: Input;
}

/** What an operation answers. */
export interface Answered {
  /** Whether it was made by this request. */
  readonly made?: boolean;
  /** The resource as it is read; undefined where it is gone. */
  readonly body: object | undefined;
  /** What is told beside it this once: the secret of a new key. */
  readonly once?: object;
}

/** The ones that may ask for an operation: the operator alone, every key, or roles that allow an action. */
type Reach = 'operator' | 'anybody' | Action;

/** One row of the table of which the addresses, their description and the command are made. */
export interface Operation {
  /** As the OpenAPI document names it. */
  readonly name: string;
  readonly method: 'GET' | 'PUT' | 'DELETE';
  /** Below /v1/manage, ids in braces. */
  readonly path: string;
  readonly reach: Reach;
  readonly summary: string;
  /** The body of PUT, the parameters of GET. */
  readonly input: z.ZodObject;
  /** What is answered; left out where that is nothing. */
  readonly output?: z.ZodObject | undefined;
  /** Members that are told beside it by the request that makes it. */
  readonly once?: z.ZodObject | undefined;
  run(services: ManagementServices, asked: Asked<unknown>): Promise<Answered>;
}

interface TypedOperation<Input extends z.ZodObject> extends Omit<Operation, 'input' | 'run'> {
  readonly input: Input;
  readonly run: (services: ManagementServices, asked: Asked<z.infer<Input>>) => Promise<Answered>;
}

/** A row whose input has its type where it runs, and is read again by its schema before. */
export const operation = <Input extends z.ZodObject>(row: TypedOperation<Input>): Operation => ({
  ...row,
  run: (services, asked) => row.run(services, { ...asked, input: row.input.parse(asked.input) }),
});
