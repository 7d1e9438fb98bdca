import type { Chart } from '../chart/chart.ts';
import { natalEvent } from '../events/natal.ts';
import { contact, level } from '../kp/levels.ts';
import type { Level } from '../kp/levels.ts';
import { cuspalSubLord } from '../kp/placement.ts';
import { verdictOf } from '../kp/promise.ts';
import type { Side, Verdict } from '../kp/promise-verdict.ts';
import { cuspLean } from '../kp/topic-panel.ts';
import type { CuspLean } from '../kp/topic-panel.ts';
import type { House, Planet } from '../zodiac/names.ts';
import { APPEAL_CUSPS, APPEAL_HOUSES, MATTER_CUSPS, OPPONENT, OWN_SIDE } from './legal-data.ts';
import type { ContestSide, LegalMatter, LegalRole } from './legal-data.ts';

export const LEGAL_VERDICTS = ['FAVORABLE', 'COMPROMISE', 'UNCERTAIN', 'UNFAVORABLE'] as const;
export type LegalVerdict = (typeof LEGAL_VERDICTS)[number];

export const APPEAL_OUTLOOKS = ['GOOD', 'FAIR', 'POOR'] as const;
export type AppealOutlook = (typeof APPEAL_OUTLOOKS)[number];

/** A cusp of one side; its points go to the native's score. */
export interface ContestCusp extends CuspLean {
  readonly points: number;
}

export interface Appeal {
  readonly outlook: AppealOutlook;
  readonly cusps: readonly { readonly cusp: House; readonly csl: Planet; readonly contact: Level | null }[];
}

export interface LegalContest {
  readonly verdict: LegalVerdict;
  readonly reasons: readonly string[];
  readonly ownSide: readonly ContestCusp[];
  readonly opponentSide: readonly ContestCusp[];
  /** -4 to 4: points of both sides. */
  readonly ownScore: number;
  readonly appeal: Appeal;
  readonly matterRow: (CuspLean & { readonly matter: LegalMatter; readonly meaning: string }) | null;
  /** The chart does not promise a dispute at all. */
  readonly noDisputeIndicated: boolean;
}

/** FOR is a point for the side that speaks, AGAINST one for the other. */
const sideRows = (chart: Chart, { cusps, wins, loses }: ContestSide, own: 1 | -1): readonly ContestCusp[] =>
  cusps.map((cusp) => {
    const row = cuspLean(chart, cusp, wins, loses);
    const points = row.lean === 'FOR' ? own : row.lean === 'AGAINST' ? 0 - own : 0;
    return { ...row, points };
  });

/** What the verdict of a contest rests on. */
export interface ContestFacts {
  readonly victory: { readonly verdict: Verdict; readonly side: Side };
  readonly ownScore: number;
  /** The sub lord of cusp 7 signifies both 6 and 11. */
  readonly settles: boolean;
  /** A defendant whose first sub lord holds 8 or 12 at level 1 or 2. */
  readonly exposed: boolean;
}

const wins = ({ victory, ownScore }: ContestFacts): boolean =>
  (victory.verdict === 'ACTIVE' || victory.verdict === 'MIXED_ACTIVE') && ownScore >= 1;

/** The better houses in a contest (R10): a function of the promise of victory and the score of both sides. */
export function legalVerdict(facts: ContestFacts): LegalVerdict {
  const { victory, ownScore, settles, exposed } = facts;
  if (wins(facts)) return exposed ? 'UNCERTAIN' : 'FAVORABLE';
  if (victory.side === 'no' || ownScore <= -2) return 'UNFAVORABLE';
  return (ownScore === 0 || victory.side === 'split') && settles ? 'COMPROMISE' : 'UNCERTAIN';
}

function appealOf(chart: Chart): Appeal {
  const cusps = APPEAL_CUSPS.map((cusp) => {
    const csl = cuspalSubLord(chart, cusp);
    return { cusp, csl, contact: contact(chart, csl, APPEAL_HOUSES) };
  });
  const count = cusps.filter((row) => row.contact !== null).length;
  return { outlook: count >= 4 ? 'GOOD' : count === 3 ? 'FAIR' : 'POOR', cusps };
}

/** Who has the better houses in a contest, with appeal and the colour of the matter (R10, R11). Throws out_of_range. */
export function legalContest(chart: Chart, role: LegalRole, matter: LegalMatter): LegalContest {
  const ownSide = sideRows(chart, OWN_SIDE, 1);
  const opponentSide = sideRows(chart, OPPONENT, -1);
  const ownScore = [...ownSide, ...opponentSide].reduce((sum, { points }) => sum + points, 0);
  const victory = verdictOf(chart, natalEvent('court_victory'));
  const seventh = cuspalSubLord(chart, 7);
  const first = cuspalSubLord(chart, 1);
  const facts: ContestFacts = {
    victory,
    ownScore,
    settles: level(chart, seventh, 6) !== null && level(chart, seventh, 11) !== null,
    exposed: role === 'defendant' && (contact(chart, first, [8, 12]) ?? 9) <= 2,
  };
  const coloured = MATTER_CUSPS[matter];
  const verdict = legalVerdict(facts);
  return {
    verdict,
    reasons: reasonsOf(facts, verdict, first, seventh),
    ownSide,
    opponentSide,
    ownScore,
    appeal: appealOf(chart),
    matterRow: coloured && {
      matter,
      meaning: coloured.meaning,
      ...cuspLean(chart, coloured.cusp, OWN_SIDE.wins, OWN_SIDE.loses),
    },
    noDisputeIndicated: verdictOf(chart, natalEvent('legal_dispute')).side === 'no',
  };
}

function reasonsOf(facts: ContestFacts, verdict: LegalVerdict, first: Planet, seventh: Planet): readonly string[] {
  const { victory, ownScore, settles, exposed } = facts;
  const standing =
    ownScore > 0
      ? 'the native has the better houses'
      : ownScore < 0
        ? 'the opponent has the better houses'
        : 'both stand alike';
  return [
    `Victory in court is ${victory.verdict} (cusp 6).`,
    `Own side against opponent: ${ownScore}, ${standing}.`,
    ...(settles ? [`The sub lord of cusp 7, ${seventh}, signifies 6 and 11: a settlement is possible.`] : []),
    ...(exposed && wins(facts)
      ? [`The sub lord of cusp 1, ${first}, holds 8 or 12 at level 1 or 2: a defendant is exposed, so not FAVORABLE.`]
      : []),
    `${verdict}: ${RULES[verdict]}.`,
  ];
}

const RULES: Readonly<Record<LegalVerdict, string>> = {
  FAVORABLE: 'victory is promised and the score is on the own side',
  COMPROMISE: 'the sides are even or the promise is split, and a settlement is shown',
  UNCERTAIN: 'promise and score do not settle it',
  UNFAVORABLE: 'victory is not promised, or the opponent is two points ahead',
};
