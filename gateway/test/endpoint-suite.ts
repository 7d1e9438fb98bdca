import { afterAll, beforeAll, expect } from 'vitest';
import { connectServices, eachService } from '../src/routing/clients.ts';
import { TEST_CATALOGUE } from './catalogue.ts';
import { fakeService, type FakeService } from './fake-service.ts';
import { startTestGateway, type TestGateway } from './gateway.ts';
import { send, type RawAnswer, type RawRequest } from './http.ts';

/** A gateway and a service for the tests of the file; returns how to ask the gateway. */
export function endpointSuite(): (request: RawRequest) => Promise<RawAnswer> {
  let service: FakeService;
  let gateway: TestGateway;
  beforeAll(async () => {
    service = await fakeService('ephemeris', []);
    service.list = TEST_CATALOGUE;
    gateway = await startTestGateway({ clients: connectServices(eachService(() => service.target)) });
  });
  afterAll(async () => {
    await gateway.gateway.close();
    service.kill();
  });
  return (request) => send(gateway.url, request);
}

const VERSION: unknown = expect.stringMatching(/^\d+\.\d+\.\d+$/);
/** What a client is told that the server can do, where it shows no pages. */
export const CAPABILITIES = {
  tools: {},
  prompts: {},
  resources: {},
  completions: {},
  extensions: { 'io.modelcontextprotocol/skills': {} },
};
const SERVER = { name: 'cuspal', title: 'Cuspal', version: VERSION };
export const OWN_META = { 'io.modelcontextprotocol/serverInfo': SERVER };
