import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { shortenManifests } from './deploy/manifests.mjs';
import { ensureLibrary } from './packages/engine/library.mjs';
import { SOURCE_FLAGS } from './scripts/lib/run-source.mjs';

// Tests of sources alone need nothing else that is compiled.
const fault = await ensureLibrary();
if (fault) throw new Error(fault);
// As npm start has them: npm ci by hand leaves them whole.
shortenManifests(import.meta.dirname);

/** Sources run in plain Node, through SWC; workspace packages resolve to their sources (`cuspal-source`). */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false }, execArgv: SOURCE_FLAGS };

/** Files that must find modules unread have a process of their own. */
const ALONE = '**/*.alone.test.ts';

/** These start and stop systems of their own and watch how they recover. */
const RECOVERY = ['each-service', 'old-node', 'start'].map((name) => `test/e2e/${name}.test.ts`);
/** It saves sources of a copy of the project. */
const DEV = 'test/e2e/dev.test.ts';

/** Tests of what answers calls, which is to be the same without the fast path. */
const OVER_NEST = [
  'gateway/src/{mcp,rest,toolsets}/**/*.test.ts',
  'gateway/src/{accounts/access,auth/expiry,metering/costs,oauth/tokens.*,routing/faults}.test.ts',
  'gateway/src/app/{gateway,starting}.test.ts',
  'test/with-servers/traces.test.ts',
];

/** What asks no gateway, and what sends thousands of calls: these go through Nest in the night. */
const NOT_OVER_NEST = [
  'gateway/src/rest/{member-fault,outcome,result-schema,retry-storm,same-bytes}.test.ts',
  'gateway/src/rest/{batch/{concurrency-limit,line-writer,read-batch},figures/wants-figure}.test.ts',
  'gateway/src/mcp/{escaped-text,faulty-argument,identity,read-request,tool-list,tool-result}.test.ts',
  'gateway/src/mcp/{asking/limited-lookup,prompts/**/*,resources/cuspal-resources,texts/frozen-texts}.test.ts',
  'gateway/src/toolsets/selection.test.ts',
];

const EXCLUDED = ['**/node_modules/**', '**/dist/**', ALONE];

const project = (name, include, more = {}) => ({
  test: {
    name,
    include,
    exclude: EXCLUDED,
    ...native,
    setupFiles: 'test/support/each-file.ts',
    pool: 'forks',
    // A process keeps the modules it has read: reading the engine anew for each file takes longer than most tests.
    isolate: false,
    // Property tests over hundreds of charts take long on a busy machine; what hangs still ends.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // A second, which is vitest's own, is little where all cores are busy.
    expect: { poll: { timeout: 10_000, interval: 20 } },
    ...more,
  },
});

export default defineConfig({
  test: {
    // Half of the tests wait for servers and browsers, so a worker more than cores keeps these busy.
    maxWorkers: Math.max(3, availableParallelism() - 1),
    projects: [
      project('unit', [
        'packages/**/*.test.ts',
        'services/**/*.test.ts',
        'scripts/**/*.test.ts',
        'test/{*,rules/*}.test.ts',
      ]),
      project('alone', [ALONE], { isolate: true, exclude: ['**/node_modules/**', '**/dist/**'] }),
      // With a PostgreSQL and a Redis.
      project('gateway', ['gateway/**/*.test.ts', 'test/with-servers/*.test.ts'], {
        globalSetup: 'test/support/suite-servers.ts',
      }),
      // The same calls once more, each through Nest (docs/nest.md), which knows no kind of database: both are seen above.
      project('nest', OVER_NEST, {
        exclude: [...EXCLUDED, ...NOT_OVER_NEST],
        globalSetup: 'test/support/suite-servers.ts',
        env: { ...native.env, FAST_PATH: 'off', TEST_ONE_DATABASE: 'yes' },
      }),
      project('e2e', ['test/e2e/**/*.test.ts'], {
        exclude: [...RECOVERY, DEV],
        globalSetup: 'test/e2e/support/shared-server.ts',
      }),
      project('recovery', RECOVERY),
      project('dev', [DEV]),
      project('logs', ['test/logs/*.test.ts']),
      // What takes long and proves what CI sees a part of, and what needs large programs of others: npm run nightly.
      project('nightly', ['test/nightly/*.test.ts']),
    ],
  },
});
