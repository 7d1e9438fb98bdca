/**
 * What waits or is under way, in the order in which it came. It stands where a Set would hold what comes and goes with
 * calls: the tables that a Set outgrows lead on to the next, and so keep all that was ever in them until a full collection
 * (docs/adr/0042-objects-of-a-call-die-young.md).
 */
export class Line<Item> {
  readonly #end = new Place<Item | undefined>(undefined);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Puts an item at the end. What comes back takes it out, and says whether it was still there. */
  join(item: Item): () => boolean {
    const place = new Place<Item | undefined>(item);
    place.before(this.#end);
    this.#size += 1;
    return () => {
      if (place.isAlone) return false;
      place.leave();
      this.#size -= 1;
      return true;
    };
  }

  /** Takes out the item that has been here longest. */
  take(): Item | undefined {
    const first = this.#end.next;
    if (first === this.#end) return undefined;
    first.leave();
    this.#size -= 1;
    return first.item;
  }

  /** All that are here now; who joins or leaves meanwhile changes nothing. */
  *[Symbol.iterator](): Generator<Item> {
    const items: Item[] = [];
    for (let place = this.#end.next; place !== this.#end; place = place.next) items.push(place.item as Item);
    yield* items;
  }
}

class Place<Item> {
  previous: Place<Item> = this;
  next: Place<Item> = this;

  constructor(readonly item: Item) {}

  get isAlone(): boolean {
    return this.next === this;
  }

  before(next: Place<Item>): void {
    this.previous = next.previous;
    this.next = next;
    next.previous.next = this;
    next.previous = this;
  }

  /** Leads nowhere afterwards: what is gone must not hold what came later. */
  leave(): void {
    this.previous.next = this.next;
    this.next.previous = this.previous;
    this.previous = this;
    this.next = this;
  }
}
