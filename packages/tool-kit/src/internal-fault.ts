/** What a caller reads of a fault of ours. It stands apart, because a service says it before it has read the engine. */
export const INTERNAL_FAULT =
  'The calculation failed on our side, not because of your arguments. Call again; if it fails again, report the request id.';
