import type { Chart } from '../../chart/chart.ts';
import { isVolunteered } from '../../events/event.ts';
import type { NatalEvent } from '../../events/event.ts';
import { fitsAge } from '../../events/life-stage.ts';
import type { SetAside } from '../../events/life-stage.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { timingSets } from '../kernel/timing-sets.ts';
import { contact, level } from '../kernel/levels.ts';
import { verdictOf } from '../promise/promise.ts';
import type { House, Planet } from '../../zodiac/names.ts';

/** The matter that running lords hold best at an age, and those of another age that they hold better. */
export interface MostActive {
  /** Null for a person older than the last age of all. */
  readonly event: NatalEvent | null;
  readonly setAside: readonly SetAside<NatalEvent>[];
}

/**
 * The event of the natal catalogue that belongs to an age, never an adverse one and of those that the chart promises where it promises any, that
 * the running lords (mahadasha and antardasha) hold best: most required houses met at levels 1 and 2, then most met at any level, then fewest houses of its denial group met; among equals the one
 * more of whose significators are ruling planets, then the earlier in the catalogue.
 */
export function mostActiveEvent(
  chart: Chart,
  lords: readonly Planet[],
  rulingPlanets: readonly Planet[],
  age: number,
): MostActive {
  const met = (houses: readonly House[], lowest: number): number =>
    houses.filter((house) => lords.some((lord) => (level(chart, lord, house) ?? Infinity) <= lowest)).length;
  const volunteered = NATAL_EVENTS.filter((event) => isVolunteered(event, false));
  const claims = volunteered.map((event): Claim => {
    const { favourable, denial } = timingSets(event);
    const agreeing = rulingPlanets.filter((planet) => contact(chart, planet, favourable) !== null);
    return {
      event,
      order: [
        Number(isPromisedByLords(chart, event, lords)),
        met(event.required, 2),
        met(event.required, 4),
        -met(denial, 4),
        agreeing.length,
      ],
    };
  });
  const best = claims
    .filter(({ event }) => fitsAge(event, age))
    .reduce<Claim | null>((so, claim) => (so === null || isStronger(claim.order, so.order) ? claim : so), null);
  const aside = claims.filter(
    ({ event, order }) => !fitsAge(event, age) && (best === null || isStronger(order, best.order)),
  );
  return { event: best?.event ?? null, setAside: aside.map(({ event }) => ({ event, age })) };
}

interface Claim {
  readonly event: NatalEvent;
  /** Greater numbers first. */
  readonly order: readonly number[];
}

/** Whether the chart promises an event of which some running lord signifies a required house. */
const isPromisedByLords = (chart: Chart, event: NatalEvent, lords: readonly Planet[]): boolean =>
  verdictOf(chart, event).side === 'yes' && lords.some((lord) => contact(chart, lord, event.required) !== null);

/** The first number that differs is greater. */
function isStronger(order: readonly number[], than: readonly number[]): boolean {
  const at = order.findIndex((value, index) => value !== than[index]);
  return at >= 0 && (order[at] ?? 0) > (than[at] ?? 0);
}
