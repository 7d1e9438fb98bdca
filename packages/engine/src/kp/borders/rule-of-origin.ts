import { buildChart } from '../../chart/build.ts';
import type { Chart, Houses } from '../../chart/chart.ts';
import type { Moment } from '../../time/moment.ts';
import { withinSpan } from '../../time/known-span.ts';
import { requireHouses, siderealHouses } from '../../chart/houses.ts';
import type { Ephemeris } from '../../sky/port.ts';
import { actsFor } from '../kernel/agents.ts';

import { jdFromUtcMs } from '../../time/julian.ts';
import type { House, Planet } from '../../zodiac/names.ts';

export const ORIGIN_VERDICTS = ['DIRECT', 'INDIRECT', 'NONE'] as const;
type OriginVerdict = (typeof ORIGIN_VERDICTS)[number];
export const ORIGIN_LINKS = ['SAME_PLANET', 'STELLAR', 'AGENT'] as const;
type OriginLinkType = (typeof ORIGIN_LINKS)[number];
export const ORIGIN_ROLES = ['starLord', 'subLord'] as const;
type OriginRole = (typeof ORIGIN_ROLES)[number];

/** Star and sub lord of a cusp. */
type OriginLords = Readonly<Record<OriginRole, Planet>>;

/** A lord of the Lagna tied to a lord of the ninth cusp. */
interface OriginLink {
  readonly a: Planet;
  readonly aRole: OriginRole;
  readonly n: Planet;
  readonly nRole: OriginRole;
  readonly type: OriginLinkType;
}

/** Confidence that the birth time is plausible. */
export const ORIGIN_CONFIDENCES = ['HIGH', 'MODERATE', 'LOW'] as const;
type OriginConfidence = (typeof ORIGIN_CONFIDENCES)[number];

interface OriginGrade {
  readonly score: 2 | 1 | 0;
  readonly confidence: OriginConfidence;
}

const GRADE_OF: Readonly<Record<OriginVerdict, OriginGrade>> = {
  DIRECT: { score: 2, confidence: 'HIGH' },
  INDIRECT: { score: 1, confidence: 'MODERATE' },
  NONE: { score: 0, confidence: 'LOW' },
};

export interface RuleOfOrigin extends OriginGrade {
  readonly verdict: OriginVerdict;
  readonly lagna: OriginLords;
  readonly ninth: OriginLords;
  readonly links: readonly OriginLink[];
}

function lordsOf({ cusps }: Houses, house: House): OriginLords {
  const cusp = cusps[house - 1];
  if (cusp === undefined) throw new RangeError('A chart has twelve cusps.');
  return { starLord: cusp.starLord, subLord: cusp.subLord };
}

/** The lords of the cusps 1 and 9 in pairs. */
function pairsOf(houses: Houses) {
  const lagna = lordsOf(houses, 1);
  const ninth = lordsOf(houses, 9);
  const pairs = ORIGIN_ROLES.flatMap((aRole) =>
    ORIGIN_ROLES.map((nRole) => ({ a: lagna[aRole], aRole, n: ninth[nRole], nRole })),
  );
  return { lagna, ninth, pairs };
}

/** Either stands in a star or sub of the other. */
function areStellar(chart: Chart, a: Planet, n: Planet): boolean {
  const reaches = (from: Planet, to: Planet): boolean =>
    chart.planets[from].starLord === to || chart.planets[from].subLord === to;
  return reaches(a, n) || reaches(n, a);
}

/**
 * The rule of origin of A. Dutta: the ninth house should show in the Lagna. DIRECT when the cusps 1 and 9 share a star
 * or sub lord, INDIRECT when two of those lords are tied by star, sub or node, else NONE. Throws out_of_range without
 * Placidus.
 */
export function ruleOfOrigin(chart: Chart): RuleOfOrigin {
  const { lagna, ninth, pairs } = pairsOf(requireHouses(chart));
  const same = pairs.filter(({ a, n }) => a === n).map((pair): OriginLink => ({ ...pair, type: 'SAME_PLANET' }));
  if (same.length > 0) return { verdict: 'DIRECT', ...GRADE_OF.DIRECT, lagna, ninth, links: same };
  const links = pairs.flatMap((pair): readonly OriginLink[] => {
    const { a, n } = pair;
    const stellar = areStellar(chart, a, n);
    const agent = actsFor(chart, a, n) || actsFor(chart, n, a);
    return [
      ...(stellar ? [{ ...pair, type: 'STELLAR' as const }] : []),
      ...(agent ? [{ ...pair, type: 'AGENT' as const }] : []),
    ];
  });
  const verdict = links.length > 0 ? 'INDIRECT' : 'NONE';
  return { verdict, ...GRADE_OF[verdict], lagna, ninth, links };
}

/** Minutes of birth time in a row that give one verdict; both ends belong to it. */
export interface OriginRange {
  readonly fromOffsetMin: number;
  readonly toOffsetMin: number;
  readonly verdict: OriginVerdict;
}

const REACH_MINUTES = 20;

/** The cusps alone tell whether it is DIRECT; only else are the planets needed. */
function verdictAt(ephemeris: Ephemeris, moment: Moment): OriginVerdict {
  const { true: ayanamsaTrue } = ephemeris.ayanamsa(moment.jdUt, moment.ayanamsa);
  const { pairs } = pairsOf(siderealHouses(ephemeris.houses(moment.jdUt, moment, 'P'), ayanamsaTrue));
  return pairs.some(({ a, n }) => a === n) ? 'DIRECT' : ruleOfOrigin(buildChart(ephemeris, moment)).verdict;
}

/** The rule for each birth time up to 20 minutes earlier and later, as far as the ephemeris reaches. */
export function originAround(ephemeris: Ephemeris, { moment }: Chart): readonly OriginRange[] {
  const ranges: OriginRange[] = [];
  for (let minutes = -REACH_MINUTES; minutes <= REACH_MINUTES; minutes += 1) {
    const utcMs = moment.utcMs + minutes * 60_000;
    const jdUt = jdFromUtcMs(utcMs);
    if (withinSpan(jdUt) !== jdUt) continue;
    const verdict = verdictAt(ephemeris, { ...moment, utcMs, jdUt });
    const last = ranges.at(-1);
    if (last?.verdict === verdict) ranges[ranges.length - 1] = { ...last, toOffsetMin: minutes };
    else ranges.push({ fromOffsetMin: minutes, toOffsetMin: minutes, verdict });
  }
  return ranges;
}
