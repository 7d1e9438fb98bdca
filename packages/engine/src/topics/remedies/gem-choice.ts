import type { Chart } from '../../chart/chart.ts';
import { combustionOf } from '../../parashari/states/combustion.ts';
import { dignityOf } from '../../parashari/base/dignity.ts';
import { isDusthana, wholeSignHouse } from '../../parashari/base/frame.ts';
import type { Planet } from '../../zodiac/names.ts';
import { forbiddenGems, gemCandidates, nodeCandidates } from './gem-score.ts';
import type { GemCandidate } from './gem-score.ts';
import { gemsConflict } from './gems.ts';
import { kpFilter } from './kp-filter.ts';
import type { KpFilter } from './kp-filter.ts';
import type { GemPurpose } from './purposes.ts';
import { say } from './remedies.messages.ts';

export interface GemChoice extends GemCandidate {
  /** Null where there are no cusps to test by. */
  readonly kpFilter: KpFilter | null;
  readonly caution: readonly string[];
}

/** A gem that tradition allows and the KP reader does not. */
interface WithheldGem extends GemCandidate {
  readonly kpFilter: KpFilter;
}

export interface GemAdvice {
  /** None, one or two, none of which fails the KP test; two never conflict. */
  readonly chosen: readonly GemChoice[];
  /** Eligible lords that fail it, best first. */
  readonly withheld: readonly WithheldGem[];
  readonly forbidden: readonly { readonly planet: Planet; readonly reason: string }[];
  /** Pairs of eligible planets whose gems are not worn together. */
  readonly conflicts: readonly { readonly a: Planet; readonly b: Planet }[];
  readonly considered: readonly GemCandidate[];
}

/**
 * Which gems tradition would allow for a Lagna (R23.8, R36.1): of the eligible lords that pass the KP test the one
 * asked about, else the best, and the next whose gem may be worn with it; the nodes only as the second.
 */
export function gemAdvice(chart: Chart, running: readonly Planet[], purpose: GemPurpose, asked?: Planet): GemAdvice {
  const considered = gemCandidates(chart, running, purpose);
  const byWish = (a: GemCandidate, b: GemCandidate): number =>
    Number(b.planet === asked) - Number(a.planet === asked) || b.score - a.score;
  const tested = (rows: readonly GemCandidate[]) =>
    rows.map((row) => ({ ...row, kpFilter: kpFilter(chart, row.planet, running) })).sort(byWish);
  const lords = tested(considered.filter((row) => row.eligible));
  const nodeRows = nodeCandidates(chart, considered, running);
  const nodes = tested(nodeRows);
  const passes = ({ kpFilter: filter }: { readonly kpFilter: KpFilter | null }): boolean => filter?.result !== 'FAIL';
  const first = lords.find(passes);
  const second =
    first &&
    [...lords, ...nodes].find(
      (row) => passes(row) && row.planet !== first.planet && !gemsConflict(row.planet, first.planet),
    );
  const all = [...lords, ...nodes].map(({ planet }) => planet);
  return {
    chosen: [first, second].flatMap((row): readonly GemChoice[] =>
      row === undefined ? [] : [{ ...row, caution: cautionsOf(chart, row.planet) }],
    ),
    withheld: lords.flatMap(({ kpFilter: filter, ...row }): readonly WithheldGem[] =>
      filter?.result === 'FAIL' ? [{ ...row, kpFilter: filter }] : [],
    ),
    forbidden: forbiddenGems(considered),
    conflicts: all.flatMap((a, index) =>
      all
        .slice(index + 1)
        .filter((b) => gemsConflict(a, b))
        .map((b) => ({ a, b })),
    ),
    considered: [...considered, ...nodeRows],
  };
}

function cautionsOf(chart: Chart, planet: Planet): readonly string[] {
  const house = wholeSignHouse(chart, planet);
  return [
    ...(isDusthana(house) ? [say.trialForHouse({ planet, house })] : []),
    ...(dignityOf(chart, planet) === 'DEBILITATED' ? [say.trialForDebility({ planet })] : []),
    ...(combustionOf(chart, planet) === 'FULL' ? [say.trialForCombustion({ planet })] : []),
  ];
}
