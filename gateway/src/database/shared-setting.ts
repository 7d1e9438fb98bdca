import { eq } from 'drizzle-orm';
import type { Orm } from './connection.ts';
import { settings } from './schema.ts';

/** The value of a setting that all gateways share; of those that start at the same time one makes it. */
export async function sharedSetting(orm: Orm, name: string, make: () => string): Promise<string> {
  await orm.insert(settings).values({ name, value: make() }).onConflictDoNothing();
  const [row] = await orm.select().from(settings).where(eq(settings.name, name));
  if (!row) throw new Error(`the setting ${name} was not kept`);
  return row.value;
}
