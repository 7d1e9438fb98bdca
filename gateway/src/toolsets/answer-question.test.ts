import { noFigureSaid } from '@cuspal/figures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANSWER_ENTRY } from '../../test/catalogue.ts';
import { fakeService, type FakeService } from '../../test/fake-service.ts';
import { startTestGateway, type TestGateway, type TestSettings } from '../../test/gateway.ts';
import { legacy, modern, send, type RawAnswer, type RawRequest } from '../../test/http.ts';
import { meteredAccess } from '../../test/rest-access.ts';
import { linesOf, REST_CATALOGUE } from '../../test/rest-suite.ts';
import { connectServices, eachService } from '../routing/clients.ts';

const NAME = 'answer_question';
const CATALOGUE = [...REST_CATALOGUE, ANSWER_ENTRY];
const ARGS = { question: 'When will I marry?', latitude: 13.08271, system: 'kp' };

let service: FakeService;
const open: TestGateway[] = [];
const start = async (settings: TestSettings = {}): Promise<TestGateway> => {
  const clients = connectServices(eachService(() => service.target));
  const started = await startTestGateway({
    catalogue: CATALOGUE,
    clients,
    newRequestId: () => 'the-request-id',
    ...settings,
  });
  open.push(started);
  return started;
};
let gateway: TestGateway;
/** The same without a path of our own: the SDK answers everything. */
let reference: TestGateway;
beforeAll(async () => {
  service = await fakeService('natal', []);
  [gateway, reference] = [await start(), await start({ hotPath: false })];
});
afterAll(async () => {
  await Promise.all(open.map((each) => each.gateway.close()));
  service.kill();
});

const called = (ask: typeof legacy, args: object = ARGS) => ask('tools/call', { name: NAME, arguments: args });
const byName = (ask: typeof legacy, more: object = {}) =>
  ask('tools/call', { name: 'call_tool', arguments: { name: NAME, arguments: ARGS, ...more } });
const answers = (body: RawRequest['body'] = ARGS, query = '') =>
  send(gateway.url, { path: `/v1/answers${query}`, body });
const both = async (request: RawRequest): Promise<RawAnswer> => {
  const [own, sdk] = [await send(gateway.url, request), await send(reference.url, request)];
  expect([own.status, own.json]).toEqual([sdk.status, sdk.json]);
  return own;
};
const textOf = ({ json }: RawAnswer): string => json.result.content[0].text;

describe.each(Object.entries({ legacy, modern }))('the tool that answers a question, %s', (_, ask) => {
  it('stands in no list of all and in each list of a set, where clients keep it in view', async () => {
    const all = await both(ask('tools/list'));
    expect(all.text).not.toContain(NAME);
    for (const set of ['compact', 'sport', 'core,marriage']) {
      const { json } = await both({ ...ask('tools/list'), path: `/mcp?toolsets=${set}` });
      const found = json.result.tools.filter(({ name }: { readonly name: string }) => name === NAME);
      expect(found).toMatchObject([{ title: ANSWER_ENTRY.title, _meta: { 'anthropic/alwaysLoad': true } }]);
    }
  });

  it('is called by its name on every address, and through call_tool, with the same bytes', async () => {
    const direct = await both(called(ask));
    expect(textOf(direct)).toBe(JSON.stringify(ARGS));
    for (const path of ['/mcp?toolsets=compact', '/mcp?toolsets=sport'])
      expect((await both({ ...called(ask), path })).text).toBe(direct.text);
    expect((await both(byName(ask))).text).toBe(direct.text);
    expect(textOf(await both(byName(ask, { fields: ['latitude'], precision: 1 })))).toBe(
      '{"latitude":13.1,"system":"kp"}',
    );
  });

  it('is described by describe_tools as sets list it', async () => {
    const list = await both({ ...ask('tools/list'), path: '/mcp?toolsets=compact' });
    const told = await both(ask('tools/call', { name: 'describe_tools', arguments: { names: [NAME] } }));
    const listed = list.json.result.tools.find(({ name }: { readonly name: string }) => name === NAME);
    expect(JSON.parse(textOf(told))).toEqual({
      tools: [listed],
      withoutFigure: [noFigureSaid(NAME)],
    });
  });

  it('is among the names that a misspelt one may stand for', async () => {
    const unknown = await both(ask('tools/call', { name: 'answer_questions', arguments: ARGS }));
    expect(unknown.json.error.data.nearest[0]).toBe(NAME);
    const inner = await both(ask('tools/call', { name: 'call_tool', arguments: { name: 'answer_a_question' } }));
    expect(textOf(inner)).toContain(`The nearest are ${NAME},`);
    const undescribed = await both(
      ask('tools/call', { name: 'describe_tools', arguments: { names: ['ask_question'] } }),
    );
    expect(textOf(undescribed)).toContain(NAME);
  });

  it('tells its steps, and ends in its time', async () => {
    const slow = await start({
      catalogue: CATALOGUE.map((entry) => (entry === ANSWER_ENTRY ? { ...entry, deadlineSeconds: 1 } : entry)),
    });
    const accept = { accept: 'application/json, text/event-stream' };
    const aloud = (steps: number) =>
      ask('tools/call', { name: NAME, arguments: { steps }, _meta: { progressToken: 'p' } }, accept);
    const { text } = await send(gateway.url, aloud(2));
    expect(text.match(/notifications\/progress/g)).toHaveLength(2);
    expect((await send(slow.url, aloud(9))).text).toContain('engine_timeout');
  });

  it('goes to its service alone, and is logged by its name', async () => {
    const clients = connectServices(eachService((name) => (name === 'natal' ? service.target : '127.0.0.1:9')));
    const routed = await start({ clients });
    expect(textOf(await send(routed.url, called(ask)))).toBe(JSON.stringify(ARGS));
    expect(routed.log.at(-1)).toMatchObject({ tool: NAME, outcome: 'success' });
  });
});

