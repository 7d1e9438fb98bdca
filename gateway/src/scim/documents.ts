import type { Attribute, Resource, Shape } from './attributes.ts';
import { listOf, MOST_PAGE } from './lists.ts';
import { ScimError } from './scim-error.ts';
import { SHAPES } from './shapes.ts';

const CORE = 'urn:ietf:params:scim:schemas:core:2.0';

/** What this server can do (RFC 7643, 5), what it keeps, and where: asked for below the base of SCIM. */
export function document(base: string, [place = '', id, ...more]: readonly string[]): Resource | undefined {
  if (more.length > 0) return undefined;
  switch (place) {
    case 'ServiceProviderConfig':
      return id === undefined ? configuration(base) : undefined;
    case 'ResourceTypes':
      return listed(
        SHAPES.map((shape) => resourceType(base, shape)),
        id,
      );
    case 'Schemas':
      return listed(
        SHAPES.map((shape) => schema(base, shape)),
        id,
      );
    default:
      return undefined;
  }
}

/** All of them as a list, or the one with an id. */
function listed(all: readonly Resource[], id: string | undefined): Resource {
  if (id === undefined) return listOf(all, { total: all.length, startIndex: 1 });
  const found = all.find((each) => each['id'] === id);
  if (!found) throw new ScimError(404, 'There is no such schema or resource type.');
  return found;
}

const configuration = (base: string): Resource => ({
  schemas: [`${CORE}:ServiceProviderConfig`],
  documentationUri: new URL('/docs/scim', base).href,
  patch: { supported: true },
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: true, maxResults: MOST_PAGE },
  changePassword: { supported: false },
  sort: { supported: false },
  etag: { supported: true },
  authenticationSchemes: [
    {
      type: 'oauthbearertoken',
      name: 'Bearer token',
      description: 'A SCIM token, which an owner makes on the page of single sign-on',
      specUri: 'https://www.rfc-editor.org/info/rfc6750',
      primary: true,
    },
  ],
  meta: { resourceType: 'ServiceProviderConfig', location: `${base}/ServiceProviderConfig` },
});

const resourceType = (base: string, { kind, place, description, schema: id }: Shape): Resource => ({
  schemas: [`${CORE}:ResourceType`],
  id: kind,
  name: kind,
  description,
  endpoint: `/${place}`,
  schema: id,
  schemaExtensions: [],
  meta: { resourceType: 'ResourceType', location: `${base}/ResourceTypes/${kind}` },
});

const schema = (base: string, { schema: id, kind, description, attributes }: Shape): Resource => ({
  schemas: [`${CORE}:Schema`],
  id,
  name: kind,
  description,
  attributes: attributes.map(described),
  meta: { resourceType: 'Schema', location: `${base}/Schemas/${id}` },
});

const described = ({ subAttributes, ...attribute }: Attribute): Resource => ({
  ...attribute,
  ...(subAttributes && { subAttributes: subAttributes.map(described) }),
});
