import { printedScore } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import { DEGREE_ASPECTS, degreeAspectsBetween } from '../../kp/kernel/degree-aspects.ts';
import type { AspectNature } from '../../kp/kernel/degree-aspects.ts';
import { owner } from '../../chart/placement.ts';
import { taraOf } from '../../almanac/tara.ts';
import { dignityOf } from '../../parashari/base/dignity.ts';
import type { Dignity } from '../../parashari/base/dignity.ts';
import { countSigns } from '../../parashari/base/frame.ts';
import { naturalRelation } from '../../parashari/base/relations.ts';
import { separation } from '../../base/angles.ts';
import { signName, starName } from '../../zodiac/lords.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import { bhakootType } from './kootas.ts';
import type { MatchPerson } from './match-person.ts';
import type { FactorDetail, FactorFinding } from './factor-finding.ts';
import { say } from './matching.messages.ts';

/** Rules from outside KP: they colour the match and speak for no verdict (R7.3). */

/** How many of two directions hold, worth so much each. */
function bothWays(
  holds: readonly [boolean, boolean],
  detail: (ways: 'BOTH' | 'ONE') => string,
  each: number,
): readonly FactorDetail[] {
  const count = holds.filter(Boolean).length;
  return count === 0 ? [] : [{ detail: detail(count === 2 ? 'BOTH' : 'ONE'), points: each * count }];
}

/** Distance of the Moon signs, their lords, and the taras (R33.1). */
export function moonCompatibility({ chart: one }: MatchPerson, { chart: other }: MatchPerson): FactorFinding {
  const [a, b] = [one.planets.Moon, other.planets.Moon];
  const type = bhakootType(a, b);
  const friend = (from: Graha, to: Graha): boolean => naturalRelation(from, to) === 'FRIEND';
  const tara = (from: number, to: number): boolean => taraOf(from, to).quality !== 'bad';
  return {
    note: say.moonsPlaced({
      sign: signName(a.signIndex),
      otherSign: signName(b.signIndex),
      star: starName(a.starIndex),
      otherStar: starName(b.starIndex),
    }),
    details: [
      { detail: say.moonDistance({ type: type ?? 'NONE' }), points: type === null ? 60 : 20 },
      ...(a.signLord === b.signLord
        ? [{ detail: say.rulesBothMoons({ lord: a.signLord }), points: 20 }]
        : bothWays(
            [friend(a.signLord, b.signLord), friend(b.signLord, a.signLord)],
            (ways) => say.moonLordsFriends({ lord: a.signLord, otherLord: b.signLord, ways }),
            10,
          )),
      ...bothWays(
        [tara(a.starIndex, b.starIndex), tara(b.starIndex, a.starIndex)],
        (ways) => say.taraGood({ ways }),
        10,
      ),
    ],
  };
}

const ATTRACTION_ORB = 6;
/** By the angle between the two, without one by the count of signs. */
const ATTRACTION = { GOOD: 100, BAD: 40, ODD: 60, EVEN: 30 } as const;

/** The person whose planet a sentence begins with. */
type Whose = 'first' | 'second';

/** Venus of one against Mars of the other, each way (R7.1 angles within 6 degrees, else the count of signs). */
export function venusMars({ chart: one }: MatchPerson, { chart: other }: MatchPerson): FactorFinding {
  const details = [attraction(one, other, 'first'), attraction(other, one, 'second')];
  return { note: say.venusMarsMean(), details };
}

function attraction({ planets: { Venus } }: Chart, { planets: { Mars } }: Chart, whose: Whose): FactorDetail {
  const arc = separation(Venus.longitude, Mars.longitude);
  const within = (natures: readonly AspectNature[]) =>
    DEGREE_ASPECTS.filter(({ nature }) => natures.includes(nature))
      .filter(({ angle }) => Math.abs(arc - angle) <= ATTRACTION_ORB)
      .sort((a, b) => Math.abs(arc - a.angle) - Math.abs(arc - b.angle))[0];
  const good = within(['good', 'neutral']);
  const bad = within(['bad']);
  const count = countSigns(Venus.signIndex, Mars.signIndex);
  const how = good !== undefined ? 'GOOD' : bad !== undefined ? 'BAD' : count % 2 === 1 ? 'ODD' : 'EVEN';
  const value = ATTRACTION[how];
  const angle = (good ?? bad)?.name ?? '';
  return {
    detail: say.venusToMars({ whose, arc: arc.toFixed(1), how, angle, count, value }),
    points: value / 2,
  };
}

const JUPITER_SEATS: readonly number[] = [1, 5, 7, 9];

/** Jupiter of each in 1, 5, 7 or 9 from the other's Moon, Venus and Ascendant. */
export function jupiterHarmony({ chart: one }: MatchPerson, { chart: other }: MatchPerson): FactorFinding {
  const hits = [...jupiterHits(one, other, 'first'), ...jupiterHits(other, one, 'second')];
  const details = [{ detail: say.jupiterBase(), points: 25 }, ...hits.map((detail) => ({ detail, points: 25 }))];
  const over = 25 * hits.length - 75;
  return {
    note: say.jupiterPlaces({ count: hits.length }),
    details: over > 0 ? [...details, { detail: say.sumWithin(), points: -over }] : details,
  };
}

const jupiterHits = ({ planets }: Chart, other: Chart, whose: Whose): readonly string[] =>
  (
    [
      ['Moon', other.planets.Moon],
      ['Venus', other.planets.Venus],
      ['Ascendant', other.ascendant],
    ] as const
  )
    .map(([place, { signIndex }]) => ({ place, seat: countSigns(signIndex, planets.Jupiter.signIndex) }))
    .filter(({ seat }) => JUPITER_SEATS.includes(seat))
    .map(({ place, seat }) => say.jupiterSeat({ whose, seat, place }));

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
    const found = (planet: Planet) => {
      const dignity = dignityOf(chart, planet);
      return { whose, dignity, points: DIGNITY_POINTS[dignity] };
    };
    const lord = owner(chart, 7);
    const [venus, ofLord] = [found('Venus'), found(lord)];
    return [
      { detail: say.venusDignity(venus), points: venus.points / 4 },
      { detail: say.lordDignity({ lord, ...ofLord }), points: ofLord.points / 4 },
    ];
  });
  return { note: say.dignityMean(), details };
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
    note: say.anglesShare(),
    details: [
      {
        detail: say.goodAngles({ good, all: good + bad }),
        points,
      },
    ],
  };
}
