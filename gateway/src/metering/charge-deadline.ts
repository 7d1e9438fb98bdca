import { sql, type SQL } from 'drizzle-orm';

/**
 * Longest that a statement may take which charges calls. The client waits for ten seconds and then says that nothing was
 * charged, so a statement that ends later must not hold; the rest is for the way to the database, a pooler and back.
 */
export const LONGEST_CHARGE_MS = 8_000;

/** Fails a statement that selects from a function, with all that it did, where that took so long (docs/adr/0075). */
export const inTime = (milliseconds: number): SQL => sql`in_time(${milliseconds}::integer)`;
