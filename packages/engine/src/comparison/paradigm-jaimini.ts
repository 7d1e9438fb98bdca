import { overlap } from '../base/intervals.ts';
import type { Interval } from '../base/intervals.ts';
import type { Chart } from '../chart/chart.ts';
import { charaOfChart } from '../dasha/sign/chara.ts';
import { arudhaOf } from '../jaimini/arudha.ts';
import { charaKarakaOf } from '../jaimini/chara-karakas.ts';
import { navamsaPlacement } from '../jaimini/karakamsa.ts';
import { placementOf } from '../jaimini/placement.ts';
import { rasiDrishti } from '../jaimini/rasi-drishti.ts';
import { jaiminiLord } from '../jaimini/strength.ts';
import { countSigns, kthSign } from '../parashari/base/frame.ts';
import type { SignsOf } from '../parashari/base/frame.ts';
import { chartNatures } from '../parashari/base/natures.ts';
import { signName } from '../zodiac/lords.ts';
import { PLANETS } from '../zodiac/names.ts';
import { planetInWords } from '../zodiac/planet-words.ts';
import { actingInWords, CHARA_KARAKA_OF_TOPIC, partWithin, signOfNumber, sumOf, weighed } from './paradigm.ts';
import type { Paradigm, ParadigmFactor, ParadigmMatter, ParadigmPeriod } from './paradigm.ts';

/** Benefics or malefics in the majority among those in a sign or seeing it by rasi drishti. */
function majority(
  chart: Chart,
  of: ParadigmMatter,
  signs: SignsOf,
  sign: number,
  [factor, what]: readonly [ParadigmFactor['factor'], string],
): ParadigmFactor {
  const natures = chartNatures(chart);
  const acting = PLANETS.filter((planet) => signs[planet] === sign || rasiDrishti(signs[planet], sign));
  const benefics = acting.filter((planet) => natures[planet] === 'benefic');
  const malefics = acting.filter((planet) => natures[planet] === 'malefic');
  return weighed(
    of,
    factor,
    signOfNumber(benefics.length - malefics.length),
    `${what} is ${signName(sign)}. It is joined or seen by ${actingInWords(benefics, malefics)}.`,
  );
}

/** First Chara dasha whose sign is one of some signs or sees one. */
function nextPeriod(chart: Chart, signs: readonly number[], span: Interval): ParadigmPeriod | null {
  const { mahadashas } = charaOfChart(chart);
  const found = mahadashas.find(
    (period) => overlap(period, span) && signs.some((each) => each === period.sign || rasiDrishti(period.sign, each)),
  );
  return found ? partWithin(found, span, `Chara dasha of ${signName(found.sign)}`) : null;
}

/**
 * A matter by Jaimini rules (R29): benefics against malefics on the arudha of the house, on the second from it and on
 * the navamsa sign of the topic's movable significator, one point each; 1 or more YES, -2 or less NO. Our own sum.
 */
export function jaiminiParadigm(chart: Chart, of: ParadigmMatter, span: Interval): Paradigm {
  const placement = placementOf(chart);
  const lagna = chart.ascendant.signIndex;
  const arudha = arudhaOf(placement, kthSign(lagna, of.house)).sign;
  const name = CHARA_KARAKA_OF_TOPIC[of.topic];
  const karaka = charaKarakaOf(chart, name);
  const navamsas = navamsaPlacement(chart).signs;
  const factors = [
    majority(chart, of, placement.signs, arudha, ['ARUDHA', `The arudha of house ${of.house}`]),
    majority(chart, of, placement.signs, kthSign(arudha, 2), ['SECOND_FROM_ARUDHA', 'The second sign from the arudha']),
    majority(chart, of, navamsas, navamsas[karaka], [
      'KARAKA_NAVAMSA',
      `The navamsa sign of ${planetInWords(karaka)} (${name})`,
    ]),
  ];
  const sum = sumOf(factors);
  const answer = sum >= 1 ? 'YES' : sum <= -2 ? 'NO' : 'CONDITIONAL';
  const lord = jaiminiLord(placement, arudha);
  return {
    tradition: 'jaimini',
    answer,
    factors,
    grounds: { planets: karaka === lord ? [karaka] : [karaka, lord], houses: [countSigns(lagna, arudha)] },
    next: answer === 'NO' ? null : nextPeriod(chart, [arudha, placement.signs[karaka]], span),
  };
}
