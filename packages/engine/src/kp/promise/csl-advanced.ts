import type { Chart } from '../../chart/chart.ts';
import { isVolunteered } from '../../events/event.ts';
import type { NatalEvent } from '../../events/event.ts';
import { NATAL_EVENTS } from '../../events/natal.ts';
import { HOUSES } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { chain } from '../kernel/chain.ts';
import type { Chain } from '../kernel/chain.ts';
import { nthFrom } from '../../zodiac/house-math.ts';
import { contact, level } from '../kernel/levels.ts';
import type { Level } from '../kernel/levels.ts';
import { natureOf } from '../kernel/nature.ts';
import type { NatureKind } from '../kernel/nature.ts';
import { pairMeaningsOf } from './pair-meanings.ts';
import type { PairMeaning } from './pair-meanings.ts';
import { cuspalSubLord, cuspOf } from '../../chart/placement.ts';
import { verdictOf } from './promise.ts';
import type { Verdict } from './promise-verdict.ts';
import { say } from './promise.messages.ts';

/** How well a cusp's sub lord holds the cusp's own house. */
export const CUSP_GRADES = ['STRONG', 'SUPPORTED', 'OBSTRUCTED', 'SILENT', 'NEGATED'] as const;
export type CuspGrade = (typeof CUSP_GRADES)[number];

/** A cusp read in full from its sub lord. Levels are those at which the sub lord holds the house named. */
export interface CuspReading {
  readonly cusp: House;
  readonly chain: Chain;
  readonly subSubLord: Planet;
  /** Its own house. */
  readonly selfContact: Level | null;
  /** The house that undoes it. */
  readonly twelfthFrom: Level | null;
  readonly eighthFrom: Level | null;
  readonly sixthFrom: Level | null;
  /** The house itself or the 11th (R9.3). */
  readonly fulfilment: Level | null;
  readonly grade: CuspGrade;
  readonly nature: readonly NatureKind[];
  readonly pairMeanings: readonly PairMeaning[];
  readonly retrogradeNote: string | null;
  /** Catalogue events judged from the cusp; adverse ones where they are asked for. */
  readonly events: readonly { readonly key: string; readonly verdict: Verdict }[];
}

/** Grade of a cusp from its sub lord's level on the own house and on the 12th from it (R9). */
export function cuspGrade(selfContact: Level | null, twelfthFrom: Level | null): CuspGrade {
  if (selfContact === null) return twelfthFrom === null ? 'SILENT' : 'NEGATED';
  if (twelfthFrom !== null && twelfthFrom <= selfContact) return 'OBSTRUCTED';
  return selfContact <= 2 ? 'STRONG' : 'SUPPORTED';
}

function retrogradeNote(chart: Chart, csl: Planet): string | null {
  const { starLord } = chart.planets[csl];
  const { retrograde } = chart.planets[csl];
  if (starLord === csl) return retrograde ? say.retrogradeInOwnStar({ csl }) : null;
  const notes = [
    ...(retrograde ? [say.retrogradeAtBirth({ csl })] : []),
    ...(chart.planets[starLord].retrograde ? [say.starLordRetrograde({ starLord })] : []),
  ];
  return notes.length > 0 ? notes.join(' ') : null;
}

/** The catalogue events judged from a cusp that may be listed, at any age. */
export const eventsOfCusp = (cusp: House, includeAdverse: boolean): readonly NatalEvent[] =>
  NATAL_EVENTS.filter((event) => event.primaryCusp === cusp && isVolunteered(event, includeAdverse));

/** The full reading of a cusp's sub lord (R9, R9.3, R9.6, R9.7, R12.2). Throws out_of_range without Placidus (R3.2). */
export function cuspReading(
  chart: Chart,
  cusp: House,
  events: readonly NatalEvent[] = eventsOfCusp(cusp, false),
): CuspReading {
  const csl = cuspalSubLord(chart, cusp);
  const selfContact = level(chart, csl, cusp);
  const twelfthFrom = level(chart, csl, nthFrom(cusp, 12));
  return {
    cusp,
    chain: chain(chart, cusp),
    subSubLord: cuspOf(chart, cusp).subSubLord,
    selfContact,
    twelfthFrom,
    eighthFrom: level(chart, csl, nthFrom(cusp, 8)),
    sixthFrom: level(chart, csl, nthFrom(cusp, 6)),
    fulfilment: contact(chart, csl, [cusp, 11]),
    grade: cuspGrade(selfContact, twelfthFrom),
    nature: natureOf(chart, csl),
    pairMeanings: pairMeaningsOf(chart, cusp),
    retrogradeNote: retrogradeNote(chart, csl),
    events: events.map((event) => ({
      key: event.key,
      verdict: verdictOf(chart, event).verdict,
    })),
  };
}

/** Cusps that one planet rules by sub, where there are two or more. */
export function sharedSubLords(chart: Chart): readonly { readonly csl: Planet; readonly cusps: readonly House[] }[] {
  const cuspsOf = (csl: Planet): readonly House[] => HOUSES.filter((house) => cuspalSubLord(chart, house) === csl);
  return [...new Set(HOUSES.map((house) => cuspalSubLord(chart, house)))]
    .map((csl) => ({ csl, cusps: cuspsOf(csl) }))
    .filter(({ cusps }) => cusps.length > 1);
}

/** Two cusps whose different sub lords stand in each other's stars. */
export interface MutualCusps {
  readonly cusps: readonly [House, House];
  readonly planets: readonly [Planet, Planet];
}

/** The pairs of cusps tied by an exchange of stars between their sub lords. */
export function mutualCusps(chart: Chart): readonly MutualCusps[] {
  return HOUSES.flatMap((a) =>
    HOUSES.filter((b) => b > a).flatMap((b): readonly MutualCusps[] => {
      const one = cuspalSubLord(chart, a);
      const two = cuspalSubLord(chart, b);
      const exchange = one !== two && chart.planets[one].starLord === two && chart.planets[two].starLord === one;
      return exchange ? [{ cusps: [a, b], planets: [one, two] }] : [];
    }),
  );
}
