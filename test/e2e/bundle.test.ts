import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TOOL_COUNT } from '@cuspal/catalog';
import { AYANAMSAS } from '@cuspal/engine/zodiac/names';
import { Client } from '@modelcontextprotocol/client';
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { zig } from '../../packages/engine/library.mjs';
import { ROOT } from '../../scripts/lib/runtime.mjs';
import { BIRTH } from './support/caller.ts';

const MAKE_MS = 600_000;
const folder = mkdtempSync(join(tmpdir(), 'cuspal-mcpb-'));
const unpacked = join(folder, 'unpacked');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe.skipIf(zig() === undefined)('the bundle for Claude Desktop (where zig is)', () => {
  let manifest: any;

  beforeAll(() => {
    execFileSync(process.execPath, [join(ROOT, 'deploy/bundle.mjs'), folder], { stdio: 'pipe' });
    const [made = ''] = readdirSync(folder).filter((name) => name.endsWith('.mcpb'));
    const words = ['exec', '--yes', '--prefer-offline', '--package=@anthropic-ai/mcpb@2.1.2', '--'];
    execFileSync('npm', [...words, 'mcpb', 'unpack', join(folder, made), unpacked], { stdio: 'pipe' });
    manifest = JSON.parse(readFileSync(join(unpacked, 'manifest.json'), 'utf8'));
  }, MAKE_MS);

  it('has an icon, and nothing that is compiled for one machine', () => {
    // The signature of a PNG, and its width.
    const icon = readFileSync(join(unpacked, manifest.icon));
    expect([icon.toString('latin1', 1, 4), icon.readUInt32BE(16)]).toEqual(['PNG', 512]);
    const files = readdirSync(unpacked, { recursive: true, encoding: 'utf8' });
    expect(files.filter((path) => /\.(so|dylib|dll|node)$/.test(path))).toEqual([]);
  });

  it('has what is counted in the examples of questions, where the code looks for it', () => {
    const file = 'dist/meta/understanding/model/counted.bin';
    const packed = readFileSync(join(unpacked, 'node_modules/@cuspal/services', file));
    expect(packed.equals(readFileSync(join(ROOT, 'services', file)))).toBe(true);
  });

  it('names each ayanamsa that can be set', () => {
    for (const ayanamsa of AYANAMSAS) expect(manifest.user_config.ayanamsa.description).toContain(ayanamsa);
  });

  it('starts as its manifest says, with what the person set', async () => {
    const set: Record<string, string> = { place: 'Chennai', ayanamsa: 'lahiri' };
    const filled = (text: string): string =>
      text.replace('${__dirname}', unpacked).replace(/\$\{user_config\.(\w+)\}/, (_, name: string) => set[name] ?? '');
    const { args, env } = manifest.server.mcp_config;
    expect(existsSync(join(unpacked, manifest.server.entry_point))).toBe(true);
    const client = new Client({ name: 'e2e', version: '1.0.0' });
    await client.connect(
      new StdioClientTransport({
        command: process.execPath,
        args: args.map(filled),
        env: Object.fromEntries(Object.entries<string>(env).map(([name, value]) => [name, filled(value)])),
        cwd: folder,
      }),
    );
    try {
      expect(client.getInstructions()).toMatch(/^The person lives in "Chennai".*Send ayanamsa "lahiri"/);
      expect((await client.listTools()).tools).toHaveLength(TOOL_COUNT);
      const { content } = await client.callTool({ name: 'get_full_chart', arguments: BIRTH });
      const [first] = content;
      expect(first?.type === 'text' && JSON.parse(first.text).planets.Moon.siderealLongitude).toBeCloseTo(303.464, 3);
    } finally {
      await client.close();
    }
  });
});
