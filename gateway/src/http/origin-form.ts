import type { IncomingMessage } from 'node:http';
import { isHost } from './host-header.ts';

const ABSOLUTE = /^https?:\/\/([^/?#]+)([^#]*)$/i;

/**
 * A target with the name of the server in it, as proxies are asked, becomes the path alone, and the name takes the place
 * of Host: every server must take such a request (RFC 9112, 3.2.2).
 */
export function takeOriginForm(request: IncomingMessage): void {
  const [, host = '', rest = ''] = ABSOLUTE.exec(request.url ?? '') ?? [];
  if (host === '' || !isHost(host)) return;
  request.headers.host = host;
  request.url = rest.startsWith('/') ? rest : `/${rest}`;
}
