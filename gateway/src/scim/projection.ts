import { attributesOf, isObject, placeOf, type Attribute, type Resource, type Shape } from './attributes.ts';

/** Attributes that a request wants, or does not (RFC 7644, 3.9). */
export interface Wanted {
  readonly attributes?: string | undefined;
  readonly excludedAttributes?: string | undefined;
}

/** A resource with the attributes that are wanted. Its id and its schemas are always there. */
export function projected(shape: Shape, resource: Resource, { attributes, excludedAttributes }: Wanted): Resource {
  const only = attributes === undefined ? undefined : pathsIn(shape, attributes);
  const without = only || excludedAttributes === undefined ? [] : pathsIn(shape, excludedAttributes);
  const kept: Resource = {};
  for (const attribute of attributesOf(shape)) {
    const value = resource[attribute.name];
    if (value === undefined) continue;
    const shown = shownOf(attribute, value, only, without);
    if (shown !== undefined) kept[attribute.name] = shown;
  }
  return kept;
}

/** Whether an attribute is in what is wanted, so that it has to be looked for. */
export function isWanted(shape: Shape, name: string, { attributes, excludedAttributes }: Wanted): boolean {
  if (attributes !== undefined) return pathsIn(shape, attributes).some(([first]) => first === name);
  return !pathsIn(shape, excludedAttributes ?? '').some(([first, sub]) => first === name && sub === undefined);
}

type Path = readonly [name: string, sub: string | undefined];

const pathsIn = (shape: Shape, list: string): readonly Path[] =>
  list.split(',').flatMap((path) => {
    const place = placeOf(shape, path.trim());
    return place ? [[place.attribute.name, place.sub?.name] as const] : [];
  });

function shownOf(
  { name, returned }: Attribute,
  value: unknown,
  only: readonly Path[] | undefined,
  without: readonly Path[],
): unknown {
  if (returned === 'always') return value;
  const named = (paths: readonly Path[]) => paths.filter(([first]) => first === name);
  if (only) {
    const subs = named(only).map(([, sub]) => sub);
    if (subs.length === 0) return undefined;
    return subs.includes(undefined) ? value : partsOf(value, (sub) => subs.includes(sub));
  }
  const subs = named(without).map(([, sub]) => sub);
  if (subs.includes(undefined)) return undefined;
  return subs.length === 0 ? value : partsOf(value, (sub) => !subs.includes(sub));
}

function partsOf(value: unknown, isShown: (sub: string) => boolean): unknown {
  if (Array.isArray(value)) return value.map((each: unknown) => partsOf(each, isShown));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).filter(([sub]) => isShown(sub)));
}
