import { and, asc, eq, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Orm } from '../database/connection.ts';
import { constraintOf } from '../database/outage.ts';
import { members, organisations } from '../database/schema.ts';
import { Conflict } from './account-error.ts';
import { say } from './key-faults.messages.ts';

/** What the database refuses by, whoever asks (migration 13). */
const GUARD = 'organisations_have_an_owner';

/** An organisation would be left without an owner. */
export class LastOwnerError extends Conflict {
  override readonly name = 'LastOwnerError';

  /** `alone`: names of the organisations; none where it is the one at hand. */
  constructor(alone: readonly string[] = []) {
    super(alone.length === 0 ? say.ownerNeeded() : say.ownsAlone({ names: alone.join(', ') }));
  }
}

/** Names of the shared organisations that have this person as their one owner. */
export async function ownedAlone(orm: Pick<Orm, 'select'>, accountId: string): Promise<readonly string[]> {
  const others = alias(members, 'others');
  const another = orm
    .select({ one: sql`1` })
    .from(others)
    .where(
      and(
        eq(others.organisationId, members.organisationId),
        eq(others.role, 'owner'),
        sql`${others.accountId} <> ${accountId}`,
      ),
    );
  const rows = await orm
    .select({ name: organisations.name })
    .from(members)
    .innerJoin(organisations, eq(organisations.id, members.organisationId))
    .where(
      and(
        eq(members.accountId, accountId),
        eq(members.role, 'owner'),
        eq(organisations.personal, false),
        notExists(another),
      ),
    )
    .orderBy(asc(organisations.name), asc(organisations.id));
  return rows.map(({ name }) => name);
}

/** Waits for a change, and says in words what the database refused: another owner went at the same time. */
export async function withoutLastOwner<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (fault) {
    if (constraintOf(fault) === GUARD) throw new LastOwnerError();
    throw fault;
  }
}
