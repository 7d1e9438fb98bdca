import { createGateway, eachService, parseConfig } from '../../gateway/src/index.ts';
import { keysWithoutAccounts, withAccess } from '../../gateway/test/access.ts';
import { memoryDatabase } from '../../gateway/test/gateway.ts';
import { OWN_ORIGIN } from '../lib/customers.ts';
import { ENTRIES, KEY, PAYLOAD, report } from '../lib/echo.ts';

// The gateway as it runs, with services that answer at once: what is measured is its own work. Callers are those of the
// database of BENCH_DATABASE_URL, or the one that has the only key.
const databaseUrl = process.env['BENCH_DATABASE_URL'];
const resultJson = Buffer.from(JSON.stringify({ content: [{ type: 'text', text: PAYLOAD }] }));
const answer = {
  $typeName: 'cuspal.tool.v1.CallToolResponse' as const,
  resultJson,
  metaJson: new Uint8Array(),
  isError: false,
  code: '',
  units: 1,
  asText: false,
};
const clients = eachService(() => ({
  callTool: () => Promise.resolve(answer),
  callToolStream: () => Promise.resolve(answer),
  listTools: ({ knownHash = '' }) =>
    Promise.resolve({ $typeName: 'cuspal.tool.v1.ListToolsResponse' as const, hash: knownHash, tools: [] }),
  serving: () => Promise.resolve(true),
  close: () => {},
}));
const tags = {
  family: 'foundation',
  phase: 'chart_foundation',
  system: 'kp',
  service: 'ephemeris',
} as const;
const gateway = await createGateway({
  config: parseConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    ALLOWED_ORIGINS: OWN_ORIGIN,
    ...(databaseUrl === undefined ? { CUSPAL_API_KEYS: KEY } : { DATABASE_URL: databaseUrl }),
  }),
  catalogue: ENTRIES.map((entry) => ({ ...entry, ...tags })),
  clients,
  ...(databaseUrl === undefined && {
    openDatabase: () => Promise.resolve(memoryDatabase()),
    createApplication: withAccess(() => Promise.resolve(keysWithoutAccounts([KEY]))),
  }),
});
const address = await gateway.start();
report(Number(new URL(address).port));
