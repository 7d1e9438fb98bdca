import type { NamedCaller } from '../journal/activity.ts';
import type { ConnectedApplication } from '../oauth/applications.ts';
import { say } from './activity.messages.ts';

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

/** A name for each application by its grant; those that call themselves alike are numbered as they were connected. */
export function applicationNames(applications: readonly ConnectedApplication[]): ReadonlyMap<string, string> {
  const oldestFirst = applications.toSorted(
    (a, b) => a.connectedAt.getTime() - b.connectedAt.getTime() || (a.grantId < b.grantId ? -1 : 1),
  );
  const alike = new Map<string, number>();
  for (const { name } of applications) alike.set(name, (alike.get(name) ?? 0) + 1);
  const counted = new Map<string, number>();
  return new Map(
    oldestFirst.map(({ grantId, name }) => {
      const number = (counted.get(name) ?? 0) + 1;
      counted.set(name, number);
      return [grantId, alike.get(name) === 1 ? name : `${name} (${number})`];
    }),
  );
}
