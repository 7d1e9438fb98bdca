import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createToolClient } from '@cuspal/proto';
import { describe, expect, it } from 'vitest';
import { freePorts } from '../scripts/lib/ports.mjs';
import { SOURCE_FLAGS } from '../scripts/lib/run-source.mjs';
import { SERVICES } from './services.ts';

const ROOT = join(import.meta.dirname, '..');
/** Tells on the channel to the parent which modules of the engine are loaded. */
const WATCH = `data:text/javascript,${encodeURIComponent(`
import { registerHooks } from 'node:module';
registerHooks({ load(url, context, next) {
  if (url.includes('/packages/engine/')) process.send(url);
  return next(url, context);
} });`)}`;

const run = (environment: Record<string, string>) =>
  spawn(process.execPath, [...SOURCE_FLAGS, '--import', WATCH, join(ROOT, 'services/main.ts')], {
    cwd: ROOT,
    env: { ...process.env, LOG_LEVEL: 'warn', ...environment },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });

describe('a process of the services', () => {
  it('names those that it may run where PROCESS is none of them', async () => {
    const child = run({ PROCESS: 'astrology' });
    let said = '';
    child.stderr?.on('data', (text: Buffer) => (said += text.toString()));
    expect(await once(child, 'close')).toEqual([2, null]);
    const names = SERVICES.map(({ service }) => service).join(', ');
    expect(said).toBe(`PROCESS is astrology: give one of ${names} or services.\n`);
  });

  it('lists the meta-tools without a module of the engine', async () => {
    const [port = 0] = await freePorts(1);
    const child = run({ PROCESS: 'meta', GRPC_PORT: String(port), LAME_DUCK_SECONDS: '0', DRAIN_SECONDS: '1' });
    const loaded: unknown[] = [];
    child.on('message', (url) => loaded.push(url));
    const client = createToolClient(`127.0.0.1:${port}`);
    try {
      await client.ready(60_000);
      const { tools } = await client.listTools({ knownHash: '' });
      expect(tools.map(({ name }) => name).toSorted()).toEqual([
        'get_reading_protocol',
        'get_tool_catalog',
        'set_birth_profile',
      ]);
      expect(loaded).toEqual([]);
    } finally {
      client.close();
      child.kill('SIGKILL');
    }
  });
});
