/** What several promises come to, each under its name. */
export async function allOf<T extends object>(parts: { readonly [name in keyof T]: PromiseLike<T[name]> }): Promise<T> {
  const values = await Promise.all(Object.values<PromiseLike<unknown>>(parts));
  // The names are those of the parts, and so are their types.
  return Object.fromEntries(Object.keys(parts).map((name, at) => [name, values[at]] as const)) as T;
}
