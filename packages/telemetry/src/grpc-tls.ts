import { z } from 'zod';
import { ConfigurationError } from './environment.ts';
import type { Logger } from './logger.ts';
import { throttledLog } from './throttled-log.ts';

const file = (description: string) => z.string().optional().meta({ type: 'file', description });

/** Variables of the gateway and of every service: three files, or none. */
export const GRPC_TLS_VARIABLES = {
  GRPC_TLS_CERT: file(
    'Certificate of this process in PEM, with what stands between it and the authority, for server and client. With it, GRPC_TLS_KEY and GRPC_TLS_CA in all processes the gateway and the services speak TLS, each shows its certificate, and plaintext gets no answer. The three files are read again every ten seconds, for the connections that begin from then on. Left out: gRPC is plaintext.',
  ),
  GRPC_TLS_KEY: file('Private key of GRPC_TLS_CERT in PEM, without a passphrase.'),
  GRPC_TLS_CA: file(
    'Authorities in PEM whose certificates are taken from the other side: one of this installation alone, because whoever has a certificate of it may call. Two in the file, while one takes the place of the other.',
  ),
};

/** Names of the three, for what is wrong with one of the files. */
export const GRPC_TLS_NAMES = 'GRPC_TLS_CERT, GRPC_TLS_KEY and GRPC_TLS_CA';

type Variable = keyof typeof GRPC_TLS_VARIABLES;

/** The files that the variables name; undefined for none. Throws a ConfigurationError where some are left out. */
export function grpcTlsPaths(
  read: Readonly<Partial<Record<Variable, string | undefined>>>,
): { readonly cert: string; readonly key: string; readonly ca: string } | undefined {
  const { GRPC_TLS_CERT: cert, GRPC_TLS_KEY: key, GRPC_TLS_CA: ca } = read;
  if (cert !== undefined && key !== undefined && ca !== undefined) return { cert, key, ca };
  const given = Object.entries({ GRPC_TLS_CERT: cert, GRPC_TLS_KEY: key, GRPC_TLS_CA: ca });
  const missing = given.flatMap(([name, path]) => (path === undefined ? [name] : []));
  if (missing.length === given.length) return undefined;
  throw new ConfigurationError(
    `${missing.join(', ')}: must name a file, because ${GRPC_TLS_NAMES} are set together or not at all`,
  );
}

const EVERY_MS = 60_000;
const DAY_MS = 86_400_000;

/** Log lines on certificates and on those who are refused for theirs, of each kind one a minute at most. */
export function grpcTlsReports(logger: Pick<Logger, 'info' | 'error'>, now?: () => number) {
  const seldom = throttledLog(logger, now, EVERY_MS);
  return {
    // Days and no date: a log line has no other instant than its own.
    inUse: (until: Date): void => {
      const daysLeft = Math.floor((until.getTime() - (now ?? Date.now)()) / DAY_MS);
      logger.info({ daysLeft }, 'certificate of the gRPC calls in use');
    },
    unusable: (fault: Error): void =>
      seldom.error({ fault }, 'the certificate files changed and cannot be used: those before stay in use', 'unusable'),
    refused: (why: string): void => seldom.error({ fault: why }, 'a gRPC connection was refused', 'refused'),
  };
}
