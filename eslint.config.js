import tseslint from 'typescript-eslint';
import { commentOpenings } from './scripts/lint/comment-openings.mjs';
import { importOrder } from './scripts/lint/import-order-rule.mjs';
import { ORDERS } from './scripts/lint/orders/all.mjs';

const OWN_RULES = { cuspal: { rules: { 'comment-openings': commentOpenings, 'import-order': importOrder } } };

/** The imports that are allowed between rooms (docs/architecture.md). Keys are folders, values the rooms of ours that they may import. */
const ROOMS = {
  'packages/proto': [],
  'packages/speech': [],
  'packages/engine': ['speech'],
  'packages/telemetry': [],
  'packages/catalog': [],
  'packages/figures': [],
  'packages/report': ['catalog', 'figures', 'speech'],
  'packages/views': ['figures'],
  'packages/playground': ['figures'],
  'packages/conformance': [],
  'packages/client': [],
  'packages/tool-kit': ['proto', 'speech', 'engine', 'telemetry', 'catalog'],
  services: ['services', 'tool-kit', 'speech', 'engine', 'telemetry'],
  'services/meta': ['services', 'tool-kit', 'speech', 'engine', 'telemetry', 'catalog', 'proto'],
  'services/natal/answers': ['services', 'tool-kit', 'speech', 'engine', 'telemetry', 'catalog'],
  gateway: ['proto', 'speech', 'catalog', 'figures', 'report', 'telemetry', 'views'],
  'packages/one-process': ['gateway', 'services', 'tool-kit', 'speech', 'engine', 'catalog', 'telemetry', 'proto'],
};

const restrictedImports = (room, allowed) => [
  'error',
  {
    patterns: [
      {
        regex: `^@cuspal/(?!(?:${allowed.join('|') || '-'})(?:/|$))`,
        message: `${room} may import of ours only: ${allowed.join(', ') || 'nothing'} (docs/architecture.md).`,
      },
      {
        // Inside a room no path passes through a src folder.
        regex: '^(?:\\.\\./)+(?:.*/)?src/',
        message: 'Rooms are entered by their package name, never by a path.',
      },
      ...(room === 'packages/figures'
        ? [{ regex: '^node:', message: 'Figures are drawn in browsers too: nothing of Node.' }]
        : []),
      ...(room === 'packages/engine'
        ? [{ regex: '^@nestjs/|^@grpc/|^pino$', message: 'The engine is pure: no framework, no network, no log.' }]
        : []),
    ],
  },
];

const boundaries = Object.entries(ROOMS).map(([room, allowed]) => ({
  files: [room.startsWith('services') ? `${room}/**/*.ts` : `${room}/src/**/*.ts`],
  ignores: ['**/*.test.ts'],
  rules: { 'no-restricted-imports': restrictedImports(room, allowed) },
}));

const NO_CLOCK = 'The engine reads no clock: take the instant as an argument.';

/** V8 gives such an object a hidden class of its own, each time, and keeps with it all that the getter sees. */
const CALL_SYNTAX = [
  {
    selector: 'ObjectExpression > Property[kind="get"]',
    message: 'A getter of an object literal is kept until a full collection: use a class or a function.',
  },
];

/** Clocks, timers and the network: an engine result depends on its arguments alone. */
const ENGINE_GLOBALS = [
  'performance',
  'Temporal',
  'setTimeout',
  'setInterval',
  'setImmediate',
  'queueMicrotask',
  'requestAnimationFrame',
  'fetch',
].map((name) => ({ name, message: NO_CLOCK }));

/** Modules of Node that tell or wait for the time, as a selector of ESLint matches them. */
const CLOCK_MODULES = '/^(node:)?(timers|perf_hooks|worker_threads|os|process)($|\\u002F)/';

const ENGINE_SYNTAX = [
  // Date.now, and Date by any other way than with a moment: new Date(), Date(), (Date)['now'].
  ["MemberExpression[object.name='Date'][property.name='now']", NO_CLOCK],
  ["MemberExpression[object.name='Date'][computed=true]", NO_CLOCK],
  ["NewExpression[callee.name='Date'][arguments.length=0]", NO_CLOCK],
  ["CallExpression[callee.name='Date']", NO_CLOCK],
  ["VariableDeclarator[init.name='Date']", NO_CLOCK],
  ["MemberExpression[object.name='globalThis']", 'The engine takes nothing from the global object.'],
  [
    "MemberExpression[object.name='process'][property.name=/^(hrtime|uptime|cpuUsage|nextTick|getBuiltinModule)$/]",
    NO_CLOCK,
  ],
  // Date handed on by itself, extended or built by Reflect; `tick: Date` is a type and no clock.
  [
    ":not(NewExpression):not(MemberExpression):not(CallExpression):not(VariableDeclarator):not(TSTypeReference) > Identifier[name='Date']",
    NO_CLOCK,
  ],
  ["CallExpression[arguments.0.name='Date']", NO_CLOCK],
  // What formats without a moment formats the present one.
  ['CallExpression[callee.property.name=/^format(ToParts)?$/][arguments.length=0]', NO_CLOCK],
  [`ImportDeclaration[source.value=${CLOCK_MODULES}]`, NO_CLOCK],
  [`ImportExpression[source.value=${CLOCK_MODULES}]`, NO_CLOCK],
  ["MemberExpression[object.name='process'][property.name='env']", 'The engine reads no environment.'],
  ["MemberExpression[object.name='Math'][property.name='random']", 'Engine results repeat: no randomness.'],
].map(([selector, message]) => ({ selector, message }));

