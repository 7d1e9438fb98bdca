import { arrivals, DURATION, RATE, THRESHOLDS } from './lib/thresholds.js';

// Grows from nothing to RATE within DURATION and stops at the first objective that is missed for ten seconds.
const stopping = (limits) => limits.map((threshold) => ({ threshold, abortOnFail: true, delayAbortEval: '10s' }));

export const options = {
  scenarios: { breakpoint: arrivals({ startRate: 1, stages: [{ target: RATE, duration: DURATION }] }) },
  thresholds: Object.fromEntries(Object.entries(THRESHOLDS).map(([name, limits]) => [name, stopping(limits)])),
  summaryTrendStats: ['count', 'med', 'p(95)', 'p(99)', 'max'],
};
export { request as default } from './lib/request.js';
export { handleSummary } from './lib/summary.js';
