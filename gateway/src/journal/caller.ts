import type { Principal } from '../auth/authenticator.ts';

/** Source of a call: `key ID` of an API key, `application ID` of a grant, `page` for a page of ours, `configured` for a key of the configuration. */
export type Caller = `key ${string}` | `application ${string}` | 'page' | 'configured';

export function callerOf({ keyId, grantId, page }: Principal): Caller {
  if (keyId !== undefined) return `key ${keyId}`;
  if (page) return 'page';
  return grantId === undefined ? 'configured' : `application ${grantId}`;
}
