import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keepSuiteLogs } from '@cuspal/telemetry/testing';
import { freePorts } from '../../../scripts/lib/ports.mjs';
import { startSystem } from '../../../scripts/lib/system.mjs';

export const BIRTH = {
  birth_datetime: '1992-08-14T04:32:00',
  latitude: 6.927,
  longitude: 79.861,
  utc_offset_minutes: 330,
} as const;

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly body: any;
}

/** The port at which the gateway finds a service, from the port at which the service listens. */
type Reach = (port: number, name: string) => Promise<number>;

/** The whole system in processes of its own, on free ports, with a data folder that is removed at the end. */
export async function cuspal({ reach }: { readonly reach?: Reach } = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'cuspal-e2e-'));
  const key = `mcp_${randomBytes(32).toString('base64url')}`;
  const [port = 0] = await freePorts(1);
  const system = await startSystem({
    host: '127.0.0.1',
    port,
    dataDir,
    keys: [key],
    env: { LOG_LEVEL: 'info' },
    ...(reach && { reach }),
  });

  const post = async (body: unknown, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(`${system.baseUrl}/mcp`, {
      method: 'POST',
      body:
        typeof body === 'string' || body instanceof Uint8Array
          ? (body as NonNullable<RequestInit['body']>)
          : JSON.stringify(body),
      signal: AbortSignal.timeout(30_000),
      ...init,
      headers: {
        authorization: `Bearer ${key}`,
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
        ...(init.headers as Record<string, string> | undefined),
      },
    });
    const text = await response.text();
    return { status: response.status, headers: response.headers, text, body: text === '' ? null : JSON.parse(text) };
  };
  let id = 0;
  const callTool = async (name: string, args: unknown, init?: RequestInit) => {
    const answer = await post(
      { jsonrpc: '2.0', id: ++id, method: 'tools/call', params: { name, arguments: args } },
      init,
    );
    const result = answer.body?.result;
    return { ...answer, result, isError: result?.isError === true, value: parsed(result?.content?.[0]?.text) };
  };
  const stop = async () => {
    await system.stop();
    keepSuiteLogs(join(dataDir, 'logs'));
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...system, key, dataDir, url: `${system.baseUrl}/mcp`, post, callTool, stop };
}

export type Cuspal = Awaited<ReturnType<typeof cuspal>>;

const parsed = (text: unknown): any => {
  try {
    return typeof text === 'string' ? JSON.parse(text) : undefined;
  } catch {
    return text;
  }
};
