import type { Chart } from '../../chart/chart.ts';
import type { HouseSets } from '../../events/event.ts';
import { natalEvent } from '../../events/natal.ts';
import { timingSets } from '../../kp/kernel/timing-sets.ts';
import { standings } from '../../kp/kernel/standing.ts';
import { lean } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { ScoreFactor } from '../../kp/kernel/score.ts';
import { isWeak } from '../../parashari/states/condition.ts';
import { aspectOn } from '../../parashari/base/drishti.ts';
import { housesOf, isDusthana, lordOfHouse, signsOf } from '../../parashari/base/frame.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Planet } from '../../zodiac/names.ts';
import { deityBesideJupiter, MANTRAS } from './mantras.ts';
import { PURPOSE_ROWS } from './purposes.ts';
import type { MantraPurpose } from './purposes.ts';
import { say } from './remedies.messages.ts';

export interface MantraCandidate {
  readonly planet: Planet;
  readonly points: number;
  readonly factors: readonly ScoreFactor[];
  /** What each factor says, after `because`. */
  readonly clauses: readonly string[];
}

/** Gain and work against loss: what running lords are weighed on without a purpose (R10). */
const GENERAL: HouseSets = natalEvent('wealth_gain');

const AFFLICTERS = ['Saturn', 'Rahu', 'Ketu'] as const;

interface Given extends Pick<ScoreFactor, 'factor' | 'points'> {
  readonly planet: Planet;
  /** What it says, as a sentence or inside one. */
  readonly says: (inside: boolean) => string;
}

/** Lords of the running periods. */
interface Running {
  readonly md: Planet;
  readonly ad: Planet;
}

function ofTheDasha(chart: Chart, { md, ad }: Running, sets: HouseSets): readonly Given[] {
  // Where Placidus does not exist, no planet can work against houses.
  const opposed = chart.houses !== null && standings(chart, sets)[ad].standing === 'AGAINST';
  const weak = isWeak(chart, ad);
  const harsh = housesOf(chart, ad).filter(isDusthana);
  return [
    ...(opposed || weak
      ? [
          {
            planet: ad,
            factor: 'ad_lord',
            says: (inside: boolean) => say.antardashaLord({ lord: ad, opposed, weak, inside }),
            points: 20,
          },
        ]
      : []),
    ...(isWeak(chart, md)
      ? [
          {
            planet: md,
            factor: 'md_lord_weak',
            says: (inside: boolean) => say.mahadashaLordWeak({ lord: md, inside }),
            points: 15,
          },
        ]
      : []),
    ...(harsh.length > 0
      ? [
          {
            planet: ad,
            factor: 'appease',
            says: (inside: boolean) => say.toBeAppeased({ lord: ad, houses: harsh, inside }),
            points: 10,
          },
        ]
      : []),
  ];
}

function ofTheBirth(chart: Chart): readonly Given[] {
  const lagnaLord = lordOfHouse(chart, 1);
  const signs = signsOf(chart);
  const joined = AFFLICTERS.filter((planet) => signs[planet] === signs.Moon);
  const aspecting = AFFLICTERS.filter((planet) => aspectOn(planet, 'Moon', signs) !== null);
  return [
    ...(isWeak(chart, lagnaLord)
      ? [
          {
            planet: lagnaLord,
            factor: 'lagna_lord_weak',
            says: (inside: boolean) => say.lagnaLordWeak({ lord: lagnaLord, inside }),
            points: 15,
          },
        ]
      : []),
    ...(joined.length > 0 || aspecting.length > 0
      ? [
          {
            planet: 'Moon' as const,
            factor: 'moon_afflicted',
            says: (inside: boolean) => say.moonAfflicted({ joined, aspecting, inside }),
            points: 10,
          },
        ]
      : []),
  ];
}

function ofThePurpose(chart: Chart, purpose: MantraPurpose): readonly Given[] {
  const row = PURPOSE_ROWS[purpose];
  if (row === null || chart.houses === null) return [];
  const planet = cuspalSubLord(chart, row.house);
  const { starLord } = chart.planets[planet];
  const { favourable, denial } = timingSets(natalEvent(row.event));
  const leaning = lean(chart, planet, favourable, denial);
  if (leaning === 'AGAINST')
    return [
      {
        planet,
        factor: 'purpose_against',
        says: (inside: boolean) => say.purposeOpposed({ cusp: row.house, lord: planet, inside }),
        points: 20,
      },
    ];
  return leaning === 'FOR' && chart.planets[starLord].retrograde
    ? [
        {
          planet,
          factor: 'purpose_delayed',
          says: (inside: boolean) => say.purposeDelayed({ cusp: row.house, lord: planet, starLord, inside }),
          points: 10,
        },
      ]
    : [];
}

/**
 * The planets whose mantra a chart asks for at a time, most points first (points of ours): running lords that are
 * against the matter, weak or rule 6, 8, 12, a weak Lagna lord, an afflicted Moon, the sub lord of the purpose. Equal points:
 * mahadasha lord, antardasha lord, Lagna lord, planet order. With no points at all the Lagna lord stands alone.
 */
export function mantraCandidates(
  chart: Chart,
  running: Running,
  purpose: MantraPurpose,
): readonly [MantraCandidate, ...MantraCandidate[]] {
  const row = PURPOSE_ROWS[purpose];
  const sets = row === null ? GENERAL : natalEvent(row.event);
  const given = [...ofTheDasha(chart, running, sets), ...ofTheBirth(chart), ...ofThePurpose(chart, purpose)];
  const lagnaLord = lordOfHouse(chart, 1);
  const order = [...new Set<Planet>([running.md, running.ad, lagnaLord, ...PLANETS])];
  const [first, ...others] = order
    .map((planet): MantraCandidate => {
      const factors = given
        .filter((each) => each.planet === planet)
        .map(({ factor, says, points }) => ({ factor, detail: says(false), points }));
      const clauses = given.filter((each) => each.planet === planet).map(({ says }) => says(true));
      return { planet, points: factors.reduce((sum, { points }) => sum + points, 0), factors, clauses };
    })
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
  return first === undefined ? [{ planet: lagnaLord, points: 0, factors: [], clauses: [] }] : [first, ...others];
}

/** KPR2's deity where Jupiter shares the planet's sign, rules its star or aspects it; else null. */
export function deityWithJupiter(chart: Chart, planet: Planet): string | null {
  const signs = signsOf(chart);
  const together =
    signs.Jupiter === signs[planet] ||
    chart.planets[planet].starLord === 'Jupiter' ||
    aspectOn('Jupiter', planet, signs) !== null;
  return together ? deityBesideJupiter(planet) : null;
}

/** Repetitions a day (one rosary). */
export const DAILY_COUNT = 108 as const;

/** Days that a planet's count takes at one rosary a day. */
export const mantraDays = (planet: Planet): number => Math.ceil(MANTRAS[planet].count / DAILY_COUNT);
