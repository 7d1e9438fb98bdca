import type { Chart } from '../../chart/chart.ts';
import type { Planet } from '../../zodiac/names.ts';
import { combustionOf } from './combustion.ts';
import { cancellationsOf } from './debility.ts';
import { dignityOf } from '../base/dignity.ts';
import { isDusthana, isKendra, isTrikona, wholeSignHouse } from '../base/frame.ts';
import { isVargottama } from '../vargas/vargas.ts';
import { lostWar } from './war.ts';

export const CONDITIONS = ['strong', 'medium', 'weak'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** High dignity, or a friend's sign in a kendra or trikona. */
function standsWell(chart: Chart, planet: Planet): boolean {
  const dignity = dignityOf(chart, planet);
  if (dignity === 'EXALTED' || dignity === 'MOOLATRIKONA' || dignity === 'OWN') return true;
  const house = wholeSignHouse(chart, planet);
  return (dignity === 'GREAT_FRIEND' || dignity === 'FRIEND') && (isKendra(house) || isTrikona(house));
}

const wouldBeStrong = (chart: Chart, planet: Planet): boolean =>
  standsWell(chart, planet) || isVargottama(chart.planets[planet].longitude);

/** Well placed or vargottama, and not combust. */
const isStrong = (chart: Chart, planet: Planet): boolean =>
  combustionOf(chart, planet) === 'NONE' && wouldBeStrong(chart, planet);

/** Uncancelled debility, full combustion, an enemy's sign in 6, 8 or 12, or a lost war. */
export function isWeak(chart: Chart, planet: Planet): boolean {
  const dignity = dignityOf(chart, planet);
  if (dignity === 'DEBILITATED' && cancellationsOf(chart, planet).length === 0) return true;
  if (combustionOf(chart, planet) === 'FULL' || lostWar(chart, planet)) return true;
  return (dignity === 'ENEMY' || dignity === 'GREAT_ENEMY') && isDusthana(wholeSignHouse(chart, planet));
}

/** Strong, medium or weak; what is both (a vargottama planet in uncancelled debility) counts as weak. */
export function condition(chart: Chart, planet: Planet): Condition {
  if (isWeak(chart, planet)) return 'weak';
  return isStrong(chart, planet) ? 'strong' : 'medium';
}

export type ConditionGround = 'VARGOTTAMA' | 'CANCELLED' | 'COMBUST' | 'FULLY_COMBUST' | 'LOST_WAR';

/** What decided the condition beside the house and the dignity of a planet; null where these two tell it. */
export function conditionGround(chart: Chart, planet: Planet): ConditionGround | null {
  const dignity = dignityOf(chart, planet);
  const cancelled = dignity === 'DEBILITATED' && cancellationsOf(chart, planet).length > 0;
  if (isWeak(chart, planet)) {
    if (dignity === 'DEBILITATED' && !cancelled) return null;
    if (combustionOf(chart, planet) === 'FULL') return 'FULLY_COMBUST';
    return lostWar(chart, planet) ? 'LOST_WAR' : null;
  }
  if (isStrong(chart, planet)) return standsWell(chart, planet) ? null : 'VARGOTTAMA';
  if (cancelled) return 'CANCELLED';
  return wouldBeStrong(chart, planet) ? 'COMBUST' : null;
}
