import type { NamedCaller } from '../journal/activity.ts';
import type { ConnectedApplication } from '../oauth/applications.ts';
import { say } from './activity.messages.ts';
import { applicationNames } from './application-names.ts';

/** Says who made a call, as the owner of the account knows them. */
export function callerNames(applications: readonly ConnectedApplication[]): (caller: NamedCaller) => string {
  const names = applicationNames(applications);
  return ({ caller, keyName, keyRevoked }) => {
    if (keyName !== null) return keyRevoked ? say.keyRevoked({ name: keyName }) : say.keyNamed({ name: keyName });
    if (caller === 'page') return say.thePlayground();
    const grantId = /^application (.*)$/.exec(caller)?.[1];
    if (grantId === undefined) return say.configured();
    return names.get(grantId) ?? say.noLonger();
  };
}
