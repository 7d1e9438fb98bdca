import { inWords } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord, cuspOf, houseOfPlanet } from '../../chart/placement.ts';
import { factor, scoreOf } from '../../kp/kernel/score.ts';
import type { Score, ScoreFactor } from '../../kp/kernel/score.ts';
import { boundarySeverity, subBoundary } from '../../zodiac/boundary.ts';
import { signName } from '../../zodiac/lords.ts';
import { isNode } from '../../zodiac/names.ts';
import { planetFirst, planetInWords } from '../../zodiac/planet-words.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import { afflictersOf, afflictionInWords } from './affliction.ts';
import { tendencyBand } from './dependence.ts';
import type { TendencyBand } from './dependence.ts';
import { DISEASE, healthClass, signifies } from './pull.ts';

export interface HiddenCause extends Score {
  readonly band: TendencyBand;
  /** One sentence by band. */
  readonly advice: string;
}

const ADVICE: Readonly<Record<TendencyBand, string>> = {
  LOW: 'Keep the usual follow-up of findings, and ask the doctor about any doubt.',
  MODERATE: 'It is worth asking the doctor what has been ruled out.',
  HIGH: 'It is worth asking the doctor whether a second opinion would help.',
};

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
  return { ...score, band, advice: ADVICE[band] };
}

function ofNodes(chart: Chart): readonly ScoreFactor[] {
  const csl = cuspalSubLord(chart, 6);
  const { starLord, subLord } = chart.planets[csl];
  const whose = `The sub lord of cusp 6, ${planetInWords(csl)},`;
  const chain = isNode(csl)
    ? factor('node_chain', 20, `${whose} is a node.`)
    : isNode(starLord)
      ? factor('node_chain', 16, `${whose} is in a star of ${starLord}.`)
      : factor('node_chain', isNode(subLord) ? 10 : 0, `${whose} is in a sub of ${planetInWords(subLord)}.`);
  const houses = (['Rahu', 'Ketu'] as const).flatMap((node) => {
    const house = houseOfPlanet(chart, node);
    return factor('node_house', DISEASE.includes(house) ? 8 : 0, `${node} is in house ${house}.`);
  });
  return [...chain, ...houses];
}

function ofTwelfth(chart: Chart): readonly ScoreFactor[] {
  const csl = cuspalSubLord(chart, 12);
  const held = ([6, 8] as const).filter((house) => signifies(chart, csl, house));
  const detail = `The sub lord of cusp 12, ${planetInWords(csl)}, signifies ${inWords(held)}.`;
  return factor('csl12', held.length > 0 ? 10 : 0, detail);
}

function ofMercury(chart: Chart): readonly ScoreFactor[] {
  const by = afflictersOf(chart, 'Mercury');
  return [
    ...factor('mercury_retrograde', chart.planets.Mercury.retrograde ? 8 : 0, 'Mercury was retrograde at birth.'),
    ...factor('mercury_afflicted', Math.min(12, 6 * by.length), afflictionInWords(chart, 'Mercury', by)),
  ];
}

function ofSixth(chart: Chart): readonly ScoreFactor[] {
  const csl = cuspalSubLord(chart, 6);
  const { starLord, signIndex } = chart.planets[csl];
  const dual = modalityOf(signIndex) === 'dual';
  const twofold = dual ? `is in ${signName(signIndex)}, a dual sign` : 'stands for more than one thing at once';
  const { distanceArcsec } = subBoundary(cuspOf(chart, 6).longitude);
  const [own, ofStar] = [healthClass(chart, csl), healthClass(chart, starLord)];
  const opposed = (own === 'CURE' && ofStar === 'DISEASE') || (own === 'DISEASE' && ofStar === 'CURE');
  return [
    ...factor('dual', dual || csl === 'Mercury' ? 8 : 0, `The sub lord of cusp 6, ${planetInWords(csl)}, ${twofold}.`),
    ...factor(
      'border',
      boundarySeverity(distanceArcsec) === 'CRITICAL' ? 6 : 0,
      'Cusp 6 lies within 6 minutes of arc of a sub border.',
    ),
    ...factor(
      'conflict',
      opposed ? 10 : 0,
      `The sub lord of cusp 6, ${planetInWords(csl)}, leans to ${own === 'CURE' ? 'cure' : 'illness'}, but its star lord ${planetInWords(starLord)} to ${own === 'CURE' ? 'illness' : 'cure'}.`,
    ),
  ];
}

function ofRelief(chart: Chart): readonly ScoreFactor[] {
  const helper = (['Jupiter', 'Sun'] as const).find(
    (planet) => healthClass(chart, planet) === 'CURE' && [1, 6].includes(houseOfPlanet(chart, planet)),
  );
  const csl = cuspalSubLord(chart, 11);
  return [
    ...factor(
      'clear_light',
      helper ? -8 : 0,
      helper ? `${planetFirst(helper)} leans to cure and is in house ${houseOfPlanet(chart, helper)}.` : '',
    ),
    ...factor(
      'csl11_relief',
      healthClass(chart, csl) === 'CURE' ? -8 : 0,
      `The sub lord of cusp 11, ${planetInWords(csl)}, leans to cure.`,
    ),
  ];
}
