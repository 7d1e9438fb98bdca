import type { Chart } from '../../chart/chart.ts';
import { matterInWords } from '../../events/event.ts';
import type { JudgedEvent, Polarity } from '../../events/event.ts';
import { signName } from '../../zodiac/lords.ts';
import { isNode } from '../../zodiac/names.ts';
import type { Node, Planet } from '../../zodiac/names.ts';
import { AGENT_ROLES, agents } from '../kernel/agents.ts';
import { LEVEL_KEYS, levels } from '../kernel/levels.ts';
import { perChart } from '../../chart/per-chart.ts';
import { cuspOf, houseOfPlanet, inOwnStar } from '../../chart/placement.ts';
import type { Judgement } from './promise-verdict.ts';
import { say } from './promise.messages.ts';

/** What a verdict is told from: the levels and weights say which side opposition and promise are strong on. */
export type ToldVerdict = Pick<Judgement, 'verdict' | 'basis'> &
  Partial<Pick<Judgement, 'outweighed' | 'bestRequiredLevel' | 'bestDenialLevel' | 'weightRequired' | 'weightDenial'>>;

/** The rule that decided, as messages name it; only a tie makes both sides as strong (R9P). */
function ruleOf({ basis, outweighed = false, ...told }: ToldVerdict) {
  if (basis === 'WEAK_LEVEL') return outweighed ? 'WEAK_LEVEL_OUTWEIGHED' : basis;
  if (basis === 'LOW_COVERAGE') return outweighed ? 'LOW_COVERAGE_OUTWEIGHED' : basis;
  if (basis !== 'PARTIAL_OPPOSITION') return basis;
  if (outweighed) return 'PARTIAL_OPPOSITION_OUTWEIGHED';
  const { bestRequiredLevel, bestDenialLevel, weightRequired = 0, weightDenial = 0 } = told;
  const [forIt, against] = [bestRequiredLevel ?? 9, bestDenialLevel ?? 9];
  if (forIt < against && weightRequired < weightDenial) return 'REQUIRED_IN_LEVEL';
  return against < forIt && weightDenial < weightRequired ? 'AGAINST_IN_LEVEL' : basis;
}

/** `Marriage is promised weakly, because …`: the verdict with the rule that decided it. */
export const verdictSentence = (label: string, told: ToldVerdict): string =>
  say.verdict({ concluded: false, label, verdict: told.verdict, rule: ruleOf(told) });

/** `So the matter is promised weakly, because …`, as the last step of its reasoning. */
const concludedSentence = (label: string, told: ToldVerdict): string =>
  say.verdict({ concluded: true, label, verdict: told.verdict, rule: ruleOf(told) });

/** The verdict with the cusp, its sub lord and the houses that it signifies for the matter and against it, in one sentence. */
export function verdictQuote(
  label: string,
  { verdict, polarity, house, csl, covered, supportHit, denialHit, outweighed = false }: QuotedJudgement,
): string {
  const helping = covered.length === 0 && supportHit.length > 0;
  const houses = helping ? supportHit : covered;
  const said = {
    label,
    verdict,
    // An unwelcome matter is indicated, never promised.
    adverse: polarity === 'adverse',
    csl,
    house,
    met: houses.length === 0 ? 'NONE' : helping ? 'HELPING' : 'REQUIRED',
    houses,
    against: denialHit.length === 0 ? 'NONE' : outweighed ? 'STRONGER' : 'OPPOSING',
    opposing: denialHit,
  } as const;
  const words = label.split(/\s+/).filter((word) => /[A-Za-z]/.test(word)).length;
  // A long name takes the shorter form, else the sentence would have more than 25 words.
  return words <= LONG_NAME ? say.quote(said) : say.shortQuote(said);
}

/** Words of a name that leave room for the whole of its sentence. */
const LONG_NAME = 3;

/** What a quoted verdict says of its judgement. */
interface QuotedJudgement extends Pick<Judgement, 'verdict'> {
  /** Polarity of the event; a group of houses has none. */
  readonly polarity?: Polarity | undefined;
  readonly house: number;
  readonly csl: Planet;
  readonly covered: readonly number[];
  readonly supportHit: readonly number[];
  readonly denialHit: readonly number[];
  readonly outweighed?: boolean;
}

/** `Mars and Saturn (aspecting)`, for each role that has planets. */
const agentsByRole = (chart: Chart, node: Node): readonly string[] => {
  const found = agents(chart, node);
  return AGENT_ROLES.flatMap((role) => {
    const planets = found.filter((agent) => agent.role === role).map(({ planet }) => planet);
    return planets.length > 0 ? [say.agentsInRole({ planets, role })] : [];
  });
};

/** A node as sub lord signifies the places and lordships of its agents (R6.2). */
const subLordAgents = (chart: Chart, csl: Planet): readonly string[] =>
  isNode(csl) ? [say.subLordAgents({ csl, agents: agentsByRole(chart, csl) })] : [];

/** A node as star lord hands on the lordships of its agents and not their places (R6.3). */
const starLordAgents = (chart: Chart, starLord: Planet): readonly string[] =>
  isNode(starLord) ? [say.starLordAgents({ starLord, agents: agentsByRole(chart, starLord) })] : [];

