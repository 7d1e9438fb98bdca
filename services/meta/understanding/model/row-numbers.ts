const AT_FIRST = 1 << 18;
/** More than there are rows, so that a feature and its row are one number that a double holds. */
const ROWS = 2 ** 20;
const LOWEST = -(2 ** 31);

/** Numbers features in the order in which they come first. A Map of so many takes several times as long. */
export class RowNumbers {
  /** By hash: the row and one, or 0 where none is. */
  #places = new Uint32Array(2 * AT_FIRST);
  #features = new Int32Array(AT_FIRST);
  #count = 0;

  /** The row of a feature. */
  of(feature: number): number {
    const last = this.#places.length - 1;
    for (let at = spread(feature) & last; ; at = (at + 1) & last) {
      const row = (this.#places[at] ?? 0) - 1;
      if (row < 0) return this.#add(feature, at);
      if (this.#features[row] === feature) return row;
    }
  }

  #add(feature: number, at: number): number {
    if (this.#count === this.#features.length) {
      this.#grow();
      return this.of(feature);
    }
    this.#features[this.#count] = feature;
    this.#count += 1;
    this.#places[at] = this.#count;
    return this.#count - 1;
  }

  #grow(): void {
    const known = this.#features;
    this.#features = new Int32Array(2 * known.length);
    this.#places = new Uint32Array(4 * known.length);
    this.#count = 0;
    for (const feature of known) this.of(feature);
  }

  /** All features, ascending, and by row the place of each among them. */
  ascending(): { readonly features: Int32Array; readonly places: Uint32Array } {
    const both = new Float64Array(this.#count);
    for (let row = 0; row < both.length; row += 1) both[row] = ((this.#features[row] ?? 0) - LOWEST) * ROWS + row;
    both.sort();
    const features = new Int32Array(both.length);
    const places = new Uint32Array(both.length);
    for (let place = 0; place < both.length; place += 1) {
      const row = (both[place] ?? 0) % ROWS;
      features[place] = this.#features[row] ?? 0;
      places[row] = place;
    }
    return { features, places };
  }
}

/** Neighbours among the features are made by hashing alike, and would stand beside each other. */
const spread = (feature: number): number => {
  const mixed = Math.imul(feature ^ (feature >>> 15), 0x2c1b3c6d);
  return mixed ^ (mixed >>> 13);
};
