import { capitalised, housesNamed, inWords } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import { matterInWords } from '../../events/event.ts';
import type { JudgedEvent, Polarity } from '../../events/event.ts';
import { signName } from '../../zodiac/lords.ts';
import { isNode } from '../../zodiac/names.ts';
import type { Node, Planet } from '../../zodiac/names.ts';
import { planetFirst, planetInWords, planetsInWords } from '../../zodiac/planet-words.ts';
import { AGENT_ROLES, agents } from '../kernel/agents.ts';
import type { AgentRole } from '../kernel/agents.ts';
import { LEVEL_KEYS, levels } from '../kernel/levels.ts';
import { cuspOf, houseOfPlanet, inOwnStar } from '../../chart/placement.ts';
import type { Basis, Judgement, Verdict } from './promise-verdict.ts';

/** The rule that decided, after "because" (R9.1, R9.4). */
const DECIDED_BY: Readonly<Record<Basis, string>> = {
  WHOLE_DENIAL_GROUP: 'no required house is signified and every house against it is',
  SUPPORTING_ONLY: 'helping houses are signified, but none that is required',
  OPPOSITION_WITHOUT_SUPPORT: 'only houses that oppose it are signified',
  NO_CONTACT: 'none of its houses is signified, for or against',
  REQUIRED_OUTRANKS_WHOLE_DENIAL: 'every house against it is signified, but a required house more strongly',
  WHOLE_DENIAL_OUTRANKS: 'every house against it is signified as strongly as the required ones',
  WEAK_LEVEL: 'the required houses are met in one list alone, and not at the strongest level',
  LOW_COVERAGE: 'fewer than half of the required houses are met, without level 1 and the primary house',
  CLEAN: 'required houses are met and none against it',
  REQUIRED_OUTRANKS: 'the required houses are stronger in level and in weight than those against it',
  PARTIAL_OPPOSITION: 'the houses against it are as strong in level or weight as those required',
};

/** The verdict as the end of "so it is …". */
export const VERDICT_IN_WORDS: Readonly<Record<Verdict, string>> = {
  ACTIVE: 'promised',
  MIXED_ACTIVE: 'promised with opposition',
  PARTIALLY_ACTIVE: 'promised weakly',
  CONTRADICTED: 'spoken for and against alike',
  DENIED: 'denied',
  NEGATED: 'not promised',
};

/** What a verdict is told from: the levels and weights say which side opposition and promise are strong on. */
export type ToldVerdict = Pick<Judgement, 'verdict' | 'basis'> &
  Partial<Pick<Judgement, 'outweighed' | 'bestRequiredLevel' | 'bestDenialLevel' | 'weightRequired' | 'weightDenial'>>;

/** Reasons of a promise that stronger opposing houses outweigh (R9P). */
const OUTWEIGHED: Partial<Readonly<Record<Basis, string>>> = {
  WEAK_LEVEL: 'the required houses are met below level 1 and those against it are stronger',
  LOW_COVERAGE: 'fewer than half of the required houses are met and those against it are stronger',
  PARTIAL_OPPOSITION: 'the houses against it are stronger in level and in weight than those required',
};

/** The rule that decided, after "because"; only a tie makes both sides as strong (R9P). */
function decidedBy({ basis, outweighed = false, ...told }: ToldVerdict): string {
  if (outweighed) return OUTWEIGHED[basis] ?? DECIDED_BY[basis];
  if (basis !== 'PARTIAL_OPPOSITION') return DECIDED_BY[basis];
  const { bestRequiredLevel, bestDenialLevel, weightRequired = 0, weightDenial = 0 } = told;
  const [forIt, against] = [bestRequiredLevel ?? 9, bestDenialLevel ?? 9];
  if (forIt < against && weightRequired < weightDenial)
    return 'the required houses are stronger in level, those against it in weight';
  if (against < forIt && weightDenial < weightRequired)
    return 'the houses against it are stronger in level, those required in weight';
  return DECIDED_BY.PARTIAL_OPPOSITION;
}

/** `Marriage is promised weakly, because …`: the verdict with the rule that decided it. */
export const verdictSentence = (label: string, told: ToldVerdict): string =>
  `${label} is ${VERDICT_IN_WORDS[told.verdict]}, because ${decidedBy(told)}.`;

