import type { EclipticFrame } from '../sky/port.ts';
import type { Division } from '../zodiac/division.ts';
import type { Ayanamsa, House, Planet } from '../zodiac/names.ts';

/** An instant at a place, in one ayanamsa: all that a chart needs. */
export interface Moment {
  /** Unix milliseconds of UT (whole). */
  readonly utcMs: number;
  readonly jdUt: number;
  readonly latitude: number;
  readonly longitude: number;
  /** Minutes ahead of UT in force at the place; instants are printed with it. */
  readonly offsetMinutes: number;
  readonly ayanamsa: Ayanamsa;
  /** Where the clocks of the zone that was sent did not show the time once: twice (put back), or never (put forward). */
  readonly clock?: 'twice' | 'never';
}

/** A point of the sidereal zodiac with its lords. */
export interface Point extends Division {
  /** Sidereal degrees, 0 <= x < 360. */
  readonly longitude: number;
  readonly tropicalLongitude: number;
}

export interface PlanetPosition extends Point {
  readonly planet: Planet;
  readonly latitude: number;
  readonly distance: number;
  /** Degrees a day. */
  readonly speed: number;
  /** Mars to Saturn only; luminaries and nodes never (R6.5, R12.3). */
  readonly retrograde: boolean;
  /** Placidus house (R3.1); null where Placidus does not exist. */
  readonly house: House | null;
}

export interface Cusp extends Point {
  readonly house: House;
  /** Arc to the next cusp, degrees. */
  readonly span: number;
}

export interface Houses {
  /** Twelve, first house first. */
  readonly cusps: readonly Cusp[];
  readonly midheaven: Point;
  readonly armc: number;
  /** Tropical degrees. */
  readonly vertexTropical: number;
}

export interface Chart {
  readonly moment: Moment;
  readonly frame: EclipticFrame;
  /** True ayanamsa, degrees: sidereal + this = tropical (R1.3). */
  readonly ayanamsaTrue: number;
  readonly ayanamsaMean: number;
  readonly planets: Readonly<Record<Planet, PlanetPosition>>;
  /** The rising degree; exists at every latitude. */
  readonly ascendant: Point;
  /** Null inside the polar circles (R3.2): KP functions call `requireHouses`. */
  readonly houses: Houses | null;
}
