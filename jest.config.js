import { availableParallelism } from 'node:os';

/** Sources run as native ES modules through SWC; workspace packages resolve to their sources (`cuspal-source`). */
const transform = {
  '^.+\\.ts$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', decorators: true },
        transform: { legacyDecorator: true, decoratorMetadata: true },
        target: 'es2022',
      },
      module: { type: 'es6' },
      sourceMaps: 'inline',
    },
  ],
};

const project = (displayName, testMatch, more = {}) => ({
  displayName,
  testMatch,
  ...more,
  transform,
  extensionsToTreatAsEsm: ['.ts'],
  testEnvironmentOptions: { customExportConditions: ['node', 'node-addons', 'cuspal-source'] },
  modulePathIgnorePatterns: ['<rootDir>/.*/dist/', '<rootDir>/\\.node/'],
});

export default {
  coverageProvider: 'v8',
  // Property tests over hundreds of charts take long on a busy machine; what hangs still ends.
  testTimeout: 120_000,
  // Native ES modules stay in a worker's memory after their test file; a worker that has grown is replaced.
  // On two cores jest would otherwise run everything in one process, which cannot be.
  maxWorkers: Math.max(2, availableParallelism() - 1),
  workerIdleMemoryLimit: '1GB',
  projects: [
    project(
      'unit',
      [
        '<rootDir>/packages/**/*.test.ts',
        '<rootDir>/services/**/*.test.ts',
        '<rootDir>/gateway/**/*.test.ts',
        '<rootDir>/test/*.test.ts',
        '<rootDir>/test/rules/*.test.ts',
      ],
      {
        globalSetup: '<rootDir>/test/support/suite-servers.ts',
        globalTeardown: '<rootDir>/test/support/suite-servers-stop.ts',
      },
    ),
    project('e2e', ['<rootDir>/test/e2e/**/*.test.ts']),
    project('logs', ['<rootDir>/test/logs/*.test.ts']),
  ],
};
