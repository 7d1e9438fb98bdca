import { RP_SLOTS, slotRank } from '../ruling/ruling-planets.ts';
import type { RpSlot, RpStatus, RulingPlanets } from '../ruling/ruling-planets.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import type { BosmiaHouse, BosmiaSignificator } from './bosmia.ts';

/** A planet in one of the seven slots, or a node that stands there for the one that holds it (R8.1, R8.3). */
export interface BosmiaRuler {
  readonly slot: RpSlot;
  readonly planet: Planet;
  /** 7 for the sub lord of the Ascendant down to 1 for the day lord. */
  readonly rank: number;
  readonly actsFor?: Graha;
  readonly status: RpStatus;
}

/** The seven ruling planets slot by slot, each with the nodes that act for it; all seven count in this school (R22.4). */
export function bosmiaRulers({ slots, ranked }: RulingPlanets): readonly BosmiaRuler[] {
  return RP_SLOTS.flatMap((slot) => {
    const rank = slotRank(slot);
    const holder = ranked.find(({ planet }) => planet === slots[slot]);
    const nodes = ranked.flatMap(({ planet, actsFor, status }): readonly BosmiaRuler[] => {
      const acted = actsFor.find((each) => each === slots[slot]);
      return acted === undefined ? [] : [{ slot, planet, rank, actsFor: acted, status }];
    });
    return holder === undefined ? nodes : [{ slot, planet: holder.planet, rank, status: holder.status }, ...nodes];
  });
}

interface RankedSignificator extends BosmiaSignificator {
  readonly rulingPlanet: boolean;
  readonly rpSlots: readonly RpSlot[];
  readonly rpStatus: RpStatus | null;
}

/** The significators of a house cut down by the ruling planets. */
export interface ThinnedHouse {
  readonly ordered: readonly RankedSignificator[];
  /** Ruling planets that act now: by role, then by slot, then in planet order. */
  readonly kept: readonly Planet[];
  /** Ruling planets that are retrograde themselves. */
  readonly deferred: readonly Planet[];
  /** No ruling planets, or rejected ones. */
  readonly dropped: readonly Planet[];
}

/** What the ruling planets leave of the significators of a house (R5.7, R8.4). */
export function thinnedByRulers({ ordered }: BosmiaHouse, rulers: readonly BosmiaRuler[]): ThinnedHouse {
  const rows = ordered.map((each) => {
    const held = rulers.filter(({ planet }) => planet === each.planet);
    const [first] = held;
    return {
      ...each,
      rulingPlanet: first !== undefined,
      rpSlots: held.map(({ slot }) => slot),
      rpStatus: first?.status ?? null,
      rank: first?.rank ?? 0,
    };
  });
  const inOrder = [...rows].sort(
    (a, b) => a.role - b.role || b.rank - a.rank || PLANETS.indexOf(a.planet) - PLANETS.indexOf(b.planet),
  );
  const withStatus = (...wanted: readonly (RpStatus | null)[]) =>
    inOrder.filter(({ rpStatus }) => wanted.includes(rpStatus)).map(({ planet }) => planet);
  return {
    ordered: rows.map(({ rank: _, ...row }) => row),
    kept: withStatus('kept'),
    deferred: withStatus('deferred'),
    dropped: withStatus('rejected', null),
  };
}
