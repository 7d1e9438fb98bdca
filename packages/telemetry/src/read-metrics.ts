import { Registry, type PrometheusContentType } from 'prom-client';

export interface MetricsText {
  readonly type: string;
  readonly text: string;
}

/** A registry is typed by the format that it was made with. */
const OPEN = Registry.OPENMETRICS_CONTENT_TYPE as unknown as PrometheusContentType;

const reading = new WeakMap<Registry, Promise<unknown>>();

/** All metrics as text: OpenMetrics, which alone has exemplars, where the reader takes it. */
export function readMetrics(registry: Registry, accept = ''): Promise<MetricsText> {
  const open = accept.includes('application/openmetrics-text');
  // The format is a state of the registry while it is read, so that readers take turns.
  const text = (reading.get(registry) ?? Promise.resolve()).then(() =>
    open ? openMetrics(registry) : plain(registry),
  );
  reading.set(
    registry,
    text.catch(() => {}),
  );
  return text;
}

const plain = async (registry: Registry): Promise<MetricsText> => ({
  type: Registry.PROMETHEUS_CONTENT_TYPE,
  text: await registry.metrics(),
});

/** prom-client takes `_total` from the names of counters for good; they get it back. */
async function openMetrics(registry: Registry): Promise<MetricsText> {
  const names = registry.getMetricsAsArray().map((metric) => [metric, metric.name] as const);
  registry.setContentType(OPEN);
  try {
    return { type: OPEN, text: await registry.metrics() };
  } finally {
    registry.setContentType(Registry.PROMETHEUS_CONTENT_TYPE);
    for (const [metric, name] of names) metric.name = name;
  }
}

/** Makes a metric with exemplars, which prom-client takes only while the format of the registry has them. */
export function withExemplars<Metric>(registry: Registry, make: () => Metric): Metric {
  registry.setContentType(OPEN);
  try {
    return make();
  } finally {
    registry.setContentType(Registry.PROMETHEUS_CONTENT_TYPE);
  }
}
