/** A walk over a list of cases, and the case that it has come to. */
interface Walk {
  at: unknown;
  /** Whether the loop was left before its end, by a fault or by `break`. */
  left: boolean;
}

const walks = new Set<Walk>();
/** Characters that are printed of a case. */
const LONGEST = 2_000;

/**
 * A list of random cases that remembers which one a loop is looking at, so that a test that fails names it. Lists that
 * are made of it (`slice`, `filter`, `map`) do so too.
 */
export class Cases<Case> extends Array<Case> {
  override [Symbol.iterator]() {
    return watched(super[Symbol.iterator](), (each) => each);
  }

  override entries() {
    return watched(super.entries(), ([, each]) => each);
  }

  override forEach(look: (each: Case, index: number, list: Case[]) => void): void {
    for (const [index, each] of this.entries()) look(each, index, this);
  }
}

function* watched<Item>(items: Iterable<Item>, caseOf: (item: Item) => unknown): Generator<Item, undefined> {
  for (const walk of walks) if (walk.left) walks.delete(walk);
  const walk: Walk = { at: undefined, left: false };
  walks.add(walk);
  let ended = false;
  try {
    for (const item of items) {
      walk.at = caseOf(item);
      yield item;
    }
    ended = true;
  } finally {
    if (ended) walks.delete(walk);
    else walk.left = true;
  }
  return undefined;
}

/** The cases that loops are looking at, or were left at, each as JSON with what repeats it. */
export const casesAtHand = (): readonly string[] =>
  [...walks].map(({ at }) => String(JSON.stringify(at, (_, value: unknown) => momentOf(value))).slice(0, LONGEST));

/** Forgets the loops of the test before. */
export const forgetCases = (): void => walks.clear();

/** The moment of a chart, which repeats it; anything else as it is. */
const momentOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'moment' in value ? value.moment : value;
