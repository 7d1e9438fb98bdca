/**
 * Doubly linked list of what waits or is under way, in the order in which it came. It stands where a Set would hold what
 * comes and goes with calls: the tables that a Set outgrows lead on to the next, and so keep all that was ever in them
 * until a full collection (docs/adr/0042-objects-of-a-call-die-young.md).
 */
export class LinkedList<Item> {
  readonly #end = new Link<Item | undefined>(undefined);
  #size = 0;

  get size(): number {
    return this.#size;
  }

  /** Puts an item at the end. The function returned takes it out, and says whether it was still there. */
  append(item: Item): () => boolean {
    const link = new Link<Item | undefined>(item);
    link.before(this.#end);
    this.#size += 1;
    return () => {
      if (link.isAlone) return false;
      link.leave();
      this.#size -= 1;
      return true;
    };
  }

  /** Takes out the item that has been here longest. */
  takeFirst(): Item | undefined {
    const first = this.#end.next;
    if (first === this.#end) return undefined;
    first.leave();
    this.#size -= 1;
    return first.item;
  }

  /** Walks what is here now; what is added or taken out meanwhile changes nothing. */
  *[Symbol.iterator](): Generator<Item> {
    const items: Item[] = [];
    for (let link = this.#end.next; link !== this.#end; link = link.next) items.push(link.item as Item);
    yield* items;
  }
}

class Link<Item> {
  previous: Link<Item> = this;
  next: Link<Item> = this;

  constructor(readonly item: Item) {}

  get isAlone(): boolean {
    return this.next === this;
  }

  before(next: Link<Item>): void {
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
