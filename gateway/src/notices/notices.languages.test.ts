import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, describe, it } from 'vitest';
import { databases } from '../../test/databases.ts';
import { MailBox } from '../../test/portal.ts';
import { quiet, servicesOn, type TestServices } from '../../test/services.ts';
import { keepLanguage } from '../accounts/languages.ts';
import type { Database } from '../database/connection.ts';
import { accountLanguages } from '../database/schema.ts';
import { OPERATOR } from '../organisations/actor.ts';
import { Notices } from './notices.ts';

describe.each(databases())('the language of messages about the allowance on $name', ({ fresh }) => {
  let database: Database;
  let services: TestServices;
  let now = Date.parse('2026-11-20T10:00:00Z');
  const box = new MailBox();
  let notices: Notices;
  beforeAll(async () => {
    database = await fresh();
    services = servicesOn(database, () => now);
    const parts = { orm: database.orm, mailer: box, logger: quiet, defaultAllowance: 300, now: () => now };
    notices = new Notices({ ...parts, page: 'https://mcp.example/developer' });
  });
  afterAll(async () => {
    await notices.close();
    await database.close();
  });
  const subjects = async (id: string, used: number) => {
    box.mails.length = 0;
    await database.orm.execute(
      sql`insert into usage_months (account_id, month, used) values (${id}, '2026-11', ${used})`,
    );
    notices.note(id);
    await notices.look();
    now += 60_000;
    await notices.look();
    return box.mails.map(({ to, subject }) => [to, subject]);
  };
  const person = async (email: string, language?: string) => {
    const { account } = await services.customer({ email, monthlyAllowance: 10 });
    if (language !== undefined) await keepLanguage(database.orm, account.id, language);
    return account;
  };

  it('is that which is kept of the person, and English where none is or it is not offered', async () => {
    expect(await subjects((await person('hi@example.com', 'hi')).id, 8)).toEqual([
      ['hi@example.com', 'आपकी Cuspal सीमा का 80 % उपयोग हो गया है'],
    ]);
    expect(box.mails[0]?.text).toContain('नवंबर 2026 की 10 कॉल में से 8 का उपयोग हो गया है।');
    const english = ['80 % of your Cuspal allowance is used'];
    expect(await subjects((await person('no@example.com')).id, 8)).toEqual([['no@example.com', ...english]]);
    expect(await subjects((await person('xx@example.com', 'tlh')).id, 8)).toEqual([['xx@example.com', ...english]]);
    expect(await subjects((await person('en@example.com', 'en')).id, 8)).toEqual([['en@example.com', ...english]]);
    expect(box.mails[0]?.text).toContain('2 calls are left until 1 December 2026, 00:00 UTC');
  });

  it('is of each member who is told of a project', async () => {
    const [first, second] = [await person('a@blue.example', 'es'), await person('b@blue.example', 'ta')];
    const { id } = await services.organisations.make(first, 'Blue');
    await services.members.set(OPERATOR, id, { person: second, role: 'billing' });
    const { account } = await services.customer({ name: 'Site', monthlyAllowance: 10 });
    await services.projects.adopt(account, id);
    expect(await subjects(account.id, 10)).toEqual([
      ['a@blue.example', 'Su cupo de Cuspal está agotado'],
      ['b@blue.example', 'உங்கள் Cuspal ஒதுக்கீடு முடிந்தது'],
    ]);
  });

  it('is one of a person, the last, and goes with the account', async () => {
    const { id } = await person('last@example.com', 'hi');
    await keepLanguage(database.orm, id, 'es');
    expect((await services.personalData.of(id)).languages).toEqual([{ language: 'es' }]);
    const kept = () => database.orm.select().from(accountLanguages);
    expect((await kept()).filter(({ accountId }) => accountId === id)).toHaveLength(1);
    await services.accounts.delete(id);
    expect((await kept()).filter(({ accountId }) => accountId === id)).toEqual([]);
  });
});
