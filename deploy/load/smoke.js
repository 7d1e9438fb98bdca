import { request } from './lib/request.js';
import { ALWAYS, objectives } from './lib/thresholds.js';

// Checks whether everything answers at all: five customers who wait for each answer, half a minute.
export const options = {
  scenarios: { smoke: { executor: 'constant-vus', vus: 5, duration: __ENV.DURATION || '30s' } },
  thresholds: { cuspal_failed: ALWAYS.cuspal_failed, ...objectives() },
  summaryTrendStats: ['count', 'med', 'p(95)', 'p(99)', 'max'],
};
export default () => request();
export { handleSummary } from './lib/summary.js';
