import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { contact, level, signifiesNear } from '../../kp/kernel/levels.ts';
import type { Level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import { verdictSentence } from '../../kp/promise/promise-reasoning.ts';
import type { Judgement } from '../../kp/promise/promise-verdict.ts';
import { cuspLean } from '../shared/topic-panel.ts';
import type { CuspLean } from '../shared/topic-panel.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { APPEAL_CUSPS, APPEAL_HOUSES, MATTER_CUSPS, OPPONENT, OWN_SIDE } from './legal-data.ts';
import type { ColouredMatter, ContestSide, LegalMatter, LegalRole } from './legal-data.ts';
import { named } from '@cuspal/speech';
import { say } from './legal.messages.ts';

export const LEGAL_VERDICTS = ['FAVOURABLE', 'COMPROMISE', 'UNCERTAIN', 'UNFAVOURABLE'] as const;
export type LegalVerdict = (typeof LEGAL_VERDICTS)[number];

export const APPEAL_OUTLOOKS = ['GOOD', 'FAIR', 'POOR'] as const;
type AppealOutlook = (typeof APPEAL_OUTLOOKS)[number];

/** A cusp of one side; its points go to the native's score. */
interface ContestCusp extends CuspLean {
  readonly points: number;
}

interface Appeal {
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
  readonly matterRow: (CuspLean & { readonly matter: ColouredMatter; readonly meaning: string }) | null;
  /** The chart does not promise a dispute at all. */
  readonly noDisputeIndicated: boolean;
}

/** FOR is a point for the side that speaks, AGAINST one for the other. */
const sideRows = (chart: Chart, { cusps, wins, loses }: ContestSide, own: 1 | -1): readonly ContestCusp[] =>
  cusps.map((cusp) => {
    const row = cuspLean(chart, cusp, wins, loses, own === 1 ? 'OWN' : 'OPPONENT');
    const points = row.lean === 'FOR' ? own : row.lean === 'AGAINST' ? 0 - own : 0;
    return { ...row, points };
  });

/** What the verdict of a contest rests on. */
export interface ContestFacts {
  readonly victory: Pick<Judgement, 'verdict' | 'basis' | 'side'>;
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
  if (wins(facts)) return exposed ? 'UNCERTAIN' : 'FAVOURABLE';
  if (victory.side === 'no' || ownScore <= -2) return 'UNFAVOURABLE';
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

/** The sub lord of the matter's own cusp on the houses of the own side (R39). */
function matterRow(chart: Chart, matter: ColouredMatter): NonNullable<LegalContest['matterRow']> {
  const { cusp } = MATTER_CUSPS[matter];
  return {
    matter,
    meaning: say.matterMeaning({ matter }),
    ...cuspLean(chart, cusp, OWN_SIDE.wins, OWN_SIDE.loses, 'OWN'),
  };
}

/**
 * Judges which side has the better houses in a contest, with appeal and the colour of the matter (R10, R11). Throws
 * out_of_range.
 */
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
    exposed: role === 'defendant' && signifiesNear(chart, first, [8, 12]),
  };
  const noDisputeIndicated = verdictOf(chart, natalEvent('legal_dispute')).side === 'no';
  const verdict = legalVerdict(facts);
  return {
    verdict,
    reasons: reasonsOf(chart, facts, verdict, { first, seventh, noDispute: noDisputeIndicated }),
    ownSide,
    opponentSide,
    ownScore,
    appeal: appealOf(chart),
    matterRow: matter === 'civil' ? null : matterRow(chart, matter),
    noDisputeIndicated,
  };
}

/** What colours the verdict. */
interface ContestColour {
  readonly first: Planet;
  readonly seventh: Planet;
  readonly noDispute: boolean;
}

function reasonsOf(
  chart: Chart,
  facts: ContestFacts,
  verdict: LegalVerdict,
  { first, seventh, noDispute }: ContestColour,
): readonly string[] {
  const { ownScore, settles, exposed, victory } = facts;
  return [
    `${say.sixthSubLord({ csl: cuspalSubLord(chart, 6) })} ${verdictSentence(named('Court Victory'), victory)}`,
    say.score({ score: signed(ownScore), ahead: ownScore === 0 ? 'NOBODY' : ownScore > 0 ? 'PERSON' : 'OPPONENT' }),
    ...(noDispute ? [say.noDispute()] : []),
    ...(settles ? [say.settlement({ csl: seventh })] : []),
    ...(exposed && wins(facts) ? [say.exposed({ csl: first })] : []),
    say.rule({ rule: ruleOf(verdict, facts) }),
  ];
}

const signed = (score: number): string => (score > 0 ? `+${score}` : `${score}`);

/** The rule that decided the verdict. */
function ruleOf(verdict: LegalVerdict, facts: ContestFacts) {
  const { victory, ownScore } = facts;
  switch (verdict) {
    case 'FAVOURABLE':
      return verdict;
    case 'COMPROMISE':
      return ownScore === 0 ? 'EVEN_SIDES' : 'DOUBTFUL_VICTORY';
    case 'UNCERTAIN':
      return wins(facts) ? 'EXPOSED' : 'UNDECIDED';
    case 'UNFAVOURABLE':
      return victory.side === 'no' ? 'NO_VICTORY' : 'OPPONENT_AHEAD';
  }
}
