import { say } from './activity.messages.ts';

const OUTCOMES: Readonly<Record<string, () => string>> = {
  success: say.success,
  validation_failed: say.validation_failed,
  birth_data_missing: say.birth_data_missing,
  invalid_event_name: say.invalid_event_name,
  out_of_range: say.out_of_range,
  quota_exhausted: say.quota_exhausted,
  rate_limited: say.rate_limited,
  overloaded: say.overloaded,
  engine_unavailable: say.engine_unavailable,
  engine_timeout: say.engine_timeout,
  cancelled: say.cancelled,
  internal_error: say.internal_error,
};

/** What a call came to, in words; a code that is not known here is shown as it is. */
export const outcomeText = (outcome: string): string => OUTCOMES[outcome]?.() ?? outcome;
