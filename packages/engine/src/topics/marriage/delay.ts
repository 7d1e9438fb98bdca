import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { degreeAspectsBetween } from '../../kp/kernel/degree-aspects.ts';
import { signifiesNear } from '../../kp/kernel/levels.ts';
import { houseOfPlanet, occupants, owner, owns } from '../../chart/placement.ts';
import { promise, verdictOf } from '../../kp/promise/promise.ts';
import { punarphoo, tiesInWords } from '../../kp/ruling/punarphoo.ts';
import { bandOf, scoreOf } from '../../kp/kernel/score.ts';
import type { ScoreFactor } from '../../kp/kernel/score.ts';
import { chartNatures } from '../../parashari/base/natures.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { inSeventh, seventh } from '../shared/seventh.ts';
import { say } from './marriage.messages.ts';

export const DELAY_FACTORS = [
  'saturnInChain',
  'starLordRetrograde',
  'punarphoo',
  'homeOrWork',
  'partialDenial',
  'saturnPlaced',
  'marsInEighth',
  'nodeOnSecondOrSeventh',
  'saturnOnVenusAndSeventhLord',
  'maleficSquareJupiter',
  'moonAndVenusSquareJupiter',
] as const;
type DelayFactor = (typeof DELAY_FACTORS)[number];

export const DELAY_VERDICTS = ['NOT_PROMISED', 'ON_TIME', 'MILD', 'MODERATE', 'SEVERE'] as const;
type DelayVerdict = (typeof DELAY_VERDICTS)[number];

/** A cause of delay; `cross` where the rule is not one of KP proper. */
interface DelayCause extends ScoreFactor {
  readonly cross: boolean;
}

export interface MarriageDelay {
  readonly verdict: DelayVerdict;
  /** 0 to 100: the sum of the factors. */
  readonly delayScore: number;
  readonly factors: readonly DelayCause[];
  /** The cause with most points, as a clause; null where there is none. */
  readonly chiefCause: string | null;
}

/** R9.6 and R12.2. */
const KP_PROPER: readonly string[] = ['saturnInChain', 'starLordRetrograde'] satisfies readonly DelayFactor[];

interface Cause {
  readonly factor: DelayFactor;
  /** What was found, as it stands after `because`. */
  readonly clause: string;
  readonly rule: string;
  readonly points: number;
}

/**
 * What makes marriage late, with points of ours (KPR3p list of late marriage; R8.7, R9.6, R12.2): denial is another
 * thing, and then nothing is scored. Throws out_of_range without Placidus.
 */
export function marriageDelay(chart: Chart): MarriageDelay {
  if (verdictOf(chart, natalEvent('marriage')).side === 'no')
    return { verdict: 'NOT_PROMISED', delayScore: 0, factors: [], chiefCause: null };
  const causes = [...kpCauses(chart), ...listedCauses(chart)];
  const { score, factors } = scoreOf(
    causes.map(({ factor, clause, rule, points }) => ({
      factor,
      detail: say.delayCause({ cause: clause, rule }),
      points,
    })),
  );
  const [chief] = [...causes].sort((a, b) => b.points - a.points);
  return {
    verdict: bandOf<DelayVerdict>(
      score,
      [
        [15, 'ON_TIME'],
        [40, 'MILD'],
        [65, 'MODERATE'],
      ],
      'SEVERE',
    ),
    delayScore: score,
    factors: factors.map((factor) => ({ ...factor, cross: !KP_PROPER.includes(factor.factor) })),
    chiefCause: chief?.clause ?? null,
  };
}

