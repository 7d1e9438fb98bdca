import { PLANETS } from '../../zodiac/names.ts';
import { planetFirst } from '../../zodiac/planet-words.ts';
import { say } from './borders.messages.ts';
import type { BoundaryWarning as WholeWarning } from './boundary-warnings.ts';

type BoundaryWarning = Omit<WholeWarning, 'setAside'>;

/** A boundary warning in words: where the target stands and what reaches the other side. */
export function boundaryNote(warning: BoundaryWarning): string {
  return `${placeOf(warning)} ${reachOf(warning)}`;
}

function placeOf({ target, subLord, distanceArcmin, side }: BoundaryWarning): string {
  const planet = PLANETS.find((each) => target === `planet_${each}`);
  const name = planet === undefined ? say.cusp({ cusp: Number(target.replace('cusp_', '')) }) : planetFirst(planet);
  return distanceArcmin === 0
    ? say.onBorder({ name, subLord })
    : say.nearBorder({ name, minutes: distanceArcmin.toFixed(1), side, subLord });
}

function reachOf({ target, shiftSeconds, ...other }: BoundaryWarning): string {
  const beyond = beyondOf(other);
  if (shiftSeconds === null) return say.outOfReach({ beyond });
  const way = shiftSeconds < 0 ? 'earlier' : 'later';
  const seconds = Math.abs(shiftSeconds);
  return target.startsWith('cusp_')
    ? say.byBirthTime({ seconds, way, beyond })
    : say.byMotion({ beyond, ...spanOf(seconds), way });
}

/** What is another on the other side: the sub lord always, the star lord and sign where the border is theirs too. */
function beyondOf({
  alternateSubLord: subLord,
  alternateStarLord: starLord,
  alternateSign: sign,
}: Pick<BoundaryWarning, 'alternateSubLord' | 'alternateStarLord' | 'alternateSign'>): string {
  const star = starLord === undefined ? 'SUB' : 'STAR';
  const changed = sign === undefined ? star : star === 'STAR' ? 'SIGN_AND_STAR' : 'SIGN';
  return say.beyond({ changed, sign: sign ?? '', starLord: starLord ?? subLord, subLord });
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A span for the reader, in the unit that leaves a short number. */
function spanOf(seconds: number) {
  if (seconds < 2 * MINUTE) return { count: `${seconds}`, unit: 'SECONDS' } as const;
  if (seconds < 2 * HOUR) return { count: `${Math.round(seconds / MINUTE)}`, unit: 'MINUTES' } as const;
  return seconds < 2 * DAY
    ? ({ count: (seconds / HOUR).toFixed(1), unit: 'HOURS' } as const)
    : ({ count: (seconds / DAY).toFixed(1), unit: 'DAYS' } as const);
}
