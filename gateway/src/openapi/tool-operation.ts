import { figureChoices, LEAST_WIDTH, MOST_WIDTH, noFigureSaid } from '@cuspal/figures';
import { schemaNames, type CatalogEntry, type Example } from '@cuspal/catalog';
import { DEPRECATIONS } from '../http/deprecations.ts';
import { hasFigure } from '../rest/figures/figure-calls.ts';
import { errorResponses } from './problems.ts';

/** The key of a request that is charged, and what is said of one that came before. */
export const KEY_PARAMETER = { $ref: '#/components/parameters/idempotencyKey' };
export const STATUS_HEADER = { 'Idempotency-Status': { $ref: '#/components/headers/IdempotencyStatus' } };

const RESPONSE_HEADERS = {
  'X-Request-Id': { $ref: '#/components/headers/RequestId' },
  'X-RateLimit-Limit': { $ref: '#/components/headers/RateLimit' },
  'X-RateLimit-Remaining': { $ref: '#/components/headers/RateRemaining' },
  'X-RateLimit-Reset': { $ref: '#/components/headers/RateReset' },
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  RateLimit: { $ref: '#/components/headers/RateLimitLeft' },
};

/** What calling one tool is: the path, and what stands there. `path`: an address of its own. */
export function toolOperation(
  entry: CatalogEntry,
  example: Example,
  path = `/v1/tools/${entry.name}`,
): readonly [path: string, item: object] {
  const { name, title, description = title, family, resultMembers } = entry;
  const names = schemaNames(name);
  const post = {
    operationId: name,
    summary: title,
    description,
    tags: [family],
    ...(DEPRECATIONS.some(({ of }) => of === name || of === path) && { deprecated: true }),
    parameters: [
      ...(resultMembers ? [fieldsParameter(resultMembers), { $ref: '#/components/parameters/precision' }] : []),
      ...figureParameters(name),
      KEY_PARAMETER,
    ],
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
        description: hasFigure(name) ? WITH_FIGURE : ['The result.', noFigureSaid(name) ?? ''].join(' ').trim(),
        headers: { ...RESPONSE_HEADERS, ...STATUS_HEADER },
        content: {
          ...(resultMembers
            ? {
                'application/json': {
                  schema: { $ref: `#/components/schemas/${names.result}` },
                  example: example.answer,
                },
              }
            : { 'text/plain': { schema: { type: 'string' }, example: example.answer } }),
        },
      },
      ...errorResponses(400, 402, 406, 409, 413, 415, 422, 504),
    },
  };
  return [path, { post }];
}

/** The figure is no second media type: generators would make the result an object or a text. */
const WITH_FIGURE = 'The result, or its figure, one SVG document, where `Accept` prefers `image/svg+xml`.';

/** What each option of a figure is for. */
const OPTIONS: Readonly<Record<string, string>> = {
  width: 'Pixels that the page has for it; without it the figure is as wide as it likes.',
  style: 'Style of the chart.',
  level: 'Periods that are shown: all mahadashas, or the antardashas of the one that runs at `at`.',
  at: 'Instant whose periods are marked as running. Escape its plus sign as %2B.',
};

/** Options that the figure of a tool takes. With the result they are refused, as the other parameters are with the figure. */
const figureParameters = (tool: string): readonly object[] =>
  Object.entries(figureChoices(tool)).map(([name, choices]) => ({
    name,
    in: 'query',
    description: `${OPTIONS[name] ?? ''} With a figure alone.`,
    schema: schemaOf(choices),
  }));

function schemaOf(choices: ReturnType<typeof figureChoices>[string]): object {
  if (choices === 'pixels') return { type: 'integer', minimum: LEAST_WIDTH, maximum: MOST_WIDTH };
  return choices === 'instant' ? { type: 'string', format: 'date-time' } : { type: 'string', enum: choices };
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
