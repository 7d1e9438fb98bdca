import { createToolClient, type ToolClient } from '@cuspal/proto';
import { suiteLogger } from '@cuspal/telemetry/testing';
import { expect } from 'vitest';
import { freePorts } from '../../../scripts/lib/ports.mjs';
import { eventually } from '../../../test/support/wait.ts';
import { serveTools, type RunningService } from '../src/host/serve-tools.ts';
import { serviceConfig } from '../src/host/service-config.ts';

export const TOYS = new URL('./tools/', import.meta.url);
export const BIRTH = {
  birth_datetime: '1992-08-14T10:02:00',
  latitude: 13.0827,
  longitude: 80.2707,
  utc_offset_minutes: 330,
};
export const bytes = (value: object) => Buffer.from(JSON.stringify(value));
export const read = (part: Uint8Array): ReturnType<typeof JSON.parse> => JSON.parse(Buffer.from(part).toString());

export interface Running {
  readonly service: RunningService;
  readonly client: ToolClient;
  readonly port: number;
  readonly metricsPort: number;
  readonly lines: Record<string, unknown>[];
}

export async function freePort(): Promise<number> {
  const [port = 0] = await freePorts(1);
  return port;
}

/** A service of toy tools, or of a folder, on free ports, with a client and its log lines. */
export async function start(toolsDirectory = TOYS, drainSeconds = 5, lameDuckSeconds = 0): Promise<Running> {
  const [port, metricsPort] = [await freePort(), await freePort()];
  const lines: Record<string, unknown>[] = [];
  const logger = suiteLogger('toys', 'info', {
    write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>),
  });
  const config = serviceConfig(port).parse({
    METRICS_PORT: String(metricsPort),
    LAME_DUCK_SECONDS: String(lameDuckSeconds),
    DRAIN_SECONDS: String(drainSeconds),
  });
  const service = await serveTools({ service: 'natal', toolsDirectory, config, logger });
  const client = createToolClient(`127.0.0.1:${port}`);
  await client.ready(5_000);
  return { service, client, port, metricsPort, lines };
}

export async function until(condition: () => boolean): Promise<void> {
  expect(await eventually(condition)).toBe(true);
}
