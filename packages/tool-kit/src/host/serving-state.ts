import type { RequestListener } from 'node:http';

/**
 * Whether the services of a process take calls, over HTTP on the port of metrics: the gRPC probe of Kubernetes has no
 * certificate to show.
 */
export class ServingState {
  readonly #services = new Map<string, boolean>();

  set(service: string, serving: boolean): void {
    this.#services.set(service, serving);
  }

  /** /health/live says 200 as long as the process answers, /health/serving where every service takes calls, else 503. */
  readonly answer: RequestListener = ({ method, url }, response) => {
    const [path] = (url ?? '').split('?');
    const status = this.#statusOf(path);
    response.writeHead(method === 'GET' ? status : 405).end();
  };

  #statusOf(path: string | undefined): number {
    if (path === '/health/live') return 200;
    if (path !== '/health/serving') return 404;
    const services = [...this.#services.values()];
    return services.length > 0 && services.every(Boolean) ? 200 : 503;
  }
}
