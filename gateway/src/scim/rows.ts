import { and, asc, count, eq } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import type { scimGroups, scimUsers } from '../database/schema.ts';

/** The tables of what providers keep here. */
type Kept = typeof scimGroups | typeof scimUsers;

/** What is of an organisation, or the one of it that has an id. */
export const within = (kept: Kept, organisationId: string, id?: string) =>
  and(eq(kept.organisationId, organisationId), id === undefined ? undefined : eq(kept.id, id));

/** The order in which all were made, the same in every list. */
export const asMade = (kept: Kept) => [asc(kept.createdAt), asc(kept.id)];

export async function countWithin(orm: Pick<Orm, 'select'>, kept: Kept, organisationId: string): Promise<number> {
  const [all] = await orm.select({ number: count() }).from(kept).where(within(kept, organisationId));
  return all?.number ?? 0;
}
