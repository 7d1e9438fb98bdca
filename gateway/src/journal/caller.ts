import type { Principal } from '../auth/authenticator.ts';

/** Who made a call: `key ID` of an API key, `application ID` of a grant, `configured` for a key of the configuration. */
export type Caller = `key ${string}` | `application ${string}` | 'configured';

export function callerOf({ keyId, grantId }: Principal): Caller {
  if (keyId !== undefined) return `key ${keyId}`;
  return grantId === undefined ? 'configured' : `application ${grantId}`;
}
