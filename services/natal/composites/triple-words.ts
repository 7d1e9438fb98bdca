import type { StandingKind } from '@cuspal/engine/kp/kernel/standing';
import type { PeriodClass } from '@cuspal/engine/kp/promise/period-class';
import { DASHA_SYSTEMS, type DashaState, type DashaSystem } from '@cuspal/engine/synthesis/dasha-consensus';
import type { CharaTargets } from '@cuspal/engine/synthesis/event-dashas';
import { signName } from '@cuspal/engine/zodiac/lords';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { say } from './composites.messages.ts';

/** Vimshottari by the class of the three running lords; where they do not support it, those against it are named (R6T.4). */
export function vimshottariReason(
  lords: readonly Planet[],
  of: PeriodClass,
  standingOf: (lord: Planet) => StandingKind,
): string {
  const distinct = [...new Set(lords)];
  const against = of === 'SILENT' ? distinct.filter((lord) => standingOf(lord) === 'AGAINST') : [];
  return say.vimshottari({ lords: distinct, class: of, against });
}

interface Pointing<Of> {
  readonly of: Of;
  readonly points: boolean;
}

/** Which of two lords point to the matter. */
const pointing = (md: Pointing<unknown>, ad: Pointing<unknown>) =>
  md.points ? (ad.points ? 'BOTH' : 'MD') : ad.points ? 'AD' : 'NEITHER';

/** Yogini by its two planets. */
export const yoginiReason = (md: Pointing<Planet>, ad: Pointing<Planet>): string =>
  md.of === ad.of
    ? say.yoginiOne({ planet: md.of, strong: md.points })
    : say.yoginiTwo({ pointing: pointing(md, ad), md: md.of, ad: ad.of });

/** Chara by its two signs, and what it aims at: `Libra, sign of house 7, or Pisces, sign of its significator Venus`. */
export function charaReason(
  md: Pointing<number>,
  ad: Pointing<number>,
  { house: sign, planet, karakaSign }: CharaTargets,
  house: number,
): string {
  const aim = {
    one: sign === karakaSign,
    sign: signName(sign),
    house,
    karakaSign: signName(karakaSign),
    planet,
  };
  return md.of === ad.of
    ? say.charaOne({ md: signName(md.of), points: md.points, ...aim })
    : say.charaTwo({ pointing: pointing(md, ad), md: signName(md.of), ad: signName(ad.of), ...aim });
}

/** The name of a dasha in a sentence. */
export const dashaName = (system: DashaSystem): string => say.dasha({ system });

/** Which dashas point to the matter at the date. */
export function stateSentence(states: Readonly<Record<DashaSystem, DashaState>>, matter: string): string {
  const those = (of: DashaState): readonly string[] =>
    DASHA_SYSTEMS.filter((system) => states[system] === of).map(dashaName);
  const [on, half] = [those('ON'), those('HALF')];
  if (on.length === 3) return say.allPoint({ matter });
  if (on.length === 0) return half.length === 0 ? say.nonePoints({ matter }) : say.pointByHalf({ half, matter });
  return half.length === 0 ? say.onlyPoint({ on, matter }) : say.pointAndByHalf({ on, half, matter });
}
