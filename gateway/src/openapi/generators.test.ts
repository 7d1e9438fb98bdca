import { toolsInSets } from '@cuspal/catalog';
import { Validator } from '@seriousme/openapi-schema-validator';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestGateway, type TestGateway } from '../../test/gateway.ts';

let gateway: TestGateway;
let document: any; // eslint-disable-line @typescript-eslint/no-explicit-any -- what is read of it is asserted
const get = async (query: string) => fetch(`${gateway.url}/openapi.json?${query}`);

beforeAll(async () => {
  gateway = await startTestGateway();
  document = await (await get('')).json();
});
afterAll(() => gateway.gateway.close());

/** What is used of JSON Schema 2020-12 and OpenAPI 3.1. */
const KEYWORDS = new Set([
  ...[
    '$ref',
    'type',
    'enum',
    'const',
    'description',
    'title',
    'example',
    'examples',
    'format',
    'default',
    'deprecated',
  ],
  ...['properties', 'required', 'additionalProperties', 'propertyNames', 'patternProperties', 'minProperties'],
  ...['items', 'prefixItems', 'minItems', 'maxItems', 'uniqueItems', 'anyOf', 'oneOf', 'allOf', 'not'],
  ...['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'multipleOf'],
  ...['minLength', 'maxLength', 'pattern', 'readOnly', 'writeOnly'],
]);

describe('what generators of clients stumble over', () => {
  it('is nowhere: lists of types, defaults, alternatives of required members, alternatives that are alike', () => {
    const found: string[] = [];
    const look = (node: unknown, path: string): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('type' in node && Array.isArray(node.type)) found.push(`${path}: types`);
      if ('default' in node && 'type' in node && typeof node.type === 'string') found.push(`${path}: default`);
      if ('anyOf' in node && Array.isArray(node.anyOf)) {
        const texts = node.anyOf.map((each) => JSON.stringify(each));
        if (new Set(texts).size < texts.length) found.push(`${path}: alike`);
        if (texts.every((each) => each.startsWith('{"required"'))) found.push(`${path}: required`);
      }
      for (const [key, value] of Object.entries(node)) if (key !== 'example') look(value, `${path}/${key}`);
    };
    look(document.components.schemas, '');
    look(document.paths, '');
    expect(found).toEqual([]);
  });

  it('nor keywords that no JSON Schema knows', () => {
    const found = new Map<string, string>();
    const look = (schema: unknown, path: string): void => {
      if (typeof schema !== 'object' || schema === null) return;
      for (const [keyword, value] of Object.entries(schema)) {
        if (!KEYWORDS.has(keyword)) found.set(keyword, path);
        if (keyword === 'properties')
          for (const [name, member] of Object.entries(value)) look(member, `${path}/${name}`);
        else if (Array.isArray(value)) value.forEach((each) => look(each, path));
        else if (keyword !== 'example') look(value, path);
      }
    };
    for (const [name, schema] of Object.entries(document.components.schemas)) look(schema, name);
    expect([...found]).toEqual([]);
  });

  it('and no two members of a schema have one name in Go', () => {
    const alike = Object.entries<{ properties?: object }>(document.components.schemas).flatMap(([name, schema]) => {
      const members = Object.keys(schema.properties ?? {}).map((member) => member.replaceAll('_', '').toLowerCase());
      return new Set(members).size < members.length ? [name] : [];
    });
    expect(alike).toEqual([]);
  });

  it('and no list of words has the name of a word that is a name in Go, as all words of a list that shares none are', () => {
    const inGo = (word: string): string =>
      word.replaceAll(/(?:^|[^a-z0-9]+)([a-z0-9])/gi, (_, next: string) => next.toUpperCase());
    const lists: (readonly string[])[] = [];
    const look = (node: unknown): void => {
      if (typeof node !== 'object' || node === null) return;
      if ('enum' in node && Array.isArray(node.enum)) lists.push([...new Set(node.enum.map(String).map(inGo))]);
      Object.values(node).forEach(look);
    };
    look(document.components.schemas);
    look(document.paths);
    const counts = new Map<string, number>();
    for (const word of lists.flat()) counts.set(word, (counts.get(word) ?? 0) + 1);
    const names = lists.filter((list) => list.every((word) => counts.get(word) === 1)).flat();
    const ofLists = Object.entries<object>(document.components.schemas).filter(([, schema]) => 'enum' in schema);
    expect(names.length).toBeGreaterThan(0);
    expect(ofLists.map(([name]) => name).filter((name) => names.includes(name))).toEqual([]);
  });
});

describe('the document of some sets', () => {
  it('has their tools and the schemas that these need, and each as the whole document has it', async () => {
    const some: typeof document = await (await get('toolsets=core,marriage')).json();
    const tools = [...toolsInSets(['core', 'marriage'])].map((name) => `/v1/tools/${name}`);
    const own = Object.keys(document.paths).filter((path) => !/^\/v1\/tools\/[a-z]/.test(path));
    expect(Object.keys(some.paths).toSorted()).toEqual([...tools, ...own].toSorted());
    for (const [path, item] of Object.entries(some.paths)) expect(item).toEqual(document.paths[path]);
    const { schemas } = some.components;
    for (const [name, schema] of Object.entries(schemas)) expect(schema).toEqual(document.components.schemas[name]);
    const referred = [...JSON.stringify(some).matchAll(/"#\/components\/schemas\/(\w+)"/g)].map(([, name]) => name);
    expect(new Set([...referred, 'BatchLine'])).toEqual(new Set(Object.keys(schemas)));
    const { valid } = await new Validator().validate(structuredClone(some));
    expect(valid).toBe(true);
  });

  it('comes compressed and by its own mark where it is of one set', async () => {
    const [core, whole, again] = await Promise.all([get('toolsets=core'), get(''), get('toolsets=Core')]);
    const marks = [core, whole, again].map(({ headers }) => headers.get('etag'));
    expect(marks[0]).toBe(marks[2]);
    expect(marks[0]).not.toBe(marks[1]);
    expect(core.headers.get('content-encoding')).toMatch(/^(?:br|gzip)$/);
    expect((await get('toolsets=core,charts')).headers.get('content-encoding')).toBeNull();
  });

  it('is refused for a set that nobody knows, with the names of those there are', async () => {
    const response = await get('toolsets=colours');
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('core')]);
  });
});
