import { printedScore } from '../../base/printed.ts';
import { counted } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import { DEGREE_ASPECTS, degreeAspectsBetween } from '../../kp/kernel/degree-aspects.ts';
import type { AspectNature } from '../../kp/kernel/degree-aspects.ts';
import { owner } from '../../chart/placement.ts';
import { taraOf } from '../../almanac/tara.ts';
import { dignityInWords, dignityOf } from '../../parashari/base/dignity.ts';
import type { Dignity } from '../../parashari/base/dignity.ts';
import { countSigns } from '../../parashari/base/frame.ts';
import { naturalRelation } from '../../parashari/base/relations.ts';
import { separation } from '../../base/angles.ts';
import { signName, starName } from '../../zodiac/lords.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import { planetFirst, planetInWords } from '../../zodiac/planet-words.ts';
import { bhakootType } from './kootas.ts';
import type { MatchPerson } from './match-person.ts';
import type { FactorDetail, FactorFinding } from './factor-finding.ts';

/** Rules from outside KP: they colour the match and speak for no verdict (R7.3). */

/** How many of two directions hold, worth so much each. */
const bothWays = (holds: readonly [boolean, boolean], detail: string, each: number): readonly FactorDetail[] => {
  const count = holds.filter(Boolean).length;
  return count === 0 ? [] : [{ detail: `${detail} ${count === 2 ? 'both ways' : 'one way'}.`, points: each * count }];
};

/** Distance of the Moon signs, their lords, and the taras (R33.1). */
export function moonCompatibility({ chart: one }: MatchPerson, { chart: other }: MatchPerson): FactorFinding {
  const [a, b] = [one.planets.Moon, other.planets.Moon];
  const type = bhakootType(a, b);
  const friend = (from: Graha, to: Graha): boolean => naturalRelation(from, to) === 'FRIEND';
  const tara = (from: number, to: number): boolean => taraOf(from, to).quality !== 'bad';
  return {
    note: `The Moons stand in ${signName(a.signIndex)} and ${signName(b.signIndex)}, in the stars ${starName(a.starIndex)} and ${starName(b.starIndex)}.`,
    details: [
      type === null
        ? { detail: 'The distance of the Moon signs is good.', points: 60 }
        : { detail: `The distance of the Moon signs is bad (${type.toLowerCase()}).`, points: 20 },
      ...(a.signLord === b.signLord
        ? [{ detail: `${planetFirst(a.signLord)} rules both Moon signs.`, points: 20 }]
        : bothWays(
            [friend(a.signLord, b.signLord), friend(b.signLord, a.signLord)],
            `The Moon sign lords ${planetInWords(a.signLord)} and ${planetInWords(b.signLord)} are friends`,
            10,
          )),
      ...bothWays([tara(a.starIndex, b.starIndex), tara(b.starIndex, a.starIndex)], 'The tara is good', 10),
    ],
  };
}

const ATTRACTION_ORB = 6;

/** Venus of one against Mars of the other, each way (R7.1 angles within 6 degrees, else the count of signs). */
export function venusMars({ chart: one }: MatchPerson, { chart: other }: MatchPerson): FactorFinding {
  const details = [attraction(one, other, 'first'), attraction(other, one, 'second')];
  return { note: 'The score is the mean of Venus to Mars in both directions.', details };
}

function attraction({ planets: { Venus } }: Chart, { planets: { Mars } }: Chart, whose: string): FactorDetail {
  const arc = separation(Venus.longitude, Mars.longitude);
  const within = (natures: readonly AspectNature[]) =>
    DEGREE_ASPECTS.filter(({ nature }) => natures.includes(nature))
      .filter(({ angle }) => Math.abs(arc - angle) <= ATTRACTION_ORB)
      .sort((a, b) => Math.abs(arc - a.angle) - Math.abs(arc - b.angle))[0];
  const good = within(['good', 'neutral']);
  const bad = within(['bad']);
  const count = countSigns(Venus.signIndex, Mars.signIndex);
  const [how, value] =
    good !== undefined
      ? [`a good angle (${good.name})`, 100]
      : bad !== undefined
        ? [`a bad angle (${bad.name})`, 40]
        : count % 2 === 1
          ? [`without an angle but at an odd distance of ${counted(count, 'sign')}`, 60]
          : [`without an angle and at an even distance of ${count} signs`, 30];
  return {
    detail: `Venus of the ${whose} person and Mars of the other are ${arc.toFixed(1)}° apart, ${how}, so ${value} of 100.`,
    points: value / 2,
  };
}

