import type { NamedCaller } from '../journal/activity.ts';
import type { ConnectedApplication } from '../oauth/applications.ts';
import { applicationNames } from './application-names.ts';

/** Says who made a call, as the owner of the account knows them. */
export function callerNames(applications: readonly ConnectedApplication[]): (caller: NamedCaller) => string {
  const names = applicationNames(applications);
  return ({ caller, keyName, keyRevoked }) => {
    if (keyName !== null) return keyRevoked ? `Key ${keyName}, revoked` : `Key ${keyName}`;
    if (caller === 'page') return 'The playground';
    const grantId = /^application (.*)$/.exec(caller)?.[1];
    if (grantId === undefined) return 'A key of the configuration';
    return names.get(grantId) ?? 'An application that is no longer connected';
  };
}
