import { request } from './lib/request.js';
import { achieved, ALWAYS, arrivals, DURATION, objectives, RATE } from './lib/thresholds.js';

// RATE requests a second for DURATION, after half a minute in which they grow to it.
const stages = [
  { target: RATE, duration: '30s' },
  { target: RATE, duration: DURATION },
];

export const options = {
  scenarios: { steady: arrivals({ startRate: 1, stages }) },
  thresholds: { ...ALWAYS, ...objectives(), ...achieved(1, stages) },
  summaryTrendStats: ['count', 'med', 'p(95)', 'p(99)', 'max'],
};
export default () => request();
export { handleSummary } from './lib/summary.js';
