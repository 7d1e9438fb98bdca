/** Keys of results as JSON: their schemas bound them, and this is a bound of its own. */
const keys = new Map<string, string>();
const MOST_KEYS = 5_000;

/**
 * What `JSON.stringify` makes of an object, each member printed by itself. V8 prints fast until it meets an object whose
 * keys are numbers, such as houses by number, and then prints all anew that it was asked for, the slow way: so that is
 * one member and not the whole result.
 */
export function jsonOf(members: Readonly<Record<string, unknown>>): string {
  let text = '';
  for (const key of Object.keys(members)) {
    const json = JSON.stringify(members[key]) as string | undefined;
    if (json !== undefined) text += (text === '' ? '{' : ',') + jsonOfKey(key) + json;
  }
  return text === '' ? '{}' : `${text}}`;
}

/** A key of a result as it stands before its value. */
export const jsonOfKey = (key: string): string => keys.get(key) ?? keyOf(key);

function keyOf(key: string): string {
  const json = `${JSON.stringify(key)}:`;
  if (keys.size >= MOST_KEYS) keys.clear();
  keys.set(key, json);
  return json;
}
