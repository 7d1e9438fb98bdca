import { NotAllowed, NothingThere } from '../organisations/errors.ts';
import type { Actor } from '../organisations/actor.ts';
import { allows } from '../organisations/roles.ts';
import { ACCOUNT_OPERATIONS } from './account-operations.ts';
import { AUDIT_OPERATIONS } from './audit-operations.ts';
import { CLIENT_OPERATIONS } from './client-operations.ts';
import { OperatorOnly } from './errors.ts';
import { INVITATION_OPERATIONS } from './invitation-operations.ts';
import { KEY_OPERATIONS } from './key-operations.ts';
import { operation, type Operation } from './operation.ts';
import { ORGANISATION_OPERATIONS } from './organisation-operations.ts';
import { SINGLE_SIGN_ON_OPERATIONS } from './single-sign-on-operations.ts';
import { PLAN_OPERATIONS } from './plan-operations.ts';
import { SCIM_TOKEN_OPERATIONS } from './scim-token-operations.ts';
import { managementKeyShape, nothing, printedManagementKey } from './shapes.ts';
import { WEBHOOK_OPERATIONS } from './webhook-operations.ts';

/** Where all of them stand. */
export const MANAGE = '/v1/manage';

/** The one table of what can be managed: the addresses, the OpenAPI document and the operator's command read it. */
export const OPERATIONS: readonly Operation[] = [
  operation({
    name: 'getManagementKey',
    method: 'GET',
    path: '/self',
    reach: 'anybody',
    summary: 'The management key that is sent',
    input: nothing,
    output: managementKeyShape,
    async run(_services, { key }) {
      if (!key) throw new NothingThere('key');
      return { body: printedManagementKey(key) };
    },
  }),
  ...ORGANISATION_OPERATIONS,
  ...INVITATION_OPERATIONS,
  ...ACCOUNT_OPERATIONS,
  ...KEY_OPERATIONS,
  ...CLIENT_OPERATIONS,
  ...AUDIT_OPERATIONS,
  ...WEBHOOK_OPERATIONS,
  ...SINGLE_SIGN_ON_OPERATIONS,
  ...SCIM_TOKEN_OPERATIONS,
  ...PLAN_OPERATIONS,
];

/** Throws where an operation is out of reach of whoever asks, whatever it is asked of. */
export function checkReach({ reach }: Operation, actor: Actor): void {
  if (reach === 'anybody' || actor.kind === 'operator') return;
  if (reach === 'operator' || actor.kind === 'person') throw new OperatorOnly();
  if (!allows(actor.role, reach)) throw new NotAllowed(actor.role, reach);
}

/** What stands at an address, and the ids in it. */
export interface Located {
  readonly operations: readonly Operation[];
  readonly ids: Readonly<Record<string, string>>;
}

/** The operations at a path below MANAGE, one a method; none where there is nothing. */
export function locate(path: string): Located {
  const parts = path.split('/');
  const operations = OPERATIONS.filter((each) => fits(each.path.split('/'), parts));
  const [first] = operations;
  const ids = (first?.path.split('/') ?? []).flatMap((part, at) =>
    isId(part) ? [[nameIn(part), parts[at] ?? ''] as const] : [],
  );
  return { operations, ids: Object.fromEntries(ids) };
}

const fits = (pattern: readonly string[], parts: readonly string[]): boolean =>
  pattern.length === parts.length && pattern.every((part, at) => (isId(part) ? parts[at] !== '' : part === parts[at]));

const isId = (part: string): boolean => part.startsWith('{');
const nameIn = (part: string): string => part.slice(1, -1);

/** Whether what stands at its address is both read and changed there, so that versions of it are told apart. */
export const isVersioned = ({ path }: Operation): boolean =>
  [true, false].every((isRead) => OPERATIONS.some((each) => each.path === path && (each.method === 'GET') === isRead));

/** Ids that an operation needs, by their names in its path. */
export const idsOf = ({ path }: Operation): readonly string[] => path.split('/').filter(isId).map(nameIn);
