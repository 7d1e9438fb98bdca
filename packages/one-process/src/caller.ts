import type { Entitlements, Principal } from '@cuspal/gateway/protocol';

/** Whoever runs the process: there is nobody else, and nothing to count. */
export const OWNER: Principal = { accountId: 'local' };
export const ENTITLEMENTS: Entitlements = { accountId: 'local', suspended: false, metered: false, rate: undefined };
