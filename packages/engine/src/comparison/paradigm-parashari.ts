import { overlap } from '../base/intervals.ts';
import type { Interval } from '../base/intervals.ts';
import type { Chart } from '../chart/chart.ts';
import { vimshottariOf } from '../dasha/cycle-of.ts';
import { childrenOf, mahadashas } from '../dasha/vimshottari.ts';
import { vargaDignity } from '../parashari/base/dignity.ts';
import type { Dignity } from '../parashari/base/dignity.ts';
import { condition } from '../parashari/states/condition.ts';
import type { Condition } from '../parashari/states/condition.ts';
import {
  countSigns,
  isDusthana,
  isKendra,
  isTrikona,
  kthSign,
  lordOfHouse,
  signsOf,
  wholeSignHouse,
} from '../parashari/base/frame.ts';
import { chartNatures } from '../parashari/base/natures.ts';
import { naturalRelation } from '../parashari/base/relations.ts';
import { vargaSign } from '../parashari/vargas/vargas.ts';
import { signLordOf } from '../zodiac/division.ts';
import { signName } from '../zodiac/lords.ts';
import { isNode, PLANETS } from '../zodiac/names.ts';
import type { Graha, Planet } from '../zodiac/names.ts';
import { signAspect } from '../zodiac/sign-aspects.ts';
import { partWithin, signOfNumber, sumOf, VARGA_OF_TOPIC, weighed } from './paradigm.ts';
import type { Paradigm, ParadigmFactor, ParadigmMatter, ParadigmPeriod } from './paradigm.ts';
import { say } from './comparison.messages.ts';

/** Stands in a sign or looks at it. */
const touches = (chart: Chart, planet: Planet, sign: number): boolean => {
  const from = signsOf(chart)[planet];
  return from === sign || signAspect(planet, from, sign) !== null;
};

const OF_CONDITION: Readonly<Record<Condition, -1 | 0 | 1>> = { strong: 1, medium: 0, weak: -1 };

const OF_DIGNITY: Readonly<Record<Exclude<Dignity, 'MOOLATRIKONA'>, -1 | 0 | 1>> = {
  EXALTED: 1,
  OWN: 1,
  GREAT_FRIEND: 1,
  FRIEND: 1,
  NEUTRAL: 0,
  ENEMY: -1,
  GREAT_ENEMY: -1,
  DEBILITATED: -1,
};

function lordFactors(chart: Chart, of: ParadigmMatter, sign: number, lord: Graha): readonly ParadigmFactor[] {
  const strength = condition(chart, lord);
  const house = wholeSignHouse(chart, lord);
  const fromHouse = countSigns(sign, signsOf(chart)[lord]);
  const hidden = isDusthana(house) || isDusthana(fromHouse);
  const place = hidden ? -1 : isKendra(house) || isTrikona(house) ? 1 : 0;
  return [
    weighed(
      of,
      'LORD_STRENGTH',
      OF_CONDITION[strength],
      say.lordStrength({ lord, house: of.house, condition: strength }),
    ),
    weighed(of, 'LORD_PLACE', place, say.lordPlace({ lord, fromLagna: house, fromHouse, house: of.house })),
  ];
}

function influence(chart: Chart, of: ParadigmMatter, sign: number): ParadigmFactor {
  const natures = chartNatures(chart);
  const acting = PLANETS.filter((planet) => touches(chart, planet, sign));
  const benefics = acting.filter((planet) => natures[planet] === 'benefic');
  const malefics = acting.filter((planet) => natures[planet] === 'malefic');
  return weighed(
    of,
    'HOUSE_INFLUENCE',
    signOfNumber(benefics.length - malefics.length),
    say.houseActedOn({ house: of.house, benefics, malefics }),
  );
}

function karakaFactor(chart: Chart, of: ParadigmMatter): ParadigmFactor {
  if (of.karaka === null) return weighed(of, 'KARAKA', 0, say.noSignificator());
  const strength = condition(chart, of.karaka);
  return weighed(of, 'KARAKA', OF_CONDITION[strength], say.significator({ karaka: of.karaka, condition: strength }));
}

function vargaFactor(chart: Chart, of: ParadigmMatter, lord: Graha): ParadigmFactor {
  const varga = VARGA_OF_TOPIC[of.topic];
  const sign = vargaSign(varga, chart.planets[lord].longitude);
  const dignity = vargaDignity(lord, sign, signsOf(chart));
  return weighed(
    of,
    'LORD_IN_VARGA',
    OF_DIGNITY[dignity],
    say.lordInVarga({ varga, lord, sign: signName(sign), dignity }),
  );
}

/** Whether a planet counts the other among its natural enemies; a node is judged by how it holds the other (R23.2). */
function isEnemyOf(planet: Planet, other: Planet): boolean {
  if (!isNode(other)) return naturalRelation(planet, other) === 'ENEMY';
  return !isNode(planet) && naturalRelation(other, planet) === 'ENEMY';
}

/** First antardasha with a lord tied to the house and another that is no natural enemy of it. */
function nextPeriod(chart: Chart, of: ParadigmMatter, sign: number, span: Interval): ParadigmPeriod | null {
  const tied = (planet: Planet): boolean =>
    planet === of.karaka || signLordOf(sign) === planet || touches(chart, planet, sign);
  const gives = (one: Planet, other: Planet): boolean => tied(one) && !isEnemyOf(one, other);
  for (const md of mahadashas(vimshottariOf(chart)).filter((each) => overlap(each, span))) {
    const ad = childrenOf(md).find(
      (each) => overlap(each, span) && (gives(md.planet, each.planet) || gives(each.planet, md.planet)),
    );
    if (ad) return partWithin(ad, span, say.twoLords({ md: md.planet, ad: ad.planet }));
  }
  return null;
}

/**
 * A matter by Parashari rules: the whole-sign house, its lord, what acts on it, the natural significator and
 * the lord in the topic's varga, five factors of one point; 2 or more YES, -2 or less NO. Our own sum.
 */
export function parashariParadigm(chart: Chart, of: ParadigmMatter, span: Interval): Paradigm {
  const sign = kthSign(chart.ascendant.signIndex, of.house);
  const lord = lordOfHouse(chart, of.house);
  const factors = [
    ...lordFactors(chart, of, sign, lord),
    influence(chart, of, sign),
    karakaFactor(chart, of),
    vargaFactor(chart, of, lord),
  ];
  const sum = sumOf(factors);
  const answer = sum >= 2 ? 'YES' : sum <= -2 ? 'NO' : 'CONDITIONAL';
  return {
    tradition: 'parashari',
    answer,
    factors,
    grounds: {
      planets: of.karaka === null || of.karaka === lord ? [lord] : [lord, of.karaka],
      houses: [of.house],
    },
    next: answer === 'NO' ? null : nextPeriod(chart, of, sign, span),
  };
}
