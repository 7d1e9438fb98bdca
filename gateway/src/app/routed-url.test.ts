import { expect, it } from 'vitest';
import { routedUrl } from './routed-url.ts';

it.each([
  '/mcp',
  '/mcp?toolsets=core',
  '/mcp/auth',
  '/v1/tools',
  '/v1/tools?a=%zz',
  '/v1/tools/get_planets?fields=system',
  '/v1/places?q=Pune',
  '/v1/calendar?year=2026&place=Pune',
  '/v1/batch',
  '/v1/answers?fields=answer',
  '/v1',
  '/health/live',
  '/%68ealth/live',
  '/health/live#a',
  'http://a@localhost/health/live',
  '/%zz',
  '/docs%zz',
  '/authorize/%ff',
  '/docs/rules/R5.3',
  '/docs/search?q=%C3%A9#x',
  '/authorize?state=a%2Fb',
  '/authorize/V1StGXR8_Z5jdHi6B-myT',
  '/interaction/V1StGXR8_Z5jdHi6B-myT?again=1',
])('%s is looked for as it was sent', (url) => {
  expect(routedUrl(url)).toBe(url);
});

it.each([
  ['/v1/tools/a%20b?c', '/v1/tools/a%20b?c'],
  ['/v1/tools/%zz', '/v1/tools/%25zz'],
  ['/v1/tools/%41%ff', '/v1/tools/%2541%25ff'],
  ['/v1/tools/echo%5Farguments', '/v1/tools/echo_arguments'],
])('%s is the address of a tool: %s', (url, routed) => {
  expect(routedUrl(url)).toBe(routed);
});

it.each(['/v1/', '/v1/tools/', '/v1/tools/a/b', '/v1/%74ools', '/v1/tools#a', '/v1/nothing'])(
  '%s is the address of nothing under /v1',
  (url) => {
    expect(routedUrl(url)).toBe('/v1');
  },
);

it.each([
  ['/docs/%zz', '/docs/%25zz'],
  ['/docs/%73earch?q=%41#a', '/docs/%2573earch?q=%41#a'],
  ['/developer/keys#a', '/developer/keys%23a'],
  ['/v1/manage/accounts/%C3%BC', '/v1/manage/accounts/%25C3%25BC'],
  ['/v1/feeds/%C3%BC.ics', '/v1/feeds/%25C3%25BC.ics'],
])('%s stands for itself among the pages of its part', (url, routed) => {
  expect(routedUrl(url)).toBe(routed);
});

it.each([
  '/%6dcp',
  '/mcp%2Fauth',
  '/mcp#a',
  '/%761/tools',
  '/v1%2Ftools',
  'http://a@localhost/mcp',
  'HTTP://a/v1/tools',
  '/%64ocs',
  '/docs#a',
  '/developer#a',
  '/%64eveloper?a=b',
  'http://a@localhost/developer',
  '/%74oken',
  '/authorize/',
  '/authorize/a.b',
  '/authorize/%61',
  `/authorize/${'a'.repeat(65)}`,
  '/interaction/a/b',
  '*',
])('%s leads nowhere, though Fastify would find a controller', (url) => {
  expect(routedUrl(url)).toBe('/-');
});
