import { printedTenths } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { level, weight } from '../kernel/levels.ts';
import { judgeQuestion } from './judge-question.ts';
import type { Withhold } from './moon-gate.ts';
import type { HoraryQuestion } from './question.ts';
import { rotationOf } from '../../events/rotation.ts';
import type { HoraryAnswer, HoraryJudgement } from './yes-or-no.ts';

export const SESSION_VERDICTS = ['FAVOURABLE', 'MIXED', 'UNFAVOURABLE', 'WITHHELD'] as const;
type SessionVerdict = (typeof SESSION_VERDICTS)[number];
export const DELTAS = ['IMPROVED', 'WORSENED', 'SAME'] as const;
export type Delta = (typeof DELTAS)[number];
export const TRENDS = [
  'OSCILLATING',
  'RESOLUTION_NEAR',
  'WORSENING',
  'STABLE_FAVOURABLE',
  'STABLE_UNFAVOURABLE',
] as const;
export type Trend = (typeof TRENDS)[number];

/** Points of coverage that count as a change; ours. */
const CHANGE = 10;

const VERDICT_OF: Readonly<Record<HoraryAnswer, SessionVerdict>> = {
  YES: 'FAVOURABLE',
  QUALIFIED_YES: 'FAVOURABLE',
  MIXED: 'MIXED',
  NO: 'UNFAVOURABLE',
};
const WORST_FIRST: readonly HoraryAnswer[] = ['NO', 'MIXED', 'QUALIFIED_YES', 'YES'];

/** One asking of the topic. */
export interface Session {
  readonly verdict: SessionVerdict;
  /** Null when withheld. */
  readonly answer: HoraryAnswer | null;
  readonly basis: HoraryJudgement['basis'] | null;
  readonly csl: Planet;
  /** Weights of the sub lord's levels on the favourable houses, in percent of the most they can be (R17.6). */
  readonly coverage: number;
  readonly supporting: readonly House[];
  readonly detrimental: readonly House[];
  readonly withhold: Withhold | null;
}

/** A number chart judged for a topic (R17.2, R17.6). */
export function sessionOf(chart: Chart, question: HoraryQuestion): Session {
  const { withhold, judgement: judged } = judgeQuestion(chart, rotationOf('self'), question);
  const csl = cuspalSubLord(chart, question.mainCusp);
  const { favourable, against } = question;
  const signifies = (house: House): boolean => level(chart, csl, house) !== null;
  const weights = favourable.reduce((sum, house) => sum + weight(level(chart, csl, house)), 0);
  return {
    verdict: judged === null ? 'WITHHELD' : VERDICT_OF[judged.answer],
    answer: judged?.answer ?? null,
    basis: judged?.basis ?? null,
    csl,
    coverage: printedTenths((100 * weights) / 4 / favourable.length),
    supporting: favourable.filter(signifies),
    detrimental: against.filter(signifies),
    withhold,
  };
}

/** What a session changed against the last that was judged; null for the first judged and for withheld ones (R17.6). */
export function deltasOf(sessions: readonly Session[]): readonly (Delta | null)[] {
  let last: Session | null = null;
  return sessions.map((session) => {
    if (session.answer === null) return null;
    const delta = last && deltaOf(last, session);
    last = session;
    return delta;
  });
}

function deltaOf(before: Session, after: Session): Delta {
  const rank = ({ answer }: Session): number => (answer === null ? -1 : WORST_FIRST.indexOf(answer));
  const step = rank(after) - rank(before);
  if (step !== 0) return step > 0 ? 'IMPROVED' : 'WORSENED';
  const change = printedTenths(after.coverage - before.coverage);
  if (change >= CHANGE) return 'IMPROVED';
  return change <= -CHANGE ? 'WORSENED' : 'SAME';
}

/** Whether it gets better over the sessions, in order of time; null where none was judged (ours). */
export function trendOf(sessions: readonly Session[]): Trend | null {
  const judged = sessions.filter(({ answer }) => answer !== null);
  const [first, last] = [judged[0], judged.at(-1)];
  if (first === undefined || last === undefined) return null;
  const deltas = deltasOf(judged).filter((delta) => delta !== null);
  const moves = deltas.filter((delta) => delta !== 'SAME');
  const turns = moves.filter((move, index) => index > 0 && move !== moves[index - 1]).length;
  if (turns >= 2) return 'OSCILLATING';
  if (deltas.at(-1) === 'IMPROVED' && last.verdict === 'FAVOURABLE') return 'RESOLUTION_NEAR';
  if (deltas.at(-1) === 'WORSENED' || printedTenths(last.coverage - first.coverage) <= -CHANGE) return 'WORSENING';
  return last.verdict === 'FAVOURABLE' ? 'STABLE_FAVOURABLE' : 'STABLE_UNFAVOURABLE';
}
