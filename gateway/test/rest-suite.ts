import { afterAll, afterEach, beforeAll } from 'vitest';
import { connectServices, eachService } from '../src/routing/clients.ts';
import { TEST_CATALOGUE } from './catalogue.ts';
import { fakeService, type FakeService } from './fake-service.ts';
import { startTestGateway, type TestGateway, type TestSettings } from './gateway.ts';
import { send, type RawAnswer, type RawRequest } from './http.ts';

/** Tools of the test catalogue that answer in plain text. */
const TEXT_TOOLS = ['get_tool_catalog', 'sleep_briefly', 'return_garbage'];

/** The test catalogue with the members that its results can have, so that they count as JSON. */
export const REST_CATALOGUE = TEST_CATALOGUE.map((entry) =>
  TEXT_TOOLS.includes(entry.name) ? entry : { ...entry, resultMembers: ['system', 'latitude', 'ms', 'name'] },
);

export interface RestSuite {
  readonly service: FakeService;
  readonly gateway: TestGateway;
  readonly ask: (request: RawRequest) => Promise<RawAnswer>;
  /** POST /v1/tools/{name}. */
  readonly call: (name: string, args?: RawRequest['body'], more?: Partial<RawRequest>) => Promise<RawAnswer>;
  /** The same call by POST /mcp. */
  readonly mcp: (name: string, args: object) => Promise<RawAnswer>;
}

/** A gateway with a service that plays the tools, for the tests of the file. */
export function restSuite(): RestSuite {
  const suite = {} as { service: FakeService; gateway: TestGateway };
  beforeAll(async () => {
    suite.service = await fakeService('ephemeris', []);
    suite.service.list = REST_CATALOGUE;
    const clients = connectServices(eachService(() => suite.service.target));
    suite.gateway = await startTestGateway({ clients, catalogue: REST_CATALOGUE });
  });
  afterAll(async () => {
    await suite.gateway.gateway.close();
    suite.service.kill();
  });
  const ask = (request: RawRequest) => send(suite.gateway.url, request);
  return {
    get service() {
      return suite.service;
    },
    get gateway() {
      return suite.gateway;
    },
    ask,
    call: (name, args = {}, more = {}) => ask({ path: `/v1/tools/${name}`, body: args, ...more }),
    mcp: (name, args) =>
      ask({ body: { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } } }),
  };
}

/** The same service, and gateways that each test starts as it needs them; they end with the test. */
export interface RestGateways {
  readonly service: FakeService;
  readonly start: (settings?: TestSettings) => Promise<TestGateway>;
}

export function restGateways(): RestGateways {
  const suite = {} as { service: FakeService };
  let open: TestGateway[] = [];
  beforeAll(async () => {
    suite.service = await fakeService('ephemeris', []);
    suite.service.list = REST_CATALOGUE;
  });
  afterEach(async () => {
    await Promise.all(open.map(({ gateway }) => gateway.close()));
    open = [];
  });
  afterAll(() => suite.service.kill());
  return {
    get service() {
      return suite.service;
    },
    async start(settings = {}) {
      const clients = connectServices(eachService(() => suite.service.target));
      const made = await startTestGateway({ catalogue: REST_CATALOGUE, clients, ...settings });
      open.push(made);
      return made;
    },
  };
}

/** The answers of a batch, by id. */
export const linesOf = ({ text }: RawAnswer): ReadonlyMap<string | number, BatchLine> =>
  new Map(text.split('\n').flatMap((line) => (line === '' ? [] : [keyed(JSON.parse(line) as BatchLine)])));

const keyed = (line: BatchLine) => [line.id, line] as const;

export interface BatchLine {
  readonly id: string | number;
  readonly status: number;
  readonly result?: unknown;
  readonly problem?: Readonly<Record<string, unknown>>;
}
