import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LOG_LEVELS } from '@cuspal/telemetry';
import { z } from 'zod';
import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { iconsOf, REGISTERED, SERVER_INFO } from '../gateway/src/mcp/identity.ts';
import { readOptions } from '../packages/one-process/src/options.ts';
import { filledServerJson } from '../scripts/lib/server-json.mjs';

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
  repository: z.strictObject({ url: z.url(), source: z.string() }),
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
      expect(readOptions([`${name}=core`], {})).toMatchObject({
        kind: 'serve',
        choice: { selection: { toolsets: ['core'] } },
      });
    for (const { name, default: standard, choices } of file.packages[0]?.environmentVariables ?? []) {
      expect([name, choices]).toEqual(['LOG_LEVEL', [...LOG_LEVELS]]);
      expect(readOptions([], {})).toEqual(readOptions([], { [name]: String(standard) }));
      for (const choice of choices ?? [])
        expect(readOptions([], { [name]: choice })).toMatchObject({ logLevel: choice });
    }
  });
});

describe('the file by the schema of the registry', () => {
  const ajv = new Ajv({ strict: false });
  addFormats.default(ajv);
  ajv.addFormat('uri-template', /^[^\s]+$/);
  const validate = ajv.compile(
    z.record(z.string(), z.unknown()).parse(read('test/schemas/registry-server.schema.json')),
  );
  const faultsOf = (document: unknown): unknown => (validate(document) ? [] : validate.errors);

  it('is valid as it stands, and filled in for a server', () => {
    expect(faultsOf(read('server.json'))).toEqual([]);
    const filled = filledServerJson(file, 'https://mcp.example.com/');
    expect(faultsOf(filled)).toEqual([]);
    expect(filled).toMatchObject({
      name: file.name,
      websiteUrl: 'https://mcp.example.com',
      repository: file.repository,
      icons: iconsOf('https://mcp.example.com'),
      remotes: [{ type: 'streamable-http', url: 'https://mcp.example.com/mcp' }],
      packages: file.packages,
    });
  });

  it('names the repository that it is told', () => {
    const filled = filledServerJson(file, 'https://mcp.example.com', 'https://gitlab.com/stars/cuspal');
    expect(faultsOf(filled)).toEqual([]);
    expect(filled.repository).toEqual({ url: 'https://gitlab.com/stars/cuspal', source: 'gitlab' });
  });

  it.each(['', 'mcp.example.com', 'http://mcp.example.com', 'https://mcp.example.com/mcp'])(
    'is not filled in for %j',
    (address) => expect(() => filledServerJson(file, address)).toThrow('is no public address'),
  );

  it('is refused by it where it is wrong', () => {
    for (const wrong of [{ name: 'cuspal' }, { description: 'x'.repeat(101) }, { remotes: [{ type: 'stdio' }] }])
      expect(faultsOf({ ...file, ...wrong })).not.toEqual([]);
  });

  it('says what the server says of itself', () => {
    const { name, description, repository, title, version } = file;
    expect({ name, description, repository }).toEqual(REGISTERED);
    expect([title, version]).toEqual([SERVER_INFO.title, SERVER_INFO.version]);
  });
});
