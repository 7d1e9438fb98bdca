import { arrivals, RATE, THRESHOLDS } from './lib/thresholds.js';

// RATE requests a second for a long time, half an hour unless DURATION says otherwise.
export const options = {
  scenarios: { soak: arrivals({ startRate: RATE, stages: [{ target: RATE, duration: __ENV.DURATION || '30m' }] }) },
  thresholds: THRESHOLDS,
  summaryTrendStats: ['count', 'med', 'p(95)', 'p(99)', 'max'],
};
export { request as default } from './lib/request.js';
export { handleSummary } from './lib/summary.js';
