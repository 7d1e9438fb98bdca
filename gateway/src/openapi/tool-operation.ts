import { schemaNames, type CatalogEntry, type Example } from '@cuspal/catalog';
import { errorResponses } from './problems.ts';

const RESPONSE_HEADERS = {
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  'X-RateLimit-Limit': { $ref: '#/components/headers/RateLimit' },
  'X-RateLimit-Remaining': { $ref: '#/components/headers/RateRemaining' },
  'X-RateLimit-Reset': { $ref: '#/components/headers/RateReset' },
};

/** What calling one tool is: the path, and what stands there. */
export function toolOperation(entry: CatalogEntry, example: Example): readonly [path: string, item: object] {
  const { name, title, description = title, family, resultMembers } = entry;
  const names = schemaNames(name);
  const post = {
    operationId: name,
    summary: title,
    description,
    tags: [family],
    ...(resultMembers && {
      parameters: [fieldsParameter(resultMembers), { $ref: '#/components/parameters/precision' }],
    }),
    requestBody: {
      required: true,
      content: {
        'application/json': {
          schema: { $ref: `#/components/schemas/${names.arguments}` },
          example: example.arguments,
        },
      },
    },
    responses: {
      200: {
        description: 'The result.',
        headers: RESPONSE_HEADERS,
        content: resultMembers
          ? {
              'application/json': { schema: { $ref: `#/components/schemas/${names.result}` }, example: example.answer },
            }
          : { 'text/plain': { schema: { type: 'string' }, example: example.answer } },
      },
      ...errorResponses(400, 402, 413, 415, 422, 504),
    },
  };
  return [`/v1/tools/${name}`, { post }];
}

const fieldsParameter = (members: readonly string[]): object => ({
  name: 'fields',
  in: 'query',
  description:
    'Top-level members of the answer that are wanted, joined by commas. The others are left out, ' +
    'also where the schema requires them. Who speaks and what must be said with the answer always stays.',
  style: 'form',
  explode: false,
  schema: { type: 'array', items: { type: 'string', enum: members }, maxItems: 100 },
});