/** An unwelcome matter is indicated, never promised. */
const verdictInWords = (verdict: Verdict, polarity: Polarity | undefined): string =>
  polarity === 'adverse' ? VERDICT_IN_WORDS[verdict].replace('promised', 'indicated') : VERDICT_IN_WORDS[verdict];

/** The verdict with the cusp, its sub lord and the houses that it signifies for the matter and against it, in one sentence. */
export function verdictQuote(
  label: string,
  { verdict, polarity, house, csl, covered, supportHit, denialHit, outweighed = false }: QuotedJudgement,
): string {
  const said = verdictInWords(verdict, polarity);
  const helping = covered.length === 0 && supportHit.length > 0;
  const met = helping ? supportHit : covered;
  const role = helping ? 'helping' : 'required';
  const signified = [
    met.length === 0 ? 'no required house' : `${role} ${housesNamed(met)}`,
    ...(denialHit.length === 0 ? [] : [`${outweighed ? 'stronger ' : ''}opposing ${housesNamed(denialHit)}`]),
  ];
  if (label.split(/\s+/).filter((word) => /[A-Za-z]/.test(word)).length <= LONG_NAME)
    return `${label} is ${said} by ${planetInWords(csl)}, sub lord of cusp ${house}, which signifies ${inWords(signified)}.`;
  // A long name takes the shorter form, else the sentence would have more than 25 words.
  const against = denialHit.length === 0 ? '' : ` against ${outweighed ? 'stronger ' : ''}${inWords(denialHit)}`;
  const brief = met.length === 0 ? inWords(signified) : `${helping ? 'helping ' : ''}${housesNamed(met)}${against}`;
  return `${label} is ${said}, because ${planetInWords(csl)}, sub lord of cusp ${house}, signifies ${brief}.`;
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

const ROLE: Readonly<Record<AgentRole, string>> = {
  CONJOINED: 'conjoined',
  ASPECTING: 'aspecting',
  SIGN_LORD: 'its sign lord',
};

/** `Mars and Saturn (aspecting) and Venus (its sign lord)`. */
const agentsInWords = (chart: Chart, node: Node): string => {
  const found = agents(chart, node);
  return AGENT_ROLES.flatMap((role) => {
    const planets = found.filter((agent) => agent.role === role).map(({ planet }) => planet);
    return planets.length > 0 ? [`${planetsInWords(planets)} (${ROLE[role]})`] : [];
  }).join(' and ');
};

/** A node as sub lord signifies the places and lordships of its agents (R6.2). */
const subLordAgents = (chart: Chart, csl: Planet): readonly string[] =>
  isNode(csl)
    ? [
        `${csl} owns no house and acts for ${agentsInWords(chart, csl)}. It signifies the houses that its agents occupy and own.`,
      ]
    : [];

/** A node as star lord hands on the lordships of its agents and not their places (R6.3). */
const starLordAgents = (chart: Chart, starLord: Planet): readonly string[] =>
  isNode(starLord)
    ? [
        `The star lord ${starLord} acts for ${agentsInWords(chart, starLord)}. It brings the houses that its agents own.`,
      ]
    : [];

function levelLines(chart: Chart, csl: Planet): readonly string[] {
  const of = levels(chart, csl);
  const byLevel = LEVEL_KEYS.flatMap((key, index) =>
    of[key].length > 0 ? [`at level ${index + 1} ${housesNamed(of[key])}`] : [],
  );
  const lines = [`${planetFirst(csl)} signifies ${byLevel.join(', ')}.`];
  if (of.promoted) {
    const why = inOwnStar(chart, csl)
      ? `${planetFirst(csl)} is in its own star`
      : `No planet is in the stars of ${planetInWords(csl)}`;
    const raised = isNode(csl)
      ? [
          `so its own place, house ${houseOfPlanet(chart, csl)}, counts as level 1.`,
          'What its agents bring keeps levels 2 and 4.',
        ]
      : ['so its own place counts as level 1 and its own lordships as level 3.'];
    lines.push(`${why}, ${raised.join(' ')}`);
  }
  return lines;
}

function requiredLine(event: JudgedEvent, csl: Planet, judgement: Judgement): string {
  const { covered, missing, coveragePct, bestRequiredLevel } = judgement;
  const needs = `${capitalised(matterInWords(event))} needs ${inWords(event.required)}`;
  if (covered.length === 0) return `${needs}, and ${planetInWords(csl)} signifies none of them.`;
  const at = `best at level ${bestRequiredLevel}`;
  if (missing.length === 0) return `${needs}, and ${planetInWords(csl)} signifies all of them, ${at}.`;
  return `${needs}. ${planetFirst(csl)} signifies ${inWords(covered)}, ${at}, and misses ${inWords(missing)} (${coveragePct} % covered).`;
}

function helpingLine({ supporting }: JudgedEvent, { supportHit }: Judgement): readonly string[] {
  if (supporting.length === 0) return [];
  if (supporting.length > 1) return [`Of the helping ${housesNamed(supporting)} it signifies ${inWords(supportHit)}.`];
  return [`It ${supportHit.length > 0 ? 'signifies' : 'does not signify'} the helping ${housesNamed(supporting)}.`];
}

function againstLine({ denialHouses, denialHit, wholeDenialGroup, bestDenialLevel }: Judgement): string {
  if (denialHouses.length === 0) return 'No house stands against the matter.';
  const against = `the houses against it, ${inWords(denialHouses)}`;
  if (denialHit.length === 0) return `It signifies none of ${against}.`;
  const at = `best at level ${bestDenialLevel}`;
  return wholeDenialGroup
    ? `It signifies all of ${against}, ${at}.`
    : `Of ${against}, it signifies ${inWords(denialHit)}, ${at}.`;
}

/** For an unwelcome matter it is said once more, so that a promise is not read as good news. */
export function adverseLine(event: JudgedEvent, { side, verdict }: Judgement): readonly string[] {
  if (event.polarity !== 'adverse') return [];
  const weakly = verdict === 'PARTIALLY_ACTIVE' ? ' weakly' : '';
  if (side === 'yes')
    return [
      `${capitalised(event.label)} is unwelcome, and the verdict means that the chart indicates it${weakly}, as a tendency.`,
    ];
  if (side === 'split')
    return [`${capitalised(event.label)} is unwelcome, and the chart speaks for it and against it alike.`];
  return [`${capitalised(event.label)} is unwelcome, and the verdict means that the chart does not promise it.`];
}

/** A retrograde star lord delays what is promised (R12.2) and says nothing more where nothing is. */
function retrogradeLine(chart: Chart, starLord: Planet, { side }: Judgement): readonly string[] {
  if (!chart.planets[starLord].retrograde) return [];
  const said = `The star lord ${starLord} was retrograde at birth`;
  return [
    side === 'no' ? `${said}, which delays and does not decide.` : `${said}, so the matter is delayed and not denied.`,
  ];
}

/** One line for each step taken: cusp, sub lord, star lord, houses by level, what is met and what opposes, the rule. */
export function reasoningOf(chart: Chart, event: JudgedEvent, judgement: Judgement): readonly string[] {
  const cusp = cuspOf(chart, event.primaryCusp);
  const csl = cusp.subLord;
  const { starLord } = chart.planets[csl];
  const { denialHouses } = judgement;
  const dropped = event.denial.filter((house) => !denialHouses.includes(house));
  return [
    `${capitalised(matterInWords(event))} is judged from cusp ${cusp.house} in ${signName(cusp.signIndex)}. Its sub lord is ${planetInWords(csl)}, in house ${houseOfPlanet(chart, csl)}.`,
    starLord === csl
      ? `${planetFirst(csl)} is its own star lord.`
      : `${planetFirst(csl)} is in the star of ${planetInWords(starLord)}, which occupies house ${houseOfPlanet(chart, starLord)}.`,
    ...subLordAgents(chart, csl),
    ...(starLord === csl ? [] : starLordAgents(chart, starLord)),
    ...levelLines(chart, csl),
    requiredLine(event, csl, judgement),
    ...helpingLine(event, judgement),
    ...(dropped.length > 0
      ? [
          `${capitalised(housesNamed(dropped))} would stand against it, but ${dropped.length > 1 ? 'they favour' : 'it favours'} the matter and so ${dropped.length > 1 ? 'do' : 'does'} not count against it.`,
        ]
      : []),
    againstLine(judgement),
    `So ${verdictSentence(matterInWords(event), judgement)}`,
    ...adverseLine(event, judgement),
    ...retrogradeLine(chart, starLord, judgement),
  ];
}
