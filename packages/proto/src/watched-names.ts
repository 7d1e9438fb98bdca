import { experimental } from '@grpc/grpc-js';

type Resolver = experimental.Resolver;
type Target = Parameters<typeof experimental.createResolver>[0];
type Listener = Parameters<typeof experimental.createResolver>[1];
type Options = Parameters<typeof experimental.createResolver>[2];

const SCHEME = 'watched';
/** A replica that is ready gets calls within this and the time that its connection takes. */
const EVERY_MS = 2_000;

const RANGE = /:(\d+)-(\d+)$/;

/** What is looked up of `name:first-last`, and the ports at which each of its addresses is asked. */
function portsOf(path: string): { readonly path: string; readonly ports: readonly number[] } {
  const [, first, last] = RANGE.exec(path) ?? [];
  if (first === undefined) return { path, ports: [] };
  const ports = Array.from({ length: Number(last) - Number(first) + 1 }, (_, index) => Number(first) + index);
  return { path: path.replace(RANGE, `:${first}`), ports };
}

/**
 * grpc-js looks a name up again only when a connection ends, so that a new replica waits for the age of the others.
 * This looks it up every two seconds, and tells what changed. It also knows ranges of ports.
 */
class WatchedName implements Resolver {
  readonly #inner: Resolver;
  #timer: NodeJS.Timeout | undefined;

  constructor(target: Target, listener: Listener, options: Options) {
    let known = '';
    const { path, ports } = portsOf(target.path);
    const told: Listener = (found, ...more) => {
      const endpoints = found.ok && ports.length > 0 ? { ...found, value: atEach(ports, found.value) } : found;
      const addresses = endpoints.ok
        ? endpoints.value
            .map((endpoint) => JSON.stringify(endpoint))
            .sort()
            .join()
        : '';
      // The same addresses in another order are nothing new.
      if (addresses !== '' && addresses === known) return true;
      const taken = listener(endpoints, ...more);
      known = taken ? addresses : '';
      return taken;
    };
    const often = { ...options, 'grpc.dns_min_time_between_resolutions_ms': EVERY_MS / 2 };
    this.#inner = experimental.createResolver({ ...target, path, scheme: 'dns' }, told, often);
  }

  static getDefaultAuthority(target: Target): string {
    return portsOf(target.path).path;
  }

  updateResolution(): void {
    this.#timer ??= setInterval(() => this.#inner.updateResolution(), EVERY_MS).unref();
    this.#inner.updateResolution();
  }

  destroy(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
    this.#inner.destroy();
  }
}

type Endpoints = Extract<Parameters<Listener>[0], { ok: true }>['value'];

const atEach = (ports: readonly number[], endpoints: Endpoints): Endpoints =>
  endpoints.flatMap((endpoint) =>
    ports.map((port) => ({
      ...endpoint,
      addresses: endpoint.addresses.map((address) => ({ ...address, port })),
    })),
  );

experimental.registerResolver(SCHEME, WatchedName);

/** A target whose name is looked up time and again, where it is a name for the DNS or has a range of ports. */
export const watched = (target: string): string => {
  if (target.startsWith('dns:')) return target.replace('dns:', `${SCHEME}:`);
  return RANGE.test(target) ? `${SCHEME}:${target}` : target;
};
