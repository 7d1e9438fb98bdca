import exec from 'k6/execution';
import { request } from './lib/request.js';
import { achieved, ALWAYS, arrivals, objectives, RATE, secondsOf } from './lib/thresholds.js';

// Five times RATE within ten seconds, for half a minute, and back. Nothing may fail, and five seconds after the spike it
// must be as quick as before.
const stages = [
  { target: RATE, duration: '30s' },
  { target: RATE * 5, duration: '10s' },
  { target: RATE * 5, duration: '30s' },
  { target: RATE, duration: '10s' },
  { target: RATE, duration: '1m' },
];
const startsAt = (stage) => stages.slice(0, stage).reduce((sum, { duration }) => sum + secondsOf(duration), 0);
const RECOVERY_SECONDS = 5;

function phase() {
  const seconds = (Date.now() - exec.scenario.startTime) / 1000;
  if (seconds < startsAt(1)) return 'before';
  return seconds < startsAt(4) + RECOVERY_SECONDS ? 'spike' : 'after';
}

export const options = {
  scenarios: { spike: arrivals({ startRate: RATE, stages }) },
  // While the spike lasts calls wait for their turn; none may fail.
  thresholds: { ...ALWAYS, ...objectives('before'), ...objectives('after'), ...achieved(RATE, stages) },
  summaryTrendStats: ['count', 'med', 'p(95)', 'p(99)', 'max'],
};
export default () => request(phase());
export { handleSummary } from './lib/summary.js';
