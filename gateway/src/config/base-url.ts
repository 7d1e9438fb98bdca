import type { IncomingMessage } from 'node:http';
import type { GatewayConfig } from './config.ts';

/** The public address: configured, else as the client wrote it. */
export function baseUrlOf(
  { baseUrl, host, port }: Pick<GatewayConfig, 'baseUrl' | 'host' | 'port'>,
  request: Pick<IncomingMessage, 'headers'>,
): string {
  if (baseUrl !== undefined) return baseUrl;
  const named = request.headers.host ?? '';
  return `http://${/^[A-Za-z0-9.:[\]-]{1,255}$/.test(named) ? named : `${host}:${port}`}`;
}
