import type { IncomingMessage } from 'node:http';
import { isLoopback } from './loopback.ts';

/** Whether BASE_URL names a server that other machines reach. */
export const isPublic = (baseUrl: string | undefined): boolean =>
  baseUrl !== undefined && !isLoopback(new URL(baseUrl).hostname);

interface Addresses {
  readonly baseUrl?: string | undefined;
  readonly host: string;
  readonly port: number;
}

/** The public address: configured, else as the client wrote it. */
export function baseUrlOf({ baseUrl, host, port }: Addresses, request: Pick<IncomingMessage, 'headers'>): string {
  if (baseUrl !== undefined) return baseUrl;
  const named = request.headers.host ?? '';
  return `http://${/^[A-Za-z0-9.:[\]-]{1,255}$/.test(named) ? named : `${host}:${port}`}`;
}
