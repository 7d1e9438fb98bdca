/** Calls of all reports together that are under way: a report is waited for anyhow, and the calls of others are not. */
const MOST_UNDER_WAY = 3;
/** Calls that wait for a place, from which on no report is begun. */
const MOST_WAITING = 100;

/** Places for the calls of reports, first come first served. */
export class MemberPlaces {
  #taken = 0;
  readonly #waiting: (() => void)[] = [];

  constructor(
    private readonly mostUnderWay = MOST_UNDER_WAY,
    private readonly mostWaiting = MOST_WAITING,
  ) {}

  /** Whether so many wait that another report is better refused. */
  get isFull(): boolean {
    return this.#waiting.length >= this.mostWaiting;
  }

  /** Does some work once there is a place for it. Each call has a deadline, and so has what waits for it. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#taken < this.mostUnderWay) this.#taken += 1;
    else await new Promise<void>((begin) => this.#waiting.push(begin));
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      // The place is handed on.
      if (next) next();
      else this.#taken -= 1;
    }
  }
}
