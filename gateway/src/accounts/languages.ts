import { eq, ne } from 'drizzle-orm';
import type { Orm } from '../database/connection.ts';
import { accountLanguages, accounts } from '../database/schema.ts';

/** Keeps the language that a person reads pages in, for messages that no request asks for (docs/adr/0108). */
export async function keepLanguage(orm: Pick<Orm, 'insert'>, accountId: string, language: string): Promise<void> {
  await orm
    .insert(accountLanguages)
    .values({ accountId, language })
    .onConflictDoUpdate({
      target: accountLanguages.accountId,
      set: { language },
      setWhere: ne(accountLanguages.language, language),
    });
}

/** The language kept of whoever has an address; null where nobody has it, or has not chosen one. */
export async function languageOfAddress(orm: Pick<Orm, 'select'>, email: string): Promise<string | null> {
  const [found] = await orm
    .select({ language: accountLanguages.language })
    .from(accountLanguages)
    .innerJoin(accounts, eq(accounts.id, accountLanguages.accountId))
    .where(eq(accounts.email, email));
  return found?.language ?? null;
}
