import { printedDegrees } from '@cuspal/engine/base/printed';
import type { Chart } from '@cuspal/engine/chart/chart';
import { charaKarakas, charaKarakasOf, karakaSignifies } from '@cuspal/engine/jaimini/chara-karakas';
import type { DegreesOf } from '@cuspal/engine/jaimini/chara-karakas';
import { eightKarakas } from '@cuspal/engine/jaimini/eight-karakas';
import { navamsaPlacement } from '@cuspal/engine/jaimini/karakamsa';
import { placementOf } from '@cuspal/engine/jaimini/placement';
import { countSigns } from '@cuspal/engine/parashari/base/frame';
import { signName as nameOfSign } from '@cuspal/engine/zodiac/lords';
import { say } from './jaimini.messages.ts';

/** The seven as results print them; a vacant one with the place of its fixed significator. */
export function karakaRows(chart: Chart) {
  const { signs, degrees } = placementOf(chart);
  const navamsas = navamsaPlacement(chart).signs;
  return charaKarakasOf(chart).map(({ karaka, planets, reads }) => ({
    karaka,
    planet: reads,
    signifies: karakaSignifies(karaka),
    vacant: planets.length === 0,
    sharedWith: planets.slice(1),
    degreesInSign: Math.min(printedDegrees(degrees[reads]), 29.999999),
    sign: nameOfSign(signs[reads]),
    houseFromLagna: countSigns(chart.ascendant.signIndex, signs[reads]),
    navamsaSign: nameOfSign(navamsas[reads]),
  }));
}

/** The eight as results print them; a tie goes to the first in planet order. */
export const eightRows = (degrees: DegreesOf) =>
  eightKarakas(degrees).map(({ karaka, planets, advancement }) => ({
    karaka,
    planet: planets[0] ?? null,
    advancement: printedDegrees(advancement),
  }));

/** Sentences on planets that share a rank of the seven, and on ranks that are read by their fixed significator. */
export function tieNotes(degrees: DegreesOf): readonly string[] {
  const holders = charaKarakas(degrees);
  const vacant = holders.filter(({ planets }) => planets.length === 0).map(({ karaka }) => karaka);
  return [
    ...holders
      .filter(({ planets }) => planets.length > 1)
      .map(({ karaka, planets }) => say.shareRank({ planets, karaka })),
    ...(vacant.length > 0 ? [say.rankIsVacant({ karakas: vacant })] : []),
  ];
}
