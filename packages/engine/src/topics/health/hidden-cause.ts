import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord, cuspOf, houseOfPlanet } from '../../chart/placement.ts';
import { factor, scoreOf } from '../../kp/kernel/score.ts';
import type { Score, ScoreFactor } from '../../kp/kernel/score.ts';
import { boundarySeverity, subEdge } from '../../zodiac/boundary.ts';
import { signName } from '../../zodiac/lords.ts';
import { isNode } from '../../zodiac/names.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import { afflictersOf, afflictionInWords } from './affliction.ts';
import { tendencyBand } from './dependence.ts';
import type { TendencyBand } from './dependence.ts';
import { DISEASE, healthClass, signifies } from './pull.ts';
import { say } from './health.messages.ts';

export interface HiddenCause extends Score {
  readonly band: TendencyBand;
  /** One sentence by band. */
  readonly advice: string;
}

/** How easily causes stay hidden, 0 to 100 (natures of R19.3; no book states it, so all points are ours). */
export function hiddenCause(chart: Chart): HiddenCause {
  const score = scoreOf([
    ...ofNodes(chart),
    ...ofTwelfth(chart),
    ...ofMercury(chart),
    ...ofSixth(chart),
    ...ofRelief(chart),
  ]);
  const band = tendencyBand(score.score);
  return { ...score, band, advice: say.hiddenCauseAdvice({ band }) };
}

function ofNodes(chart: Chart): readonly ScoreFactor[] {
  const csl = cuspalSubLord(chart, 6);
  const { starLord, subLord } = chart.planets[csl];
  const chain = isNode(csl)
    ? factor('node_chain', 20, say.sixthIsNode({ csl }))
    : isNode(starLord)
      ? factor('node_chain', 16, say.sixthInStarOf({ csl, lord: starLord }))
      : factor('node_chain', isNode(subLord) ? 10 : 0, say.sixthInSubOf({ csl, lord: subLord }));
  const houses = (['Rahu', 'Ketu'] as const).flatMap((node) => {
    const house = houseOfPlanet(chart, node);
    return factor('node_house', DISEASE.includes(house) ? 8 : 0, say.inHouse({ planet: node, house }));
  });
  return [...chain, ...houses];
}

function ofTwelfth(chart: Chart): readonly ScoreFactor[] {
  const csl = cuspalSubLord(chart, 12);
  const held = ([6, 8] as const).filter((house) => signifies(chart, csl, house));
  const detail = say.subLordSignifies({ cusp: 12, lord: csl, houses: held });
  return factor('csl12', held.length > 0 ? 10 : 0, detail);
}

function ofMercury(chart: Chart): readonly ScoreFactor[] {
  const by = afflictersOf(chart, 'Mercury');
  return [
    ...factor(
      'mercury_retrograde',
      chart.planets.Mercury.retrograde ? 8 : 0,
      say.retrogradeAtBirth({ planet: 'Mercury' }),
    ),
    ...factor('mercury_afflicted', Math.min(12, 6 * by.length), afflictionInWords(chart, 'Mercury', by)),
  ];
}

function ofSixth(chart: Chart): readonly ScoreFactor[] {
  const csl = cuspalSubLord(chart, 6);
  const { starLord, signIndex } = chart.planets[csl];
  const dual = modalityOf(signIndex) === 'dual';
  const twofold = dual ? say.sixthInDualSign({ csl, sign: signName(signIndex) }) : say.sixthIsTwofold({ csl });
  const { distanceArcsec } = subEdge(cuspOf(chart, 6).longitude);
  const [own, ofStar] = [healthClass(chart, csl), healthClass(chart, starLord)];
  const opposed = (own === 'CURE' && ofStar === 'DISEASE') || (own === 'DISEASE' && ofStar === 'CURE');
  return [
    ...factor('dual', dual || csl === 'Mercury' ? 8 : 0, twofold),
    ...factor('border', boundarySeverity(distanceArcsec) === 'CRITICAL' ? 6 : 0, say.sixthNearBorder()),
    ...factor('conflict', opposed ? 10 : 0, say.sixthAgainstStarLord({ csl, toCure: own === 'CURE', starLord })),
  ];
}

function ofRelief(chart: Chart): readonly ScoreFactor[] {
  const helper = (['Jupiter', 'Sun'] as const).find(
    (planet) => healthClass(chart, planet) === 'CURE' && [1, 6].includes(houseOfPlanet(chart, planet)),
  );
  const csl = cuspalSubLord(chart, 11);
  return [
    ...(helper === undefined
      ? []
      : factor('clear_light', -8, say.helperInHouse({ planet: helper, house: houseOfPlanet(chart, helper) }))),
    ...factor(
      'csl11_relief',
      healthClass(chart, csl) === 'CURE' ? -8 : 0,
      say.subLordLeansToCure({ cusp: 11, lord: csl }),
    ),
  ];
}
