import { sortedHouses } from '../../zodiac/house-math.ts';
import type { Postponement } from '../promise/matter.ts';
import type { PeriodLords } from '../promise/period-class.ts';
import type { HoraryLord, HoraryMatter } from './horary-matter.ts';
import type { House } from '../../zodiac/names.ts';

/** What a period does for a matter, best first; TRIPLE_PRINCIPAL takes three lords and every required house. */
export const HORARY_PERIOD_CLASSES = [
  'TRIPLE_PRINCIPAL',
  'ALL_FRUITFUL',
  'PARTIAL',
  'OPENED',
  'BLOCKED',
  'SILENT',
] as const;
export type HoraryPeriodClass = (typeof HORARY_PERIOD_CLASSES)[number];

/** Classes that make a window. */
export const HORARY_OPEN_CLASSES = ['TRIPLE_PRINCIPAL', 'ALL_FRUITFUL', 'PARTIAL'] as const;
export type HoraryOpenClass = (typeof HORARY_OPEN_CLASSES)[number];
export const isHoraryOpen = (of: HoraryPeriodClass): of is HoraryOpenClass =>
  HORARY_OPEN_CLASSES.some((open) => open === of);

/** A period judged for a matter. */
export interface HoraryPeriodJudgement {
  readonly class: HoraryPeriodClass;
  /** Houses of F that some lord signifies at any level. */
  readonly covered: readonly House[];
  /** Required houses that none signifies. */
  readonly missing: readonly House[];
  /** Lords that put the matter off (R13.4): together they lower the class by one step. */
  readonly postponedBy: readonly Postponement[];
}

/** 0 for the best class. */
export const horaryClassRank = (of: HoraryPeriodClass): number => HORARY_PERIOD_CLASSES.indexOf(of);

/** The lower of two classes. */
export const notAboveHorary = (limit: HoraryPeriodClass, of: HoraryPeriodClass): HoraryPeriodClass =>
  horaryClassRank(of) < horaryClassRank(limit) ? limit : of;

/**
 * The class of a period by its lords: the highest that fits, a step lower when a lord postpones, and never above
 * PARTIAL where stand-ins count as fruitful.
 */
export function horaryPeriodClass({ event, set, lords }: HoraryMatter, planets: PeriodLords): HoraryPeriodJudgement {
  const rows = planets.map((planet) => lords[planet]);
  const covered = sortedHouses(rows.flatMap(({ covers }) => covers));
  const missing = event.required.filter((house) => !covered.includes(house));
  const postponedBy = [...new Set(rows)].flatMap(({ postpones }) => (postpones ? [postpones] : []));
  const plain = plainClass(rows, missing.length === 0);
  const lowered = postponedBy.length > 0 ? oneStepLower(plain) : plain;
  return { class: set.relaxed ? notAboveHorary('PARTIAL', lowered) : lowered, covered, missing, postponedBy };
}

function plainClass(rows: readonly HoraryLord[], whole: boolean): HoraryPeriodClass {
  const [md, ...lower] = rows;
  const fruitful = ({ counts }: HoraryLord): boolean => counts === 'FRUITFUL';
  if (rows.every(fruitful) && whole) {
    const principals = rows.map(({ principalOf }) => principalOf);
    return rows.length === 3 && eachPrincipalOfItsOwn(principals) ? 'TRIPLE_PRINCIPAL' : 'ALL_FRUITFUL';
  }
  if (lower.every(fruitful) && md?.counts !== 'HOSTILE') return 'PARTIAL';
  if (rows.some(({ counts }) => counts === 'HOSTILE')) return 'BLOCKED';
  // With two lords the mahadasha offers what the antardasha leaves alone; with three, one of the lower two.
  const offering = rows.length === 2 ? rows : lower;
  return offering.some(fruitful) ? 'OPENED' : 'SILENT';
}

/** Whether every lord can be given a house of which it is principal and none is given twice. */
function eachPrincipalOfItsOwn(choices: readonly (readonly House[])[]): boolean {
  const [first, ...rest] = choices;
  if (first === undefined) return true;
  return first.some((house) => eachPrincipalOfItsOwn(rest.map((each) => each.filter((other) => other !== house))));
}

/** TRIPLE_PRINCIPAL to ALL_FRUITFUL to PARTIAL to OPENED; lower ones stay. */
const oneStepLower = (of: HoraryPeriodClass): HoraryPeriodClass =>
  horaryClassRank(of) < horaryClassRank('OPENED') ? (HORARY_PERIOD_CLASSES[horaryClassRank(of) + 1] ?? of) : of;
