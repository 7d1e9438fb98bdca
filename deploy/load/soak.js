import { request } from './lib/request.js';
import { achieved, ALWAYS, arrivals, objectives, RATE } from './lib/thresholds.js';

// RATE requests a second for a long time, half an hour unless DURATION says otherwise.
const stages = [{ target: RATE, duration: __ENV.DURATION || '30m' }];

export const options = {
  scenarios: { soak: arrivals({ startRate: RATE, stages }) },
  thresholds: { ...ALWAYS, ...objectives(), ...achieved(RATE, stages) },
  summaryTrendStats: ['count', 'med', 'p(95)', 'p(99)', 'max'],
};
export default () => request();
export { handleSummary } from './lib/summary.js';
