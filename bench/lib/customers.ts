import { openDatabase } from '../../gateway/src/database/database.ts';
import { servicesOn, total } from '../../gateway/test/services.ts';
import { message } from './messages.ts';
import type { Message } from './server-process.ts';

/** A page that some key names. */
const KEY_ORIGIN = 'https://panel.example.com';
/** A page that the server lets in itself. */
export const OWN_ORIGIN = 'https://own.example.com';
/** All that a key can be bound to, of which nothing refuses a call from this machine and that page. */
const EVERY_RESTRICTION = {
  monthlyCalls: 1_000_000_000,
  ratePerSecond: 1_000_000,
  addressRanges: ['127.0.0.0/8', '192.0.2.0/24', '2001:db8::/32'],
  allowedOrigins: [KEY_ORIGIN, 'https://www.example.com'],
  toolsets: ['core'],
};

/** Limits that no run reaches, so that customers call as fast and as often as the machine can. */
const LIMITS = { ratePerSecond: 1_000_000, burst: 1_000_000, monthlyAllowance: 1_000_000_000 };

export interface Customer {
  readonly accountId: string;
  readonly key: string;
  /** A tools/call of the account, with its key. */
  readonly call: Message;
}

/** A call as a browser sends it from a page. */
export const fromPage = ({ body, headers }: Message, origin: string): Message => ({
  body,
  headers: { ...headers, origin },
});

/** Accounts of a database with a key each, and what the database has counted of them. */
export async function customersOf(databaseUrl: string, params: { readonly name: string; readonly arguments: object }) {
  const database = await openDatabase({ dataDir: '', databaseUrl });
  const services = servicesOn(database);
  const callOf = (key: string): Message => message('tools/call', params, params.name, key);
  return {
    create: async (unmetered: boolean): Promise<Customer> => {
      const { account, key } = await services.customer({ ...LIMITS, unmetered });
      return { accountId: account.id, key, call: callOf(key) };
    },
    /** A customer whose key has every restriction, and who calls as a page does that has it. */
    restricted: async (): Promise<Customer> => {
      const { account, key, keyId } = await services.customer(LIMITS);
      await services.keyChanges.restrict(account.id, keyId, EVERY_RESTRICTION);
      return { accountId: account.id, key, call: fromPage(callOf(key), KEY_ORIGIN) };
    },
    /** Calls written down for the accounts. */
    counted: async (customers: readonly Customer[]): Promise<number> => {
      const months = await Promise.all(customers.map(({ accountId }) => services.usage.month(accountId)));
      return months.reduce((sum, { perDay }) => sum + total(perDay), 0);
    },
    close: () => database.close(),
  };
}
