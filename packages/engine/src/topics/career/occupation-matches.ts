import { printedScore } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { contact, level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { scoreOf } from '../../kp/kernel/score.ts';
import type { Score, ScoreFactor } from '../../kp/kernel/score.ts';
import type { Planet } from '../../zodiac/names.ts';
import { meridian, meridianReading } from './meridian.ts';
import type { Meridian } from './meridian.ts';
import { OCCUPATION_FAMILIES, OCCUPATIONS } from './occupations.ts';
import type { Occupation, OccupationFamily } from './occupations.ts';
import { LEVEL_SHARE } from '../shared/signature.ts';
import { say } from './career.messages.ts';

export interface OccupationMatch extends Score {
  readonly rank: number;
  readonly occupation: Occupation;
}

export interface OccupationMatches {
  /** All 80, best first. */
  readonly matches: readonly OccupationMatch[];
  /** The best three: mean of a family's three best rows, or of all it has. */
  readonly topFamilies: readonly { readonly family: OccupationFamily; readonly score: number }[];
  /** No row reaches 35, or the tenth sub lord signifies none of 2, 6, 7, 10, 11. */
  readonly noSettledOccupation: boolean;
  readonly meridian: Meridian;
}

const LORDS = [
  ['signLord', 'Sign lord', 20],
  ['starLord', 'Star lord', 30],
  ['subLord', 'Sub lord', 50],
] as const;
const PLANET_PART = 0.6;
const HOUSE_PART = 30;
const PAIR_BONUS = 10;
/** A best score below this shows no settled occupation. */
export const LEAST_SETTLED = 35;

/** How a lord fits a row: by itself, or for the planet that a node is read as. */
type Fit = Parameters<typeof say.lordFits>[0]['fit'];

/** The main planet of a row that a lord stands for: itself, or for a node the planet it is read as. */
const mainFor = (chart: Chart, planet: Planet, { main }: Occupation): Planet | null =>
  [planet, meridianReading(chart, planet)].find((each) => main.includes(each)) ?? null;

/** How much of its weight a lord brings to a row, and why; nothing where it fits in no way. */
function lordShare(chart: Chart, lord: Planet, occupation: Occupation): readonly [share: number, why: string] | null {
  const { main, helping } = occupation;
  const fits = (by: Planet, own: Fit, asAgent: Fit): string =>
    say.lordFits({ lord, fit: by === lord ? own : asAgent, by, star: chart.planets[by].starLord });
  const found = mainFor(chart, lord, occupation);
  if (found !== null) return [1, fits(found, 'MAIN', 'FOR_MAIN')];
  const either = [lord, meridianReading(chart, lord)];
  const helps = either.find((each) => helping.includes(each));
  if (helps !== undefined) return [0.6, fits(helps, 'HELPING', 'FOR_HELPING')];
  const by = either.find((each) => main.includes(chart.planets[each].starLord));
  return by === undefined ? null : [0.5, fits(by, 'IN_STAR', 'FOR_IN_STAR')];
}

function scored(chart: Chart, lords: Meridian, occupation: Occupation): Score {
  const factors: ScoreFactor[] = LORDS.flatMap(([key, name, weight]) => {
    const found = lordShare(chart, lords[key], occupation);
    if (found === null) return [];
    const [share, detail] = found;
    return [{ factor: name, detail, points: PLANET_PART * weight * share }];
  });
  const csl = cuspalSubLord(chart, 10);
  const { houses } = occupation;
  const held = houses.flatMap((house) => {
    const at = level(chart, csl, house);
    return at === null ? [] : [{ share: LEVEL_SHARE[at] }];
  });
  if (held.length > 0) {
    const mean = held.reduce((sum, { share }) => sum + share, 0) / houses.length;
    const detail = say.housesFit({ csl, held: housesInWords(chart, csl, houses), houses });
    factors.push({ factor: 'Houses', detail, points: HOUSE_PART * mean });
  }
  const [one, other] = [mainFor(chart, lords.starLord, occupation), mainFor(chart, lords.subLord, occupation)];
  if (one !== null && other !== null && one !== other)
    factors.push({
      factor: 'Pair',
      detail: say.pairFits({ one, other }),
      points: PAIR_BONUS,
    });
  return scoreOf(factors);
}

const isBook = ({ provenance }: Occupation): number => (provenance === 'BOOK_SOURCED' ? 0 : 1);

/**
 * The 80 occupations by how well the three lords of the tenth cusp and the houses of its sub lord fit them (KPR3p
 * meridian method; the points are a service extension). Throws out_of_range without Placidus.
 */
export function occupationMatches(chart: Chart): OccupationMatches {
  const lords = meridian(chart);
  const rows = OCCUPATIONS.map((occupation) => ({ occupation, ...scored(chart, lords, occupation) })).sort(
    (a, b) => b.score - a.score || isBook(a.occupation) - isBook(b.occupation) || a.occupation.no - b.occupation.no,
  );
  const families = OCCUPATION_FAMILIES.map((family) => {
    const best = rows.filter(({ occupation }) => occupation.family === family).slice(0, 3);
    return { family, score: printedScore(best.reduce((sum, { score }) => sum + score, 0) / best.length) };
  });
  return {
    matches: rows.map((row, index) => ({ ...row, rank: index + 1 })),
    topFamilies: families.sort((a, b) => b.score - a.score).slice(0, 3),
    noSettledOccupation:
      (rows[0]?.score ?? 0) < LEAST_SETTLED || contact(chart, cuspalSubLord(chart, 10), [2, 6, 7, 10, 11]) === null,
    meridian: lords,
  };
}
