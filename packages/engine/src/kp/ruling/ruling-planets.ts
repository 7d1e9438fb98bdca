import { buildChart } from '../../chart/build.ts';
import type { Chart } from '../../chart/chart.ts';
import { jdFromUtcMs, utcMsFromJd } from '../../time/julian.ts';
import type { Moment } from '../../time/moment.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { dayFrame, WEEKDAY_LORDS, weekdayOf } from '../../almanac/day-frame.ts';
import type { DayFrame } from '../../almanac/day-frame.ts';
import { GRAHAS, isNode, PLANETS } from '../../zodiac/names.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import { byPlanet } from '../../zodiac/records.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import { say } from './ruling.messages.ts';

/** The seven slots, strongest first (R8.2). */
export const RP_SLOTS = [
  'ascSubLord',
  'ascStarLord',
  'ascSignLord',
  'moonSubLord',
  'moonStarLord',
  'moonSignLord',
  'dayLord',
] as const;
export type RpSlot = (typeof RP_SLOTS)[number];
export const RP_STATUSES = ['kept', 'deferred', 'rejected'] as const;
export type RpStatus = (typeof RP_STATUSES)[number];

/** The lord whose retrogression rejects a ruling planet (R8.4). */
export const RP_REJECTED_BECAUSE = ['star', 'sub'] as const;
type RpRejectedBecause = (typeof RP_REJECTED_BECAUSE)[number];

/** 7 for the sub lord of the Ascendant down to 1 for the day lord. */
export const slotRank = (slot: RpSlot): number => RP_SLOTS.length - RP_SLOTS.indexOf(slot);

const isSubSlot = (slot: RpSlot): boolean => slot === 'ascSubLord' || slot === 'moonSubLord';

export interface RulingPlanet {
  readonly planet: Planet;
  /** Strongest first; none for a node that rules only through the planets it acts for. */
  readonly slots: readonly RpSlot[];
  /** How many slots it holds. */
  readonly count: number;
  /** Place in the order of strength, 1 = strongest (R8.2). */
  readonly rank: number;
  /** Slot ranks (7..1) added up. */
  readonly slotRankSum: number;
  /** A node: the ruling planets whose sign it occupies or that join or aspect it (R8.3). */
  readonly actsFor: readonly Graha[];
  /** A node that holds no slot and rules for others alone. */
  readonly byAgency?: true;
  readonly status: RpStatus;
  readonly rejectedBecause?: RpRejectedBecause;
  readonly reason: string;
  /** Only in the two sub slots (or only for such planets): listed, passes no membership test (R38.8). */
  readonly subSlotOnly: boolean;
}

/** Lords by slot; signs and days belong to Sun to Saturn only. */
type RpSlots = Readonly<Record<RpSlot, Planet> & Record<'ascSignLord' | 'moonSignLord' | 'dayLord', Graha>>;

export interface RulingPlanets {
  readonly slots: RpSlots;
  /** Lords of the five slots of Krishnamurti, strongest first; who holds two slots stands twice (R8.1, R8.2). */
  readonly classicFive: readonly Planet[];
  readonly ranked: readonly RulingPlanet[];
}

export interface RulingPlanetsOfMoment extends RulingPlanets {
  readonly chart: Chart;
  readonly day: DayFrame;
}

/**
 * The ruling planets of a moment and place (R8): seven slots, nodes added for the planets they act for, and what
 * retrogression at that moment does to each. The day runs from sunrise to sunrise (R1.6). They need no house, so they
 * exist inside the polar circles too.
 */
export function rulingPlanets(ephemeris: Ephemeris, moment: Moment): RulingPlanetsOfMoment {
  const chart = buildChart(ephemeris, moment);
  const day = dayFrame(ephemeris, moment.utcMs, moment, moment);
  return { chart, day, ...rulingPlanetsOf(chart, day.weekdayLord) };
}

/** The ruling planets of a chart under a known day lord. */
export function rulingPlanetsOf(chart: Chart, dayLord: Graha): RulingPlanets {
  const slots = slotsOf(chart, dayLord);
  return { slots, classicFive: fiveOf(slots), ranked: ranked(chart, slots) };
}

/** The five of Krishnamurti alone (R8.1, R8.2). */
export const classicFive = (chart: Chart, dayLord: Graha): readonly Planet[] => fiveOf(slotsOf(chart, dayLord));

const fiveOf = (slots: RpSlots): readonly Planet[] =>
  RP_SLOTS.filter((slot) => !isSubSlot(slot)).map((slot) => slots[slot]);

function slotsOf({ planets: { Moon }, ascendant }: Chart, dayLord: Graha): RpSlots {
  return {
    ascSubLord: ascendant.subLord,
    ascStarLord: ascendant.starLord,
    ascSignLord: ascendant.signLord,
    moonSubLord: Moon.subLord,
    moonStarLord: Moon.starLord,
    moonSignLord: Moon.signLord,
    dayLord,
  };
}

