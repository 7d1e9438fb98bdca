import type { Chart } from '../../chart/chart.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { contact, level, signifiesNear } from '../../kp/kernel/levels.ts';
import { cuspalSubLord, cuspOf, houseOfPlanet, owns } from '../../chart/placement.ts';
import { bandOf, scoreOf } from '../../kp/kernel/score.ts';
import type { ScoreFactor } from '../../kp/kernel/score.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { inDualSign, inName, inSeventh, seventh, standsFor } from '../shared/seventh.ts';
import { say } from './marriage.messages.ts';

export const ATTACHMENT_FACTORS = [
  'csl5Secret',
  'csl7Romance',
  'csl12Secret',
  'csl11Secret',
  'csl2Elsewhere',
  'venusMars',
  'venusRahu',
  'mercurySeventh',
  'dualSign',
] as const;
export const ATTACHMENT_RESTRAINTS = ['jupiterOnSeventh', 'saturnOnFifth', 'csl7Whole'] as const;
type AttachmentFactor = (typeof ATTACHMENT_FACTORS)[number] | (typeof ATTACHMENT_RESTRAINTS)[number];

export const ATTACHMENT_BANDS = ['NONE', 'LOW', 'NOTABLE', 'HIGH'] as const;
type AttachmentBand = (typeof ATTACHMENT_BANDS)[number];

export interface SecondAttachment {
  /** 0 to 100: the sum of the factors. */
  readonly score: number;
  readonly band: AttachmentBand;
  readonly factors: readonly ScoreFactor[];
}

type Factor = Omit<ScoreFactor, 'factor'> & { readonly factor: AttachmentFactor };

/**
 * The pattern of a second, secret attachment (R10, R28.6; houses of KP use, points ours): for an adviser; it says
 * nothing of what anyone did or will do. Throws out_of_range without Placidus.
 */
export function secondAttachment(chart: Chart): SecondAttachment {
  const { score, factors } = scoreOf([...cuspFactors(chart), ...planetFactors(chart), ...restraints(chart)]);
  return {
    score,
    band: bandOf<AttachmentBand>(
      score,
      [
        [25, 'NONE'],
        [45, 'LOW'],
        [65, 'NOTABLE'],
      ],
      'HIGH',
    ),
    factors,
  };
}

/** The factors that hold the pattern back. */
export const isRestraint = ({ factor }: ScoreFactor): boolean => ATTACHMENT_RESTRAINTS.some((each) => each === factor);

function cuspFactors(chart: Chart): readonly Factor[] {
  const meets = (planet: Planet, houses: readonly House[]): boolean => contact(chart, planet, houses) !== null;
  const on = (planet: Planet, house: House): boolean => level(chart, planet, house) !== null;
  const csl = (cusp: House): Planet => cuspalSubLord(chart, cusp);
  const held = (planet: Planet, houses: readonly House[]): string => housesInWords(chart, planet, houses);
  const signified = (planet: Planet, houses: readonly House[]): number =>
    houses.filter((house) => on(planet, house)).length;
  const [second, fifth, seventhLord, eleventh, twelfth] = [csl(2), csl(5), csl(7), csl(11), csl(12)];
  const rows: readonly (Factor & { readonly met: boolean })[] = [
    {
      factor: 'csl5Secret',
      met: meets(fifth, [5, 7]) && meets(fifth, [8, 12]) && signifiesNear(chart, fifth, [5, 7, 8, 12]),
      detail: say.fifthSecret({
        csl: fifth,
        romance: signified(fifth, [5, 7]),
        romanceHeld: held(fifth, [5, 7]),
        secret: signified(fifth, [8, 12]),
        secretHeld: held(fifth, [8, 12]),
      }),
      points: 15,
    },
    {
      factor: 'csl7Romance',
      met: on(seventhLord, 5) && on(seventhLord, 12),
      detail: say.seventhRomance({ csl: seventhLord, held: held(seventhLord, [5, 12]) }),
      points: 15,
    },
    {
      factor: 'csl12Secret',
      met: meets(twelfth, [5, 7]),
      detail: say.twelfthSecret({
        csl: twelfth,
        held: held(twelfth, [5, 7]),
        missing: !on(twelfth, 5) ? 'FIVE' : !on(twelfth, 7) ? 'SEVEN' : 'NONE',
      }),
      points: 10,
    },
    {
      factor: 'csl11Secret',
      met: on(eleventh, 5) && on(eleventh, 12),
      detail: say.eleventhSecret({ csl: eleventh, held: held(eleventh, [5, 12]) }),
      points: 10,
    },
    {
      factor: 'csl2Elsewhere',
      met: !meets(second, [2, 7]) && meets(second, [5, 6, 12]),
      detail: say.secondElsewhere({ csl: second, held: held(second, [5, 6, 12]) }),
      points: 10,
    },
  ];
  return rows.filter(({ met }) => met).map(({ met: _, ...row }) => row);
}

