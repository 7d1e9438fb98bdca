import { arrivals, RATE, THRESHOLDS } from './lib/thresholds.js';

// Five times RATE within ten seconds, for a minute, and back: nothing may fail, and it must be quick again afterwards.
export const options = {
  scenarios: {
    spike: arrivals({
      startRate: RATE,
      stages: [
        { target: RATE, duration: '1m' },
        { target: RATE * 5, duration: '10s' },
        { target: RATE * 5, duration: '1m' },
        { target: RATE, duration: '10s' },
        { target: RATE, duration: '2m' },
      ],
    }),
  },
  // While the spike lasts calls wait for their turn; none may fail.
  thresholds: { cuspal_failed: THRESHOLDS.cuspal_failed, cuspal_chart: ['med<2500'] },
  summaryTrendStats: ['count', 'med', 'p(95)', 'p(99)', 'max'],
};
export { request as default } from './lib/request.js';
export { handleSummary } from './lib/summary.js';
