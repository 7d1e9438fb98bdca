import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOG_LEVELS } from '@cuspal/telemetry';
import { z } from 'zod';
import { readOptions } from '../packages/one-process/src/options.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): unknown => JSON.parse(readFileSync(join(ROOT, path), 'utf8'));

/** The registry's format of 11 December 2025, as far as our file uses it; further members are refused. */
const input = {
  description: z.string(),
  isRequired: z.boolean().optional(),
  format: z.enum(['string', 'number', 'boolean', 'filepath']).optional(),
  default: z.string().optional(),
  choices: z.array(z.string()).optional(),
};
const serverJson = z.strictObject({
  $schema: z.literal('https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json'),
  name: z
    .string()
    .min(3)
    .max(200)
    .regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/),
  title: z.string().min(1).max(100),
  description: z.string().min(1).max(100),
  version: z
    .string()
    .max(255)
    .regex(/^\d+\.\d+\.\d+$/),
  packages: z
    .array(
      z.strictObject({
        registryType: z.literal('npm'),
        identifier: z.string().regex(/^[a-z0-9-]+$/),
        version: z.string().regex(/^\d+\.\d+\.\d+$/),
        runtimeHint: z.literal('npx'),
        transport: z.strictObject({ type: z.literal('stdio') }),
        packageArguments: z.array(z.strictObject({ ...input, type: z.literal('named'), name: z.string() })),
        environmentVariables: z.array(z.strictObject({ ...input, name: z.string() })),
      }),
    )
    .length(1),
});
const file = serverJson.parse(read('server.json'));

describe('the file for the public registry of MCP servers', () => {
  it('has the version of the project, for the server and the package', () => {
    const { version } = z.object({ version: z.string() }).parse(read('package.json'));
    expect([file.version, file.packages[0]?.version, file.packages[0]?.identifier]).toEqual([
      version,
      version,
      'cuspal',
    ]);
  });

  it('names options and variables that the command takes', () => {
    for (const { name } of file.packages[0]?.packageArguments ?? [])
      expect(readOptions([`${name}=core`], {})).toMatchObject({ kind: 'serve', selection: { toolsets: ['core'] } });
    for (const { name, default: standard, choices } of file.packages[0]?.environmentVariables ?? []) {
      expect([name, choices]).toEqual(['LOG_LEVEL', [...LOG_LEVELS]]);
      expect(readOptions([], {})).toEqual(readOptions([], { [name]: String(standard) }));
      for (const choice of choices ?? [])
        expect(readOptions([], { [name]: choice })).toMatchObject({ logLevel: choice });
    }
  });
});
