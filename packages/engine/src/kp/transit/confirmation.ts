import type { Chart } from '../../chart/chart.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { runningAt } from '../../dasha/vimshottari.ts';
import type { RunningPeriod } from '../../dasha/running-lords.ts';
import { RUNNING_PERIODS } from '../../dasha/running-lords.ts';
import { EngineError } from '../../base/errors.ts';
import type { HouseSets } from '../../events/event.ts';
import { releaseFinder } from '../timing/release.ts';
import type { Release } from '../timing/release.ts';
import { rulingPlanetsAt } from '../ruling/judgment-moment.ts';
import { matter } from '../promise/matter.ts';
import type { Matter } from '../promise/matter.ts';
import { periodClass } from '../promise/period-class.ts';
import type { PeriodClass } from '../promise/period-class.ts';
import { siderealPosition } from '../../search/position.ts';
import { DAY_MS, jdFromUtcMs, YEAR_DAYS } from '../../time/julian.ts';
import { divide } from '../../zodiac/division.ts';
import type { Division } from '../../zodiac/division.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import type { Search } from '../../passages/transit-search.ts';
import { zoneOf } from './zone.ts';
import { zoneWindows } from './zone-windows.ts';
import type { TransitBody } from './zone-windows.ts';

export const CONFIRMATION_SCALES = ['day', 'month', 'year'] as const;
export type ConfirmationScale = (typeof CONFIRMATION_SCALES)[number];
/** What a transit says of a matter, tested in this order. */
export const TRANSIT_TESTS = ['TRIPLE', 'CONFIRMS', 'OPPOSES', 'OFFERS', 'NEUTRAL'] as const;
type TransitTest = (typeof TRANSIT_TESTS)[number];
export const CONFIRMATIONS = ['CONFIRMED', 'PARTIAL', 'NOT_CONFIRMED'] as const;
type Confirmation = (typeof CONFIRMATIONS)[number];
/** Lord of a running period, or a body looked at for its own motion. */
export const TRANSIT_ROLES = [...RUNNING_PERIODS, 'TRANSIT'] as const;
type TransitRole = (typeof TRANSIT_ROLES)[number];

export interface ConfirmingBody {
  readonly planet: Planet;
  readonly roles: readonly TransitRole[];
  readonly longitude: number;
  readonly inside: Division;
  /** How many of its sign, star and sub lord are strong. */
  readonly tally: number;
  readonly test: TransitTest;
  /** Its star lord is retrograde at birth: the matter waits until that one is set free. */
  readonly release: Release | null;
}

export interface TransitConfirmation {
  readonly matter: Matter;
  readonly bodies: readonly ConfirmingBody[];
  readonly dashaClass: PeriodClass;
  /** Ruling planets of the moment among the lords of the scale's body and of the running periods' lords in transit. */
  readonly rpAgreement: readonly Planet[];
  readonly verdict: Confirmation;
  /** The body whose pace fits the scale (R8.5, R14.3). */
  readonly scaleBody: TransitBody;
  /** When that body next enters the zone of the strong planets from outside; null when CONFIRMED or not within the limit. */
  readonly nextMs: number | null;
  /** How many days ahead that was looked for. */
  readonly nextWithinDays: number;
}

/** One border solved twice differs by less. */
const SAME_BORDER_MS = 1000;
const SCALE_BODY = { day: 'Moon', month: 'Sun', year: 'Jupiter' } as const;
/** How far ahead the next entry is looked for. */
const NEXT_WITHIN_DAYS: Readonly<Record<ConfirmationScale, number>> = { day: 40, month: 400, year: 13 * YEAR_DAYS };

/**
 * Whether the sky of a moment confirms a matter by sign, star and sub (R14.1, R14.2): the lords of the running periods
 * and Sun, Moon, Jupiter (Saturn too for a year). Throws validation_failed where no dasha runs, out_of_range without
 * Placidus.
 */
