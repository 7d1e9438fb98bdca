import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { lean } from '../../kp/kernel/levels.ts';
import type { StandingKind } from '../../kp/kernel/standing.ts';
import { matter } from '../../kp/promise/matter.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import { seventh } from '../shared/seventh.ts';
import { lordsRulingBirth } from './match-person.ts';
import type { MatchPerson } from './match-person.ts';
import type { FactorDetail, FactorFinding } from './factor-finding.ts';
import { say } from './matching.messages.ts';

const SIDE_POINTS = { yes: 20, split: 10, no: 0 } as const;

/** Pairs of people, in both orders, with their places in words. */
const directions = (one: MatchPerson, other: MatchPerson) =>
  [
    { from: one, to: other, whose: 'first' },
    { from: other, to: one, whose: 'second' },
  ] as const;

/** The five lords a partner's 7th sub lord should be among (R33.3). */
const selfLords = ({ ascendant, planets: { Moon } }: Chart) =>
  [
    [ascendant.signLord, 'LAGNA_SIGN_LORD'],
    [ascendant.starLord, 'LAGNA_STAR_LORD'],
    [ascendant.subLord, 'LAGNA_SUB_LORD'],
    [Moon.signLord, 'MOON_SIGN_LORD'],
    [Moon.starLord, 'MOON_STAR_LORD'],
  ] as const;

/** Which of the 7th sub lord of one and its star lord are lords of the other's self; null where neither is. */
function tiesAcross(from: Chart, to: Chart, whose: 'first' | 'second'): string | null {
  const { csl, starLord } = seventh(from);
  const ties = [...new Set([csl, starLord])].flatMap((planet) => {
    const roles = selfLords(to).flatMap(([lord, role]) => (lord === planet ? [say.selfRole({ role })] : []));
    return roles.length === 0 ? [] : [say.isOthers({ planet, roles })];
  });
  if (ties.length === 0) return null;
  return [say.seventhOf({ whose, csl, ownStar: starLord === csl, starLord }), ...ties].join(' ');
}

/** Promise of marriage in both charts, the 7th sub lord of each in the other, the 11th sub lords (R33.3). */
export function subLordMatching(one: MatchPerson, other: MatchPerson): FactorFinding {
  const details = directions(one, other).flatMap(({ from, to, whose }): readonly FactorDetail[] => {
    const { side } = verdictOf(from.chart, natalEvent('marriage'));
    const tied = tiesAcross(from.chart, to.chart, whose);
    return [
      { detail: say.marriageOf({ side, whose }), points: SIDE_POINTS[side] },
      ...(tied === null ? [] : [{ detail: tied, points: 20 }]),
    ];
  });
  const wished = [one, other].filter(
    ({ chart }) => lean(chart, cuspalSubLord(chart, 11), [2, 7, 11], [1, 6, 10]) === 'FOR',
  ).length;
  return {
    note: say.onlyKpPart(),
    details: [
      ...details,
      ...(wished > 0
        ? [
            {
              detail: say.eleventhWishes({ both: wished === 2 }),
              points: 10 * wished,
            },
          ]
        : []),
    ],
  };
}

/** By how many antardasha lords are strong for marriage. */
const SYNC_POINTS = [30, 50, 80] as const;

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
  const details: FactorDetail[] = [{ detail: say.antardashasStrong({ count: strong }), points: base }];
  if (against > 0)
    details.push({
      detail: say.antardashasAgainst({ count: against }),
      points: -Math.min(base, 15 * against),
    });
  const meeting = directions(one, other).flatMap(({ from, to }) => lordsRulingBirth(from, to));
  if (meeting.length > 0)
    details.push({
      detail: say.runningRules({ planets: [...new Set(meeting)] }),
      points: 20,
    });
  if (lords.length === 0) return { note: say.noAntardasha(), details };
  const running = say.runningAntardashas({ lords: lords.map(say.standsFor) });
  return { note: lords.length === 1 ? [running, say.otherHasNone()].join(' ') : running, details };
}
