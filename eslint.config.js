import tseslint from 'typescript-eslint';

/** Who may import whom (docs/architecture.md). Keys are folders, values the rooms of ours that they may import. */
const ROOMS = {
  'packages/proto': [],
  'packages/engine': [],
  'packages/telemetry': [],
  'packages/catalog': [],
  'packages/tool-kit': ['proto', 'engine', 'telemetry'],
  'services/ephemeris': ['tool-kit', 'engine', 'telemetry'],
  'services/natal': ['tool-kit', 'engine', 'telemetry'],
  'services/dasha': ['tool-kit', 'engine', 'telemetry'],
  'services/election': ['tool-kit', 'engine', 'telemetry'],
  'services/health': ['tool-kit', 'engine', 'telemetry'],
  'services/horary': ['tool-kit', 'engine', 'telemetry'],
  'services/meta': ['tool-kit', 'engine', 'telemetry', 'catalog'],
  gateway: ['proto', 'catalog', 'telemetry'],
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
      ...(room === 'packages/engine'
        ? [{ regex: '^@nestjs/|^@grpc/|^pino$', message: 'The engine is pure: no framework, no network, no log.' }]
        : []),
    ],
  },
];

const boundaries = Object.entries(ROOMS).map(([room, allowed]) => ({
  files: [`${room}/src/**/*.ts`],
  ignores: ['**/*.test.ts'],
  rules: { 'no-restricted-imports': restrictedImports(room, allowed) },
}));

export default tseslint.config(
  {
    ignores: ['**/dist/', '**/node_modules/', 'packages/proto/src/generated/', 'coverage/', 'test/e2e/output/'],
  },
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: {
      parserOptions: { project: ['./tsconfig.check.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      'max-lines': ['error', { max: 400, skipBlankLines: true, skipComments: true }],
      eqeqeq: 'error',
      'no-console': 'error',
    },
  },
  ...boundaries,
  {
    files: ['packages/engine/src/**/*.ts'],
    ignores: ['**/*.test.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: 'The engine reads no clock: take the instant as an argument.',
        },
        {
          selector: "NewExpression[callee.name='Date'][arguments.length=0]",
          message: 'The engine reads no clock: take the instant as an argument.',
        },
        {
          selector: "MemberExpression[object.name='process'][property.name='env']",
          message: 'The engine reads no environment.',
        },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'Engine results repeat: no randomness.',
        },
      ],
    },
  },
  {
    files: ['**/*.test.ts', 'test/**/*.ts', 'bench/**/*.ts'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      'no-console': 'off',
      'max-lines': ['error', { max: 600 }],
    },
  },
  {
    // Answers over the wire have no static type; what is read of them is asserted.
    files: ['test/e2e/**/*.ts'],
    rules: { '@typescript-eslint/no-explicit-any': 'off' },
  },
  {
    // A list of what a package offers.
    files: ['packages/*/src/index.ts'],
    rules: { 'max-lines': 'off' },
  },
  {
    files: ['**/*.js', '**/*.mjs'],
    extends: [tseslint.configs.disableTypeChecked],
  },
);
