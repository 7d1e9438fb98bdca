import { CLASSES } from './mix.js';

const shown = (number) => (number === undefined ? '-' : number.toFixed(0));

/** A line for each class, and everything as JSON where a file is named. */
export function handleSummary({ metrics }) {
  const sent = CLASSES.filter((name) => metrics[`cuspal_${name}`]?.values.count > 0);
  const lines = sent.map((name) => {
    const { values } = metrics[`cuspal_${name}`] ?? { values: {} };
    return `  ${name.padEnd(10)}${['count', 'med', 'p(95)', 'p(99)', 'max'].map((key) => shown(values[key]).padStart(9)).join('')}`;
  });
  const requests = metrics.http_reqs?.values ?? { count: 0, rate: 0 };
  const share = metrics.cuspal_failed?.values.rate ?? 0;
  const dropped = metrics.dropped_iterations?.values.count ?? 0;
  const broken = Object.entries(metrics).flatMap(([name, { thresholds = {} }]) =>
    Object.entries(thresholds)
      .filter(([, { ok }]) => !ok)
      .map(([said]) => `  missed: ${name} ${said}`),
  );
  const text = [
    `  ${'ms'.padEnd(10)}${['requests', 'median', 'p95', 'p99', 'longest'].map((key) => key.padStart(9)).join('')}`,
    ...lines,
    `  ${requests.count} requests, ${requests.rate.toFixed(1)} a second, ${(share * 100).toFixed(3)} % failed, ${dropped} not sent in time`,
    ...(broken.length > 0 ? broken : ['  all thresholds held']),
    '',
  ].join('\n');
  return { stdout: text, ...(__ENV.SUMMARY ? { [__ENV.SUMMARY]: JSON.stringify(metrics, null, 2) } : {}) };
}
