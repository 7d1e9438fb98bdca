import { THRESHOLDS } from './lib/thresholds.js';

// Checks whether everything answers at all: five customers who wait for each answer, half a minute.
export const options = {
  scenarios: { smoke: { executor: 'constant-vus', vus: 5, duration: __ENV.DURATION || '30s' } },
  thresholds: THRESHOLDS,
  summaryTrendStats: ['count', 'med', 'p(95)', 'p(99)', 'max'],
};
export { request as default } from './lib/request.js';
export { handleSummary } from './lib/summary.js';
