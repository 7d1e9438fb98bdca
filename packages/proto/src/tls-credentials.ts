import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Server, type TLSSocket } from 'node:tls';
import { credentials, experimental, ServerCredentials, type ChannelCredentials } from '@grpc/grpc-js';
import type { CertificateFiles } from './certificate-files.ts';

/** Credentials of a client: it shows its certificate and checks the service's. Plaintext without `files`. */
export const clientCredentials = (files?: CertificateFiles): ChannelCredentials =>
  files === undefined
    ? credentials.createInsecure()
    : experimental.createCertificateProviderChannelCredentials(files, files);

/** Credentials of a service: it asks each client for a certificate of its authority. Plaintext without `files`. */
export const serverCredentials = (files?: CertificateFiles): ServerCredentials =>
  files === undefined
    ? ServerCredentials.createInsecure()
    : experimental.createCertificateProviderServerCredentials(files, files, true);

/** Node tells here of each server that listens; grpc-js keeps its own to itself. */
const LISTENING = 'tracing:net.server.listen:asyncEnd';

/** Reports, of the servers that `listen` makes, each connection whose TLS comes to nothing. */
export async function reportingRefusals<Result>(
  files: CertificateFiles | undefined,
  listen: () => Promise<Result>,
): Promise<Result> {
  if (files === undefined) return listen();
  const heard = (message: unknown): void => {
    if (typeof message !== 'object' || message === null || !('server' in message)) return;
    const { server } = message;
    if (!(server instanceof Server)) return;
    server.on('tlsClientError', (error: NodeJS.ErrnoException, socket: TLSSocket) => {
      const why = whyRefused(error, socket);
      if (why !== undefined) files.reports.refused(why);
    });
  };
  subscribe(LISTENING, heard);
  try {
    return await listen();
  } finally {
    unsubscribe(LISTENING, heard);
  }
}

const WHY: Readonly<Record<string, string>> = {
  ERR_SSL_WRONG_VERSION_NUMBER: 'it did not speak TLS: give it GRPC_TLS_CERT, GRPC_TLS_KEY and GRPC_TLS_CA too',
  ERR_SSL_HTTP_REQUEST: 'it did not speak TLS but HTTP',
  ERR_SSL_PEER_DID_NOT_RETURN_A_CERTIFICATE: 'it showed no certificate: give it GRPC_TLS_CERT and GRPC_TLS_KEY',
};

/** Undefined for a connection that was only opened and closed, as a look at the port does. */
function whyRefused({ code = 'unknown' }: NodeJS.ErrnoException, socket: TLSSocket): string | undefined {
  // Types say Error; Node sets the code of what the check found, or null.
  const unchecked: unknown = socket.authorizationError;
  if (typeof unchecked === 'string') return `its certificate is not one of GRPC_TLS_CA (${unchecked})`;
  if (code === 'ECONNRESET') return undefined;
  return WHY[code] ?? `the handshake failed (${code})`;
}

/** Whether a call failed because the two sides could not agree on TLS, by the words of grpc-js. */
export const isTlsFault = (details: string): boolean => /certificate|altname|\bSSL\b|\bTLS\b/i.test(details);
