import { capitalised, inWords } from '@cuspal/engine/base/words';
import type { StandingKind } from '@cuspal/engine/kp/kernel/standing';
import type { PeriodClass } from '@cuspal/engine/kp/promise/period-class';
import { DASHA_SYSTEMS, type DashaState, type DashaSystem } from '@cuspal/engine/synthesis/dasha-consensus';
import type { CharaTargets } from '@cuspal/engine/synthesis/event-dashas';
import { signName } from '@cuspal/engine/zodiac/lords';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { planetInWords, planetsDo, planetsInWords } from '@cuspal/engine/zodiac/planet-words';

/** How far the lords of a period support a matter, whether the matter is promised or not. */
const SUPPORTS: Readonly<Record<PeriodClass, string>> = {
  FULL: 'supports it fully',
  PARTIAL: 'supports it in part',
  WEAK: 'supports it only weakly',
  SILENT: 'does not support it',
};

/** Vimshottari by the class of the three running lords; where they do not support it, those against it are named (R6T.4). */
export function vimshottariReason(
  lords: readonly Planet[],
  of: PeriodClass,
  standingOf: (lord: Planet) => StandingKind,
): string {
  const distinct = [...new Set(lords)];
  const against = of === 'SILENT' ? distinct.filter((lord) => standingOf(lord) === 'AGAINST') : [];
  const why = against.length === 0 ? '' : `, because ${planetsDo(against, 'works', 'work')} against it`;
  return `By Vimshottari the period of ${planetsInWords(distinct)} ${SUPPORTS[of]}${why}.`;
}

interface Pointing<Of> {
  readonly of: Of;
  readonly points: boolean;
}

/** Yogini by its two planets. */
export function yoginiReason(md: Pointing<Planet>, ad: Pointing<Planet>): string {
  const [first, second] = [planetInWords(md.of), planetInWords(ad.of)];
  if (md.of === ad.of)
    return `By the Yogini dasha ${first} rules both periods and is ${md.points ? '' : 'not '}strong for it.`;
  if (md.points && ad.points) return `By the Yogini dasha both ${first} and ${second} are strong for it.`;
  if (!md.points && !ad.points) return `By the Yogini dasha neither ${first} nor ${second} is strong for it.`;
  return md.points
    ? `By the Yogini dasha ${first} is strong for it, but ${second} is not.`
    : `By the Yogini dasha ${second} is strong for it, but ${first} is not.`;
}

/** Chara by its two signs. */
export function charaReason(md: Pointing<number>, ad: Pointing<number>, targets: CharaTargets, house: number): string {
  const [first, second] = [signName(md.of), signName(ad.of)];
  const aim = aimInWords(targets, house);
  if (md.of === ad.of)
    return `By the Chara dasha ${first} rules both periods and ${md.points ? 'holds or sees' : 'neither holds nor sees'} ${aim}.`;
  if (md.points && ad.points) return `By the Chara dasha both ${first} and ${second} hold or see ${aim}.`;
  if (!md.points && !ad.points) return `By the Chara dasha neither ${first} nor ${second} holds or sees ${aim}.`;
  return md.points
    ? `By the Chara dasha ${first} holds or sees ${aim}, but ${second} does not.`
    : `By the Chara dasha ${second} holds or sees ${aim}, but ${first} does not.`;
}

/** `Libra, sign of house 7, or Pisces, sign of its significator Venus`. */
function aimInWords({ house: sign, planet, karakaSign }: CharaTargets, house: number): string {
  const significator = `its significator ${planetInWords(planet)}`;
  return sign === karakaSign
    ? `${signName(sign)}, sign of house ${house} and of ${significator}`
    : `${signName(sign)}, sign of house ${house}, or ${signName(karakaSign)}, sign of ${significator}`;
}

/** Which dashas point to the matter at the date. */
export function stateSentence(states: Readonly<Record<DashaSystem, DashaState>>, matter: string): string {
  const named = (of: DashaState): readonly string[] =>
    DASHA_SYSTEMS.filter((system) => states[system] === of).map(capitalised);
  const [on, half] = [named('ON'), named('HALF')];
  if (on.length === 3) return `At this date all three dashas point to ${matter}.`;
  if (on.length === 0 && half.length === 0) return `At this date no dasha points to ${matter}.`;
  const point = (names: readonly string[]): string => `${inWords(names)} ${names.length > 1 ? 'point' : 'points'}`;
  if (on.length === 0) return `At this date ${point(half)} to ${matter} only by half.`;
  return half.length === 0
    ? `At this date only ${point(on)} to ${matter}.`
    : `At this date ${point(on)} to ${matter}, and ${inWords(half)} only by half.`;
}