/** How two planets are joined: by sign, or one in the star or sub of the other; null when not (R7.2). */
function joined({ planets }: Chart, a: Planet, b: Planet): 'SIGN' | 'STAR' | 'SUB' | null {
  const [first, second] = [planets[a], planets[b]];
  if (first.signIndex === second.signIndex) return 'SIGN';
  if (first.starLord === b || second.starLord === a) return 'STAR';
  return first.subLord === b || second.subLord === a ? 'SUB' : null;
}

/** Which of some houses a planet occupies and which it owns; null where none. */
function ownTies(chart: Chart, planet: Planet, houses: readonly House[]) {
  const house = houseOfPlanet(chart, planet);
  const owned = houses.filter((each) => owns(chart, planet).includes(each));
  if (houses.includes(house)) return { tie: owned.length > 0 ? 'BOTH' : 'OCCUPIES', house, owned } as const;
  return owned.length > 0 ? ({ tie: 'OWNS', house, owned } as const) : null;
}

function planetFactors(chart: Chart): readonly Factor[] {
  const { csl, starLord } = seventh(chart);
  const found: Factor[] = [];
  for (const [other, factor] of [
    ['Mars', 'venusMars'],
    ['Rahu', 'venusRahu'],
  ] as const) {
    const how = joined(chart, 'Venus', other);
    if (how !== null) found.push({ factor, detail: say.venusJoined({ other, how }), points: 10 });
  }
  const ties = ownTies(chart, 'Mercury', [2, 7, 11]);
  if (ties !== null && standsFor(chart, csl, ['Mercury']))
    found.push({
      factor: 'mercurySeventh',
      detail: say.mercuryTied({ ...ties, lord: inName(chart, csl) }),
      points: 10,
    });
  const [subDual, starDual] = [inDualSign(chart, csl), starLord !== csl && inDualSign(chart, starLord)];
  if (subDual || starDual)
    found.push({
      factor: 'dualSign',
      detail: say.dualSigns({ which: !starDual ? 'SUB_LORD' : subDual ? 'BOTH' : 'STAR_LORD', csl, starLord }),
      points: 5,
    });
  return found;
}

function restraints(chart: Chart): readonly Factor[] {
  const { csl } = seventh(chart);
  const found: Factor[] = [];
  const looks = signAspect('Jupiter', chart.planets.Jupiter.signIndex, cuspOf(chart, 7).signIndex) !== null;
  const inChain = inSeventh(chart, ['Jupiter']);
  if (looks || inChain !== null)
    found.push({
      factor: 'jupiterOnSeventh',
      detail: inChain === null ? say.jupiterAspects() : say.clause({ clause: inChain }),
      points: -10,
    });
  const fifth = cuspalSubLord(chart, 5);
  if (standsFor(chart, fifth, ['Saturn']) && contact(chart, fifth, [2, 7, 11]) !== null)
    found.push({
      factor: 'saturnOnFifth',
      detail: say.saturnOnFifth({ lord: inName(chart, fifth), held: housesInWords(chart, fifth, [2, 7, 11]) }),
      points: -5,
    });
  if (([2, 7, 11] as const).every((house) => level(chart, csl, house) !== null))
    found.push({
      factor: 'csl7Whole',
      detail: say.seventhWhole({ csl }),
      points: -15,
    });
  return found;
}
