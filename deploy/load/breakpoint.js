import { request } from './lib/request.js';
import { ALWAYS, arrivals, DURATION, objectives, RATE } from './lib/thresholds.js';

// Grows from nothing to RATE within DURATION and stops at the first objective that is missed for ten seconds, also
// where requests cannot be sent in time.
const stopping = (limits) => limits.map((threshold) => ({ threshold, abortOnFail: true, delayAbortEval: '10s' }));

export const options = {
  scenarios: { breakpoint: arrivals({ startRate: 1, stages: [{ target: RATE, duration: DURATION }] }) },
  thresholds: Object.fromEntries(
    Object.entries({ ...ALWAYS, ...objectives() }).map(([name, limits]) => [name, stopping(limits)]),
  ),
  summaryTrendStats: ['count', 'med', 'p(95)', 'p(99)', 'max'],
};
export default () => request();
export { handleSummary } from './lib/summary.js';
