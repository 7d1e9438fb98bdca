import type { IncomingMessage } from 'node:http';
import { isLoopback } from './loopback.ts';

/** Whether BASE_URL names a server that other machines reach; what is no address names none, and is refused by itself. */
export const isPublic = (baseUrl: string | undefined): boolean =>
  baseUrl !== undefined && URL.canParse(baseUrl) && !isLoopback(new URL(baseUrl).hostname);

interface Addresses {
  readonly baseUrl?: string | undefined;
  readonly host: string;
  readonly port: number;
}

/** A host as browsers write it, which may still name a port that none has. */
const HOST = /^[A-Za-z0-9.:[\]-]{1,255}$/;

/** The public address: configured, else as the client wrote it where that is an address. */
export function baseUrlOf({ baseUrl, host, port }: Addresses, request: Pick<IncomingMessage, 'headers'>): string {
  if (baseUrl !== undefined) return baseUrl;
  const named = request.headers.host ?? '';
  const address = `http://${named}`;
  return HOST.test(named) && URL.canParse(address) ? address : `http://${host}:${port}`;
}
