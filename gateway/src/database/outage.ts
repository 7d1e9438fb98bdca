/** The database cannot be asked at all just now. */
export class DatabaseAway extends Error {
  override readonly name = 'DatabaseAway';
}

/**
 * Classes of SQLSTATE that are no fault of the statement: connection, resources (a full disk, too many connections),
 * an operator's or a timer's intervention, the system below.
 */
const OF_THE_SERVER = ['08', '53', '57', '58'];
/** Codes of the system that are as long begin with E, which no class does. */
const SQLSTATE = /^(?!E)[0-9A-Z]{5}$/;
/** The disk of this machine is full. */
const NO_SPACE = ['ENOSPC', 'EDQUOT'];
const MOST_CAUSES = 5;

/** Whether a fault comes of a database that is away or of a full disk, so that trying again later helps. */
export function isOutage(fault: unknown): boolean {
  let at = fault;
  for (let depth = 0; depth < MOST_CAUSES && at instanceof Error; depth += 1) {
    if (at instanceof DatabaseAway) return true;
    const code = 'code' in at && typeof at.code === 'string' ? at.code : '';
    if (NO_SPACE.includes(code)) return true;
    if (SQLSTATE.test(code)) return OF_THE_SERVER.includes(code.slice(0, 2));
    // A query that failed without a word of the server did not reach it, or its answer did not come.
    if (isFailedQuery(at) && !saysState(at.cause)) return true;
    at = at.cause;
  }
  return false;
}

/** Classes of SQLSTATE by which a statement is refused for what it holds: numbers out of range, constraints. */
const OF_THE_VALUES = ['22', '23'];

/** Whether the database refused values of a statement, so that sending them again is of no use. */
export const isRefusal = (fault: unknown): boolean => OF_THE_VALUES.includes(stateOf(fault)?.code.slice(0, 2) ?? '');

/** What the database said to a statement that it refused, without the values. */
export function refusalOf(fault: unknown): string {
  const state = stateOf(fault);
  return state ? `${state.code} ${state.message}` : 'unknown';
}

/** The first word of the server in a chain of causes. */
function stateOf(fault: unknown): { readonly code: string; readonly message: string } | undefined {
  let at = fault;
  for (let depth = 0; depth < MOST_CAUSES && at instanceof Error; depth += 1) {
    if ('code' in at && typeof at.code === 'string' && SQLSTATE.test(at.code))
      return { code: at.code, message: at.message };
    at = at.cause;
  }
  return undefined;
}

/** A DrizzleQueryError, told by its members: what reads this file need not load a database library. */
const isFailedQuery = (fault: Error): boolean => 'query' in fault && 'params' in fault;

const saysState = (cause: unknown): boolean =>
  typeof cause === 'object' &&
  cause !== null &&
  'code' in cause &&
  typeof cause.code === 'string' &&
  SQLSTATE.test(cause.code);
