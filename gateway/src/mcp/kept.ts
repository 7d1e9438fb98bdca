/** Values that are made once and kept; beyond so many the one that was asked for longest ago goes. */
export class Kept<Value> {
  readonly #values = new Map<string, Value>();

  constructor(private readonly most: number) {}

  get(key: string, make: () => Value): Value {
    const known = this.#values.get(key);
    const value = known ?? make();
    this.#values.delete(key);
    this.#values.set(key, value);
    if (this.#values.size > this.most) {
      const [oldest = ''] = this.#values.keys();
      this.#values.delete(oldest);
    }
    return value;
  }

  clear(): void {
    this.#values.clear();
  }
}