export async function transitConfirmation(
  search: Search,
  chart: Chart,
  event: HouseSets,
  utcMs: number,
  scale: ConfirmationScale,
): Promise<TransitConfirmation> {
  const weighed = matter(chart, event);
  const scaleBody = SCALE_BODY[scale];
  const { MD, AD, PD } = runningTriple(chart, utcMs);
  const lords: readonly (readonly [RunningPeriod, Planet])[] = [
    ['MD', MD],
    ['AD', AD],
    ['PD', PD],
  ];
  const movers: readonly Planet[] = ['Sun', 'Moon', 'Jupiter', ...(scale === 'year' ? (['Saturn'] as const) : [])];
  const bodies = PLANETS.flatMap((planet): readonly ConfirmingBody[] => {
    const roles: readonly TransitRole[] = [
      ...lords.filter(([, lord]) => lord === planet).map(([period]) => period),
      ...(movers.includes(planet) ? (['TRANSIT'] as const) : []),
    ];
    return roles.length > 0 ? [{ ...bodyAt(search, chart, weighed, planet, utcMs), roles }] : [];
  });
  const verdict = verdictOf(bodies, scaleBody);
  return {
    matter: weighed,
    bodies,
    dashaClass: periodClass(weighed, [MD, AD, PD]).class,
    rpAgreement: agreement(search, chart, bodies, scaleBody, utcMs),
    verdict,
    scaleBody,
    nextMs: verdict === 'CONFIRMED' ? null : await nextEntry(search, weighed, scale, utcMs),
    nextWithinDays: NEXT_WITHIN_DAYS[scale],
  };
}

/** Lords of the running periods; throws validation_failed with both limits where none runs. */
function runningTriple(chart: Chart, utcMs: number): Readonly<Record<RunningPeriod, Planet>> {
  const [md, ad, pd] = runningAt(vimshottariOf(chart), utcMs, 3);
  if (md === undefined || ad === undefined || pd === undefined)
    throw new EngineError('internal_error', 'Three running periods were not found.');
  return { MD: md.planet, AD: ad.planet, PD: pd.planet };
}

function bodyAt(
  { ephemeris, ayanamsa, budget }: Search,
  chart: Chart,
  { strong, lords }: Matter,
  planet: Planet,
  utcMs: number,
): Omit<ConfirmingBody, 'roles'> {
  const { longitude } = siderealPosition(ephemeris, planet, jdFromUtcMs(utcMs), ayanamsa);
  const inside = divide(longitude);
  const isStrong = (lord: Planet): boolean => strong.includes(lord);
  const [sign, star, sub] = [isStrong(inside.signLord), isStrong(inside.starLord), isStrong(inside.subLord)];
  const against = [inside.starLord, inside.subLord].some((lord) => lords[lord].standing === 'AGAINST');
  const delayed = chart.planets[inside.starLord].retrograde;
  return {
    planet,
    longitude,
    inside,
    tally: [sign, star, sub].filter(Boolean).length,
    test: star && sub ? (sign ? 'TRIPLE' : 'CONFIRMS') : against ? 'OPPOSES' : star ? 'OFFERS' : 'NEUTRAL',
    release: delayed ? releaseFinder(ephemeris, ayanamsa, budget)(inside.starLord, utcMs) : null,
  };
}

/** Star and sub both strong. */
export const confirms = ({ test }: Pick<ConfirmingBody, 'test'>): boolean => test === 'TRIPLE' || test === 'CONFIRMS';

/** Lord of a running period. */
export const isDashaLord = ({ roles }: Pick<ConfirmingBody, 'roles'>): boolean =>
  roles.some((role) => role !== 'TRANSIT');

function verdictOf(bodies: readonly ConfirmingBody[], scaleBody: TransitBody): Confirmation {
  const dashaLords = bodies.filter(isDashaLord);
  const byBody = bodies.some((body) => body.planet === scaleBody && confirms(body));
  const byDasha = dashaLords.some(confirms);
  if (byBody && byDasha && !dashaLords.some(({ test }) => test === 'OPPOSES')) return 'CONFIRMED';
  return byBody || byDasha ? 'PARTIAL' : 'NOT_CONFIRMED';
}

function agreement(
  { ephemeris }: Search,
  chart: Chart,
  bodies: readonly ConfirmingBody[],
  scaleBody: TransitBody,
  utcMs: number,
): readonly Planet[] {
  const lords = bodies
    .filter((body) => body.planet === scaleBody || isDashaLord(body))
    .flatMap(({ inside }) => [inside.signLord, inside.starLord, inside.subLord]);
  return rulingPlanetsAt(ephemeris, chart, utcMs).filter((planet) => lords.includes(planet));
}

/** The next time the scale's body comes into the zone; passing a star or sign border inside it is no entry. */
async function nextEntry(
  search: Search,
  { strong }: Matter,
  scale: ConfirmationScale,
  utcMs: number,
): Promise<number | null> {
  const span = { startMs: utcMs, endMs: utcMs + NEXT_WITHIN_DAYS[scale] * DAY_MS };
  const windows = await zoneWindows(search, SCALE_BODY[scale], zoneOf(strong), span);
  const entry = windows.find(({ startMs }, index) => {
    const outsideSince = windows[index - 1]?.endMs ?? utcMs;
    return startMs - outsideSince > SAME_BORDER_MS;
  });
  return entry?.startMs ?? null;
}
