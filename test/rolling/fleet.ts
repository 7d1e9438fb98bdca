import { freePorts } from '../../scripts/lib/ports.mjs';
import { SERVICES } from '../../deploy/processes.mjs';
import { createHealthProbe } from '../../gateway/src/routing/clients.ts';
import { member, type Member, type MemberParts } from './child.ts';

const REPLICAS = 2;
const ASKED_MS = 1_000;

export interface Fleet {
  /** All processes, in the order in which they are restarted. */
  readonly members: readonly Member[];
  /** Ports of the gateways on 127.0.0.1. */
  readonly gateways: readonly number[];
  /** Ports of the services. */
  readonly servicePorts: readonly number[];
}

export interface FleetSettings {
  /** Number of replicas of each service and of the gateway. */
  readonly replicas?: number;
  /** More variables of the gateways. */
  readonly variables?: Readonly<Record<string, string>>;
  /** Level at which each process logs; `warn` when left out. */
  readonly logLevel?: string;
  /** Module that each process loads first. */
  readonly preload?: string;
  /** The port at which the gateways find a service, from the port at which it listens. */
  readonly reach?: (port: number, service: string) => Promise<number>;
}

/** Replicas of each service, and gateways that know all of them, on one PostgreSQL. Nothing is started yet. */
export async function fleetOf(
  databaseUrl: string,
  baseUrl: string,
  logs: string,
  settings: FleetSettings = {},
): Promise<Fleet> {
  const { replicas = REPLICAS, variables: more = {}, logLevel = 'warn', preload } = settings;
  const { reach = (port) => Promise.resolve(port) } = settings;
  const targets: Record<string, string> = {};
  const servicePorts: number[] = [];
  const services: Member[] = [];
  for (const service of SERVICES) {
    const ports = await freePorts(replicas);
    const reached = await Promise.all(ports.map((port) => reach(port, service)));
    targets[`${service.toUpperCase()}_TARGET`] = `ipv4:${reached.map((port) => `127.0.0.1:${port}`).join()}`;
    servicePorts.push(...ports);
    const parts = { logs, preload, logLevel };
    services.push(...ports.map((port, index) => serviceMember(service, `${service}-${index + 1}`, port, parts)));
  }
  const gateways = await freePorts(replicas);
  const variables = {
    LOG_LEVEL: logLevel,
    HOST: '127.0.0.1',
    DATABASE_URL: databaseUrl,
    BASE_URL: baseUrl,
    ...targets,
    ...more,
  };
  const members = gateways.map((port, index) =>
    member({
      name: `gateway-${index + 1}`,
      script: 'gateway/dist/main.js',
      variables: { ...variables, PORT: String(port) },
      logs,
      preload,
      serves: () => answers(`http://127.0.0.1:${port}/health/ready`),
    }),
  );
  return { members: [...services, ...members], gateways, servicePorts };
}

const serviceMember = (
  service: string,
  name: string,
  port: number,
  { logLevel, ...parts }: Pick<MemberParts, 'logs' | 'preload'> & { readonly logLevel: string },
): Member =>
  member({
    name,
    script: 'services/dist/main.js',
    variables: { LOG_LEVEL: logLevel, PROCESS: service, GRPC_HOST: '127.0.0.1', GRPC_PORT: String(port) },
    ...parts,
    async serves() {
      const probe = createHealthProbe(`127.0.0.1:${port}`);
      return probe.serving(ASKED_MS).finally(() => probe.close());
    },
  });

const answers = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(2 * ASKED_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
