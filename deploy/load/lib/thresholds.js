/** Limits that must hold, in milliseconds: the objectives of docs/operations.md, stricter where a class is quick. */
export const THRESHOLDS = {
  cuspal_failed: ['rate<0.001'],
  cuspal_list: ['p(99)<1000'],
  cuspal_chart: ['p(99)<2500'],
  cuspal_promise: ['p(99)<2500'],
  cuspal_calendar: ['p(99)<2500'],
  cuspal_election: ['p(99)<10000'],
};

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
