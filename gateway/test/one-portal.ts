import { afterAll, beforeAll } from 'vitest';
import type { Database } from '../src/database/connection.ts';
import { quickest } from './databases.ts';
import { startPortal, type PortalSettings, type TestPortal } from './portal.ts';
import { guest, type Guest } from './two-organisations.ts';

/** One developer page for all tests of a describe; `started` is told it. */
export function onePortal(
  started: (portal: TestPortal, database: Database) => void,
  settings: Omit<PortalSettings, 'orm'> = {},
): void {
  let database: Database;
  let portal: TestPortal;
  beforeAll(async () => {
    database = await quickest().fresh();
    portal = await startPortal({ orm: database.orm, ...settings });
    portal.open();
    started(portal, database);
  }, 60_000);
  afterAll(async () => {
    await portal.close();
    await database.close();
  });
}

/** An organisation of its own, and its owner in a browser. */
export async function company(portal: TestPortal): Promise<{ readonly owner: Guest; readonly id: string }> {
  const owner = await guest(portal);
  const { id } = await portal.organisations.organisations.make(owner.person, 'Marmots');
  return { owner, id };
}
