import type { Entitlements, Principal } from '@cuspal/gateway/protocol';

/** The one caller: the person who runs the process, whose calls are not counted. */
export const OWNER: Principal = { accountId: 'local' };
export const ENTITLEMENTS: Entitlements = { accountId: 'local', suspended: false, metered: false, rate: undefined };
