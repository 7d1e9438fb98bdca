import { KeyLimitError } from '../accounts/keys.ts';
import type { Services } from './services.ts';

const DEMO = 'demo';
const KEY_NAME = 'Demo key';

/**
 * A new key of the demo account. `unmetered` holds when the account is made: a first evening of trying things out on
 * one's own machine should not end at an allowance. When there are too many keys the oldest demo key makes room.
 */
export async function demoKey({ accounts, keys }: Services, unmetered: boolean): Promise<string> {
  const account = (await accounts.byId(DEMO)) ?? (await accounts.create({ id: DEMO, name: 'Demo', unmetered }));
  try {
    return (await keys.create(account.id, KEY_NAME)).key;
  } catch (fault) {
    const oldest = (await keys.list(account.id)).find((key) => key.name === KEY_NAME);
    if (!(fault instanceof KeyLimitError) || !oldest) throw fault;
    await keys.revoke(account.id, oldest.id);
    return (await keys.create(account.id, KEY_NAME)).key;
  }
}
