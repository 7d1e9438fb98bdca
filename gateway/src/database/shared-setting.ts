import { eq } from 'drizzle-orm';
import type { Orm } from './connection.ts';
import { settings } from './schema.ts';

/** Value of a setting that all gateways share; when several start at the same time, one of them makes it. */
export async function sharedSetting(orm: Orm, name: string, make: () => string): Promise<string> {
  await orm.insert(settings).values({ name, value: make() }).onConflictDoNothing();
  const [row] = await orm.select().from(settings).where(eq(settings.name, name));
  if (!row) throw new Error(`the setting ${name} was not kept`);
  return row.value;
}
