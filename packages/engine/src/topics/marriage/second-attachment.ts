import type { Chart } from '../../chart/chart.ts';
import { capitalised, inWords } from '../../base/words.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { contact, level, signifiesNear } from '../../kp/kernel/levels.ts';
import { cuspalSubLord, cuspOf, houseOfPlanet, owns } from '../../chart/placement.ts';
import { bandOf, scoreOf } from '../../kp/kernel/score.ts';
import type { ScoreFactor } from '../../kp/kernel/score.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';
import { inDualSign, inName, inSeventh, seventh, standsFor } from '../shared/seventh.ts';

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
  const [second, fifth, seventhLord, eleventh, twelfth] = [csl(2), csl(5), csl(7), csl(11), csl(12)];
  const rows: readonly (Factor & { readonly met: boolean })[] = [
    {
      factor: 'csl5Secret',
      met: meets(fifth, [5, 7]) && meets(fifth, [8, 12]) && signifiesNear(chart, fifth, [5, 7, 8, 12]),
      detail: `The 5th sub lord ${planetInWords(fifth)} signifies ${held(fifth, [5, 7])} of houses 5 and 7, and also ${held(fifth, [8, 12])} of houses 8 and 12.`,
      points: 15,
    },
    {
      factor: 'csl7Romance',
      met: on(seventhLord, 5) && on(seventhLord, 12),
      detail: `The 7th sub lord ${planetInWords(seventhLord)} signifies ${held(seventhLord, [5, 12])}.`,
      points: 15,
    },
    {
      factor: 'csl12Secret',
      met: meets(twelfth, [5, 7]),
      detail: `The 12th sub lord ${planetInWords(twelfth)} signifies ${held(twelfth, [5, 7])} of houses 5 and 7.`,
      points: 10,
    },
    {
      factor: 'csl11Secret',
      met: on(eleventh, 5) && on(eleventh, 12),
      detail: `The 11th sub lord ${planetInWords(eleventh)} signifies ${held(eleventh, [5, 12])}.`,
      points: 10,
    },
    {
      factor: 'csl2Elsewhere',
      met: !meets(second, [2, 7]) && meets(second, [5, 6, 12]),
      detail: `The 2nd sub lord ${planetInWords(second)} signifies ${held(second, [5, 6, 12])}, but neither 2 nor 7.`,
      points: 10,
    },
  ];
  return rows.filter(({ met }) => met).map(({ met: _, ...row }) => row);
}

/** How two planets are joined: by sign, or one in the star or sub of the other; null when not (R7.2). */
function joined({ planets }: Chart, a: Planet, b: Planet): string | null {
  const [first, second] = [planets[a], planets[b]];
  if (first.signIndex === second.signIndex) return 'in one sign';
  if (first.starLord === b || second.starLord === a) return 'by star';
  return first.subLord === b || second.subLord === a ? 'by sub' : null;
}

/** Which of some houses a planet occupies and which it owns: `occupies 7`, `owns 2 and 11`. */
function ownTies(chart: Chart, planet: Planet, houses: readonly House[]): readonly string[] {
  const [place, owned] = [houseOfPlanet(chart, planet), owns(chart, planet)];
  const held = houses.filter((house) => owned.includes(house));
  return [
    ...(houses.includes(place) ? [`occupies ${place}`] : []),
    ...(held.length > 0 ? [`owns ${inWords(held)}`] : []),
  ];
}

function planetFactors(chart: Chart): readonly Factor[] {
  const { csl, starLord } = seventh(chart);
  const found: Factor[] = [];
  for (const [other, factor] of [
    ['Mars', 'venusMars'],
    ['Rahu', 'venusRahu'],
  ] as const) {
    const how = joined(chart, 'Venus', other);
    if (how !== null) found.push({ factor, detail: `Venus and ${other} are joined ${how}.`, points: 10 });
  }
  const ties = ownTies(chart, 'Mercury', [2, 7, 11]);
  if (ties.length > 0 && standsFor(chart, csl, ['Mercury']))
    found.push({
      factor: 'mercurySeventh',
      detail: `Mercury ${inWords(ties)}, and the 7th sub lord is ${inName(chart, csl)}.`,
      points: 10,
    });
  const dual = [
    ...(inDualSign(chart, csl) ? [`the 7th sub lord ${planetInWords(csl)}`] : []),
    ...(starLord !== csl && inDualSign(chart, starLord)
      ? [`${planetInWords(starLord)}, star lord of the 7th sub lord,`]
      : []),
  ];
  if (dual.length > 0)
    found.push({
      factor: 'dualSign',
      detail: `${capitalised(inWords(dual))} ${dual.length > 1 ? 'stand in dual signs' : 'stands in a dual sign'}.`,
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
      detail: inChain === null ? 'Jupiter aspects the sign of cusp 7.' : `${inChain}.`,
      points: -10,
    });
  const fifth = cuspalSubLord(chart, 5);
  if (standsFor(chart, fifth, ['Saturn']) && contact(chart, fifth, [2, 7, 11]) !== null)
    found.push({
      factor: 'saturnOnFifth',
      detail: `The 5th sub lord ${inName(chart, fifth)} signifies ${housesInWords(chart, fifth, [2, 7, 11])}.`,
      points: -5,
    });
  if (([2, 7, 11] as const).every((house) => level(chart, csl, house) !== null))
    found.push({
      factor: 'csl7Whole',
      detail: `The 7th sub lord ${planetInWords(csl)} signifies all of 2, 7 and 11.`,
      points: -15,
    });
  return found;
}
