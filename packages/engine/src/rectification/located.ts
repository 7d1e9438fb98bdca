import type { Chart } from '../chart/chart.ts';
import { contact } from '../kp/kernel/levels.ts';
import type { Level } from '../kp/kernel/levels.ts';
import { greatCircleKm } from '../time/place.ts';
import type { Place } from '../time/place.ts';
import type { House, Planet } from '../zodiac/names.ts';
import type { KnownEvent } from './known-event.ts';

/** How far from the birth place an event happened. */
export const LOCATION_CLASSES = ['HOME', 'AWAY', 'FAR', 'ABROAD'] as const;
type LocationClass = (typeof LOCATION_CLASSES)[number];

/** The lords that may reach the houses of a place. */
export const LOCATION_LORDS = ['PD', 'AD', 'CSL'] as const;
type LocationLord = (typeof LOCATION_LORDS)[number];

interface Expected {
  readonly houses: readonly House[];
  readonly cusp: House;
}

/** Houses that a place asks for and the cusp that promises it (R10 travel, R16.2). */
const EXPECTED: Readonly<Record<LocationClass, Expected>> = {
  HOME: { houses: [4], cusp: 4 },
  AWAY: { houses: [3], cusp: 3 },
  FAR: { houses: [3, 9], cusp: 9 },
  ABROAD: { houses: [3, 9, 12], cusp: 12 },
};

/** Cusps whose sub lords the places of events may ask for. */
export const LOCATION_CUSPS: readonly House[] = [3, 4, 9, 12];

/** Where an event happened, seen from the birth place. */
export interface LocatedEvent extends Expected {
  readonly class: LocationClass;
  readonly distanceKm: number;
  /** Taken as abroad for its distance alone, since nobody said whether it was. */
  readonly assumedAbroad: boolean;
}

const [HOME_KM, AWAY_KM, ABROAD_KM] = [50, 500, 2500];

/** Null where an event names no place. */
export function locate({ place }: KnownEvent, birth: Place): LocatedEvent | null {
  if (place === null) return null;
  const distanceKm = greatCircleKm(place, birth);
  const assumedAbroad = place.abroad === undefined && distanceKm > ABROAD_KM;
  const found = place.abroad === true || assumedAbroad ? 'ABROAD' : byDistance(distanceKm);
  return { class: found, distanceKm, assumedAbroad, ...EXPECTED[found] };
}

const byDistance = (km: number): LocationClass => (km < HOME_KM ? 'HOME' : km < AWAY_KM ? 'AWAY' : 'FAR');

interface LocationHit {
  readonly lord: LocationLord;
  readonly planet: Planet;
  readonly level: Level;
}

/** How the place of an event fits a candidate. */
export interface LocationFit {
  /** 0 to 100. */
  readonly score: number;
  readonly hit: readonly LocationHit[];
}

/** 25 each for the lords of antardasha and pratyantardasha, 50 for the sub lord of the cusp; weaker levels 15 and 30. */
export function locationFit(
  chart: Chart,
  { houses }: LocatedEvent,
  lords: readonly [md: Planet, ad: Planet, pd: Planet] | null,
  cuspSubLord: Planet,
): LocationFit {
  if (lords === null) return { score: 0, hit: [] };
  const asked = [
    { lord: 'PD', planet: lords[2], near: 25, far: 15 },
    { lord: 'AD', planet: lords[1], near: 25, far: 15 },
    { lord: 'CSL', planet: cuspSubLord, near: 50, far: 30 },
  ] as const;
  let score = 0;
  const hit = asked.flatMap(({ lord, planet, near, far }): readonly LocationHit[] => {
    const level = contact(chart, planet, houses);
    if (level === null) return [];
    score += level <= 2 ? near : far;
    return [{ lord, planet, level }];
  });
  return { score, hit };
}
