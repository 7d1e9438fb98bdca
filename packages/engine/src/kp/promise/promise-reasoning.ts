import type { Chart } from '../../chart/chart.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { signName } from '../../zodiac/lords.ts';
import { isNode } from '../../zodiac/names.ts';
import type { House, Node, Planet } from '../../zodiac/names.ts';
import { agents } from '../kernel/agents.ts';
import type { AgentRole } from '../kernel/agents.ts';
import { LEVEL_KEYS, levels } from '../kernel/levels.ts';
import { cuspOf, houseOfPlanet, inOwnStar } from '../../chart/placement.ts';
import type { Basis, Judgement } from './promise-verdict.ts';

/** The rule that decided, in words (C2 steps 2 to 4). */
export const DECIDED_BY: Readonly<Record<Basis, string>> = {
  WHOLE_DENIAL_GROUP: 'no required house is signified and the whole denial group is',
  SUPPORTING_ONLY: 'no required house is signified, and houses that only help do not promise',
  OPPOSITION_WITHOUT_SUPPORT: 'no required or helping house is signified, only houses against it',
  NO_CONTACT: 'none of the houses of the matter is signified, for or against',
  REQUIRED_OUTRANKS_WHOLE_DENIAL: 'the whole denial group is signified, but a required house at a stronger level',
  WHOLE_DENIAL_OUTRANKS: 'the whole denial group is signified at a level no weaker than the required houses',
  WEAK_LEVEL: 'the required houses are met below level 1 only and in one list alone',
  LOW_COVERAGE: 'less than half of the required houses are met, not at level 1 and without the primary house',
  CLEAN: 'required houses are met and none against them',
  REQUIRED_OUTRANKS: 'required houses are met at a stronger level and with more weight than those against',
  PARTIAL_OPPOSITION: 'required houses are met, and those against them are no weaker in level or no lighter in weight',
};

const ROLE: Readonly<Record<AgentRole, string>> = {
  CONJOINED: 'conjoined',
  ASPECTING: 'aspecting',
  SIGN_LORD: 'its sign lord',
};

const list = (houses: readonly House[]): string => (houses.length > 0 ? houses.join(', ') : 'none');

const agentsInWords = (chart: Chart, node: Node): string =>
  agents(chart, node)
    .map(({ planet, role }) => `${planet} (${ROLE[role]})`)
    .join(', ');

/** A node as sub lord signifies the places and lordships of its agents (R6.2). */
const subLordAgents = (chart: Chart, csl: Planet): readonly string[] =>
  isNode(csl)
    ? [
        `${csl} owns no house. It signifies those occupied and owned by the planets it acts for: ${agentsInWords(chart, csl)}.`,
      ]
    : [];

/** A node as star lord hands on the lordships of its agents and not their places (R6.3). */
const starLordAgents = (chart: Chart, starLord: Planet): readonly string[] =>
  isNode(starLord)
    ? [
        `As star lord ${starLord} brings the houses owned by the planets it acts for: ${agentsInWords(chart, starLord)}.`,
      ]
    : [];

function levelLines(chart: Chart, csl: Planet): readonly string[] {
  const of = levels(chart, csl);
  const byLevel = LEVEL_KEYS.map((key) => `${key} ${list(of[key])}`).join('; ');
  const lines = [`Houses of ${csl}: ${byLevel}.`];
  if (of.promoted) {
    const why = inOwnStar(chart, csl) ? `${csl} is in its own star` : `no planet stands in the stars of ${csl}`;
    const raised = isNode(csl)
      ? `its own place (house ${houseOfPlanet(chart, csl)}) counts as level 1. What its agents bring keeps levels 2 and 4`
      : 'its own place (L2) counts as level 1 and its own lordships (L4) as level 3';
    lines.push(`As ${why}, ${raised}.`);
  }
  return lines;
}

function againstLine({ denialHouses, denialHit, wholeDenialGroup, bestDenialLevel }: Judgement): string {
  if (denialHouses.length === 0) return 'No house stands against the matter.';
  if (denialHit.length === 0) return `Against it ${list(denialHouses)}: none signified.`;
  const extent = wholeDenialGroup ? 'the whole group' : 'not the whole group';
  return `Against it ${list(denialHouses)}: signified ${list(denialHit)} (best level ${bestDenialLevel}), ${extent}.`;
}

/** For an unwelcome matter the verdict is said in words, so that ACTIVE is not read as good news. */
export function adverseLine(event: JudgedEvent, { side, verdict }: Judgement): readonly string[] {
  if (event.polarity !== 'adverse') return [];
  const weakly = verdict === 'PARTIALLY_ACTIVE' ? ' weakly' : '';
  if (side === 'yes')
    return [`${event.label} is an unwelcome matter: the verdict means that the chart promises it${weakly}.`];
  if (side === 'split') return [`${event.label} is an unwelcome matter: the chart speaks for it and against it alike.`];
  return [`${event.label} is an unwelcome matter: the verdict means that the chart does not promise it.`];
}

/** A retrograde star lord delays what is promised (R12.2) and says nothing more where nothing is. */
function retrogradeLine(chart: Chart, starLord: Planet, { side }: Judgement): readonly string[] {
  if (!chart.planets[starLord].retrograde) return [];
  const said = `The star lord ${starLord} was retrograde at birth`;
  return [side === 'no' ? `${said}, which delays and does not decide.` : `${said}: the matter is delayed, not denied.`];
}

/** One line for each step taken: cusp, sub lord, star lord, houses by level, what is met and what opposes, the rule. */
export function reasoningOf(chart: Chart, event: JudgedEvent, judgement: Judgement): readonly string[] {
  const cusp = cuspOf(chart, event.primaryCusp);
  const csl = cusp.subLord;
  const { starLord } = chart.planets[csl];
  const { covered, missing, supportHit, coveragePct, bestRequiredLevel, denialHouses } = judgement;
  const dropped = event.denial.filter((house) => !denialHouses.includes(house));
  const met = covered.length > 0 ? ` (best level ${bestRequiredLevel})` : '';
  return [
    `${event.label} is judged from cusp ${cusp.house} in ${signName(cusp.signIndex)}; its sub lord is ${csl}, in house ${houseOfPlanet(chart, csl)}.`,
    starLord === csl
      ? `${csl} is its own star lord.`
      : `${csl} is in the star of ${starLord}, which stands in house ${houseOfPlanet(chart, starLord)}.`,
    ...subLordAgents(chart, csl),
    ...(starLord === csl ? [] : starLordAgents(chart, starLord)),
    ...levelLines(chart, csl),
    `Required ${list(event.required)}: covered ${list(covered)}${met}, missing ${list(missing)}; ${coveragePct} % covered.`,
    ...(event.supporting.length > 0 ? [`Helping ${list(event.supporting)}: signified ${list(supportHit)}.`] : []),
    ...(dropped.length > 0
      ? [`Left out of the denial group because they also favour the matter: ${list(dropped)}.`]
      : []),
    againstLine(judgement),
    `${judgement.verdict}: ${DECIDED_BY[judgement.basis]}.`,
    ...adverseLine(event, judgement),
    ...retrogradeLine(chart, starLord, judgement),
  ];
}
