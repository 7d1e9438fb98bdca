import type { IncomingMessage } from 'node:http';
import { isLoopback } from './loopback.ts';
import type { GatewayConfig } from './config.ts';

/** Whether BASE_URL names a server that other machines reach. */
export const isPublic = (baseUrl: string | undefined): boolean =>
  baseUrl !== undefined && !isLoopback(new URL(baseUrl).hostname);

/** The public address: configured, else as the client wrote it. */
export function baseUrlOf(
  { baseUrl, host, port }: Pick<GatewayConfig, 'baseUrl' | 'host' | 'port'>,
  request: Pick<IncomingMessage, 'headers'>,
): string {
  if (baseUrl !== undefined) return baseUrl;
  const named = request.headers.host ?? '';
  return `http://${/^[A-Za-z0-9.:[\]-]{1,255}$/.test(named) ? named : `${host}:${port}`}`;
}
