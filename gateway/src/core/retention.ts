/** Latest calls of each account that are kept one by one, and for how many days at most. */
export const MOST_CALLS = 100;
export const CALLS_KEPT_DAYS = 30;

/** Months of usage by key and tool that are kept, the running one among them. */
export const MONTHS_KEPT = 13;
