import { housesNamed } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { Planet } from '../../zodiac/names.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';
import { levelInWords } from '../kernel/level-words.ts';
import type { Standing } from '../kernel/standing.ts';
import type { Matter } from './matter.ts';

/** Why a planet has its standing for a matter, in whole sentences that name the rule that decided (R6T.1). */
export function standingReason(chart: Chart, of: Matter, planet: Planet): string {
  const row = of.lords[planet];
  if (row.standing === 'SILENT') return 'It signifies no house for the matter and none against it.';
  if (row.standing === 'AGAINST')
    return row.touches ? againstBySubLord(chart, planet) : 'It signifies only houses against the matter.';
  return [
    ...comesToIt(chart, of, planet),
    ...(row.standIn
      ? [
          againstBySubLord(chart, planet),
          'It is counted all the same, because fewer than three other planets can bring the matter.',
        ]
      : []),
  ].join(' ');
}

/** Whether a planet counts by the levels of its houses alone, so that its reason says no more than they do. */
export const countsByLevels = ({ rank, standIn, nearness, favourable }: Standing): boolean =>
  rank !== null && !standIn && nearness === 2 && favourable !== null;

const againstBySubLord = (chart: Chart, planet: Planet): string =>
  `Its sub lord, ${planetInWords(chart.planets[planet].subLord)}, signifies houses against the matter and none for it.`;

/** How a planet comes to a matter: as the sub lord that decides, by the star of that one, or through its houses. */
function comesToIt(chart: Chart, { event, sets, lords }: Matter, planet: Planet): readonly string[] {
  const { favourable, denial, covers, nearness } = lords[planet];
  const { primaryCusp, required } = event;
  const giver = cuspalSubLord(chart, primaryCusp);
  const against =
    denial !== null && denial < (favourable ?? 9)
      ? `, but houses against the matter at ${levelInWords(chart, planet, sets.denial)}`
      : '';
  const first =
    nearness === 0
      ? [`It is the sub lord of cusp ${primaryCusp}, which decides the matter.`]
      : nearness === 1
        ? [`It is in the star of ${planetInWords(giver)}, the sub lord of cusp ${primaryCusp}.`]
        : [];
  if (favourable !== null)
    return [...first, `It signifies ${housesNamed(covers)}, best at ${levelInWords(chart, planet, covers)}${against}.`];
  const cusp = required.find((house) => house !== primaryCusp && cuspalSubLord(chart, house) === planet);
  return first.length > 0 || cusp === undefined ? first : [`It is the sub lord of cusp ${cusp}.`];
}
