import { z } from 'zod';
import { NothingThere } from '../organisations/errors.ts';
import type { ScimToken } from '../scim/scim-tokens.ts';
import { newId } from './new-id.ts';
import { operation, type Operation } from './operation.ts';
import { pageOf } from './pages.ts';
import { listOf, nothing, pageInput } from './shapes.ts';

const instant = z.iso.datetime();

const tokenShape = z
  .strictObject({
    id: z.string(),
    hint: z.string().describe('The last characters of the token.'),
    createdAt: instant,
    lastUsedAt: instant.nullable(),
  })
  .meta({ id: 'ScimToken' });
const secretShape = z.strictObject({
  token: z.string().describe('The token, by which the provider asks /scim/v2. It is shown in this answer alone.'),
});

const AT = '/organisations/{organisation}/scim-tokens';
const reach = 'single-sign-on.manage';

/** Tokens by which the provider of an organisation keeps its people here. */
export const SCIM_TOKEN_OPERATIONS: readonly Operation[] = [
  operation({
    name: 'listScimTokens',
    method: 'GET',
    path: AT,
    reach,
    summary: 'SCIM tokens of an organisation',
    input: pageInput,
    output: listOf(tokenShape),
    async run({ scimTokens }, { actor, ids, input }) {
      const { items, next } = pageOf(await scimTokens.list(actor, ids['organisation'] ?? ''), input);
      return { body: { items: items.map(printed), next } };
    },
  }),
  operation({
    name: 'getScimToken',
    method: 'GET',
    path: `${AT}/{token}`,
    reach,
    summary: 'One SCIM token',
    input: nothing,
    output: tokenShape,
    async run({ scimTokens }, { actor, ids }) {
      const all = await scimTokens.list(actor, ids['organisation'] ?? '');
      const found = all.find(({ id }) => id === ids['token']);
      if (!found) throw new NothingThere('token');
      return { body: printed(found) };
    },
  }),
  operation({
    name: 'putScimToken',
    method: 'PUT',
    path: `${AT}/{token}`,
    reach,
    summary: 'Makes a SCIM token under an id of the caller; one that there is stays as it is',
    input: nothing,
    output: tokenShape,
    once: secretShape,
    async run({ scimTokens }, { actor, ids }) {
      const organisationId = ids['organisation'] ?? '';
      const known = (await scimTokens.list(actor, organisationId)).find(({ id }) => id === ids['token']);
      if (known) return { body: printed(known) };
      const { token, secret } = await scimTokens.make(actor, organisationId, newId('token', ids['token']));
      return { made: true, body: printed(token), once: { token: secret } };
    },
  }),
  operation({
    name: 'deleteScimToken',
    method: 'DELETE',
    path: `${AT}/{token}`,
    reach,
    summary: 'Revokes a SCIM token at once; the people whom its provider has made members stay',
    input: nothing,
    async run({ scimTokens }, { actor, ids }) {
      await scimTokens.revoke(actor, ids['organisation'] ?? '', ids['token'] ?? '');
      return { body: undefined };
    },
  }),
];

const printed = ({ id, hint, createdAt, lastUsedAt }: ScimToken): z.infer<typeof tokenShape> => ({
  id,
  hint,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});
