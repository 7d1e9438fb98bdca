import type { ConnectedApplication } from '../oauth/applications.ts';

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
