export type JsonObject = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The object under a key; undefined where there is none. */
export function objectAt(value: unknown, key: string | number): JsonObject | undefined {
  const found = isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined;
  return isObject(found) ? found : undefined;
}

/** The objects of the list under a key; none where there is no list. */
export function objectsAt(value: unknown, key: string): readonly JsonObject[] {
  const found = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found.filter(isObject) : [];
}

export function textAt(value: unknown, key: string): string | undefined {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'string' && found !== '' ? found : undefined;
}

export function numberAt(value: unknown, key: string): number | undefined {
  const found = isObject(value) ? value[key] : undefined;
  return typeof found === 'number' ? found : undefined;
}

export function textsAt(value: unknown, key: string): readonly string[] {
  const found = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found.filter((item): item is string => typeof item === 'string') : [];
}

export function numbersAt(value: unknown, key: string): readonly number[] {
  const found = isObject(value) ? value[key] : undefined;
  return Array.isArray(found) ? found.filter((item): item is number => typeof item === 'number') : [];
}
