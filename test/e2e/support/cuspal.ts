import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSuiteLogs } from '@cuspal/telemetry/testing';
import { layDatabase } from '../../../gateway/test/migrated-folder.ts';
import { freePorts } from '../../../scripts/lib/ports.mjs';
import { startSystem } from '../../../scripts/lib/system.mjs';
import { callerOf } from './caller.ts';

/** The port at which the gateway finds a service, from the port at which the service listens. */
type Reach = (port: number, name: string) => Promise<number>;

interface Settings {
  readonly reach?: Reach;
  readonly env?: Readonly<Record<string, string>>;
  /** Whether one process runs all services. */
  readonly together?: boolean;
  /** Whether the gateway runs the tools itself. */
  readonly one?: boolean;
}

/**
 * The whole system in processes of its own, on free ports, with a data folder that is removed at the end. It takes twenty
 * seconds of a core to start, ten where one process runs all services: what stops and harms nothing uses the one of the
 * suite (shared.ts).
 */
export async function cuspal({ reach, env = {}, together = false, one = false }: Settings = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-e2e-'));
  await layDatabase(dataDir);
  const key = `mcp_${randomBytes(32).toString('base64url')}`;
  const [port = 0] = await freePorts(1);
  const system = await startSystem({
    host: '127.0.0.1',
    port,
    dataDir,
    keys: [key],
    together,
    one,
    env: { LOG_LEVEL: 'info', ...env },
    ...(reach && { reach }),
  });
  const stop = async () => {
    await system.stop();
    keepSuiteLogs(join(dataDir, 'logs'));
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...system, ...callerOf(system.baseUrl, key), dataDir, stop };
}

export type Cuspal = Awaited<ReturnType<typeof cuspal>>;