/** A test that waits for some time passes or fails by how busy the machine is. */
const WAIT_SYNTAX = [
  'ImportDeclaration[source.value=/^(node:)?timers\\u002Fpromises$/] > ImportSpecifier[imported.name=/^(setTimeout|setInterval|scheduler)$/]',
  'CallExpression[callee.name="setTimeout"]',
  'CallExpression[callee.name=/^(sleep|pause|delay)$/]',
  'CallExpression[callee.property.name="waitForTimeout"]',
].map((selector) => ({
  selector,
  message: 'A test waits for something to be so: expect.poll, vi.waitUntil, or test/support/wait.ts (stays, takes).',
}));

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      'packages/playground/bundle/',
      'packages/*/src/generated/',
      // Written from catalogues of messages.
      '**/*.messages.ts',
      '**/*.messages.*.ts',
      'coverage/',
      'test/e2e/output/',
      // Programs for clients that other tools generate; `npm run clients:check` compiles them.
      'test/languages/generators/',
    ],
  },
  {
    files: ['**/*.ts'],
    // Rules that ask for types are those of .oxlintrc.json.
    extends: [tseslint.configs.recommended],
    // Classes that Nest puts in are values, because decorators keep them, although they stand as types alone.
    languageOptions: { parserOptions: { emitDecoratorMetadata: true, experimentalDecorators: true } },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'max-lines': ['error', { max: 300 }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  {
    // Folders whose comments all have a subject.
    files: [
      'packages/{catalog,client,conformance,engine,figures,one-process,playground,proto,speech,telemetry,tool-kit,views}/**',
      '{bench,deploy,docs,gateway,scripts,services,test}/**',
      'eslint.config.js',
    ],
    plugins: OWN_RULES,
    rules: { 'cuspal/comment-openings': 'error' },
  },
  ...boundaries,
  {
    files: ORDERS.map(({ folder }) => `${folder}**/*.ts`),
    ignores: ['**/*.test.ts', 'services/*/test/**'],
    plugins: OWN_RULES,
    rules: { 'cuspal/import-order': 'error' },
  },
  {
    files: ['packages/engine/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', ...ENGINE_GLOBALS],
      'no-restricted-syntax': ['error', ...ENGINE_SYNTAX, ...CALL_SYNTAX],
    },
  },
  {
    // What is made anew for each call.
    files: ['packages/tool-kit/src/*.ts', 'services/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: { 'no-restricted-syntax': ['error', ...CALL_SYNTAX] },
  },
  {
    files: ['packages/figures/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-globals': ['error', ...ENGINE_GLOBALS],
      'no-restricted-syntax': ['error', ...ENGINE_SYNTAX],
    },
  },
  {
    files: ['**/*.test.ts', 'test/**/*.ts', 'bench/**/*.ts'],
    rules: {
      'no-console': 'off',
    },
  },
  // Programs for people at a terminal.
  { files: ['docs/examples/**'], rules: { 'no-console': 'off' } },
  {
    files: ['**/*.test.ts', 'test/**/*.ts', '{gateway,services,packages/*}/test/**/*.ts'],
    // Programs of their own, and the one place where tests wait.
    ignores: ['test/{attack,chaos,clients,overload,rolling,soak}/**', 'test/support/wait.ts'],
    rules: { 'no-restricted-syntax': ['error', ...WAIT_SYNTAX] },
  },
  {
    // Data is as long as what it lists.
    files: [
      'packages/engine/src/almanac/festivals/rows/*.ts',
      'packages/engine/src/events/{natal,election}/*.ts',
      'services/meta/classifier/{corpus,topics}/*.ts',
      'services/meta/understanding/{concepts,corpus,examples/*}/*.ts',
    ],
    rules: { 'max-lines': 'off' },
  },
  {
    // Answers over the wire have no static type; what is read of them is asserted.
    files: ['test/e2e/**/*.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
);
