import { inWords } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { lean } from '../../kp/kernel/levels.ts';
import type { StandingKind } from '../../kp/kernel/standing.ts';
import { standingInWords } from '../../kp/promise/standing-words.ts';
import { matter } from '../../kp/promise/matter.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { promise } from '../../kp/promise/promise.ts';
import { seventh } from '../shared/seventh.ts';
import type { Planet } from '../../zodiac/names.ts';
import { planetFirst, planetInWords, planetsDo } from '../../zodiac/planet-words.ts';
import { lordsRulingBirth } from './match-person.ts';
import type { MatchPerson } from './match-person.ts';
import type { FactorDetail, FactorFinding } from './factor-finding.ts';

const SIDE_POINTS = { yes: 20, split: 10, no: 0 } as const;
const SIDE_IN_WORDS = { yes: 'promised', split: 'left open', no: 'not promised' } as const;

/** Pairs of people, in both orders, with their places in words. */
const directions = (one: MatchPerson, other: MatchPerson) =>
  [
    { from: one, to: other, whose: 'first' },
    { from: other, to: one, whose: 'second' },
  ] as const;

/** The five lords a partner's 7th sub lord should be among (R33.3). */
const selfLords = ({ ascendant, planets: { Moon } }: Chart): readonly (readonly [Planet, string])[] => [
  [ascendant.signLord, 'Lagna sign lord'],
  [ascendant.starLord, 'Lagna star lord'],
  [ascendant.subLord, 'Lagna sub lord'],
  [Moon.signLord, 'Moon sign lord'],
  [Moon.starLord, 'Moon star lord'],
];

/** Which of the 7th sub lord of one and its star lord are lords of the other's self; null where neither is. */
function tiesAcross(from: Chart, to: Chart, whose: string): string | null {
  const { csl, starLord } = seventh(from);
  const ties = [...new Set([csl, starLord])].flatMap((planet) => {
    const roles = selfLords(to).flatMap(([lord, role]) => (lord === planet ? [role] : []));
    return roles.length === 0 ? [] : [`${planetFirst(planet)} is the other's ${inWords(roles)}.`];
  });
  if (ties.length === 0) return null;
  const star = starLord === csl ? 'its own star' : `the star of ${planetInWords(starLord)}`;
  return `The 7th sub lord of the ${whose} person is ${planetInWords(csl)}, in ${star}. ${ties.join(' ')}`;
}

/** Promise of marriage in both charts, the 7th sub lord of each in the other, the 11th sub lords (R33.3). */
export function subLordMatching(one: MatchPerson, other: MatchPerson): FactorFinding {
  const details = directions(one, other).flatMap(({ from, to, whose }): readonly FactorDetail[] => {
    const { side } = promise(from.chart, natalEvent('marriage'));
    const tied = tiesAcross(from.chart, to.chart, whose);
    return [
      { detail: `Marriage is ${SIDE_IN_WORDS[side]} for the ${whose} person.`, points: SIDE_POINTS[side] },
      ...(tied === null ? [] : [{ detail: tied, points: 20 }]),
    ];
  });
  const wished = [one, other].filter(
    ({ chart }) => lean(chart, cuspalSubLord(chart, 11), [2, 7, 11], [1, 6, 10]) === 'FOR',
  ).length;
  return {
    note: 'This is KP matching by sub lords. With the two promises it is the only part that speaks for KP.',
    details: [
      ...details,
      ...(wished > 0
        ? [
            {
              detail: `The 11th sub lord signifies 2, 7 or 11 more strongly than 1, 6 and 10 in ${wished === 2 ? 'both charts' : 'one chart'}.`,
              points: 10 * wished,
            },
          ]
        : []),
    ],
  };
}

/** By how many antardasha lords are strong for marriage. */
const SYNC_POINTS = [30, 50, 80] as const;
/** By how many of the two. */
const HOW_MANY: Readonly<Record<number, string>> = {
  0: 'Neither antardasha lord',
  1: 'One antardasha lord',
  2: 'Both antardasha lords',
};

const rulingOf = (planets: readonly Planet[]): string => planetsDo(planets, 'is a ruling planet', 'are ruling planets');

/** The running antardashas of both on marriage, and running lords that rule the other's birth (KPR3p). */
export function dashaSync(one: MatchPerson, other: MatchPerson): FactorFinding {
  const lords = [one, other].flatMap(({ chart, running }) => {
    const planet = running.find(({ period }) => period === 'AD')?.planet;
    return planet === undefined
      ? []
      : [{ planet, standing: matter(chart, natalEvent('marriage')).lords[planet].standing }];
  });
  const count = (of: StandingKind): number => lords.filter(({ standing }) => standing === of).length;
  const [strong, against] = [count('STRONG'), count('AGAINST')];
  const base = SYNC_POINTS[strong] ?? 30;
  const are = strong === 2 ? 'are' : 'is';
  const details: FactorDetail[] = [{ detail: `${HOW_MANY[strong]} ${are} strong for marriage.`, points: base }];
  if (against > 0)
    details.push({
      detail: `${HOW_MANY[against]} ${against === 2 ? 'work' : 'works'} against marriage.`,
      points: -Math.min(base, 15 * against),
    });
  const meeting = directions(one, other).flatMap(({ from, to }) => lordsRulingBirth(from, to));
  if (meeting.length > 0)
    details.push({
      detail: `Running in one chart, ${rulingOf([...new Set(meeting)])} of the other's birth.`,
      points: 20,
    });
  const alone = lords.length === 1 ? ' In the other chart no antardasha runs at this moment.' : '';
  const named = inWords(
    lords.map(({ planet, standing }) => `${planetInWords(planet)}, which ${standingInWords(standing, 'marriage')}`),
  );
  return {
    note:
      lords.length === 0
        ? 'No antardasha runs in either chart at this moment.'
        : `The running antardasha ${lords.length > 1 ? 'lords are' : 'lord is'} ${named}.${alone}`,
    details,
  };
}
