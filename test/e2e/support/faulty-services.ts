import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '../../../gateway/test/services.ts';
import { tcpProxy, type TcpProxy } from '../../../gateway/test/tcp-proxy.ts';
import { BIRTH } from './caller.ts';
import { cuspal, type Cuspal } from './cuspal.ts';

/** A quick tool of each service. */
const TOOLS = {
  ephemeris: ['get_planets', BIRTH],
  natal: ['get_significators', BIRTH],
  dasha: ['get_smart_current_dasha', BIRTH],
  election: ['get_election_catalog', {}],
  health: ['get_ayurvedic_constitution', BIRTH],
  horary: ['get_horary_chart_v2', { ...BIRTH, target_number: 7 }],
  meta: ['get_tool_catalog', {}],
} as const;
type Service = keyof typeof TOOLS;
const SERVICES = Object.keys(TOOLS) as Service[];

export const TIMEOUT_MS = 120_000;
const RECOVERY_MS = 30_000;
const SLOW_MS = 150;
/** Longer than the deadline of a call, which is 15 s. */
const TOO_SLOW_MS = 16_000;

let system: Cuspal;
/** The network between the gateway and each service. */
const networks = new Map<string, TcpProxy>();

/** The system of a file whose services fail, one by one; `started` is told it. */
export function faultySystem(started: (system: Cuspal) => void = () => {}): void {
  beforeAll(async () => {
    system = await cuspal({
      reach: async (port, name) => {
        const network = await tcpProxy({ host: '127.0.0.1', port });
        networks.set(name, network);
        return network.port;
      },
    });
    started(system);
  }, TIMEOUT_MS);
  afterAll(async () => {
    await system?.stop();
    await Promise.all([...networks.values()].map((network) => network.cut()));
    networks.clear();
  }, TIMEOUT_MS);
}

const call = (service: Service) => {
  const [name, args] = TOOLS[service];
  return system.callTool(name, args);
};
export const signal = (service: Service, name: NodeJS.Signals) => system.processes.get(service)!.child.kill(name);
const slow = (services: readonly Service[], delayMs: number) => {
  for (const service of services) networks.get(service)!.delayMs = delayMs;
};
/** Outcome of a call to each service: success, or the code of the failure. */
const outcomes = async (services: readonly Service[]): Promise<readonly string[]> => {
  const answers = await Promise.all(services.map(call));
  return answers.map(({ status, isError, result }) =>
    status !== 200 ? `status ${status}` : isError ? result._meta.code : 'success',
  );
};
const each = (services: readonly Service[], outcome: string) => services.map(() => outcome);
export const recovered = (services: readonly Service[]) =>
  eventually(async () => (await outcomes(services)).every((outcome) => outcome === 'success'), RECOVERY_MS);

/** In three parts each service is once stopped, once behind a slow network, and once killed while the others are fine. */
export function faultsOfServices(part: 0 | 1 | 2): void {
  const turn = (place: number) => SERVICES.filter((_, index) => index % 3 === (part + place) % 3);
  const [stopped, delayed, rest] = [turn(0), turn(1), turn(2)];

  it(
    `stopped: ${stopped.join(', ')}; too slow: ${delayed.join(', ')}; killed in turn: ${rest.join(', ')}`,
    async () => {
      slow(delayed, SLOW_MS);
      expect(await outcomes(delayed)).toEqual(each(delayed, 'success'));
      slow(delayed, TOO_SLOW_MS);
      for (const service of stopped) signal(service, 'SIGSTOP');
      const waiting = Promise.all([...stopped, ...delayed].map(call));

      expect(await outcomes(rest)).toEqual(each(rest, 'success'));
      for (const service of rest)
        await killed(
          service,
          rest.filter((other) => other !== service),
        );

      for (const { status, result } of await waiting) {
        expect([status, result.isError]).toEqual([200, true]);
        expect(result._meta).toMatchObject({ code: 'engine_timeout', recoverable: true, retryAfterSeconds: 2 });
        expect(result.content[0].text).toMatch(/did not finish this call within its time. Nothing was charged/);
      }
      for (const service of stopped) signal(service, 'SIGCONT');
      slow(delayed, 0);
      expect(await recovered(SERVICES)).toBe(true);
    },
    TIMEOUT_MS,
  );
}

/**
 * Kills a service with calls under way: these end, later ones fail with a code, the other services go on, and it comes
 * back.
 */
async function killed(service: Service, others: readonly Service[]): Promise<void> {
  const running = Array.from({ length: 5 }, () => call(service));
  signal(service, 'SIGKILL');
  await networks.get(service)!.cut();
  for (const { status, isError, result } of await Promise.all(running)) {
    expect(status).toBe(200);
    if (isError) expect(result._meta.code).toBe('engine_unavailable');
  }
  const { result } = await call(service);
  expect(result._meta).toMatchObject({ code: 'engine_unavailable', recoverable: true, retryAfterSeconds: 2 });
  expect(result.content[0].text).toMatch(/cannot be reached at the moment. Nothing was charged/);
  expect(await outcomes(others)).toEqual(each(others, 'success'));
  system.restart(service);
  await networks.get(service)!.mend();
  expect(await recovered([service])).toBe(true);
}