describe('POST /v1/answers', () => {
  it('answers with the bytes of the tool, under its own address and by the name of the tool', async () => {
    const { status, headers, text } = await answers();
    expect([status, headers['content-type'], text]).toEqual([200, 'application/json', JSON.stringify(ARGS)]);
    const named = await send(gateway.url, { path: `/v1/tools/${NAME}`, body: ARGS });
    expect(named.text).toBe(text);
    const batch = await send(gateway.url, { path: '/v1/batch', body: [{ id: 'q', name: NAME, arguments: ARGS }] });
    expect(linesOf(batch).get('q')).toEqual({ id: 'q', status: 200, result: ARGS });
  });

  it('gives as much as is wanted, and refuses the rest as a tool does', async () => {
    expect((await answers(ARGS, '?fields=latitude&precision=2')).text).toBe('{"latitude":13.08,"system":"kp"}');
    expect((await answers(ARGS, '?fields=nothing')).json).toMatchObject({ status: 400, field: 'fields' });
    expect((await answers(ARGS, '?question=when')).json).toMatchObject({ status: 400, field: 'question' });
    expect((await answers('[]')).json).toMatchObject({ status: 400, field: 'body' });
  });

  it('is described by its name, and stands in no list of all', async () => {
    const one = await send(gateway.url, { method: 'GET', path: `/v1/tools/${NAME}` });
    expect(one.json).toMatchObject({ name: NAME, resultMembers: ANSWER_ENTRY.resultMembers });
    expect((await send(gateway.url, { method: 'GET', path: '/v1/tools' })).text).not.toContain(NAME);
  });

  it('is not found where no service has the tool', async () => {
    const without = await start({ catalogue: REST_CATALOGUE });
    const { json } = await send(without.url, { path: '/v1/answers', body: ARGS });
    expect(json).toMatchObject({ status: 404, code: 'not_found', field: 'name' });
  });
});

it('an answer costs one unit on each way, and none where it fails', async () => {
  const { access, taken, givenBack } = meteredAccess(4);
  const metered = await start({ openAccess: async () => access });
  const ways: readonly RawRequest[] = [
    called(legacy),
    byName(modern),
    { path: '/v1/answers', body: ARGS },
    { path: '/v1/answers', body: '{}' },
  ];
  for (const request of ways) expect((await send(metered.url, request)).status).toBe(200);
  expect([taken, givenBack]).toEqual([Array(4).fill(ANSWER_ENTRY.family), []]);
  expect((await send(metered.url, { path: '/v1/answers', body: ARGS })).status).toBe(402);
  const away = connectServices(eachService(() => '127.0.0.1:9'));
  const failing = meteredAccess(4);
  const unserved = await start({ openAccess: async () => failing.access, clients: away });
  expect((await send(unserved.url, { path: '/v1/answers', body: ARGS })).status).toBe(503);
  expect([failing.taken.length, failing.givenBack.length]).toEqual([1, 1]);
});
