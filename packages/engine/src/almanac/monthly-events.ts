import { printedLongitude } from '../base/printed.ts';
import type { Crossing } from '../search/crossings.ts';
import type { Ephemeris } from '../sky/port.ts';
import { elongationCrossings, longitudeCrossings } from '../search/crossings.ts';
import { siderealPosition } from '../search/position.ts';
import { stations } from '../search/stations.ts';
import { divide, SIGN_ARCSEC, STAR_ARCSEC } from '../zodiac/division.ts';
import { normalize } from '../base/angles.ts';
import { signName, starName } from '../zodiac/lords.ts';
import { PLANETS } from '../zodiac/names.ts';
import type { Ayanamsa, Planet } from '../zodiac/names.ts';
import { subStarts } from '../zodiac/sub-table.ts';

export const SKY_EVENT_TYPES = [
  'SIGN_INGRESS',
  'STAR_INGRESS',
  'SUB_INGRESS',
  'STATION_RETROGRADE',
  'STATION_DIRECT',
  'MOON_PHASE',
] as const;
type SkyEventType = (typeof SKY_EVENT_TYPES)[number];

/** At elongations 0, 90, 180 and 270. */
const MOON_PHASES = ['New Moon', 'First Quarter', 'Full Moon', 'Last Quarter'] as const;

export interface SkyEvent {
  readonly planet: Planet;
  readonly type: SkyEventType;
  readonly jdUt: number;
  /** Longitude of the planet at that instant, at a phase that of the Moon, in degrees. */
  readonly siderealLongitude: number;
  /** The thing that ends: a sign, a star, a sub lord, a motion or the phase before. */
  readonly from: string;
  readonly to: string;
}

const SUB_STARTS: ReadonlySet<number> = new Set(subStarts);
const toDegrees = (arcsec: number): number => arcsec / 3600;

const signAndStarBorders = [...Array(12).keys()]
  .map((k) => k * SIGN_ARCSEC)
  .concat([...Array(27).keys()].map((k) => k * STAR_ARCSEC));
/** Star borders are sub borders too. */
const ALL_BORDERS = [...new Set([...subStarts, ...signAndStarBorders])].map(toDegrees);
/** Sub changes of the Moon, some 75 in ten days, are left out. */
const MOON_BORDERS = [...new Set(signAndStarBorders)].map(toDegrees);

/** A ten-thousandth of an arc-second, below the whole units of every border. */
const JUST_BELOW = 1 / 3600 / 10;

/**
 * Ingresses, stations and Moon phases in [from, to) in order of time, each to a second (R1.5): sign, star and sub
 * changes, the Moon without its subs; stations of Mars to Saturn only.
 */
export function skyEvents(ephemeris: Ephemeris, ayanamsa: Ayanamsa, fromJd: number, toJd: number): readonly SkyEvent[] {
  const ingresses = PLANETS.flatMap((planet) =>
    longitudeCrossings(
      ephemeris,
      planet,
      ayanamsa,
      planet === 'Moon' ? MOON_BORDERS : ALL_BORDERS,
      fromJd,
      toJd,
    ).flatMap((crossing) => ingressesAt(planet, crossing)),
  );
  const turns = PLANETS.flatMap((planet) =>
    stations(ephemeris, planet, fromJd, toJd).map(({ jd, turns }): SkyEvent => {
      const turnsBack = turns === 'retrograde';
      return {
        planet,
        type: turnsBack ? 'STATION_RETROGRADE' : 'STATION_DIRECT',
        jdUt: jd,
        siderealLongitude: printedLongitude(siderealPosition(ephemeris, planet, jd, ayanamsa).longitude),
        from: turnsBack ? 'direct' : 'retrograde',
        to: turns,
      };
    }),
  );
  const phases = elongationCrossings(ephemeris, [0, 90, 180, 270], fromJd, toJd).map(({ jd, target }): SkyEvent => {
    const phase = target / 90;
    return {
      planet: 'Moon',
      type: 'MOON_PHASE',
      jdUt: jd,
      siderealLongitude: printedLongitude(siderealPosition(ephemeris, 'Moon', jd, ayanamsa).longitude),
      from: phaseName(phase + 3),
      to: phaseName(phase),
    };
  });
  return [...ingresses, ...turns, ...phases].sort((a, b) => a.jdUt - b.jdUt);
}

/** One event for each level that changes at the border; a retrograde planet enters the part below it. */
function ingressesAt(planet: Planet, { jd, target, direction }: Crossing): readonly SkyEvent[] {
  const above = divide(target);
  const below = divide(normalize(target - JUST_BELOW));
  const [from, to] = direction === 'direct' ? [below, above] : [above, below];
  const arcsec = Math.round(target * 3600);
  const event = (type: SkyEventType, left: string, entered: string): SkyEvent => ({
    planet,
    type,
    jdUt: jd,
    siderealLongitude: printedLongitude(target),
    from: left,
    to: entered,
  });
  const events: SkyEvent[] = [];
  if (arcsec % SIGN_ARCSEC === 0) events.push(event('SIGN_INGRESS', signName(from.signIndex), signName(to.signIndex)));
  if (arcsec % STAR_ARCSEC === 0) events.push(event('STAR_INGRESS', starName(from.starIndex), starName(to.starIndex)));
  if (planet !== 'Moon' && SUB_STARTS.has(arcsec)) events.push(event('SUB_INGRESS', from.subLord, to.subLord));
  return events;
}

const phaseName = (phase: number): string => MOON_PHASES[phase % 4] ?? 'New Moon';
