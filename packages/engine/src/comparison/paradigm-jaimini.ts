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
import { CHARA_KARAKA_OF_TOPIC, partWithin, signOfNumber, sumOf, weighed } from './paradigm.ts';
import type { Paradigm, ParadigmFactor, ParadigmMatter, ParadigmPeriod } from './paradigm.ts';
import { say } from './comparison.messages.ts';

/** Benefics or malefics in the majority among those in a sign or seeing it by rasi drishti. */
function majority(
  chart: Chart,
  matter: ParadigmMatter,
  signs: SignsOf,
  sign: number,
  of: Omit<Parameters<typeof say.signActedOn>[0], 'sign' | 'benefics' | 'malefics'>,
): ParadigmFactor {
  const natures = chartNatures(chart);
  const acting = PLANETS.filter((planet) => signs[planet] === sign || rasiDrishti(signs[planet], sign));
  const benefics = acting.filter((planet) => natures[planet] === 'benefic');
  const malefics = acting.filter((planet) => natures[planet] === 'malefic');
  return weighed(
    matter,
    of.what,
    signOfNumber(benefics.length - malefics.length),
    say.signActedOn({ ...of, sign: signName(sign), benefics, malefics }),
  );
}

/** First Chara dasha whose sign is one of some signs or sees one. */
function nextPeriod(chart: Chart, signs: readonly number[], span: Interval): ParadigmPeriod | null {
  const { mahadashas } = charaOfChart(chart);
  const found = mahadashas.find(
    (period) => overlap(period, span) && signs.some((each) => each === period.sign || rasiDrishti(period.sign, each)),
  );
  return found ? partWithin(found, span, say.charaDasha({ sign: signName(found.sign) })) : null;
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
  const terms = { house: of.house, karaka, role: name };
  const factors = [
    majority(chart, of, placement.signs, arudha, { what: 'ARUDHA', ...terms }),
    majority(chart, of, placement.signs, kthSign(arudha, 2), { what: 'SECOND_FROM_ARUDHA', ...terms }),
    majority(chart, of, navamsas, navamsas[karaka], { what: 'KARAKA_NAVAMSA', ...terms }),
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
