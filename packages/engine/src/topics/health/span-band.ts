import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord, cuspOf } from '../../chart/placement.ts';
import { owned } from '../../kp/kernel/agents.ts';
import { chain } from '../../kp/kernel/chain.ts';
import type { Chain } from '../../kp/kernel/chain.ts';
import { houseLevels, lean } from '../../kp/kernel/levels.ts';
import type { HouseLevel, Lean } from '../../kp/kernel/levels.ts';
import { bhadhaka } from '../../kp/promise/bhadhaka.ts';
import type { Bhadhaka } from '../../kp/promise/bhadhaka.ts';
import { birthdayMs } from '../../time/moment.ts';
import { isTight, subEdge } from '../../zodiac/boundary.ts';
import { isNode } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { say } from './health.messages.ts';

export const SPAN_BANDS = ['SHORT', 'MIDDLE', 'LONG', 'INDETERMINATE'] as const;
export type SpanBand = (typeof SPAN_BANDS)[number];
export const TRADITIONAL_NAMES = ['alpayu', 'madhyayu', 'purnayu'] as const;
type TraditionalName = (typeof TRADITIONAL_NAMES)[number];
export const OWNERSHIP_NATURES = ['BENEFIC', 'MALEFIC', 'NEUTRAL'] as const;
export type OwnershipNature = (typeof OWNERSHIP_NATURES)[number];

type Points = -1 | 0 | 1;

export interface SpanReading {
  readonly band: SpanBand;
  readonly traditionalName: TraditionalName | null;
  readonly tests: {
    readonly ownership: {
      readonly planet: Planet;
      readonly owns: readonly House[];
      readonly nature: OwnershipNature;
      readonly points: Points;
    };
    readonly signification: {
      readonly forHouses: readonly HouseLevel[];
      readonly againstHouses: readonly HouseLevel[];
      readonly lean: Lean;
      readonly points: Points;
    };
  };
  readonly chain1: Chain;
  readonly chain8: Chain;
  readonly bhadhakaCusp: Pick<Bhadhaka, 'house' | 'lord' | 'csl' | 'dangerFlag'>;
  readonly reasons: readonly string[];
  /** Why the band is not told; null where it is. */
  readonly indeterminate: 'CHILD' | 'BORDER' | 'SILENT' | null;
}

const NAME: Readonly<Record<SpanBand, TraditionalName | null>> = {
  SHORT: 'alpayu',
  MIDDLE: 'madhyayu',
  LONG: 'purnayu',
  INDETERMINATE: null,
};
const GOOD_LORDSHIPS: readonly House[] = [1, 5, 9, 10];
const HARD_LORDSHIPS: readonly House[] = [6, 8, 12];
/** Charts of children are left to the panel for advisers (R21.3). */
const CHILD_YEARS = 12;

/** R21.5: as lord of 1, 5, 9 or 10 benefic, also when it owns 6, 8 or 12; as lord of these alone malefic. */
export function ownershipNature(owns: readonly House[]): OwnershipNature {
  if (owns.some((house) => GOOD_LORDSHIPS.includes(house))) return 'BENEFIC';
  return owns.some((house) => HARD_LORDSHIPS.includes(house)) ? 'MALEFIC' : 'NEUTRAL';
}

const OWNERSHIP_POINTS: Readonly<Record<OwnershipNature, Points>> = { BENEFIC: 1, MALEFIC: -1, NEUTRAL: 0 };
const LEAN_POINTS: Readonly<Record<Lean, Points>> = { FOR: 1, AGAINST: -1, BOTH: 0, NONE: 0 };

/** The band of two points: above zero long, below zero short, else middle. */
export const spanBand = (sum: number): Exclude<SpanBand, 'INDETERMINATE'> =>
  sum > 0 ? 'LONG' : sum < 0 ? 'SHORT' : 'MIDDLE';

/**
 * The qualitative band of a span by KP's two tests, ownership (R21.5) and signification (R21.1). Never a date, an age
 * or a count of years. Throws out_of_range without Placidus.
 */
export function spanReading(chart: Chart, asOfMs: number): SpanReading {
  const planet = cuspalSubLord(chart, 1);
  const { house: b, lord, csl, dangerFlag } = bhadhaka(chart);
  const owns = owned(chart, planet);
  const nature = ownershipNature(owns);
  const good = ([1, 3, 5, 8, 9, 10] as const).filter((house) => house !== b);
  const hard = [...new Set<House>([b, 2, 7, 12])].sort((x, y) => x - y);
  const side = lean(chart, planet, good, hard);
  const [first, second] = [OWNERSHIP_POINTS[nature], LEAN_POINTS[side]];
  const indeterminate = whyNot(chart, asOfMs, nature, side);
  const band = indeterminate === null ? spanBand(first + second) : 'INDETERMINATE';
  return {
    band,
    traditionalName: NAME[band],
    tests: {
      ownership: { planet, owns, nature, points: first },
      signification: {
        forHouses: houseLevels(chart, planet, good),
        againstHouses: houseLevels(chart, planet, hard),
        lean: side,
        points: second,
      },
    },
    chain1: chain(chart, 1),
    chain8: chain(chart, 8),
    bhadhakaCusp: { house: b, lord, csl, dangerFlag },
    reasons: [
      ownershipInWords(planet, owns, nature),
      say.spanLean({ lean: side }),
      indeterminate === null
        ? say.spanBand({ band: spanBand(first + second) })
        : say.noSpanBand({ why: indeterminate }),
    ],
    indeterminate,
  };
}

function whyNot(chart: Chart, asOfMs: number, nature: OwnershipNature, side: Lean): SpanReading['indeterminate'] {
  if (asOfMs < birthdayMs(chart.moment, CHILD_YEARS)) return 'CHILD';
  if (isTight(subEdge(cuspOf(chart, 1).longitude).distanceArcsec)) return 'BORDER';
  return nature === 'NEUTRAL' && side === 'NONE' ? 'SILENT' : null;
}

/** Whether a person is past childhood at a moment, as these two tools count it. */
export const isGrown = (chart: Chart, utcMs: number): boolean => utcMs >= birthdayMs(chart.moment, CHILD_YEARS);

/** The first test in words; a node owns nothing, so it is its agents that rule (R3.4, R6.2). */
function ownershipInWords(planet: Planet, owns: readonly House[], nature: OwnershipNature): string {
  const good = owns.filter((house) => GOOD_LORDSHIPS.includes(house));
  const hard = owns.filter((house) => HARD_LORDSHIPS.includes(house));
  return say.spanSubLord({ planet, nature, node: isNode(planet), good, hard });
}
