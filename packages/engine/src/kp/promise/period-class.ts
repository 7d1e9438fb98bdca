import { dashaYears } from '../../dasha/vimshottari.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import type { Standing } from '../kernel/standing.ts';
import type { Matter, Postponement } from './matter.ts';

/** What a period of a birth chart does for a matter, best first (R6T.2). */
export const PERIOD_CLASSES = ['FULL', 'PARTIAL', 'WEAK', 'SILENT'] as const;
export type PeriodClass = (typeof PERIOD_CLASSES)[number];

/** Classes whose periods are offered as times of the matter. */
export const OFFERED_CLASSES = ['FULL', 'PARTIAL'] as const;
export type OfferedClass = (typeof OFFERED_CLASSES)[number];
export const isOffered = (of: PeriodClass): of is OfferedClass => of === 'FULL' || of === 'PARTIAL';

/** Classes that make a window: those offered, and the one that is named where nothing is. */
export const WINDOW_CLASSES = ['FULL', 'PARTIAL', 'WEAK'] as const;
export type WindowClass = (typeof WINDOW_CLASSES)[number];

/** Lords of a period: mahadasha and antardasha, with the pratyantardasha or without. */
export type PeriodLords = readonly [md: Planet, ad: Planet] | readonly [md: Planet, ad: Planet, pd: Planet];

/** A period judged for a matter. */
export interface PeriodJudgement {
  readonly class: PeriodClass;
  /** Houses of F that some lord signifies at any level. */
  readonly covered: readonly House[];
  /** Required houses that none signifies; a note that lowers nothing. */
  readonly missing: readonly House[];
  /** Lords that put the matter off (R13.4); a note that lowers nothing. */
  readonly postponedBy: readonly Postponement[];
}

/** 0 for the best class. */
export const classRank = (of: PeriodClass): number => PERIOD_CLASSES.indexOf(of);

/** The lower of two classes. */
export const notAbove = <Limit extends PeriodClass>(limit: Limit, of: PeriodClass): PeriodClass =>
  classRank(of) < classRank(limit) ? limit : of;

type StandingLord = Pick<Standing, 'standing' | 'standIn'>;
type StandingLords = Readonly<Record<Planet, StandingLord>>;

/** The class of a period by the standing of its lords (R6T.2). */
export function periodClassOf({ lords }: { readonly lords: StandingLords }, planets: PeriodLords): PeriodClass {
  const [md, ad] = [lords[planets[0]], lords[planets[1]]];
  const pd = planets[2] === undefined ? ad : lords[planets[2]];
  const found = plainClass(md, ad, pd, planets.length === 2);
  return found === 'FULL' && (md.standIn || ad.standIn || pd.standIn) ? 'PARTIAL' : found;
}

function plainClass(md: StandingLord, ad: StandingLord, pd: StandingLord, ofTwo: boolean): PeriodClass {
  const [upper, middle, lower] = [isStrong(md), isStrong(ad), isStrong(pd)];
  if (middle && lower) return upper ? 'FULL' : md.standing === 'WEAK' ? 'PARTIAL' : 'WEAK';
  return upper && (ofTwo || middle || lower) ? 'WEAK' : 'SILENT';
}

const isStrong = ({ standing }: StandingLord): boolean => standing === 'STRONG';

/** The class of a period with what its lords cover, lack and put off. */
export const periodClass = (of: Matter, planets: PeriodLords): PeriodJudgement => ({
  class: periodClassOf(of, planets),
  ...lordsShare(of, planets),
});

/** What the lords of a period cover, lack and put off. */
export function lordsShare({ event, lords }: Matter, planets: PeriodLords): Omit<PeriodJudgement, 'class'> {
  const all: readonly Planet[] = planets;
  const houses: House[] = [];
  const postponedBy: Postponement[] = [];
  all.forEach((planet, at) => {
    if (all.indexOf(planet) < at) return;
    const { covers, postpones } = lords[planet];
    houses.push(...covers);
    if (postpones) postponedBy.push(postpones);
  });
  return {
    covered: sortedHouses(houses),
    missing: event.required.filter((house) => !houses.includes(house)),
    postponedBy,
  };
}

/** The share of the 120 years of a cycle that the periods of each kind fill, 0 to 1; exact for three lords (R6T.3). */
export interface ShareOfTime {
  readonly full: number;
  /** FULL and PARTIAL together. */
  readonly offered: number;
  /** FULL, PARTIAL and WEAK together. */
  readonly all: number;
}

/** How much of a cycle of 120 years the periods of a matter fill (R6T.3). */
export function shareOfTime({ lords, strong, standIns }: Matter): ShareOfTime {
  const part = (planets: readonly Planet[]): number =>
    planets.reduce((sum, planet) => sum + dashaYears(planet), 0) / 120;
  const s = part(strong);
  const own = part(strong.filter((planet) => !standIns.includes(planet)));
  const m = part(Object.values(lords).flatMap(({ planet, standing }) => (standing === 'WEAK' ? [planet] : [])));
  return { full: own ** 3, offered: s ** 2 * (s + m), all: s ** 2 + 2 * s ** 2 * (1 - s) };
}
