import { codeOf } from '../core/code-of.ts';

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
const NO_SPACE: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT']);
const MOST_CAUSES = 5;

/** Whether a fault comes of a database that is away or of a full disk, so that trying again later helps. */
export function isOutage(fault: unknown): boolean {
  for (const at of chainOf(fault)) {
    if (at instanceof DatabaseAway || NO_SPACE.has(codeOf(at))) return true;
    const state = sqlStateOf(at);
    if (state !== undefined) return OF_THE_SERVER.includes(state.slice(0, 2));
    // A query that failed without a word of the server did not reach it, or its answer did not come.
    if (isFailedQuery(at) && sqlStateOf(at.cause) === undefined) return true;
  }
  return false;
}

/** Classes of SQLSTATE by which a statement is refused for what it holds: numbers out of range, constraints. */
const OF_THE_VALUES = ['22', '23'];

/** Whether the database refused values of a statement, so that sending them again is of no use. */
export const isRefusal = (fault: unknown): boolean => OF_THE_VALUES.includes(stateOf(fault)?.code.slice(0, 2) ?? '');

/** The constraint by which the database refused a statement. */
export function constraintOf(fault: unknown): string | undefined {
  for (const at of chainOf(fault)) {
    if (sqlStateOf(at) === undefined) continue;
    return 'constraint' in at && typeof at.constraint === 'string' ? at.constraint : undefined;
  }
  return undefined;
}

/** What the database said to a statement that it refused, without the values. */
export function refusalOf(fault: unknown): string {
  const state = stateOf(fault);
  return state ? `${state.code} ${state.message}` : 'unknown';
}

/** The first word of the server in a chain of causes. */
function stateOf(fault: unknown): { readonly code: string; readonly message: string } | undefined {
  for (const at of chainOf(fault)) {
    const code = sqlStateOf(at);
    if (code !== undefined) return { code, message: at.message };
  }
  return undefined;
}

/** A fault and what caused it, as far as these are errors. */
function* chainOf(fault: unknown): Generator<Error> {
  let at = fault;
  for (let depth = 0; depth < MOST_CAUSES && at instanceof Error; depth += 1) {
    yield at;
    at = at.cause;
  }
}

/** A DrizzleQueryError, told by its members: what reads this file need not load a database library. */
const isFailedQuery = (fault: Error): boolean => 'query' in fault && 'params' in fault;

/** SQLSTATE that the server said with a fault. */
const sqlStateOf = (fault: unknown): string | undefined => {
  const code = codeOf(fault);
  return typeof code === 'string' && SQLSTATE.test(code) ? code : undefined;
};
