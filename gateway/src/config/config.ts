import {
  commaSeparated,
  grpcTlsPaths,
  integerVariable,
  isSecret,
  LOG_LEVELS,
  logCallsVariable,
  portVariable,
  readEnvironment,
  strong,
  TRACING_VARIABLES,
  tracingSettings,
  type LoggedCalls,
  type TracingSettings,
  weaknessOfKey,
} from '@cuspal/telemetry';
import type { CertificatePaths } from '@cuspal/proto';
import { z } from 'zod';
import { isPublic } from './base-url.ts';
import { DEFAULT_PASSWORD_FAULT, grpcTarget, hasDefaultPassword } from './config-values.ts';
import { SERVER_VARIABLES } from './server-variables.ts';
import { ADMISSION_VARIABLES, type AdmissionConfig, GRPC_VARIABLES } from './service-call-variables.ts';
import { MAIL_VARIABLES } from './mail-variables.ts';
import { OAUTH_VARIABLES, oauthSettings, type OAuthSettings } from './oauth-variables.ts';
import { BILLING_VARIABLES, billingConfig, checkSinks, type BillingConfig } from './billing-variables.ts';
import { keptSettings, RETENTION_VARIABLES, type KeptSettings } from './retention-variables.ts';
import { STORE_VARIABLES } from './store-variables.ts';

/** The seven services, in the order of their default ports. */
export const SERVICES = ['ephemeris', 'natal', 'dasha', 'election', 'health', 'horary', 'meta'] as const;
export type ServiceName = (typeof SERVICES)[number];

const targetVariable = (service: ServiceName) =>
  grpcTarget.default(`127.0.0.1:${50_051 + SERVICES.indexOf(service)}`).meta({
    type: 'gRPC target',
    description: `Where the ${service} service listens: host:port, or dns:///name:port for all its replicas; host:first-last for its workers.`,
  });

const VARIABLES = z.object({
  ...SERVER_VARIABLES,
  CUSPAL_API_KEYS: commaSeparated
    .pipe(z.array(strong(weaknessOfKey)))
    .default([])
    .meta({
      type: 'list of secrets',
      description:
        'API keys of the operator account, separated by commas; neither its allowance nor its rate is limited. Each has at least 32 characters, 8 of them different.',
    }),
  DATA_DIR: z.string().default('.data').meta({
    type: 'folder',
    description:
      'Where the embedded database lives (DATA_DIR/db); one process at a time. A power cut loses at most five seconds of counts, and no key that was shown.',
  }),
  ...STORE_VARIABLES,
  DEFAULT_MONTHLY_ALLOWANCE: integerVariable(0, Number.MAX_SAFE_INTEGER).default(300).meta({
    type: 'calls',
    description: 'Successful tool calls an account has in a calendar month (UTC), unless it has a number of its own.',
  }),
  DEFAULT_RATE: integerVariable(1, 1_000_000).default(10).meta({
    type: 'requests a second',
    description: 'Request rate of an account that has none of its own.',
  }),
  DEFAULT_BURST: integerVariable(1, 1_000_000).default(40).meta({
    type: 'requests',
    description: 'Requests an account may send at once before its rate holds; at least the rate.',
  }),
  ...ADMISSION_VARIABLES,
  ...RETENTION_VARIABLES,
  ...MAIL_VARIABLES,
  ...BILLING_VARIABLES,
  TRUST_PROXY: integerVariable(0, 16).default(0).meta({
    type: 'number of proxies',
    description:
      'Proxies in front of the server that add to X-Forwarded-For: the client address is what the outermost of them saw. 0: the header is not read.',
  }),
  ...OAUTH_VARIABLES,
  METRICS_PORT: portVariable().optional().meta({
    type: 'port',
    description:
      'Port of its own for GET /metrics, /health/live, /health/serving and /health/ready. Left out: /metrics on PORT, for callers on this machine only, and nowhere where BASE_URL is public; health is on PORT in either case.',
  }),
  LOG_LEVEL: z
    .enum(LOG_LEVELS)
    .default('info')
    .meta({ type: LOG_LEVELS.join(', '), description: 'Least severe level that is logged.' }),
  LOG_CALLS: logCallsVariable(),
  LAME_DUCK_SECONDS: integerVariable(0, 600).default(5).meta({
    type: 'seconds',
    description:
      'How long calls are still taken after SIGTERM, while /health/serving already answers 503, so that load balancers turn away first.',
  }),
  DRAIN_SECONDS: integerVariable(0, 3_600).default(55).meta({
    type: 'seconds',
    description: 'How long calls in flight may go on after that; longer than the longest deadline of a tool, 50 s.',
  }),
  EPHEMERIS_TARGET: targetVariable('ephemeris'),
  NATAL_TARGET: targetVariable('natal'),
  DASHA_TARGET: targetVariable('dasha'),
  ELECTION_TARGET: targetVariable('election'),
  HEALTH_TARGET: targetVariable('health'),
  HORARY_TARGET: targetVariable('horary'),
  META_TARGET: targetVariable('meta'),
  ...GRPC_VARIABLES,
  ...TRACING_VARIABLES,
});