const JUPITER_SEATS: readonly number[] = [1, 5, 7, 9];

/** Jupiter of each in 1, 5, 7 or 9 from the other's Moon, Venus and Ascendant. */
export function jupiterHarmony({ chart: one }: MatchPerson, { chart: other }: MatchPerson): FactorFinding {
  const hits = [...jupiterHits(one, other, 'first'), ...jupiterHits(other, one, 'second')];
  const details = [
    { detail: 'The factor begins at 25.', points: 25 },
    ...hits.map((detail) => ({ detail, points: 25 })),
  ];
  const over = 25 * hits.length - 75;
  return {
    note: `Jupiter holds ${hits.length === 0 ? 'none' : hits.length} of 6 possible places in signs 1, 5, 7 and 9.`,
    details: over > 0 ? [...details, { detail: 'The sum is kept within 100.', points: -over }] : details,
  };
}

const jupiterHits = ({ planets }: Chart, other: Chart, whose: string): readonly string[] =>
  (
    [
      ['Moon', other.planets.Moon],
      ['Venus', other.planets.Venus],
      ['Ascendant', other.ascendant],
    ] as const
  )
    .map(([name, { signIndex }]) => ({ name, seat: countSigns(signIndex, planets.Jupiter.signIndex) }))
    .filter(({ seat }) => JUPITER_SEATS.includes(seat))
    .map(
      ({ name, seat }) =>
        `Jupiter of the ${whose} person is ${seat === 1 ? 'in the sign of' : `in sign ${seat} from`} the other's ${name}.`,
    );

const DIGNITY_POINTS: Readonly<Record<Dignity, number>> = {
  EXALTED: 100,
  MOOLATRIKONA: 90,
  OWN: 85,
  GREAT_FRIEND: 75,
  FRIEND: 65,
  NEUTRAL: 50,
  ENEMY: 30,
  GREAT_ENEMY: 20,
  DEBILITATED: 10,
};

/** Mean dignity of Venus and the 7th lord in both charts. */
export function dignityMatch({ chart: one }: MatchPerson, { chart: other }: MatchPerson): FactorFinding {
  const details = (
    [
      [one, 'first'],
      [other, 'second'],
    ] as const
  ).flatMap(([chart, whose]) => {
    const row = (planet: Planet, name: string): FactorDetail => ({
      detail: `${name} of the ${whose} person is ${dignityInWords(dignityOf(chart, planet))}, so ${DIGNITY_POINTS[dignityOf(chart, planet)]} of 100.`,
      points: DIGNITY_POINTS[dignityOf(chart, planet)] / 4,
    });
    const lord = owner(chart, 7);
    return [row('Venus', 'Venus'), row(lord, `The 7th lord ${planetInWords(lord)}`)];
  });
  return { note: 'The score is the mean of Venus and the 7th lord in both charts.', details };
}

const HARMONY_POINTS = ['Sun', 'Moon', 'Mars', 'Venus', 'Ascendant'] as const;

/** Good against bad degree angles between Sun, Moon, Mars, Venus and Ascendant of the two, within 3°20' (R7.1). */
export function aspectHarmony({ chart: one }: MatchPerson, { chart: other }: MatchPerson): FactorFinding {
  const at = (chart: Chart, name: (typeof HARMONY_POINTS)[number]) => ({
    longitude: (name === 'Ascendant' ? chart.ascendant : chart.planets[name]).longitude,
    speed: 0,
    luminary: false,
  });
  const natures = HARMONY_POINTS.flatMap((a) =>
    HARMONY_POINTS.flatMap((b) => degreeAspectsBetween(at(one, a), at(other, b)).map(({ nature }) => nature)),
  );
  const [good, bad] = [
    natures.filter((nature) => nature === 'good').length,
    natures.filter((nature) => nature === 'bad').length,
  ];
  const points = good + bad === 0 ? 50 : printedScore((100 * good) / (good + bad));
  return {
    note: 'The score is the share of good angles among the good and bad ones.',
    details: [
      {
        detail: good + bad === 0 ? 'No angle is good or bad.' : `${good} of ${good + bad} angles that count are good.`,
        points,
      },
    ],
  };
}
