import { send, type Outcome } from './client.ts';
import type { Job } from './loop-watch.ts';
import { routeInputs, type RouteInput } from './route-inputs.ts';
import { surfaceInputs } from './surface-inputs.ts';
import { toolInputs, type ListedTool } from './tool-inputs.ts';

/** Shares of any request to any route, and of requests that get far behind them. The others are calls by MCP. */
const FOR_ROUTES = 0.2;
const FOR_SURFACES = 0.2;
const MOST_OF_NAME = 300;

export interface AttackJob extends Job {
  readonly run: () => Promise<Outcome>;
}

export interface Sender {
  readonly call: (body: Buffer) => Promise<Outcome>;
  readonly baseUrl: string;
  /** Names who a request comes from, and has the key where the route asks for one. */
  readonly headersFor: (input: { readonly path: string }) => Readonly<Record<string, string>>;
}

/** Hostile inputs in the order in which they are sent, the same for the same seed. */
export function attackJobs(tools: readonly ListedTool[], count: number, seed: number, by: Sender): AttackJob[] {
  const forTool = Math.floor((count * (1 - FOR_ROUTES - FOR_SURFACES)) / tools.length);
  const forSurfaces = Math.floor(count * FOR_SURFACES);
  const forRoutes = count - forTool * tools.length - forSurfaces;
  const jobs: AttackJob[] = tools.flatMap((tool, index) =>
    toolInputs(tool, forTool, seed + index).map(({ body }, number) => ({
      name: `${tool.name} ${number}: ${body.toString().slice(0, MOST_OF_NAME)}`,
      run: () => by.call(body),
    })),
  );
  const routes = [...routeInputs(forRoutes, seed), ...surfaceInputs(tools, forSurfaces, seed)];
  for (const [number, input] of routes.entries()) {
    const located: RouteInput =
      'raw' in input ? input : { ...input, headers: { ...by.headersFor(input), ...input.headers } };
    jobs.push({ name: nameOf(input, number), run: () => send(by.baseUrl, located) });
  }
  // All kinds in turn: step by a number that has no factor in common with how many there are.
  const order = jobs.map((_, index) => (index * 7_919) % jobs.length);
  if (new Set(order).size !== jobs.length) return jobs;
  return order.flatMap((index) => jobs[index] ?? []);
}

function nameOf(input: RouteInput, number: number): string {
  if ('raw' in input) return `raw ${number}`;
  const body = (input.body ?? Buffer.alloc(0)).toString().slice(0, MOST_OF_NAME);
  return `${input.method} ${input.path.slice(0, 200)} ${number}: ${body}`;
}
