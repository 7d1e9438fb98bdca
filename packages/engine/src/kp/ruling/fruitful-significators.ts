import type { Chart } from '../../chart/chart.ts';
import type { RunningLord, RunningPeriod } from '../../dasha/running-lords.ts';
import type { HouseSets } from '../../events/event.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Graha } from '../../zodiac/names.ts';
import { contactLevels, subVerdict } from '../kernel/timing-sets.ts';
import type { ContactLevels, SubJudgement } from '../kernel/timing-sets.ts';
import { STANDINGS } from '../kernel/standing.ts';
import type { MatterLord } from '../promise/matter.ts';
import { matter } from '../promise/matter.ts';
import { standingReason } from '../promise/standing-reason.ts';
import type { RpSlot, RulingPlanet, RulingPlanets } from './ruling-planets.ts';
import { say } from './ruling.messages.ts';

/** A planet weighed for a matter, with what marks it at the moment of judgment. */
export interface MarkedSignificator extends MatterLord {
  /** Why it stands as it does. */
  readonly reason: string;
  readonly contactLevels: ContactLevels;
  readonly sub: SubJudgement;
  /** A ruling planet of the moment, kept or deferred, or a node for one (R8.5). */
  readonly isRuling: boolean;
  /** Why it is none, where it stands among them all the same. */
  readonly notRulingBecause: string | null;
  readonly rpRoles: readonly RpSlot[];
  /** A node: the ruling planets it stands for (R8.3). */
  readonly actsFor: readonly Graha[];
  readonly runningAs: readonly RunningPeriod[];
}

/**
 * The nine planets for a matter of a birth chart, the strongest first (R6T.1), those against it and those silent last.
 * Whether one is a ruling planet of the moment or rules a period now is a mark and moves none.
 */
export function markedSignificators(
  chart: Chart,
  event: HouseSets,
  ruling: RulingPlanets,
  running: readonly RunningLord[],
): readonly MarkedSignificator[] {
  const weighed = matter(chart, event);
  return PLANETS.map((planet): MarkedSignificator => {
    const role = ruling.ranked.find((each) => each.planet === planet);
    const because = role === undefined ? null : notARulingPlanet(role);
    return {
      ...weighed.lords[planet],
      reason: standingReason(chart, weighed, planet),
      contactLevels: contactLevels(chart, planet, weighed.sets),
      sub: subVerdict(chart, planet, weighed.sets),
      isRuling: role !== undefined && because === null,
      notRulingBecause: because,
      rpRoles: role?.slots ?? [],
      actsFor: role?.actsFor ?? [],
      runningAs: running.filter((each) => each.planet === planet).map(({ period }) => period),
    };
  }).sort(byRank);
}

function notARulingPlanet({ subSlotOnly, status, reason }: RulingPlanet): string | null {
  if (subSlotOnly) return say.subSlotsOnly();
  return status === 'rejected' ? say.rejected({ reason }) : null;
}

/** By rank; planets without one after all others, those against the matter before those silent. */
const byRank = (a: MarkedSignificator, b: MarkedSignificator): number =>
  (a.rank ?? 10) - (b.rank ?? 10) || STANDINGS.indexOf(a.standing) - STANDINGS.indexOf(b.standing);
