import { createHmac, randomBytes } from 'node:crypto';
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

/** A secret that all gateways share and that nobody sets: it is made by the first that needs it. */
export class SharedSecret {
  #value: Promise<string> | undefined;

  constructor(
    private readonly orm: Orm,
    private readonly name: string,
  ) {}

  /** HMAC-SHA-256 of a text. The first call asks the database, so never call it within a transaction. */
  async hmac(text: string): Promise<Buffer> {
    const value = (this.#value ??= sharedSetting(this.orm, this.name, () => randomBytes(32).toString('base64url')));
    // A failed read is tried again at the next use.
    value.catch(() => (this.#value = undefined));
    return createHmac('sha256', await value)
      .update(text)
      .digest();
  }
}
