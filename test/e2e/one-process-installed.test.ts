import { execFileSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { TOOL_COUNT } from '@cuspal/catalog';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { zig } from '../../packages/engine/library.mjs';
import { nodeTwenty } from './support/node-twenty.ts';
import { BIRTH } from './support/caller.ts';
import { packedPackage } from './support/shared.ts';

const INSTALL_MS = 300_000;
const CALLS_MS = 60_000;
const MOST_BYTES = 36_000_000;
/** The Moon of this birth by another program. */
const MOON = 303.4640481;

const folder = mkdtempSync(join(tmpdir(), 'cuspal-installed-'));
/** A folder of commands that has Node 20, npm and a shell: no compiler, no make, no Python. */
const bin = join(folder, 'bin');
const env = { HOME: process.env['HOME'] ?? folder, PATH: bin };

beforeAll(async () => {
  mkdirSync(bin);
  symlinkSync(join(nodeTwenty(), 'node'), join(bin, 'node'));
  // npx starts what it runs through a shell.
  symlinkSync('/bin/sh', join(bin, 'sh'));
  for (const command of ['npm', 'npx']) symlinkSync(found(command), join(bin, command));
  writeFileSync(join(folder, 'package.json'), '{ "private": true }');
  const words = ['install', await packedPackage(), '--no-audit', '--no-fund', '--prefer-offline'];
  execFileSync(join(bin, 'npm'), words, { cwd: folder, env, stdio: 'pipe' });
}, INSTALL_MS);

const sizeOf = (place: string): number =>
  readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);

/** The file behind a command of this machine. */
function found(command: string): string {
  const places = (process.env['PATH'] ?? '').split(delimiter).map((place) => join(place, command));
  return realpathSync(places.find((path) => existsSync(path)) ?? command);
}

it('takes little room', () => {
  const installed = sizeOf(join(folder, 'node_modules'));
  // Without zig the package has the library of this machine, which koffi loads, in place of WebAssembly.
  const loader = zig() ? 0 : sizeOf(join(folder, 'node_modules/koffi')) + sizeOf(join(folder, 'node_modules/@koromix'));
  expect(installed - loader).toBeLessThan(MOST_BYTES);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

it(
  'is installed by npm from its tarball where there is Node 20 and nothing that compiles, and npx runs it',
  async () => {
    const client = new Client({ name: 'e2e', version: '1.0.0' });
    // With --no a package that is not installed here is not fetched instead.
    await client.connect(
      new StdioClientTransport({ command: join(bin, 'npx'), args: ['--no', 'cuspal'], cwd: folder, env }),
    );
    const value = async (name: string, args: Record<string, unknown>) => {
      const { content } = await client.callTool({ name, arguments: args });
      const [first] = content;
      return first?.type === 'text' ? first.text : '';
    };
    try {
      expect(client.getServerVersion()?.name).toBe('cuspal');
      const { tools } = await client.listTools();
      expect(tools).toHaveLength(TOOL_COUNT);
      const chart = JSON.parse(await value('get_full_chart', BIRTH));
      expect(Math.abs(chart.planets.Moon.siderealLongitude - MOON)).toBeLessThan(3e-4);
      const { events } = JSON.parse(await value('analyze_natal_promise', { ...BIRTH, events: ['Marriage'] }));
      expect(events).toMatchObject([{ key: 'marriage', csl: 'Saturn', verdict: 'ACTIVE' }]);
      // The call has no coordinates: the gazetteer came with the package too.
      const { birth_datetime } = BIRTH;
      const plan = await value('set_birth_profile', { birth_datetime, birth_place: 'Chennai', question: 'Marriage' });
      expect(plan).toContain('Asia/Kolkata');
    } finally {
      await client.close();
    }
  },
  CALLS_MS,
);
