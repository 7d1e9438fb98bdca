/** Takes the entry out of the table, so that it comes back as the newest, and drops the oldest of a full table. */
export function makeRoom<Key>(table: Map<Key, unknown>, key: Key, most: number): void {
  if (table.delete(key) || table.size < most) return;
  const oldest = table.keys().next();
  if (!oldest.done) table.delete(oldest.value);
}

/** Values that are made once and kept; beyond so many the one that was asked for longest ago goes. */
export class LruCache<Value> {
  readonly #values = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get(key: string, make: () => Value): Value {
    const value = this.#values.get(key) ?? make();
    makeRoom(this.#values, key, this.most);
    this.#values.set(key, value);
    return value;
  }

  clear(): void {
    this.#values.clear();
  }
}
