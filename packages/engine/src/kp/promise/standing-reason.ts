import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { Planet } from '../../zodiac/names.ts';
import { levelInWords } from '../kernel/level-words.ts';
import type { Standing } from '../kernel/standing.ts';
import type { Matter } from './matter.ts';
import { say } from './promise.messages.ts';

/** Why a planet has its standing for a matter, in whole sentences that name the rule that decided (R6T.1). */
export function standingReason(chart: Chart, of: Matter, planet: Planet): string {
  const row = of.lords[planet];
  if (row.standing === 'SILENT') return say.standsSilent();
  if (row.standing === 'AGAINST') return row.touches ? againstBySubLord(chart, planet) : say.onlyAgainst();
  return [
    ...comesToIt(chart, of, planet),
    ...(row.standIn ? [againstBySubLord(chart, planet), say.standsIn()] : []),
  ].join(' ');
}

/** Whether a planet counts by the levels of its houses alone, so that its reason says no more than they do. */
export const countsByLevels = ({ rank, standIn, nearness, favourable }: Standing): boolean =>
  rank !== null && !standIn && nearness === 2 && favourable !== null;

const againstBySubLord = (chart: Chart, planet: Planet): string =>
  say.subLordAgainst({ subLord: chart.planets[planet].subLord });

/** How a planet comes to a matter: as the sub lord that decides, by the star of that one, or through its houses. */
function comesToIt(chart: Chart, { event, sets, lords }: Matter, planet: Planet): readonly string[] {
  const { favourable, denial, covers, nearness } = lords[planet];
  const { primaryCusp, required } = event;
  const giver = cuspalSubLord(chart, primaryCusp);
  const first =
    nearness === 0
      ? [say.decidingSubLord({ cusp: primaryCusp })]
      : nearness === 1
        ? [say.inStarOfSubLord({ giver, cusp: primaryCusp })]
        : [];
  if (favourable !== null) {
    const held = { houses: covers, level: levelInWords(chart, planet, covers) };
    const opposes = denial !== null && denial < favourable;
    return [
      ...first,
      opposes ? say.coversAndOpposes({ ...held, against: levelInWords(chart, planet, sets.denial) }) : say.covers(held),
    ];
  }
  const cusp = required.find((house) => house !== primaryCusp && cuspalSubLord(chart, house) === planet);
  return first.length > 0 || cusp === undefined ? first : [say.subLordOfCusp({ cusp })];
}
