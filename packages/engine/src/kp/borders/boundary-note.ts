import { inWords } from '../../base/words.ts';
import type { BoundaryWarning as WholeWarning } from './boundary-warnings.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';

type BoundaryWarning = Omit<WholeWarning, 'setAside'>;

/** A boundary warning in words: where the target stands and what reaches the other side. */
export function boundaryNote(warning: BoundaryWarning): string {
  return `${placeOf(warning)} ${reachOf(warning)}`;
}

function placeOf({ target, subLord, distanceArcmin, side }: BoundaryWarning): string {
  const name = target
    .replace('cusp_', 'Cusp ')
    .replace(/planet_(?=Sun|Moon)/, 'The ')
    .replace('planet_', '');
  if (distanceArcmin === 0)
    return `${name} stands exactly on a border and counts to the later sub, that of ${planetInWords(subLord)}.`;
  const edge = side === 'lower' ? 'past the start' : 'before the end';
  return `${name} stands ${distanceArcmin.toFixed(1)}' ${edge} of its ${subLord} sub.`;
}

function reachOf({ target, shiftSeconds, ...other }: BoundaryWarning): string {
  const beyond = beyondOf(other);
  if (shiftSeconds === null) return `Beyond it ${beyond}, but no birth time within 20 minutes reaches that.`;
  const way = shiftSeconds < 0 ? 'earlier' : 'later';
  const seconds = Math.abs(shiftSeconds);
  return target.startsWith('cusp_')
    ? `With a birth time ${seconds} s ${way} ${beyond}.`
    : `By its daily motion ${beyond} about ${spanInWords(seconds)} ${way}.`;
}

/** What is another on the other side: the sub lord always, the star lord and sign where the border is theirs too. */
function beyondOf({
  alternateSubLord,
  alternateStarLord,
  alternateSign,
}: Pick<BoundaryWarning, 'alternateSubLord' | 'alternateStarLord' | 'alternateSign'>): string {
  const lords = [
    ...(alternateSign === undefined ? [] : [['sign', alternateSign]]),
    ...(alternateStarLord === undefined ? [] : [['star lord', planetInWords(alternateStarLord)]]),
    ['sub lord', planetInWords(alternateSubLord)],
  ];
  return inWords(lords.map(([what, other], index) => `the ${what}${index === 0 ? ' is' : ''} ${other}`));
}

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** A span for the reader, in the unit that leaves a short number. */
function spanInWords(seconds: number): string {
  if (seconds < 2 * MINUTE) return `${seconds} s`;
  if (seconds < 2 * HOUR) return `${Math.round(seconds / MINUTE)} min`;
  if (seconds < 2 * DAY) return `${(seconds / HOUR).toFixed(1)} h`;
  return `${(seconds / DAY).toFixed(1)} days`;
}
