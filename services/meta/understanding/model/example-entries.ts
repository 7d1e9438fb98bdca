const AT_FIRST = 1 << 20;
const IN_EXAMPLE_AT_FIRST = 1 << 10;

/** The rows of every example with their weights, in the order in which they come first; what comes again is added. */
export class ExampleEntries {
  #row = new Uint32Array(AT_FIRST);
  #weight = new Float32Array(AT_FIRST);
  /** By row: the entry that was written last. */
  #entryOf = new Int32Array(AT_FIRST).fill(-1);
  #begin = 0;
  #end = 0;
  /** Weights of the example's entries: only a whole sum is rounded. */
  #sums = new Float64Array(IN_EXAMPLE_AT_FIRST);

  add(row: number, value: number): void {
    const known = this.#entryOf[row] ?? -1;
    const entry = known >= this.#begin ? known : this.#next(row);
    const place = entry - this.#begin;
    this.#sums[place] = (this.#sums[place] ?? 0) + value;
  }

  /** Ends an example; returns where its entries end. */
  endExample(): number {
    const sums = this.#sums.subarray(0, this.#end - this.#begin);
    this.#weight.set(sums, this.#begin);
    sums.fill(0);
    this.#begin = this.#end;
    return this.#end;
  }

  /** All entries; nothing is added afterwards. */
  all(): { readonly row: Uint32Array; readonly weight: Float32Array } {
    return { row: this.#row.subarray(0, this.#end), weight: this.#weight.subarray(0, this.#end) };
  }

  #next(row: number): number {
    if (row >= this.#entryOf.length) this.#entryOf = grown(this.#entryOf, new Int32Array(2 * row).fill(-1));
    if (this.#end === this.#row.length) {
      this.#row = grown(this.#row, new Uint32Array(2 * this.#end));
      this.#weight = grown(this.#weight, new Float32Array(2 * this.#end));
    }
    const place = this.#end - this.#begin;
    if (place === this.#sums.length) this.#sums = grown(this.#sums, new Float64Array(2 * place));
    this.#row[this.#end] = row;
    this.#entryOf[row] = this.#end;
    this.#end += 1;
    return this.#end - 1;
  }
}

function grown<Numbers extends Int32Array | Uint32Array | Float32Array | Float64Array>(
  from: Numbers,
  into: Numbers,
): Numbers {
  into.set(from);
  return into;
}
