import type { Chart } from '../../chart/chart.ts';
import { combustionOf } from '../../parashari/states/combustion.ts';
import { dignityOf } from '../../parashari/base/dignity.ts';
import { isDusthana, wholeSignHouse } from '../../parashari/base/frame.ts';
import type { Planet } from '../../zodiac/names.ts';
import { planetFirst } from '../../zodiac/planet-words.ts';
import { forbiddenGems, gemCandidates, nodeCandidates } from './gem-score.ts';
import type { GemCandidate } from './gem-score.ts';
import { gemsConflict } from './gems.ts';
import { kpFilter } from './kp-filter.ts';
import type { KpFilter } from './kp-filter.ts';
import type { GemPurpose } from './purposes.ts';

export interface GemChoice extends GemCandidate {
  readonly kpFilter: KpFilter | null;
  readonly caution: readonly string[];
}

export interface GemAdvice {
  /** None, one or two; two never conflict. */
  readonly chosen: readonly GemChoice[];
  readonly forbidden: readonly { readonly planet: Planet; readonly reason: string }[];
  /** Pairs of eligible planets whose gems are not worn together. */
  readonly conflicts: readonly { readonly a: Planet; readonly b: Planet }[];
  readonly considered: readonly GemCandidate[];
}

/** A candidate that passes the KP test goes before a better one that fails, within so many points. */
const KP_MARGIN = 10;

/**
 * Which gems tradition would allow for a Lagna (R23.8, R36.1): the best eligible lord, one that passes the KP test
 * first if it is at most ten points behind, and the next whose gem may be worn with it; the nodes only as the second.
 */
export function gemAdvice(chart: Chart, running: readonly Planet[], purpose: GemPurpose): GemAdvice {
  const considered = gemCandidates(chart, running, purpose);
  const eligible = considered.filter((row) => row.eligible).sort(byScore);
  const nodes = [...nodeCandidates(chart, considered, running)].sort(byScore);
  const passes = ({ planet }: GemCandidate): boolean => kpFilter(chart, planet, running)?.result === 'PASS';
  const [best] = eligible;
  const first =
    best === undefined || passes(best)
      ? best
      : (eligible.find((row) => passes(row) && row.score >= best.score - KP_MARGIN) ?? best);
  const second =
    first &&
    [...eligible, ...nodes].find(({ planet }) => planet !== first.planet && !gemsConflict(planet, first.planet));
  const all = [...eligible, ...nodes].map(({ planet }) => planet);
  return {
    chosen: [first, second].flatMap((row): readonly GemChoice[] => {
      if (row === undefined) return [];
      const filter = kpFilter(chart, row.planet, running);
      return [{ ...row, kpFilter: filter, caution: cautionsOf(chart, row.planet, filter) }];
    }),
    forbidden: forbiddenGems(considered),
    conflicts: all.flatMap((a, index) =>
      all
        .slice(index + 1)
        .filter((b) => gemsConflict(a, b))
        .map((b) => ({ a, b })),
    ),
    considered: [...considered, ...nodes],
  };
}

const byScore = (a: GemCandidate, b: GemCandidate): number => b.score - a.score;

function cautionsOf(chart: Chart, planet: Planet, filter: KpFilter | null): readonly string[] {
  const house = wholeSignHouse(chart, planet);
  const trial = 'so tradition wears it on trial first';
  return [
    ...(isDusthana(house) ? [`${planetFirst(planet)} stands in house ${house}, ${trial}.`] : []),
    ...(dignityOf(chart, planet) === 'DEBILITATED' ? [`${planetFirst(planet)} is debilitated, ${trial}.`] : []),
    ...(combustionOf(chart, planet) === 'FULL' ? [`${planetFirst(planet)} is fully combust, ${trial}.`] : []),
    ...(filter?.result === 'FAIL' ? ["The KP reader's test fails."] : []),
  ];
}