/** All variables, with the rules that hold between several of them. */
const ALL_VARIABLES = VARIABLES.refine(
  ({ BASE_URL, DATABASE_URL }) => !isPublic(BASE_URL) || !hasDefaultPassword(DATABASE_URL),
  { path: ['DATABASE_URL'], error: DEFAULT_PASSWORD_FAULT },
)
  .refine(({ DATABASE_URL, MIGRATION_DATABASE_URL }) => DATABASE_URL !== undefined || !MIGRATION_DATABASE_URL, {
    path: ['MIGRATION_DATABASE_URL'],
    error: 'needs DATABASE_URL beside it, the address that the gateways use',
  })
  .superRefine(checkSinks)
  .superRefine(checkBurst);

export interface ConfigVariable {
  readonly name: string;
  readonly type: string;
  /** The default as it would be written; empty when the variable has none. */
  readonly default: string;
  readonly meaning: string;
  /** Whether NAME_FILE may name a file that holds it. */
  readonly secret?: true;
}

/** Every variable the gateway reads, for the documentation. */
export const CONFIG: readonly ConfigVariable[] = Object.entries(VARIABLES.shape).map(([name, schema]) => {
  const { type, description } = schema.meta() ?? {};
  const value = schema.parse(undefined);
  const told = { name, type: String(type), default: String(value ?? ''), meaning: String(description) };
  return isSecret(schema) ? { ...told, secret: true } : told;
});

/** Limits of an account that has none of its own. */
export interface AccountDefaults {
  readonly monthlyAllowance: number;
  readonly ratePerSecond: number;
  readonly burst: number;
}

export interface GatewayConfig extends KeptSettings, BillingConfig {
  readonly host: string;
  readonly port: number;
  /** Most connections that may be open at once. */
  readonly maxConnections: number;
  /** Most of these that one client address may have. */
  readonly maxConnectionsPerAddress: number;
  /** Where tools run. */
  readonly tools: 'services' | 'in-process';
  /** Calls are answered in front of Nest. */
  readonly fastPath: boolean;
  /** What is answered without credentials. */
  readonly keyless: 'off' | 'lists';
  /** The playground runs tools for strangers. */
  readonly publicPlayground: boolean;
  /** Long answers are compressed while there is time for it. */
  readonly compress: boolean;
  readonly baseUrl?: string | undefined;
  readonly allowedOrigins: readonly string[];
  /** File with what the operator adds to the pages of privacy and terms. */
  readonly legalFile?: string | undefined;
  /** Folder of the files at /.well-known/. */
  readonly wellKnownDir?: string | undefined;
  readonly apiKeys: readonly string[];
  readonly dataDir: string;
  readonly databaseUrl?: string | undefined;
  /** Connections that a gateway keeps to PostgreSQL. */
  readonly databasePool: number;
  readonly migrationDatabaseUrl?: string | undefined;
  /** How long calls go on while PostgreSQL is away; 0 with the embedded database, of which no units are taken ahead. */
  readonly leaseGraceMs: number;
  readonly redisUrl?: string | undefined;
  readonly defaults: AccountDefaults;
  readonly admission: AdmissionConfig;
  readonly smtpUrl?: string | undefined;
  readonly mailFrom?: string | undefined;
  /** Most sign-in codes that are sent in an hour. */
  readonly mailPerHour: number;
  /** How many proxies stand in front of the server. */
  readonly trustProxy: number;
  readonly oauth: OAuthSettings;
  readonly metricsPort?: number | undefined;
  readonly logLevel: (typeof LOG_LEVELS)[number];
  readonly loggedCalls: LoggedCalls;
  /** Seconds between the signal to end and the last call that is taken. */
  readonly lameDuckSeconds: number;
  readonly drainSeconds: number;
  readonly tracing: TracingSettings;
  readonly targets: Readonly<Record<ServiceName, string>>;
  /** Secret that the services ask for. */
  readonly grpcSecret?: string | undefined;
  /** Whether tool calls share a stream to each process of a service. */
  readonly grpcTogether: boolean;
  /** Certificates of the gRPC calls; plaintext without. */
  readonly grpcTls?: { readonly files: CertificatePaths; readonly name?: string | undefined } | undefined;
}

