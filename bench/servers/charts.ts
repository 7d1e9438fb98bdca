import { CATALOG } from '@cuspal/catalog';
import { createGateway, parseConfig } from '../../gateway/src/index.ts';
import { keysWithoutAccounts, withAccess } from '../../gateway/test/access.ts';
import { memoryDatabase } from '../../gateway/test/gateway.ts';
import { KEY, OTHER_KEY, report } from '../lib/echo.ts';

// The gateway in front of one real service, with two accounts that may call as fast as they like, each by its key.
const access = keysWithoutAccounts([KEY, OTHER_KEY]);
const gateway = await createGateway({
  config: parseConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'warn',
    CUSPAL_API_KEYS: KEY,
    EPHEMERIS_TARGET: process.env['BENCH_SERVICE_TARGET'],
  }),
  catalogue: CATALOG,
  openDatabase: () => Promise.resolve(memoryDatabase()),
  createApplication: withAccess(() =>
    Promise.resolve({
      ...access,
      authenticators: {
        ...access.authenticators,
        '/mcp': {
          authenticate: async (credential: string) => {
            const verdict = await access.authenticators['/mcp'].authenticate(credential);
            if (!verdict.ok) return verdict;
            return { ...verdict, entitlements: { ...verdict.entitlements, accountId: credential } };
          },
        },
      },
    }),
  ),
});
report(Number(new URL(await gateway.start()).port));