function levelLines(chart: Chart, csl: Planet): readonly string[] {
  const of = levels(chart, csl);
  const byLevel = LEVEL_KEYS.flatMap((key, index) =>
    of[key].length > 0 ? [say.atLevel({ level: index + 1, houses: of[key] })] : [],
  );
  const signifies = say.signifies({ csl, levels: byLevel.join(', ') });
  if (!of.promoted) return [signifies];
  const own = inOwnStar(chart, csl);
  return [
    signifies,
    isNode(csl) ? say.raisedNode({ own, csl, house: houseOfPlanet(chart, csl) }) : say.raised({ own, csl }),
  ];
}

/** What is told of a sub lord alone, the same for each cusp and matter that it judges. */
function subLordLines(chart: Chart, csl: Planet): readonly string[] {
  const { starLord } = chart.planets[csl];
  return [
    starLord === csl
      ? say.ownStarLord({ csl })
      : say.inStarOf({ csl, starLord, house: houseOfPlanet(chart, starLord) }),
    ...subLordAgents(chart, csl),
    ...(starLord === csl ? [] : starLordAgents(chart, starLord)),
    ...levelLines(chart, csl),
  ];
}

const toldOfSubLords = perChart((): Partial<Record<Planet, readonly string[]>> => ({}));

function requiredLine(event: JudgedEvent, csl: Planet, judgement: Judgement): string {
  const { covered, missing, bestRequiredLevel: best } = judgement;
  const needs = { required: event.required, csl };
  if (best === null) return say.needsNone(needs);
  return missing.length === 0 ? say.needsAll({ ...needs, best }) : say.needsSome({ ...needs, best, covered, missing });
}

function helpingLine({ supporting }: JudgedEvent, { supportHit: hit }: Judgement): readonly string[] {
  if (supporting.length === 0) return [];
  return [supporting.length > 1 ? say.helps({ supporting, hit }) : say.helpsOne({ supporting, met: hit.length > 0 })];
}

function againstLine({ denialHouses, denialHit: hit, wholeDenialGroup, bestDenialLevel: best }: Judgement): string {
  const said = { against: denialHouses };
  if (denialHouses.length === 0) return say.noneStandsAgainst();
  if (best === null) return say.againstNone(said);
  return wholeDenialGroup ? say.againstAll({ ...said, best }) : say.againstSome({ ...said, hit, best });
}

/** For an unwelcome matter it is said once more, so that a promise is not read as good news. */
export const adverseLine = (event: JudgedEvent, { side, verdict }: Judgement): readonly string[] =>
  event.polarity === 'adverse' ? [say.unwelcome({ side, weakly: verdict === 'PARTIALLY_ACTIVE' })] : [];

/** A retrograde star lord delays what is promised (R12.2) and says nothing more where nothing is. */
const retrogradeLine = (chart: Chart, starLord: Planet, { side }: Judgement): readonly string[] =>
  chart.planets[starLord].retrograde ? [say.starLordDelays({ denied: side === 'no', starLord })] : [];

/** What is known to the reader of a reasoning without it. */
export interface ToldBeside {
  /** An earlier row has told of the sub lord. */
  readonly subLord?: boolean;
  /** Columns name the cusp, its sub lord, the houses required, met and against, and the star lord that delays. */
  readonly columns?: boolean;
}

/**
 * One line for each step taken: cusp, sub lord, star lord, houses by level, what is met and what opposes, the rule. What
 * is told beside it is not said again: a sub lord has the same lines for each matter that it judges, and they have the
 * levels of the houses that columns name.
 */
export function reasoningOf(
  chart: Chart,
  event: JudgedEvent,
  judgement: Judgement,
  { subLord: told = false, columns = false }: ToldBeside = {},
): readonly string[] {
  const cusp = cuspOf(chart, event.primaryCusp);
  const csl = cusp.subLord;
  const { starLord } = chart.planets[csl];
  const { denialHouses, side } = judgement;
  const dropped = event.denial.filter((house) => !denialHouses.includes(house));
  const matter = matterInWords(event);
  const judgedFrom = () =>
    say.judgedFrom({
      matter,
      cusp: cusp.house,
      sign: signName(cusp.signIndex),
      csl,
      house: houseOfPlanet(chart, csl),
    });
  return [
    ...(columns ? [] : [judgedFrom()]),
    ...(told ? [] : (toldOfSubLords(chart)[csl] ??= subLordLines(chart, csl))),
    ...(columns ? [] : [requiredLine(event, csl, judgement)]),
    ...helpingLine(event, judgement),
    ...(dropped.length > 0 ? [say.notAgainst({ houses: dropped })] : []),
    ...(columns ? [] : [againstLine(judgement)]),
    concludedSentence(matter, judgement),
    ...adverseLine(event, judgement),
    // No column says of what is not promised that the star lord changes nothing.
    ...(columns && side !== 'no' ? [] : retrogradeLine(chart, starLord, judgement)),
  ];
}
