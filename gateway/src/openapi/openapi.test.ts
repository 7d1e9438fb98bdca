import { gunzipSync, brotliDecompressSync } from 'node:zlib';
import { request } from 'node:http';
import { ANSWER_TOOL, CATALOG, exampleOf, readContract, schemaNames, TOOL_COUNT } from '@cuspal/catalog';
import { FIGURES } from '@cuspal/figures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Validator } from '@seriousme/openapi-schema-validator';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { KEY, startTestGateway, type TestGateway } from '../../test/gateway.ts';
import { readItem } from '../rest/batch/batch-item.ts';
import { SCHEMAS } from './schemas.ts';

const PATH = '/openapi.json';
let gateway: TestGateway;
let document: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- what is read of it is asserted

/** The bytes as they come: fetch would decompress them. */
const raw = (headers: Record<string, string>, method = 'GET') =>
  new Promise<{ status: number; headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    request(`${gateway.url}${PATH}`, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });

beforeAll(async () => {
  gateway = await startTestGateway();
  document = await (await fetch(`${gateway.url}${PATH}`)).json();
});
afterAll(() => gateway.gateway.close());

describe('the OpenAPI document', () => {
  it('is OpenAPI 3.1 by the official schema', async () => {
    const { valid, errors } = await new Validator().validate(structuredClone(document));
    expect([valid, errors]).toEqual([true, undefined]);
    expect(document.openapi).toMatch(/^3\.1\./);
  });

  it('has one operation for each tool, with its family, arguments and answer', () => {
    const tools = CATALOG;
    expect(tools.length).toBe(TOOL_COUNT);
    for (const { name, family, resultMembers } of tools) {
      const { post, ...others } = document.paths[`/v1/tools/${name}`];
      expect(others).toEqual({});
      expect(post).toMatchObject({ operationId: name, tags: [family] });
      const names = schemaNames(name);
      expect(post.requestBody.content['application/json'].schema.$ref).toBe(`#/components/schemas/${names.arguments}`);
      const types = Object.keys(post.responses[200].content);
      expect(types).toEqual([resultMembers ? 'application/json' : 'text/plain']);
      expect(post.responses[200].description.includes('image/svg+xml')).toBe(name in FIGURES);
      expect(post.parameters.at(-1)).toEqual({ $ref: '#/components/parameters/idempotencyKey' });
      expect(post.responses[406].$ref).toBe('#/components/responses/NotAcceptable');
      const parameters = resultMembers ? post.parameters[0].schema.items.enum : undefined;
      expect(parameters).toEqual(resultMembers);
      const result = document.components.schemas[names.result];
      expect(Object.keys(result?.properties ?? {})).toEqual(resultMembers ?? []);
    }
    const ids = Object.values<object>(document.paths)
      .flatMap((item) => Object.values(item))
      .map((each) => each.operationId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('has the tool that answers a question under its own address alone', () => {
    const { post } = document.paths['/v1/answers'];
    expect(post).toMatchObject({ operationId: 'answer_question', tags: [ANSWER_TOOL.family] });
    expect(post.parameters[0].schema.items.enum).toEqual(ANSWER_TOOL.resultMembers);
    const { schema } = post.requestBody.content['application/json'];
    expect(schema.$ref).toBe('#/components/schemas/AnswerQuestionArguments');
    expect(document.paths).not.toHaveProperty('/v1/tools/answer_question');
  });

  it('has the options of each figure, of those that have one', () => {
    const named = (tool: string) =>
      document.paths[`/v1/tools/${tool}`].post.parameters
        .slice(2, -1)
        .filter(({ name }: { name: string }) => name !== 'width')
        .map(({ name, schema }: any) => [name, schema]); // eslint-disable-line @typescript-eslint/no-explicit-any -- as above
    expect(document.paths['/v1/tools/get_shadbala'].post.parameters[2].name).toBe('width');
    expect(named('get_arudha_lagna')).toEqual([]);
    expect(named('get_shadbala')).toEqual([]);
    expect(named('get_planets')).toEqual([['style', { type: 'string', enum: ['south', 'east', 'round'] }]]);
    expect(named('get_yogini_dasha')).toEqual([
      ['level', { type: 'string', enum: ['mahadasha', 'antardasha'] }],
      ['at', { type: 'string', format: 'date-time' }],
    ]);
  });

  it('refers to nothing that is not there and holds nothing that nobody refers to', () => {
    const referred = new Set([...JSON.stringify(document).matchAll(/"\$ref":"#([^"]+)"/g)].map(([, at]) => at ?? ''));
    for (const at of referred) {
      const found = at
        .slice(1)
        .split('/')
        .reduce((node, key) => node?.[key], document);
      expect([at, typeof found]).toEqual([at, 'object']);
    }
    const present = ['schemas', 'responses', 'parameters', 'headers'].flatMap((kind) =>
      Object.keys(document.components[kind]).map((name) => `/components/${kind}/${name}`),
    );
    // The lines of a batch are text to OpenAPI, which names their form in words.
    expect(present.filter((at) => !referred.has(at))).toEqual(['/components/schemas/BatchLine']);
  });

  it('gives no schema a name that a schema of a tool has', async () => {
    const ofTools = Object.keys(JSON.parse(await readContract()));
    expect(ofTools.length).toBeGreaterThan(442);
    expect(Object.keys(SCHEMAS).filter((name) => ofTools.includes(name))).toEqual([]);
    const { schema } = document.paths['/v1/places'].get.responses[200].content['application/json'];
    expect(schema.$ref).toBe('#/components/schemas/FoundPlaces');
    expect(document.components.schemas.FoundPlace.required).toContain('timeZone');
  });

  it('names the server, where to get keys and tokens, and what every refusal looks like', () => {
    expect(document.servers).toEqual([{ url: gateway.url }]);
    const { apiKey, oauth } = document.components.securitySchemes;
    expect(apiKey).toMatchObject({ type: 'http', scheme: 'bearer', description: expect.stringContaining(gateway.url) });
    expect(oauth.flows.authorizationCode).toMatchObject({
      authorizationUrl: `${gateway.url}/authorize`,
      tokenUrl: `${gateway.url}/token`,
      scopes: { 'mcp:tools': expect.any(String) },
    });
    expect(document.components.schemas.Problem.required).toEqual(
      expect.arrayContaining(['type', 'code', 'requestId', 'status', 'detail']),
    );
  });
});

describe('what it says of refusals', () => {
  it.each(['/v1/tools', '/v1/tools/get_planets', '/v1/places', '/v1/batch', '/v1/answers'])(
    '%s refuses a parameter that it does not take with a status that is documented',
    async (path) => {
      const method = ['/v1/batch', '/v1/answers'].includes(path) ? 'POST' : 'GET';
      const body = method === 'POST' ? { body: '[]' } : {};
      const headers = { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' };
      const response = await fetch(`${gateway.url}${path}?colour=red`, { method, headers, ...body });
      const known = document.paths[path.replace('get_planets', '{name}')][method.toLowerCase()].responses;
      expect([response.status, Object.keys(known)]).toEqual([400, expect.arrayContaining(['400'])]);
    },
  );

  it('names If-Match, and that it does not hold, where the server compares it', () => {
    const managed = Object.entries<object>(document.paths).filter(([path]) => path.startsWith('/v1/manage/'));
    const named = managed.flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => {
        const text = JSON.stringify(operation);
        return { at: `${method} ${path}`, sent: text.includes('/parameters/ifMatch'), told: text.includes('"412"') };
      }),
    );
    expect(named.length).toBeGreaterThan(50);
    // A new secret has no version of its own, but names the hint of the one that it replaces.
    const isCompared = (at: string) => /^(?:put|delete) /.test(at) && !at.endsWith('/secret');
    expect(named).toEqual(named.map(({ at }) => ({ at, sent: isCompared(at), told: isCompared(at) })));
  });

  it('names what comes with a spent allowance, an unknown tool and a place that is asked back', () => {
    const { Problem, ToolDefinition } = document.components.schemas;
    expect(Object.keys(Problem.properties)).toEqual(
      expect.arrayContaining(['allowance', 'resetsAt', 'nearest', 'structured', 'figures']),
    );
    expect(document.components.responses.QuotaExhausted.headers['Retry-After']).toBeDefined();
    expect(ToolDefinition.properties.resultSchema).toBeDefined();
  });
});

describe('its schemas', () => {
  const validatorOf = (() => {
    let ajv: Ajv2020 | undefined;
    return (name: string) => {
      ajv ??= new Ajv2020({
        strict: false,
        validateFormats: false,
        inlineRefs: false,
        code: { optimize: false },
      }).addSchema(document, 'api');
      const validate = ajv.getSchema(`api#/components/schemas/${name}`);
      if (!validate) throw new Error(`no schema ${name}`);
      return (value: unknown) => (validate(value) ? [] : (validate.errors ?? []));
    };
  })();

  it('allow the id of a call in a batch that the server takes', () => {
    const faults = validatorOf('BatchCall');
    // Whole numbers are taken too, which the description says: a list of types stops a generator.
    const ids = ['a', '', 'x'.repeat(200), 'x'.repeat(201), 1.5, 2 ** 53, -(2 ** 53), true, {}];
    for (const id of ids) {
      const call = { id, name: 'get_full_chart', arguments: {} };
      expect([id, faults(call).length === 0]).toEqual([id, readItem(call, 0) !== undefined]);
    }
  });

  it('hold for the real call and the real answer of every tool, which are its examples', () => {
    for (const { name, resultMembers } of CATALOG) {
      const { arguments: args, answer } = exampleOf(name);
      const { requestBody, responses } = document.paths[`/v1/tools/${name}`].post;
      expect(requestBody.content['application/json'].example).toEqual(args);
      expect([name, validatorOf(schemaNames(name).arguments)(args)]).toEqual([name, []]);
      const [content]: { example?: unknown }[] = Object.values(responses[200].content);
      expect(content?.example).toEqual(answer);
      if (resultMembers) expect([name, validatorOf(schemaNames(name).result)(answer)]).toEqual([name, []]);
    }
  });

  it('refuse what the server refuses', () => {
    const errors = validatorOf('GetFullChartArguments');
    const birth = { birth_datetime: '1990-05-17T14:30', latitude: 19, longitude: 73, utc_offset_minutes: 330 };
    const { utc_offset_minutes: _, ...clockless } = birth;
    expect(errors(birth)).toEqual([]);
    expect(errors({ ...clockless, time_zone: 'Asia/Kolkata' })).toEqual([]);
    const { description } = document.components.schemas.GetFullChartArguments;
    expect(description).toContain('Needs utc_offset_minutes, or time_zone.');
    expect(errors({ ...birth, latitude: 91 })[0]).toMatchObject({ keyword: 'maximum', instancePath: '/latitude' });
    expect(errors({ ...birth, ayanamsa: 'fagan' })[0]).toMatchObject({ keyword: 'enum' });
    expect(errors({ ...birth, colour: 'red' })[0]).toMatchObject({ keyword: 'additionalProperties' });
    expect(
      validatorOf('SetBirthProfileArguments')({ birth_datetime: '1990-05-17T14:30', birth_place: 'Pune' }),
    ).toEqual([]);
    expect(validatorOf('GetSubLordTableArguments')({ number: 250 })[0]).toMatchObject({ keyword: 'maximum' });
  });

  it('hold for the lines of a batch and for its calls', () => {
    const problem = {
      type: '/docs/errors#validation_failed',
      title: 'Bad Request',
      status: 400,
      detail: 'd',
      code: 'validation_failed',
      remedy: 'r',
      recoverable: true,
      requestId: 'x.0',
    };
    const line = validatorOf('BatchLine');
    expect([line({ id: 0, status: 200, result: {} }), line({ id: 'a', status: 400, problem })]).toEqual([[], []]);
    expect(line({ id: 0, status: 200 })).not.toEqual([]);
    const { requestBody } = document.paths['/v1/batch'].post;
    const call = validatorOf('BatchCall');
    for (const each of requestBody.content['application/json'].example) expect(call(each)).toEqual([]);
    const lines: string = requestBody.content['application/x-ndjson'].example;
    expect(
      lines
        .trim()
        .split('\n')
        .map((each) => JSON.parse(each)),
    ).toEqual(requestBody.content['application/json'].example);
  });
});

describe('how it is served', () => {
  it('the same plain and compressed, and not again to who has it', async () => {
    const [plain, gzip, brotli] = await Promise.all([
      raw({}),
      raw({ 'accept-encoding': 'gzip' }),
      raw({ 'accept-encoding': 'br' }),
    ]);
    expect([plain, gzip, brotli].map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
    expect(gzip.body.length).toBeLessThan(plain.body.length / 5);
    expect(plain.headers).toMatchObject({ 'cache-control': 'public, max-age=300', 'access-control-allow-origin': '*' });
    const again = await raw({ 'if-none-match': String(plain.headers['etag']) });
    expect([again.status, again.body.length, again.headers['etag']]).toEqual([304, 0, plain.headers['etag']]);
    const head = await raw({}, 'HEAD');
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      String(plain.body.length),
    ]);
  });

  it('not to a foreign Host, nor to another method', async () => {
    expect((await raw({ host: 'elsewhere.example' })).status).toBe(403);
    const post = await raw({ 'content-length': '0' }, 'POST');
    expect([post.status, post.headers['allow']]).toEqual([405, 'GET, HEAD']);
  });
});
