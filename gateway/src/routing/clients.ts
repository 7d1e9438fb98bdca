import {
  CertificateFiles,
  clientCredentials,
  createPlaceClient,
  createToolClient,
  isTlsFault,
  watched,
  type PlaceClient,
  type ToolClient,
} from '@cuspal/proto';
import { SERVICES, type GatewayConfig, type ServiceName } from '../config/config.ts';
import { token } from '../core/provide.ts';
import { grpcTlsReports, traced, type Logger, type TraceContext } from '@cuspal/telemetry';
import { Client, Metadata, type ChannelCredentials } from '@grpc/grpc-js';

export interface HealthProbe {
  /** Whether the service says SERVING within the time. Never rejects. */
  serving(timeoutMs: number): Promise<boolean>;
  close(): void;
}

const CHECK = '/grpc.health.v1.Health/Check';
/** HealthCheckResponse { status = 1 } with the value SERVING = 1; an empty HealthCheckRequest has no bytes. */
const SERVING = Buffer.from([0x08, 0x01]);

/** Asks the standard gRPC health service about the whole server. */
export function createHealthProbe(
  target: string,
  { channel, credentials, refused }: ServiceAccess = PLAINTEXT,
): HealthProbe {
  const client = new Client(watched(target), credentials, { ...channel });
  return {
    serving: (timeoutMs) =>
      new Promise((resolve) => {
        client.makeUnaryRequest<null, Buffer>(
          CHECK,
          () => Buffer.alloc(0),
          (bytes) => bytes,
          null,
          new Metadata(),
          { deadline: Date.now() + timeoutMs },
          (error, status) => {
            if (error && isTlsFault(error.details)) refused?.(error.details);
            resolve(!error && status?.equals(SERVING) === true);
          },
        );
      }),
    close: () => client.close(),
  };
}

/** Runs a gRPC call in a span of its own, where tracing is on; `call` gets its place in the trace. */
export const inClientSpan = <Response>(
  service: 'ToolService' | 'PlaceService',
  method: string,
  call: (place: TraceContext | undefined) => Promise<Response>,
): Promise<Response> =>
  traced(
    () => ({
      name: `${service}/${method}`,
      kind: 'client',
      attributes: { 'rpc.system.name': 'grpc', 'rpc.method': `${service}/${method}` },
    }),
    (span) => call(span && { traceparent: span.traceparent, tracestate: span.tracestate }),
  );

/** One service as the gateway sees it: its tools and its health. */
export interface ServiceClient
  extends Pick<ToolClient, 'callTool' | 'callToolStream' | 'listTools' | 'close'>, HealthProbe {}

export type ServiceClients = Readonly<Record<ServiceName, ServiceClient>>;

export const SERVICE_CLIENTS = token<ServiceClients>('service clients');

export type { PlaceClient } from '@cuspal/proto';
export const PLACE_CLIENT = token<PlaceClient>('place client');

/** Channel options that find a service again within half a second of its return. */
export const CHANNEL = { 'grpc.initial_reconnect_backoff_ms': 100, 'grpc.max_reconnect_backoff_ms': 500 };

/** What the services ask of the gateway, and how it reaches them. */
export interface ServiceAccess {
  readonly secret?: string | undefined;
  readonly credentials: ChannelCredentials;
  /** Certificates that the credentials show; undefined for plaintext. */
  readonly certificates?: CertificateFiles;
  /** Whether calls share a stream to each process. */
  readonly together: boolean;
  readonly channel: Readonly<Record<string, string | number>>;
  /** Hears of a service that could not agree with the gateway on TLS. */
  readonly refused?: (why: string) => void;
  close(): void;
}

const PLAINTEXT: ServiceAccess = {
  credentials: clientCredentials(),
  together: true,
  channel: CHANNEL,
  close: () => {},
};

/** Throws where the files of GRPC_TLS_CERT, GRPC_TLS_KEY and GRPC_TLS_CA cannot be used. */
export function serviceAccess(
  {
    grpcSecret: secret,
    grpcTls,
    grpcTogether: together,
  }: Pick<GatewayConfig, 'grpcSecret' | 'grpcTls' | 'grpcTogether'>,
  logger: Logger,
): ServiceAccess {
  if (grpcTls === undefined) return { ...PLAINTEXT, secret, together };
  const reports = grpcTlsReports(logger);
  const files = new CertificateFiles(grpcTls.files, reports);
  const name = grpcTls.name === undefined ? {} : { 'grpc.ssl_target_name_override': grpcTls.name };
  return {
    secret,
    together,
    credentials: clientCredentials(files),
    certificates: files,
    channel: { ...CHANNEL, ...name },
    refused: reports.refused,
    close: () => files.close(),
  };
}

function connect(target: string, access: ServiceAccess): ServiceClient {
  const tools = createToolClient(target, access.channel, access.secret, {
    channelCredentials: access.credentials,
    together: access.together,
  });
  const health = createHealthProbe(target, access);
  return {
    callTool: (request, options) => tools.callTool(request, options),
    callToolStream: (request, onProgress, options) => tools.callToolStream(request, onProgress, options),
    listTools: (request, options) => tools.listTools(request, options),
    serving: (timeoutMs) => health.serving(timeoutMs),
    close() {
      tools.close();
      health.close();
    },
  };
}

/** Connects to the services; connections open on first use and reconnect by themselves. */
export function connectServices(
  targets: Readonly<Record<ServiceName, string>>,
  access: ServiceAccess = PLAINTEXT,
): ServiceClients {
  return eachService((service) => connect(targets[service], access));
}

export const connectPlaces = (
  { meta }: Readonly<Record<'meta', string>>,
  { channel, secret, credentials }: ServiceAccess,
): PlaceClient => createPlaceClient(meta, channel, secret, credentials);

export function closeServices(clients: ServiceClients): void {
  for (const service of SERVICES) clients[service].close();
}

/** A record with a value for each service. */
export function eachService<T>(make: (service: ServiceName) => T): Record<ServiceName, T> {
  const [ephemeris, natal, dasha, election, health, horary, meta] = SERVICES;
  return {
    ephemeris: make(ephemeris),
    natal: make(natal),
    dasha: make(dasha),
    election: make(election),
    health: make(health),
    horary: make(horary),
    meta: make(meta),
  };
}
