import type { EclipticFrame } from '../sky/port.ts';
import type { Moment } from '../time/moment.ts';
import type { House, Planet } from '../zodiac/names.ts';
import type { Point } from '../zodiac/point.ts';

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
