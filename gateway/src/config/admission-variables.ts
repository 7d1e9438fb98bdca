import { integerVariable } from '@cuspal/telemetry';

/** Settings of the bounds on calls that are under way. */
export const ADMISSION_VARIABLES = {
  ACCOUNT_CALLS: integerVariable(1, 100_000).default(64).meta({
    type: 'calls',
    description: 'Calls of one account with a rate that may be under way at once at a gateway.',
  }),
  ACCOUNT_LONG_SEARCHES: integerVariable(1, 10_000).default(2).meta({
    type: 'calls',
    description:
      'Long searches among them: for a time of birth, and elections over all the days that their step allows.',
  }),
  QUEUE_MS: integerVariable(0, 10_000).default(250).meta({
    type: 'milliseconds',
    description: 'Longest that a call waits for its place at a service that has all the calls it can answer.',
  }),
  TURN_MS: integerVariable(0, 10_000).default(50).meta({
    type: 'milliseconds',
    description:
      'Time in which a turn of the event loop begins requests, while turns have been longer than that for a quarter of a second; what comes after is refused. 0: nothing is refused for that.',
  }),
};

/** Bounds on the calls that are under way. */
export interface AdmissionConfig {
  readonly account: { readonly calls: number; readonly longSearches: number };
  readonly waitMs: number;
  /** 0: the turns of the event loop are not looked at. */
  readonly turnMs: number;
}
