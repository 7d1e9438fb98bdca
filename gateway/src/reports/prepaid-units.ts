import type { Ledgers } from '../mcp/calls.ts';
import type { Beginning } from '../metering/idempotent-calls.ts';
import type { IdempotentCall } from '../metering/idempotent-request.ts';
import type { Spent, Unit } from '../metering/reservation.ts';

type Meter = Ledgers['meter'];

/** The account that units are taken of, and whether any are. */
export interface Payer {
  readonly accountId: string;
  /** Whether successes are taken from an allowance. */
  readonly metered: boolean;
  /** The key that asks, where it has a share of the allowance. */
  readonly keyWithShare: string | undefined;
}

/** Too few units are left. */
export interface TooFew {
  readonly spent: Spent;
  /** Units that there were. */
  readonly left: number;
}

/**
 * The units of all calls of one request, taken before the first and settled after the last: a report that is not made
 * costs nothing, and one whose price is more than what is left is not begun.
 */
export class PrepaidUnits {
  readonly #succeeded = new Set<number>();

  private constructor(
    private readonly meter: Meter,
    private readonly payer: Payer,
    private readonly families: readonly string[],
    private readonly units: readonly Unit[],
    private readonly moment: number,
  ) {}

  /** Rejects where the allowance cannot be asked for. `families`: of the tools, one for each call. */
  static async take(
    meter: Meter,
    payer: Payer,
    families: readonly string[],
    moment: number,
  ): Promise<PrepaidUnits | TooFew> {
    if (!payer.metered && payer.keyWithShare === undefined) return new PrepaidUnits(meter, payer, families, [], moment);
    const asked = await Promise.allSettled(
      families.map((family) => meter.reserve(payer.accountId, family, payer.keyWithShare)),
    );
    const answers = asked.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    const units = answers.filter((answer) => answer.granted);
    if (units.length === families.length) return new PrepaidUnits(meter, payer, families, units, moment);
    for (const unit of units) meter.ended(unit, false);
    const spent = answers.find((answer) => !answer.granted);
    if (spent !== undefined && answers.length === families.length) return { spent, left: units.length };
    throw new Error('the allowance cannot be asked for', { cause: asked.find(({ status }) => status === 'rejected') });
  }

  /** The call at a place, which has its unit already; all are computed for one moment. */
  call(at: number): IdempotentCall {
    const beginning: Beginning = { begun: true, moment: this.moment, isRepeat: false, isOfOtherRelease: false };
    return {
      isRepeat: false,
      begin: () => Promise.resolve(beginning),
      end: (succeeded) => {
        if (succeeded) this.#succeeded.add(at);
        return Promise.resolve();
      },
    };
  }

  /** Owed once. Where the report was made its calls are charged that succeeded, else none. */
  settle(made: boolean): void {
    this.families.forEach((family, at) => {
      const charged = made && this.#succeeded.has(at);
      const unit = this.units[at];
      if (unit) this.meter.ended(unit, charged);
      else if (charged) this.meter.record(this.payer.accountId, family);
    });
  }
}
