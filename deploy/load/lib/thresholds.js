import { CLASSES } from './mix.js';

/** 99 of 100 are answered within so many milliseconds: the objectives of docs/operations.md, stricter for a list. */
const WITHIN = { list: 1_000, election: 10_000 };
const WITHIN_ELSE = 2_500;

/** Objectives of each class, in all or in one phase of a load. */
export const objectives = (phase) =>
  Object.fromEntries(
    CLASSES.map((name) => [
      phase === undefined ? `cuspal_${name}` : `cuspal_${name}{phase:${phase}}`,
      [`p(99)<${WITHIN[name] ?? WITHIN_ELSE}`],
    ]),
  );

/** What must hold of any load: fewer than one request in a thousand fails, and each is sent when its time has come. */
export const ALWAYS = { cuspal_failed: ['rate<0.001'], dropped_iterations: ['count==0'] };

/** Requests a second that are asked for, and for how long. */
export const RATE = Number(__ENV.RATE || 20);
export const DURATION = __ENV.DURATION || '5m';

/** Requests that come by the clock, as from many customers who do not wait for each other. */
export const arrivals = (more) => ({
  executor: 'ramping-arrival-rate',
  timeUnit: '1s',
  preAllocatedVUs: 50,
  maxVUs: 1000,
  ...more,
});

const UNITS = { s: 1, m: 60, h: 3_600 };
export const secondsOf = (duration) => Number(duration.slice(0, -1)) * UNITS[duration.slice(-1)];

/** The objective that 99 of 100 of the requests are sent that such stages ask for: what is late is not sent at all. */
export function achieved(startRate, stages) {
  let from = startRate;
  let asked = 0;
  for (const { target, duration } of stages) {
    asked += ((from + target) / 2) * secondsOf(duration);
    from = target;
  }
  return { iterations: [`count>=${Math.floor(asked * 0.99)}`] };
}
