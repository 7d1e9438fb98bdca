import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { signifiesNear } from '../../kp/kernel/levels.ts';
import { bandOf, factor, scoreOf } from '../../kp/kernel/score.ts';
import type { Score, ScoreFactor } from '../../kp/kernel/score.ts';
import type { Planet } from '../../zodiac/names.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import { isClose } from './affliction.ts';
import { signParts, starPartsOf } from './body.ts';
import { CURE, DISEASE, diseaseWeight, healthClass, signifies } from './pull.ts';
import { say } from './health.messages.ts';

export const GROWTH_BANDS = ['LOW', 'MODERATE', 'ELEVATED'] as const;
type GrowthBand = (typeof GROWTH_BANDS)[number];
export const GROWTH_COURSES = ['NOT_INDICATED', 'CURE_LEANING', 'RECURRENCE_LEANING', 'MIXED'] as const;
type GrowthCourse = (typeof GROWTH_COURSES)[number];

interface GrowthRegion {
  readonly part: string;
  readonly points: number;
  /** What named the part. */
  readonly from: readonly string[];
}

export interface Growth {
  readonly growthSignature: Score & { readonly band: GrowthBand };
  readonly regions: readonly GrowthRegion[];
  readonly course: GrowthCourse;
}

type Tie = readonly [Planet, Planet, number];
const TIES: readonly Tie[] = [
  ['Saturn', 'Jupiter', 10],
  ['Jupiter', 'Rahu', 10],
  ['Saturn', 'Rahu', 8],
];

/** Areas for usual screening and the lean of the course (Jupiter of KPR3p, Saturn with Jupiter of KPR2; points ours). */
export function growth(chart: Chart): Growth {
  const tied = TIES.filter(([a, b]) => tiesOf(chart, a, b).length > 0);
  const score = scoreOf([...ofPlanets(chart), ...ofTies(chart, tied), ...ofCusps(chart), ...ofRelief(chart)]);
  const band = bandOf<GrowthBand>(
    score.score,
    [
      [35, 'LOW'],
      [60, 'MODERATE'],
    ],
    'ELEVATED',
  );
  return { growthSignature: { ...score, band }, regions: regionsOf(chart, tied), course: courseOf(chart, band) };
}

/** What ties two planets, in sentences: they stand within 8° of each other, or one in a star or sub of the other. */
function tiesOf(chart: Chart, a: Planet, b: Planet): readonly string[] {
  const ruled = ([planet, lord]: readonly [Planet, Planet]): readonly string[] => {
    const { starLord, subLord } = chart.planets[planet];
    const [byStar, bySub] = [starLord === lord, subLord === lord];
    const part = byStar && bySub ? 'BOTH' : byStar ? 'STAR' : 'SUB';
    return byStar || bySub ? [say.inStarOrSubOf({ planet, part, lord })] : [];
  };
  const near = isClose(chart, a, b) ? [say.withinEightDegrees()] : [];
  return [...near, ...ruled([a, b]), ...ruled([b, a])];
}

function ofPlanets(chart: Chart): readonly ScoreFactor[] {
  const weighed = (planet: Planet, name: string, times: number, most: number): readonly ScoreFactor[] => {
    const own = diseaseWeight(chart, planet);
    return factor(name, Math.min(most, times * own), say.weightOnIllness({ planet, weight: own }));
  };
  return [
    ...weighed('Jupiter', 'jupiter', 2, 24),
    ...weighed('Saturn', 'saturn', 1, 12),
    ...weighed('Rahu', 'rahu', 1, 12),
  ];
}

const ofTies = (chart: Chart, tied: readonly Tie[]): readonly ScoreFactor[] =>
  tied.flatMap(([a, b, points]) =>
    factor(
      `tie_${a.toLowerCase()}_${b.toLowerCase()}`,
      points,
      [say.tied({ planets: [a, b] }), ...tiesOf(chart, a, b)].join(' '),
    ),
  );