/** The gateway's settings; throws a ConfigurationError that names every fault at once. */
export function parseConfig(environment: Readonly<Record<string, string | undefined>>): GatewayConfig {
  const read = readEnvironment(
    ALL_VARIABLES,
    environment,
    SERVICES.map((service) => `${service.toUpperCase()}_TARGET`),
  );
  const files = grpcTlsPaths(read);
  return {
    host: read.HOST,
    port: read.PORT,
    maxConnections: read.MAX_CONNECTIONS,
    maxConnectionsPerAddress: read.MAX_CONNECTIONS_PER_ADDRESS,
    tools: read.TOOLS,
    fastPath: read.FAST_PATH === 'on',
    keyless: read.KEYLESS,
    publicPlayground: read.PUBLIC_PLAYGROUND === 'on',
    compress: read.COMPRESS === 'auto',
    baseUrl: read.BASE_URL,
    allowedOrigins: read.ALLOWED_ORIGINS,
    legalFile: read.LEGAL_FILE,
    wellKnownDir: read.WELL_KNOWN_DIR,
    apiKeys: read.CUSPAL_API_KEYS,
    dataDir: read.DATA_DIR,
    databaseUrl: read.DATABASE_URL,
    databasePool: read.DATABASE_POOL,
    migrationDatabaseUrl: read.MIGRATION_DATABASE_URL,
    leaseGraceMs: read.DATABASE_URL === undefined ? 0 : read.LEASE_GRACE * 1_000,
    redisUrl: read.REDIS_URL,
    defaults: {
      monthlyAllowance: read.DEFAULT_MONTHLY_ALLOWANCE,
      ratePerSecond: read.DEFAULT_RATE,
      burst: read.DEFAULT_BURST,
    },
    admission: {
      account: { calls: read.ACCOUNT_CALLS, longSearches: read.ACCOUNT_LONG_SEARCHES },
      waitMs: read.QUEUE_MS,
      turnMs: read.TURN_MS,
    },
    ...keptSettings(read),
    smtpUrl: read.SMTP_URL,
    mailFrom: read.MAIL_FROM,
    mailPerHour: read.MAIL_PER_HOUR,
    ...billingConfig(read),
    trustProxy: read.TRUST_PROXY,
    oauth: oauthSettings(read),
    metricsPort: read.METRICS_PORT,
    logLevel: read.LOG_LEVEL,
    loggedCalls: read.LOG_CALLS,
    lameDuckSeconds: read.LAME_DUCK_SECONDS,
    drainSeconds: read.DRAIN_SECONDS,
    tracing: tracingSettings(read),
    targets: {
      ephemeris: read.EPHEMERIS_TARGET,
      natal: read.NATAL_TARGET,
      dasha: read.DASHA_TARGET,
      election: read.ELECTION_TARGET,
      health: read.HEALTH_TARGET,
      horary: read.HORARY_TARGET,
      meta: read.META_TARGET,
    },
    grpcSecret: read.GRPC_SECRET[0],
    grpcTogether: read.GRPC_CALLS === 'together',
    grpcTls: files && { files, name: read.GRPC_TLS_NAME },
  };
}

/** An account sends at least its rate at once. */
function checkBurst(
  { DEFAULT_RATE: rate, DEFAULT_BURST: burst }: { readonly DEFAULT_RATE: number; readonly DEFAULT_BURST: number },
  context: z.RefinementCtx,
): void {
  if (burst >= rate) return;
  const message = `must be at least DEFAULT_RATE, which is ${rate}, but is ${burst}`;
  context.addIssue({ code: 'custom', path: ['DEFAULT_BURST'], message });
}
