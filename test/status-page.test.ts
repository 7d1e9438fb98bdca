import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { exampleOf } from '../packages/catalog/src/index.ts';
import { ROUTES } from './attack/routes.ts';
import { textOf } from './support/compose.ts';

interface Endpoint {
  readonly url: string;
  readonly body?: string;
  readonly interval: string;
  readonly conditions: readonly string[];
}

const { endpoints } = parse(textOf('deploy/monitoring/gatus.yaml')) as { readonly endpoints: readonly Endpoint[] };
const TOOL = '/v1/tools/';

it('the example of a status page asks at addresses that there are', () => {
  expect(endpoints.length).toBeGreaterThan(2);
  for (const { url } of endpoints) {
    expect(url).toMatch(/^\$\{STATUS_TARGET\}\//);
    const path = url.replace('${STATUS_TARGET}', '');
    if (!path.startsWith(TOOL)) expect(ROUTES).toContain(path);
  }
});

it('and calls a tool as its example is called', () => {
  const [call] = endpoints.filter(({ url }) => url.includes(TOOL));
  const example = exampleOf(call?.url.split(TOOL)[1] ?? '');
  expect(Object.keys(JSON.parse(call?.body ?? '{}')).sort()).toEqual(Object.keys(example?.arguments ?? {}).sort());
});