function ofCusps(chart: Chart): readonly ScoreFactor[] {
  const [first, sixth, eighth] = [cuspalSubLord(chart, 1), cuspalSubLord(chart, 6), cuspalSubLord(chart, 8)];
  const both = signifies(chart, sixth, 8) && signifies(chart, sixth, 12);
  return [
    ...factor('csl6', both ? 12 : 0, say.subLordSignifies({ cusp: 6, lord: sixth, houses: [8, 12] })),
    ...factor(
      'csl8',
      signifiesNear(chart, eighth, [6, 12]) ? 8 : 0,
      say.subLordSignifiesAt({ cusp: 8, lord: eighth, held: housesInWords(chart, eighth, [6, 12], 2) }),
    ),
    ...factor(
      'csl1',
      healthClass(chart, first) === 'DISEASE' ? 4 : 0,
      say.subLordLeansToIllness({ cusp: 1, lord: first }),
    ),
  ];
}

function ofRelief(chart: Chart): readonly ScoreFactor[] {
  const eleventh = cuspalSubLord(chart, 11);
  return [
    ...factor(
      'jupiter_relief',
      healthClass(chart, 'Jupiter') === 'CURE' ? -10 : 0,
      say.planetLeansToCure({ planet: 'Jupiter' }),
    ),
    ...factor(
      'csl11_relief',
      healthClass(chart, eleventh) === 'CURE' ? -10 : 0,
      say.subLordLeansToCure({ cusp: 11, lord: eleventh }),
    ),
  ];
}

const MOST_REGIONS = 4;

/** Parts of the body by the star of CSL6, of its star lord and of the tied planets, and by the sign of CSL6 (R19.1, R19.2). */
function regionsOf(chart: Chart, tied: readonly Tie[]): readonly GrowthRegion[] {
  const csl6 = cuspalSubLord(chart, 6);
  const { starLord, signIndex } = chart.planets[csl6];
  const partners = [...new Set(tied.flatMap(([a, b]) => [a, b]))];
  const starOf = (planet: Planet): readonly string[] => starPartsOf(chart.planets[planet]).parts;
  const named: readonly (readonly [from: string, points: number, parts: readonly string[]])[] = [
    [say.namedBySixth({ place: 'STAR_OF_SUB_LORD' }), 3, starOf(csl6)],
    [say.namedBySixth({ place: 'STAR_OF_STAR_LORD' }), 2, starOf(starLord)],
    ...partners.map((planet) => [say.namedByStarOf({ planet }), 2, starOf(planet)] as const),
    [say.namedBySixth({ place: 'SIGN_OF_SUB_LORD' }), 1, signParts(signIndex)],
  ];
  const parts = new Map<string, { points: number; from: readonly string[] }>();
  for (const [from, points, list] of named)
    for (const part of list) {
      const known = parts.get(part);
      parts.set(part, { points: (known?.points ?? 0) + points, from: [...(known?.from ?? []), from] });
    }
  return [...parts]
    .map(([part, found]) => ({ part, ...found }))
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_REGIONS);
}

/** The lean of the course, the first that fits; never from the star lord alone (R19.4). */
function courseOf(chart: Chart, band: GrowthBand): GrowthCourse {
  if (band === 'LOW') return 'NOT_INDICATED';
  const [sixth, eleventh] = [cuspalSubLord(chart, 6), cuspalSubLord(chart, 11)];
  if (signifiesNear(chart, eleventh, CURE) && signifies(chart, sixth, 11)) return 'CURE_LEANING';
  const dual = modalityOf(chart.planets[sixth].signIndex) === 'dual';
  const deep = signifies(chart, sixth, 8) && signifies(chart, sixth, 12) && !signifies(chart, sixth, 11);
  const strained = signifiesNear(chart, eleventh, DISEASE);
  return dual || (deep && strained) ? 'RECURRENCE_LEANING' : 'MIXED';
}
