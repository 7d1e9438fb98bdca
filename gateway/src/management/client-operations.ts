import { z } from 'zod';
import { Conflict } from '../accounts/account-error.ts';
import { CLIENT_METHODS, PROOF_RULES } from '../database/schema.ts';
import { NothingThere } from '../organisations/errors.ts';
import {
  CLIENT_HINT,
  ClientFieldError,
  LONGEST_CLIENT_LIFE,
  LONGEST_CLIENT_NAME,
  type ProjectClient,
} from '../project-clients/client.ts';
import { accountFor } from './account-operations.ts';
import { newId } from './new-id.ts';
import { operation, type ManagementServices, type Operation } from './operation.ts';
import { pageOf } from './pages.ts';
import { listOf, nothing, pageInput } from './shapes.ts';

const instant = z.iso.datetime();
const keySet = z.strictObject({ keys: z.array(z.record(z.string(), z.unknown())) });

const clientInput = z.strictObject({
  name: z.string().min(1).max(LONGEST_CLIENT_NAME),
  method: z.enum(CLIENT_METHODS).describe('How it proves itself at the token endpoint; it does not change later.'),
  jwks: keySet
    .optional()
    .describe('Its public keys as a JSON Web Key Set, with private_key_jwt alone, which needs them or `jwksUri`.'),
  jwksUri: z
    .string()
    .optional()
    .describe('An https address that publishes its keys, in place of `jwks`. The keys there are read at once.'),
  dpop: z
    .enum(PROOF_RULES)
    .optional()
    .describe(
      'Whether its tokens are bound to a key that it proves to have (RFC 9449): off at first, and as it was later.',
    ),
  expiresInDays: z
    .int()
    .min(1)
    .max(LONGEST_CLIENT_LIFE)
    .optional()
    .describe('Of a new client; later ones change nothing. `expiresAt` can be given instead.'),
  expiresAt: instant
    .nullable()
    .optional()
    .describe(`When it ends, at most ${LONGEST_CLIENT_LIFE} days from now; null: never. Left out, it stays as it is.`),
});
const secretInput = z.strictObject({
  knownHint: z
    .string()
    .length(CLIENT_HINT)
    .describe('The `hint` of the client as it is: where it has another secret by then, nothing changes.'),
});
const clientShape = z
  .strictObject({
    id: z.string().describe('Its client_id.'),
    name: z.string(),
    method: z.enum(CLIENT_METHODS),
    hint: z.string().nullable().describe('The last characters of its secret; null: it has keys.'),
    jwks: z.strictObject({ keys: z.array(z.record(z.string(), z.string())) }).nullable(),
    jwksUri: z.string().nullable().describe('Where it publishes its keys; `jwks` is what was last read there.'),
    keysReadAt: instant.nullable().describe('When they were read there.'),
    dpop: z.enum(PROOF_RULES),
    createdAt: instant,
    lastUsedAt: instant.nullable().describe('When a token of it was last used.'),
    expiresAt: instant.nullable(),
  })
  .meta({ id: 'ProjectClient' });
const secretShape = z.strictObject({
  secret: z.string().optional().describe('Its client_secret, where it has one. It is shown in this answer alone.'),
});

const CLIENTS = '/accounts/{account}/clients';
const ONE = `${CLIENTS}/{client}`;

