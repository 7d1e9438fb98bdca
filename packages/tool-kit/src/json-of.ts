/**
 * What `JSON.stringify` makes of an object, each member printed by itself. V8 prints fast until it meets an object whose
 * keys are numbers, such as houses by number, and then prints all anew that it was asked for, the slow way: so that is
 * one member and not the whole result.
 */
export function jsonOf(object: object): string {
  const members: string[] = [];
  for (const [key, value] of Object.entries(object)) {
    const json = JSON.stringify(value) as string | undefined;
    if (json !== undefined) members.push(`${JSON.stringify(key)}:${json}`);
  }
  return `{${members.join(',')}}`;
}
