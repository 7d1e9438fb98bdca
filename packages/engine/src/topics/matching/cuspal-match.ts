import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { listsOf } from '../../kp/kernel/chain.ts';
import { contact } from '../../kp/kernel/levels.ts';
import type { LevelLists } from '../../kp/kernel/levels.ts';
import { matter } from '../../kp/promise/matter.ts';
import { promise } from '../../kp/promise/promise.ts';
import { cuspLean } from '../shared/topic-panel.ts';
import { seventh } from '../shared/seventh.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { lordsRulingBirth } from './match-person.ts';
import type { MatchPerson } from './match-person.ts';
import { say } from './matching.messages.ts';

export const CUSPAL_FACTORS = ['LOVE', 'MARRIAGE', 'FINANCE', 'UNION', 'DENIAL_ABSENCE', 'DASHA_SYNC'] as const;
type CuspalFactorCode = (typeof CUSPAL_FACTORS)[number];
export const FACTOR_STATES = ['GOOD', 'MEDIUM', 'POOR'] as const;
type FactorState = (typeof FACTOR_STATES)[number];
export const CUSPAL_VERDICTS = ['EXCELLENT', 'GOOD', 'AVERAGE', 'BELOW_AVERAGE', 'POOR'] as const;
type CuspalVerdict = (typeof CUSPAL_VERDICTS)[number];

/** One person's half of a factor. */
interface CuspalHalf {
  /** The sub lord read; null for DASHA_SYNC, which reads periods. */
  readonly csl: Planet | null;
  /** 0, 1 or 2. */
  readonly points: number;
  /** Houses of that sub lord; for UNION in the other's chart. */
  readonly levels: LevelLists | null;
  readonly reason: string;
}

interface CuspalFactor {
  readonly code: CuspalFactorCode;
  readonly state: FactorState;
  readonly points: number;
  readonly person1: CuspalHalf;
  readonly person2: CuspalHalf;
}

export interface CuspalMatch {
  readonly verdict: CuspalVerdict;
  /** 0 to 24: the sum of the factors. */
  readonly total: number;
  readonly factors: readonly CuspalFactor[];
  /** Why the verdict stands below what the total alone would give. */
  readonly override: { readonly verdictByTotal: CuspalVerdict; readonly reason: string } | null;
}

type Half = (own: MatchPerson, other: MatchPerson) => CuspalHalf;

/** A cusp's sub lord for its own group against what undoes it: 2 for, 1 tied, 0 else. */
const byLean =
  (cusp: House, favourable: readonly House[], against: readonly House[]): Half =>
  ({ chart }) => {
    const { csl, lean, reason } = cuspLean(chart, cusp, favourable, against);
    return { csl, points: lean === 'FOR' ? 2 : lean === 'BOTH' ? 1 : 0, levels: listsOf(chart, csl), reason };
  };

const fourLords = ({ ascendant, planets: { Moon } }: Chart): readonly Planet[] => [
  ascendant.signLord,
  ascendant.starLord,
  Moon.signLord,
  Moon.starLord,
];

/** The 7th sub lord and its star lord of one, read in the chart of the other (R33.3). */
const union: Half = ({ chart }, { chart: across }) => {
  const { csl, starLord } = seventh(chart);
  const both = [...new Set([csl, starLord])];
  const selves = both.filter((planet) => fourLords(across).includes(planet));
  const holding = both.filter((planet) => {
    const f = contact(across, planet, [2, 7, 11]);
    return f !== null && f <= 2 && f < (contact(across, planet, [6, 8, 12]) ?? 9);
  });
  return {
    csl,
    points: Number(selves.length > 0) + Number(holding.length > 0),
    levels: listsOf(across, csl),
    reason: [
      say.readAcross({ ownStar: starLord === csl, csl, starLord }),
      say.belongToSelf({ planets: selves }),
      say.signifyMarriage({ planets: holding }),
    ].join(' '),
  };
};

const DENYING: readonly House[] = [6, 8, 12];

