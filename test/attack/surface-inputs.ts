import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { hostileValue, json } from './hostile-values.ts';
import type { RouteInput } from './route-inputs.ts';
import { hostileArguments, type ListedTool } from './tool-inputs.ts';

const BROWSER = 'browser-of-the-attacker';
/** A form is taken with the token of its browser alone: with both the attack comes to what stands behind. */
export const FORM_HEADERS = {
  cookie: `cuspal_browser=${BROWSER}; cuspal_ticket=xxxxxxxxxxxxxxxxxxxxx`,
  'content-type': 'application/x-www-form-urlencoded',
};
const TOKEN = createHash('sha256').update(`cuspal form of ${BROWSER}`).digest('base64url');
export const formBody = (fields: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(new URLSearchParams({ csrf: TOKEN, ...fields }).toString());

const JSON_HEADERS = { 'content-type': 'application/json' };
const MOST_OF_BATCH = 6;

const text = hostileValue.map((value) => (typeof value === 'string' ? value : json(value)).slice(0, 2_000));
const post = (path: string, headers: Readonly<Record<string, string>>, body: string | Buffer): RouteInput => ({
  method: 'POST',
  path,
  headers,
  body: Buffer.from(body),
});

const search = fc
  .tuple(text, fc.integer({ min: 1, max: 60 }))
  .map(([words, times]) => new URLSearchParams({ q: `${words} `.repeat(times).slice(0, 2_000) }).toString())
  .map((query): RouteInput => ({ method: 'GET', path: `/docs/search?${query}`, headers: {}, body: undefined }));
const signIn = fc
  .tuple(fc.oneof(text, fc.emailAddress()), text)
  .map(([email, next]) => post('/developer/sign-in', FORM_HEADERS, formBody({ email, next })));
const code = fc
  .tuple(fc.oneof(text, fc.constant('000000')), text)
  .map(([typed, next]) => post('/developer/code', FORM_HEADERS, formBody({ code: typed, next })));

/** Hostile requests that get as far as each of them is let in: by REST, in batches, for figures and documents, to sign in. */
export function surfaceInputs(tools: readonly ListedTool[], count: number, seed: number): readonly RouteInput[] {
  const call = fc
    .constantFrom(...tools)
    .chain((tool) => fc.record({ name: fc.constant(tool.name), arguments: hostileArguments(tool) }));
  const rest = call.map(({ name, arguments: sent }) => post(`/v1/tools/${name}`, JSON_HEADERS, json(sent)));
  const figure = fc
    .tuple(call, text, fc.constantFrom('style', 'level', 'at'))
    .map(([{ name, arguments: sent }, value, field]) =>
      post(
        `/v1/tools/${name}?${new URLSearchParams({ [field]: value }).toString()}`,
        { ...JSON_HEADERS, accept: 'image/svg+xml' },
        json(sent),
      ),
    );
  const batch = fc
    .array(fc.oneof({ weight: 9, arbitrary: call }, { weight: 1, arbitrary: hostileValue }), {
      minLength: 1,
      maxLength: MOST_OF_BATCH,
    })
    .map((calls) => post('/v1/batch', JSON_HEADERS, json(calls)));
  return fc.sample(fc.oneof(rest, figure, batch, search, signIn, code), { numRuns: count, seed });
}
