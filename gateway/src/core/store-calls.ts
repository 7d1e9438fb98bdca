import { openSpan } from '@cuspal/telemetry';
import { Histogram, type Registry } from '@cuspal/telemetry/metrics';
import { token } from './provide.ts';

/** `embedded`: the database inside this process. */
export type StoreName = 'postgresql' | 'embedded' | 'redis';

/** Measures what the gateway asks of its stores: one observation each, and a span where the call is traced. */
export interface StoreCalls {
  /** Call when a query begins, and call the returned function with its answer or fault. */
  begin(store: StoreName, operation: string): (fault?: unknown) => void;
}

export const STORE_CALLS = token<StoreCalls>('store calls');

/** Store calls without metrics, as in a command. */
export const UNMEASURED: StoreCalls = { begin: () => () => {} };

/** Time and failures by store and operation; labels are words of ours, never parts of a statement. */
export function createStoreCalls(registry: Registry): StoreCalls {
  const duration = new Histogram({
    name: 'cuspal_store_duration_seconds',
    help: 'What PostgreSQL, the embedded database and Redis take to answer',
    labelNames: ['store', 'operation', 'outcome'],
    buckets: [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.1, 0.5, 2.5, 10],
    registers: [registry],
  });
  return {
    begin(store, operation) {
      const started = performance.now();
      const span = openSpan(() => ({
        name: `${store} ${operation}`,
        kind: 'client',
        attributes: {
          'db.system.name': store === 'redis' ? 'redis' : 'postgresql',
          'db.operation.name': operation,
        },
      }));
      return (fault) => {
        span?.end(fault);
        const outcome = fault === undefined ? 'success' : 'failed';
        duration.observe({ store, operation, outcome }, (performance.now() - started) / 1000);
      };
    },
  };
}

/** Measures a promise. */
export async function measured<Result>(
  calls: StoreCalls,
  store: StoreName,
  operation: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const done = calls.begin(store, operation);
  try {
    const result = await work();
    done();
    return result;
  } catch (fault) {
    done(fault ?? new Error('failed'));
    throw fault;
  }
}

const OPERATIONS = ['select', 'insert', 'update', 'delete', 'begin', 'commit', 'rollback'];
const ROUTINE = /^\s*select [*a-z_, ]{1,100} from ([a-z_]{1,60})\(|^\s*select ([a-z_]{1,60})\(/;

/** What a statement does, in one word: the function that it calls, else its first word where that is one of ours. */
export function operationOf(statement: string): string {
  const [, from, called] = ROUTINE.exec(statement) ?? [];
  const first = /^\s*([a-z]+)/i.exec(statement)?.[1]?.toLowerCase() ?? '';
  return from ?? called ?? (OPERATIONS.includes(first) ? first : 'other');
}
