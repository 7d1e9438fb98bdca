import { CALLABLE } from '@cuspal/catalog';
import { afterAll, beforeAll, expect } from 'vitest';
import { toolEntry } from '../src/catalog/entry.ts';
import { startTestGateway, type TestGateway } from './gateway.ts';
import { send, type RawAnswer, type RawRequest } from './http.ts';

/** The entries of all tools that can be called, as the gateway reads them. */
export const ALL_TOOLS = CALLABLE.map((entry) => toolEntry.parse(entry));

export interface BothPaths {
  /** Address of the gateway with the path of ours. */
  readonly url: string;
  /** What that one answers. */
  readonly asked: (request: RawRequest) => Promise<RawAnswer>;
  /** The answer of our path, after it was compared with that of the SDK alone. */
  readonly both: (request: RawRequest) => Promise<RawAnswer>;
}

/** Two gateways with all tools for the tests of the file, one of which leaves everything to the SDK. */
export function bothPaths(): BothPaths {
  const suite = {} as { hot: TestGateway; reference: TestGateway };
  beforeAll(async () => {
    suite.hot = await startTestGateway({ catalogue: ALL_TOOLS });
    suite.reference = await startTestGateway({ catalogue: ALL_TOOLS, hotPath: false });
  });
  afterAll(() => Promise.all([suite.hot.gateway.close(), suite.reference.gateway.close()]));
  const asked = (request: RawRequest) => send(suite.hot.url, request);
  return {
    get url() {
      return suite.hot.url;
    },
    asked,
    async both(request) {
      const [own, sdk] = [await asked(request), await send(suite.reference.url, request)];
      expect([own.status, own.json]).toEqual([sdk.status, sdk.json]);
      return own;
    },
  };
}