/**
 * The planets that pass a membership test ("is a ruling planet", overlaps, filters), strongest first: classic five and
 * the nodes that act for them; the rejected drop out (R8.4, R38.8).
 */
export const rulingPlanetMembers = ({ ranked: all }: RulingPlanets): readonly Planet[] =>
  all.filter(({ status, subSlotOnly }) => status !== 'rejected' && !subSlotOnly).map(({ planet }) => planet);

function ranked(chart: Chart, slots: RpSlots): RulingPlanet[] {
  const heldBy = (planet: Planet): readonly RpSlot[] => RP_SLOTS.filter((slot) => slots[slot] === planet);
  const isClassic = (planet: Planet): boolean => heldBy(planet).some((slot) => !isSubSlot(slot));
  const statuses = byPlanet((planet) => statusOf(chart, planet));
  const found = PLANETS.map((planet) => {
    const held = heldBy(planet);
    const actsFor = nodeActsFor(chart, planet).filter((other) => heldBy(other).length > 0);
    // A node stands just before the strongest planet it acts for (R8.3); one that is rejected lends no rank.
    const lending = actsFor.filter((other) => statuses[other].status !== 'rejected');
    const strength = Math.max(strengthOf(held), ...lending.map((other) => strengthOf(heldBy(other))));
    return { planet, held, actsFor, strength };
  }).filter(({ held, actsFor }) => held.length > 0 || actsFor.length > 0);
  return found
    .sort((a, b) => b.strength - a.strength || Number(b.actsFor.length > 0) - Number(a.actsFor.length > 0))
    .map(({ planet, held, actsFor }, index) => ({
      planet,
      slots: held,
      count: held.length,
      rank: index + 1,
      slotRankSum: held.reduce((sum, slot) => sum + slotRank(slot), 0),
      actsFor,
      ...(held.length === 0 && { byAgency: true as const }),
      ...statuses[planet],
      subSlotOnly: ![planet, ...actsFor].some(isClassic),
    }));
}

/** More slots go before a higher slot (R8.2). */
const strengthOf = (held: readonly RpSlot[]): number =>
  held[0] === undefined ? 0 : held.length * 10 + slotRank(held[0]);

/** Lord of its sign, planets that join it and planets that aspect it, each for itself (R8.3). */
function nodeActsFor(chart: Chart, planet: Planet): readonly Graha[] {
  if (!isNode(planet)) return [];
  const { signLord, signIndex } = chart.planets[planet];
  return GRAHAS.filter((other) => {
    const from = chart.planets[other].signIndex;
    return other === signLord || from === signIndex || signAspect(other, from, signIndex) !== null;
  });
}

/** R8.4: out when its star or sub lord is retrograde at the moment, put off when only it is retrograde itself. */
function statusOf(chart: Chart, planet: Planet): Pick<RulingPlanet, 'status' | 'rejectedBecause' | 'reason'> {
  const { starLord, subLord, retrograde } = chart.planets[planet];
  if (chart.planets[starLord].retrograde)
    return {
      status: 'rejected',
      rejectedBecause: 'star',
      reason: say.starLordRetrograde({ starLord }),
    };
  if (chart.planets[subLord].retrograde)
    return {
      status: 'rejected',
      rejectedBecause: 'sub',
      reason: say.subLordRetrograde({ subLord }),
    };
  if (retrograde) return { status: 'deferred', reason: say.retrogradeItself() };
  return { status: 'kept', reason: say.lordsDirect() };
}

/** Ruling planets that are neither retrograde nor in the star or sub of a retrograde (R8.4, R8.5). */
export const keptMembers = (ruling: RulingPlanets): readonly Planet[] =>
  rulingPlanetMembers(ruling).filter((planet) =>
    ruling.ranked.some((each) => each.planet === planet && each.status === 'kept'),
  );

/**
 * The day lord by the visible sunrise (upper limb, refraction), which comes some minutes before the Hindu one; null
 * when both name one lord (R1.6) or the Sun does not rise and set there.
 */
export function alternateDayLord(ephemeris: Ephemeris, moment: Moment, day: DayFrame): Graha | null {
  if (day.sunriseFallback) return null;
  // The visible sunrise of this Vedic day is past when the Hindu one is: what comes next is tomorrow's.
  const next = ephemeris.riseSet(jdFromUtcMs(day.sunriseMs), 'Sun', 'rise', moment, 'apparent');
  if (next === null || utcMsFromJd(next) > moment.utcMs) return null;
  return WEEKDAY_LORDS[weekdayOf(utcMsFromJd(next), moment)] ?? null;
}
