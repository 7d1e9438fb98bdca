import { arrivals, DURATION, RATE, THRESHOLDS } from './lib/thresholds.js';

// RATE requests a second for DURATION, after half a minute in which they grow to it.
export const options = {
  scenarios: {
    steady: arrivals({
      startRate: 1,
      stages: [
        { target: RATE, duration: '30s' },
        { target: RATE, duration: DURATION },
      ],
    }),
  },
  thresholds: THRESHOLDS,
  summaryTrendStats: ['count', 'med', 'p(95)', 'p(99)', 'max'],
};
export { request as default } from './lib/request.js';
export { handleSummary } from './lib/summary.js';
