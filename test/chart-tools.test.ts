import { describe, expect, it } from 'vitest';
import { Ajv } from 'ajv';
import { parse } from 'yaml';
import { chartReadme, valuesOf } from '../deploy/chart-readme.mjs';
import { findingsOf, openFindings } from '../deploy/tools/findings.mjs';
import { kindsOfCrds, kindsOfSwagger, strict } from '../deploy/tools/schemas.mjs';
import { textOf } from './support/compose.ts';

const takes = (schema: object, value: unknown) => new Ajv({ strict: false }).validate(schema, value);

const SWAGGER = {
  definitions: {
    'io.k8s.Thing': {
      type: 'object',
      required: ['spec'],
      properties: {
        kind: { type: 'string' },
        spec: { description: 'What is asked.', $ref: '#/definitions/io.k8s.Spec' },
      },
      'x-kubernetes-group-version-kind': [{ group: '', kind: 'Thing', version: 'v1' }],
    },
    'io.k8s.Spec': {
      type: 'object',
      properties: {
        size: { $ref: '#/definitions/io.k8s.apimachinery.pkg.api.resource.Quantity' },
        port: { type: 'string', format: 'int-or-string' },
        labels: { type: 'object', additionalProperties: { type: 'string' } },
        inner: { $ref: '#/definitions/io.k8s.Spec' },
      },
    },
    'io.k8s.apimachinery.pkg.api.resource.Quantity': { type: 'string' },
    'io.k8s.Options': {
      type: 'object',
      'x-kubernetes-group-version-kind': [
        { group: '', kind: 'Options', version: 'v1' },
        { group: 'apps', kind: 'Options', version: 'v1' },
      ],
    },
  },
};

const CRD = `
kind: ConfigMap
---
kind: CustomResourceDefinition
spec:
  group: example.com
  names: { kind: Route }
  versions:
    - name: v1beta1
      schema:
        openAPIV3Schema:
          type: object
          properties:
            metadata: { type: object }
            port: { x-kubernetes-int-or-string: true }
            note: { type: string, nullable: true }
            free: { type: object, x-kubernetes-preserve-unknown-fields: true, properties: { a: { type: string } } }
`;

describe('the schemas of what a cluster takes', () => {
  it('are one for each kind of its own, and refuse what is not named at any depth', () => {
    const kinds = kindsOfSwagger(SWAGGER);
    expect([...kinds.keys()]).toEqual(['v1_thing_v1.json']);
    const thing = kinds.get('v1_thing_v1.json') ?? {};
    const spec = { size: '1Gi', port: 'http', labels: { any: 'thing' }, inner: { port: 80, size: 2 } };
    expect(takes(thing, { kind: 'Thing', spec })).toBe(true);
    expect(takes(thing, { kind: 'Thing' })).toBe(false);
    expect(takes(thing, { kind: 'Thing', spec: {}, more: 1 })).toBe(false);
    expect(takes(thing, { kind: 'Thing', spec: { inner: { inner: { prot: 80 } } } })).toBe(false);
    expect(takes(thing, { kind: 'Thing', spec: { port: true } })).toBe(false);
    expect(takes(thing, { kind: 'Thing', spec: { labels: { any: 1 } } })).toBe(false);
  });

  it('name a definition that is not there', () => {
    const { 'io.k8s.Thing': Thing } = SWAGGER.definitions;
    expect(() => kindsOfSwagger({ definitions: { Thing } })).toThrow(
      'Thing refers to #/definitions/io.k8s.Spec, which is not there',
    );
  });

  it('are read from definitions of resources, and leave open what is open', () => {
    const kinds = kindsOfCrds(CRD);
    expect([...kinds.keys()]).toEqual(['example.com_route_v1beta1.json']);
    const route = kinds.get('example.com_route_v1beta1.json') ?? {};
    expect(takes(route, { metadata: { name: 'a' }, port: 'x', note: null, free: { a: 'b', c: 1 } })).toBe(true);
    for (const wrong of [{ ports: 1 }, { port: 1.5 }, { note: 1 }, { free: { a: 1 } }])
      expect([wrong, takes(route, wrong)]).toEqual([wrong, false]);
  });

  it('keep what limits a value', () => {
    expect(strict({ type: 'array', items: { type: 'integer', minimum: 1 }, 'x-kubernetes-list-type': 'set' })).toEqual({
      type: 'array',
      items: { type: 'integer', minimum: 1 },
    });
  });
});

describe('the README of the chart', () => {
  it('is made of its values as they are (node deploy/chart-readme.mjs)', () => {
    const source = textOf('deploy/helm/cuspal/values.yaml');
    const manifest = parse(textOf('deploy/helm/cuspal/Chart.yaml'));
    expect(textOf('deploy/helm/cuspal/README.md')).toBe(chartReadme(source, manifest));
    // Every value has a row, whatever is said of it.
    const leaves = (value: unknown, path: readonly string[]): readonly string[] =>
      typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0
        ? Object.entries(value).flatMap(([key, each]) => leaves(each, [...path, key]))
        : [path.join('.')];
    const rows = valuesOf(source).map(({ path }: { path: string }) => path);
    const missing = leaves(parse(source), []).filter(
      (path) => !rows.some((row: string) => path === row || path.startsWith(`${row}.`)),
    );
    expect(missing).toEqual([]);
  });

  it('takes what is said above a value, and no example below the one before', () => {
    const source =
      '# About the file.\n\n# The first.\na:\n  # Its part,\n  # in two lines.\n  b: 1\n  #  - { an: example }\n  c: { d: 2 }\n';
    expect(valuesOf(source)).toEqual([
      { path: 'a', standard: '', text: 'The first.' },
      { path: 'a.b', standard: '1', text: 'Its part, in two lines.' },
      { path: 'a.c', standard: '{"d":2}', text: '' },
    ]);
  });
});

it('a finding in the chart needs an answer, and an answer its finding', () => {
  const check = (id: string, grade: number, skipped = false) => ({
    check: { id, name: id },
    grade,
    skipped,
    comments: [{ summary: `${id} is wrong` }],
  });
  const found = findingsOf(
    JSON.stringify([
      { object_name: 'Pod/a', checks: [check('one', 1), check('two', 5), check('ok', 10), check('no', 1, true)] },
    ]),
  );
  expect(openFindings(found, { one: { 'one is wrong': 'why' }, old: { gone: 'why' } })).toEqual([
    'two: two is wrong (Pod/a): has no answer',
    'old: gone: is answered and not found',
  ]);
});
