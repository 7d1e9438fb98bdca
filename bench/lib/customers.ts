import { openDatabase } from '../../gateway/src/database/database.ts';
import { servicesOn, total } from '../../gateway/test/services.ts';
import { message } from './messages.ts';
import type { Message } from './server-process.ts';

/** Limits that no run reaches, so that customers call as fast and as often as the machine can. */
const LIMITS = { ratePerSecond: 1_000_000, burst: 1_000_000, monthlyAllowance: 1_000_000_000 };

export interface Customer {
  readonly accountId: string;
  readonly key: string;
  /** A tools/call of the account, with its key. */
  readonly call: Message;
}

/** Accounts of a database with a key each, and what the database has counted of them. */
export async function customersOf(databaseUrl: string, params: { readonly name: string; readonly arguments: object }) {
  const database = await openDatabase({ dataDir: '', databaseUrl });
  const services = servicesOn(database);
  return {
    create: async (unmetered: boolean): Promise<Customer> => {
      const { account, key } = await services.customer({ ...LIMITS, unmetered });
      return { accountId: account.id, key, call: message('tools/call', params, params.name, key) };
    },
    /** Calls written down for the accounts. */
    counted: async (customers: readonly Customer[]): Promise<number> => {
      const months = await Promise.all(customers.map(({ accountId }) => services.usage.month(accountId)));
      return months.reduce((sum, { perDay }) => sum + total(perDay), 0);
    },
    close: () => database.close(),
  };
}
