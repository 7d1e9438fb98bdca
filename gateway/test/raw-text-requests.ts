import { legacy, modern, type RawRequest } from './http.ts';
import { CHENNAI } from './prompt-arguments.ts';

type Case = readonly [what: string, request: RawRequest];

const LISTS = ['prompts/list', 'resources/list', 'resources/templates/list'] as const;
const ERAS = [
  ['legacy', legacy],
  ['modern', modern],
] as const;
const RULE = 'cuspal://rules/R5.3';
const withHeaders = (request: RawRequest, headers: RawRequest['headers']): RawRequest => ({
  ...request,
  headers: { ...request.headers, ...headers },
});

const complete = (ref: object, name: string, value: unknown, context?: object) => ({
  ref,
  argument: { name, value },
  ...(context ? { context } : {}),
});
const prompt = (name: string) => ({ type: 'ref/prompt', name });
const template = (uri: string) => ({ type: 'ref/resource', uri });
const chain = { name: 'promise_to_date_chain', arguments: { ...CHENNAI, event: 'Marriage' } };

/** Raw requests about prompts, resources and completion that the frozen bytes and the SDK must answer alike. */
export const RAW_TEXT_REQUESTS: readonly Case[] = ERAS.flatMap(([era, request]): readonly Case[] => [
  ...LISTS.flatMap((list): readonly Case[] => [
    [`${list}, ${era}`, request(list)],
    [`${list} with empty params, ${era}`, request(list, {})],
    [`${list} with a cursor, ${era}`, request(list, { cursor: 'x' })],
    [`${list} with a null cursor, ${era}`, request(list, { cursor: null })],
    [`${list} with further params, ${era}`, request(list, { kind: 'all' })],
  ]),
  [`a rule, ${era}`, request('resources/read', { uri: RULE })],
  [`the catalogue, ${era}`, request('resources/read', { uri: 'cuspal://catalogue' })],
  [`a list by the name of its method, ${era}`, request('resources/read', { uri: 'prompts/list' })],
  [`a resource that is not there, ${era}`, request('resources/read', { uri: 'cuspal://rules/R5.33' })],
  [`an empty URI, ${era}`, request('resources/read', { uri: '' })],
  [`no URI, ${era}`, request('resources/read', {})],
  [`a URI that is no text, ${era}`, request('resources/read', { uri: 5 })],
  [`further params of a reading, ${era}`, request('resources/read', { uri: RULE, range: 1 })],
  [`a progress token on a reading, ${era}`, request('resources/read', { uri: RULE, _meta: { progressToken: 1 } })],
  [`another name in the header, ${era}`, withHeaders(request('resources/read', { uri: RULE }), { 'mcp-name': 'x' })],
  [`no name in the header, ${era}`, withHeaders(request('resources/read', { uri: RULE }), { 'mcp-name': undefined })],
  [
    `another method in the header, ${era}`,
    withHeaders(request('resources/list'), { 'mcp-method': 'resources/templates/list' }),
  ],
  [`a prompt, ${era}`, request('prompts/get', chain)],
  [`a prompt that is not there, ${era}`, request('prompts/get', { name: 'promise_to_date' })],
  [`a prompt without arguments, ${era}`, request('prompts/get', { name: 'karakamsa_path' })],
  [`arguments that are no texts, ${era}`, request('prompts/get', { ...chain, arguments: { latitude: 13 } })],
  [`a completion, ${era}`, request('completion/complete', complete(prompt('karakamsa_path'), 'time_zone', 'asia/k'))],
  [
    `a completion of a template, ${era}`,
    request('completion/complete', complete(template('cuspal://rules/{rule}'), 'rule', 'R5.')),
  ],
  [`a completion of nothing, ${era}`, request('completion/complete', {})],
  [
    `a completion of a number, ${era}`,
    request('completion/complete', complete(prompt('karakamsa_path'), 'time_zone', 5)),
  ],
  [`a subscription, ${era}`, request('resources/subscribe', { uri: RULE })],
]);
