const MOST = 0x1_0000;

/**
 * Items by a number of their own, at most 65,536 at once. A number comes again after 65,536 others at the earliest. No
 * Map, for the reason for which LinkedList is no Set.
 */
export class Numbered<Item> {
  readonly #places: ({ readonly number: number; readonly item: Item } | undefined)[] = [];
  readonly #free: number[] = [];
  #round = 0;

  get size(): number {
    return this.#places.length - this.#free.length;
  }

  /** The number of the item, from 0 to 2^32 - 1; undefined when all places are taken. */
  add(item: Item): number | undefined {
    const place = this.#free.pop() ?? this.#places.length;
    if (place === MOST) return undefined;
    this.#round = (this.#round + 1) % MOST;
    const number = this.#round * MOST + place;
    this.#places[place] = { number, item };
    return number;
  }

  /** Takes the item out; undefined when it is not there any more. */
  take(number: number): Item | undefined {
    const place = number % MOST;
    const found = this.#places[place];
    if (found?.number !== number) return undefined;
    this.#places[place] = undefined;
    this.#free.push(place);
    return found.item;
  }

  /** Takes all out. */
  all(): readonly Item[] {
    return this.#places.flatMap((place) => (place === undefined ? [] : [this.take(place.number) as Item]));
  }
}