const denialAbsence: Half = ({ chart }) => {
  const { csl } = seventh(chart);
  const at = contact(chart, csl, DENYING);
  return {
    csl,
    points: at === null ? 2 : at >= 3 ? 1 : 0,
    levels: listsOf(chart, csl),
    reason: say.seventhDenies({ csl, held: housesInWords(chart, csl, DENYING) }),
  };
};

/** Mahadasha and antardasha lords of a person that are strong for marriage. */
function strongLords({ chart, running }: MatchPerson): readonly Planet[] {
  const { lords } = matter(chart, natalEvent('marriage'));
  return running
    .filter(({ period, planet }) => period !== 'PD' && lords[planet].standing === 'STRONG')
    .map(({ planet }) => planet);
}

/** What the running lords of one person add; a moment outside their 120 dasha years has no lord to name. */
const dashaReason = (own: MatchPerson, ruling: readonly Planet[], strong: number): string =>
  own.running.length === 0
    ? say.noDasha({ strong })
    : [
        say.runningStrong({ planets: [...new Set(strongLords(own))], strong }),
        say.rulingOthersBirth({ planets: ruling }),
      ].join(' ');

/** Shared by the two: running lords of both that are strong, and lords that rule the other's birth (KPR3p). */
const dashaSync: Half = (own, other) => {
  const strong = strongLords(own).length + strongLords(other).length;
  const meeting = [...lordsRulingBirth(own, other), ...lordsRulingBirth(other, own)];
  const base = strong === 0 ? 0 : strong <= 2 ? 1 : 2;
  const mine = lordsRulingBirth(own, other);
  return {
    csl: null,
    points: Math.min(2, base + Number(meeting.length > 0)),
    levels: null,
    reason: dashaReason(own, mine, strong),
  };
};

const HALVES: Readonly<Record<CuspalFactorCode, Half>> = {
  LOVE: byLean(5, [5, 7, 11], [4, 6, 10]),
  MARRIAGE: byLean(7, [2, 7, 11], [1, 6, 10]),
  FINANCE: byLean(2, [2, 6, 10, 11], [5, 8, 12]),
  UNION: union,
  DENIAL_ABSENCE: denialAbsence,
  DASHA_SYNC: dashaSync,
};

/** Six cuspal factors of two charts (R33.3; points ours): the same whoever comes first. Throws out_of_range. */
export function cuspalMatch(one: MatchPerson, other: MatchPerson): CuspalMatch {
  const factors = CUSPAL_FACTORS.map((code): CuspalFactor => {
    const [person1, person2] = [HALVES[code](one, other), HALVES[code](other, one)];
    const points = person1.points + person2.points;
    return { code, state: points >= 3 ? 'GOOD' : points === 2 ? 'MEDIUM' : 'POOR', points, person1, person2 };
  });
  const total = factors.reduce((sum, { points }) => sum + points, 0);
  const verdictByTotal = verdictOf(total);
  const denied = unpromised(one, other);
  if (denied === null) return { verdict: verdictByTotal, total, factors, override: null };
  const verdict = verdictByTotal === 'POOR' ? 'POOR' : 'BELOW_AVERAGE';
  return { verdict, total, factors, override: { verdictByTotal, reason: denied } };
}

function unpromised(one: MatchPerson, other: MatchPerson): string | null {
  const marriage = natalEvent('marriage');
  const [first, second] = [promise(one.chart, marriage), promise(other.chart, marriage)];
  const denied = [first, second].filter(({ side }) => side === 'no');
  if (denied.length === 0) return null;
  const who = denied.length === 2 ? 'BOTH' : first.side === 'no' ? 'FIRST' : 'SECOND';
  return say.unpromised({ who, first: first.csl, second: second.csl });
}

function verdictOf(total: number): CuspalVerdict {
  if (total >= 20) return 'EXCELLENT';
  if (total >= 16) return 'GOOD';
  if (total >= 12) return 'AVERAGE';
  return total >= 8 ? 'BELOW_AVERAGE' : 'POOR';
}
