import type { BoundaryWarning } from './boundary-warnings.ts';

/** A boundary warning in words: where the target stands and what reaches the other side. */
export function boundaryNote(warning: BoundaryWarning): string {
  return `${placeOf(warning)} ${reachOf(warning)}`;
}

function placeOf({ target, subLord, distanceArcmin, side }: BoundaryWarning): string {
  const name = target.replace('cusp_', 'Cusp ').replace('planet_', '');
  if (distanceArcmin === 0)
    return `${name} stands exactly on a border and counts to the later sub, that of ${subLord}.`;
  const edge = side === 'lower' ? 'past the start' : 'before the end';
  return `${name} stands ${distanceArcmin.toFixed(1)}' ${edge} of its ${subLord} sub.`;
}

function reachOf({ target, shiftSeconds, alternateSubLord }: BoundaryWarning): string {
  const beyond = `the sub lord is ${alternateSubLord}`;
  if (shiftSeconds === null) return `Beyond it ${beyond}, but no birth time within 20 minutes reaches that.`;
  const shift = `${Math.abs(shiftSeconds)} s ${shiftSeconds < 0 ? 'earlier' : 'later'}`;
  return target.startsWith('cusp_')
    ? `With a birth time ${shift} ${beyond}.`
    : `By its daily motion ${beyond} about ${shift}.`;
}