function kpCauses(chart: Chart): readonly Cause[] {
  const { csl, starLord } = seventh(chart);
  const { denialHit, denialHouses, wholeDenialGroup } = promise(chart, natalEvent('marriage'));
  const found: Cause[] = [];
  const saturn = inSeventh(chart, ['Saturn']);
  if (saturn !== null) found.push({ factor: 'saturnInChain', clause: saturn, rule: 'R9.6', points: 20 });
  if (chart.planets[starLord].retrograde)
    found.push({
      factor: 'starLordRetrograde',
      clause: say.starLordRetrograde({ starLord, csl }),
      rule: 'R12.2',
      points: 20,
    });
  const { present, ties } = punarphoo(chart);
  if (present)
    found.push({
      factor: 'punarphoo',
      clause: say.punarphoo({ ties: tiesInWords(ties) }),
      rule: 'R8.7',
      points: 15,
    });
  if (signifiesNear(chart, csl, [4, 10]))
    found.push({
      factor: 'homeOrWork',
      clause: say.homeOrWork({ csl, held: housesInWords(chart, csl, [4, 10]) }),
      rule: 'R10',
      points: 10,
    });
  if (denialHit.length > 0 && !wholeDenialGroup)
    found.push({
      factor: 'partialDenial',
      clause: say.partialDenial({ csl, held: housesInWords(chart, csl, denialHit), opposing: denialHouses }),
      rule: 'R9.4',
      points: 10,
    });
  return found;
}

const SLOW: readonly House[] = [1, 3, 5, 7, 10];

/** The list of late marriage of KP Reader III; (b) in our reading. */
function listedCauses(chart: Chart): readonly Cause[] {
  const { planets } = chart;
  const saturnHouse = houseOfPlanet(chart, 'Saturn');
  const lord = owner(chart, 7);
  const found: Cause[] = [];
  if (SLOW.includes(saturnHouse) && !owns(chart, 'Saturn').some((house) => [2, 7, 11].includes(house)))
    found.push({
      factor: 'saturnPlaced',
      clause: say.saturnPlaced({ house: saturnHouse }),
      rule: 'KPR3p',
      points: 10,
    });
  if (houseOfPlanet(chart, 'Mars') === 8)
    found.push({ factor: 'marsInEighth', clause: say.marsInEighth(), rule: 'KPR3p', points: 5 });
  // Never both, because they stand in opposite houses.
  const node = (['Rahu', 'Ketu'] as const).find((each) => [2, 7].includes(houseOfPlanet(chart, each)));
  if (node !== undefined)
    found.push({
      factor: 'nodeOnSecondOrSeventh',
      clause: say.nodePlaced({ node, house: houseOfPlanet(chart, node) }),
      rule: 'KPR3p',
      points: 5,
    });
  const underSaturn = (planet: Planet): boolean =>
    planet !== 'Saturn' && signAspect('Saturn', planets.Saturn.signIndex, planets[planet].signIndex) !== null;
  if (underSaturn('Venus') && underSaturn(lord))
    found.push({
      factor: 'saturnOnVenusAndSeventhLord',
      clause: lord === 'Venus' ? say.saturnOnVenus() : say.saturnOnVenusAndLord({ lord }),
      rule: 'KPR3p',
      points: 5,
    });
  const squares = (planet: Planet): boolean => squareToJupiter(chart, planet);
  const hard = occupants(chart, 7).filter((planet) => chartNatures(chart)[planet] === 'malefic' && squares(planet));
  if (hard.length > 0)
    found.push({
      factor: 'maleficSquareJupiter',
      clause: say.maleficsSquareJupiter({ planets: hard }),
      rule: say.ourReadingOf({ source: 'KPR3p' }),
      points: 5,
    });
  if (squares('Moon') && squares('Venus'))
    found.push({
      factor: 'moonAndVenusSquareJupiter',
      clause: say.moonAndVenusSquareJupiter(),
      rule: 'KPR3p',
      points: 5,
    });
  return found;
}

/** Within 3°20' of 90 degrees (R7.1). */
function squareToJupiter({ planets }: Chart, planet: Planet): boolean {
  const [a, b] = [planets[planet], planets.Jupiter].map(({ longitude, speed }) => ({
    longitude,
    speed,
    luminary: false,
  }));
  return a !== undefined && b !== undefined && degreeAspectsBetween(a, b).some(({ name }) => name === 'square');
}
