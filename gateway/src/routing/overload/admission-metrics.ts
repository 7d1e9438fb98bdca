import { Counter, Gauge, type Registry } from '@cuspal/telemetry/metrics';
import { SERVICES, type ServiceName } from '../../config/config.ts';
import { REFUSAL_REASONS, type CallAdmission, type RefusalReason } from './call-admission.ts';

/** Counts calls that were not begun, by the service they were for and the reason. */
export function countRefusals(registry: Registry): (service: ServiceName, reason: RefusalReason) => void {
  const refused = new Counter({
    name: 'cuspal_service_calls_refused_total',
    help: 'Tool calls that were not begun, by the service they were for and the reason',
    labelNames: ['target', 'reason'],
    registers: [registry],
  });
  // Shown from the start, so that the first is an increase.
  for (const target of SERVICES) for (const reason of REFUSAL_REASONS) refused.inc({ target, reason }, 0);
  return (target, reason) => refused.inc({ target, reason });
}

/** Shows the bound, the queue and the breaker of each service when the metrics are read. */
export function showAdmission(
  registry: Registry,
  { queues, breakers }: Pick<CallAdmission, 'queues' | 'breakers'>,
): void {
  const show = (name: string, help: string, value: (service: ServiceName) => number): void => {
    new Gauge({
      name,
      help,
      labelNames: ['target'],
      registers: [registry],
      collect() {
        for (const target of SERVICES) this.set({ target }, value(target));
      },
    });
  };
  show('cuspal_service_calls_bound', 'Tool calls of a service that may be under way', (one) => queues[one].bound.most);
  show('cuspal_service_calls_under_way', 'Tool calls of a service that are under way', (one) => queues[one].underWay);
  show('cuspal_service_calls_waiting', 'Tool calls that wait for a place at a service', (one) => queues[one].waiting);
  show('cuspal_service_down', 'Whether calls of a service fail at once, for it does not answer its probes', (one) =>
    breakers[one].isDown ? 1 : 0,
  );
}