/** Clients of a project, which get tokens for themselves. */
export const CLIENT_OPERATIONS: readonly Operation[] = [
  operation({
    name: 'listAccountClients',
    method: 'GET',
    path: CLIENTS,
    reach: 'clients.manage',
    summary: 'OAuth clients of an account, which get tokens by the client credentials grant',
    input: pageInput,
    output: listOf(clientShape),
    async run(services, { actor, ids, input }) {
      const { id } = await accountFor(services, actor, ids['account']);
      const { items, next } = pageOf(await services.projectClients.list(id), input);
      return { body: { items: items.map(printed), next } };
    },
  }),
  operation({
    name: 'getAccountClient',
    method: 'GET',
    path: ONE,
    reach: 'clients.manage',
    summary: 'One OAuth client',
    input: nothing,
    output: clientShape,
    async run(services, { actor, ids }) {
      const { id } = await accountFor(services, actor, ids['account']);
      const client = await clientOf(services, id, ids['client']);
      if (!client) throw new NothingThere('client');
      return { body: printed(client) };
    },
  }),
  operation({
    name: 'putAccountClient',
    method: 'PUT',
    path: ONE,
    reach: 'clients.manage',
    summary: 'Makes an OAuth client under an id of the caller, or changes its name, keys and end',
    input: clientInput,
    output: clientShape,
    once: secretShape,
    async run(
      services,
      { actor, ids, input: { name, method, jwks: keySet, jwksUri, dpop, expiresInDays: days, ...input } },
    ) {
      const { projectClients } = services;
      if (days !== undefined && input.expiresAt !== undefined) {
        throw new ClientFieldError('expiresAt', 'Give expiresInDays or expiresAt, and not both.');
      }
      const expiresAt = typeof input.expiresAt === 'string' ? new Date(input.expiresAt) : input.expiresAt;
      const { id: accountId } = await accountFor(services, actor, ids['account']);
      const id = ids['client'] ?? '';
      const known = await clientOf(services, accountId, id);
      if (!known) {
        const end = expiresAt ?? projectClients.endAfter(days);
        const wish = { id: newId('client', id), name, method, keySet, jwksUri, dpop, expiresAt: end };
        const { client, secret } = await projectClients.make(accountId, wish);
        return { made: true, body: printed(client), ...(secret !== undefined && { once: { secret } }) };
      }
      if (known.method !== method) {
        throw new Conflict('How a client proves itself is not changed: make another one, and remove this one.');
      }
      const changed = await projectClients.change(accountId, id, { name, keySet, jwksUri, dpop, expiresAt });
      if (!changed) throw new NothingThere('client');
      return { body: printed(changed) };
    },
  }),
  operation({
    name: 'putAccountClientSecret',
    method: 'PUT',
    path: `${ONE}/secret`,
    reach: 'clients.manage',
    summary: 'Gives an OAuth client a new secret; the one before is refused at once, and tokens go on',
    input: secretInput,
    output: clientShape,
    once: secretShape,
    async run(services, { actor, ids, input: { knownHint } }) {
      const { id } = await accountFor(services, actor, ids['account']);
      const renewed = await services.projectClients.renew(id, ids['client'] ?? '', knownHint);
      if (!renewed) throw new NothingThere('client');
      return { body: printed(renewed.client), once: { secret: renewed.secret } };
    },
  }),
  operation({
    name: 'deleteAccountClient',
    method: 'DELETE',
    path: ONE,
    reach: 'clients.manage',
    summary: 'Removes an OAuth client with its tokens, which every gateway refuses within a second',
    input: nothing,
    async run(services, { actor, ids }) {
      const { id } = await accountFor(services, actor, ids['account']);
      await services.projectClients.remove(id, ids['client'] ?? '');
      return { body: undefined };
    },
  }),
];

const clientOf = async ({ projectClients }: ManagementServices, accountId: string, clientId?: string) =>
  (await projectClients.list(accountId)).find(({ id }) => id === clientId);

const printed = (client: ProjectClient): z.infer<typeof clientShape> => ({
  id: client.id,
  name: client.name,
  method: client.method,
  hint: client.hint,
  jwks: client.keySet && { keys: client.keySet.keys.map((key) => ({ ...key })) },
  jwksUri: client.jwksUri,
  keysReadAt: client.keysReadAt?.toISOString() ?? null,
  dpop: client.dpop,
  createdAt: client.createdAt.toISOString(),
  lastUsedAt: client.lastUsedAt?.toISOString() ?? null,
  expiresAt: client.expiresAt?.toISOString() ?? null,
});
