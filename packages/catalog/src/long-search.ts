/** Days that an election may scan by each step, which is also what takes longest. */
const LONGEST_DAYS: ReadonlyMap<unknown, number> = new Map([
  ['minute', 30],
  ['hour', 90],
  ['day', 365],
]);
/** Without a granularity the event has its own, by minute for most. */
const DEFAULT_LONGEST_DAYS = 30;

/** What is asked about a tool and its arguments. */
export interface SearchAsked {
  readonly family: string;
  readonly progress?: boolean | undefined;
}

/**
 * Tells whether a call is a long search: one that takes the processor for tenths of a second where others take
 * milliseconds, so that few of one account may be under way. Only tools that tell their progress are: a search for the
 * time of birth always, an election when it scans as many days as its step allows. An answer to a question tells its
 * progress too, but costs no more than the tools that it asks.
 */
export function isLongSearch({ family, progress = false }: SearchAsked, args: object): boolean {
  if (!progress) return false;
  if (family === 'rectification') return true;
  if (family !== 'electional' || !('scan_days' in args)) return false;
  const { scan_days: days } = args;
  const step = 'granularity' in args ? args.granularity : undefined;
  return typeof days === 'number' && days >= (LONGEST_DAYS.get(step) ?? DEFAULT_LONGEST_DAYS);
}
