const OUTCOMES: Readonly<Record<string, string>> = {
  success: 'Succeeded',
  validation_failed: 'Invalid argument or tool name',
  birth_data_missing: 'Birth data missing',
  invalid_event_name: 'Event not known',
  out_of_range: 'Outside what can be computed',
  quota_exhausted: 'Allowance spent',
  rate_limited: 'Too many requests at once',
  overloaded: 'Server too busy',
  engine_unavailable: 'Service not reachable',
  engine_timeout: 'Took too long',
  cancelled: 'Broken off by the client',
  internal_error: 'Fault of the server',
};

/** What a call came to, in words; a code that is not known here is shown as it is. */
export const outcomeText = (outcome: string): string => OUTCOMES[outcome] ?? outcome;
