import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { contact, houseLevels, level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import type { Side } from '../../kp/promise/promise-verdict.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { say } from './career.messages.ts';

export const JOB_OR_BUSINESS = ['service', 'business', 'mixed', 'inconclusive'] as const;
export type JobOrBusinessAnswer = (typeof JOB_OR_BUSINESS)[number];
export const AGREEMENTS = ['STRONG', 'PARTIAL', 'DIVERGENT'] as const;
export type Agreement = (typeof AGREEMENTS)[number];
export const JOB_RULES = ['A', 'B', 'C', 'D', 'E'] as const;
type JobRuleId = (typeof JOB_RULES)[number];

/** What one rule says of service or business. */
interface JobRule {
  readonly id: JobRuleId;
  readonly source: string;
  readonly result: JobOrBusinessAnswer;
  readonly explanation: string;
  /** The planet that decided. */
  readonly planet: Planet;
}

export interface JobOrBusiness {
  readonly consensus: JobOrBusinessAnswer;
  readonly agreement: Agreement;
  /** A to E. */
  readonly rules: readonly JobRule[];
  /** Sides of the two promises; closed when both say no. */
  readonly denialGate: { readonly service: Side; readonly business: Side; readonly closed: boolean };
}

const LATER_USAGE = 'later KP usage';

const holds = (chart: Chart, planet: Planet, house: House): boolean => level(chart, planet, house) !== null;

const both = (service: boolean, business: boolean): JobOrBusinessAnswer =>
  service ? (business ? 'mixed' : 'service') : business ? 'business' : 'inconclusive';

function ruleA(chart: Chart): JobRule {
  const planet = cuspalSubLord(chart, 2);
  const has = (house: House): boolean => holds(chart, planet, house);
  const result = both((has(6) && (has(1) || has(2))) || (has(10) && !has(7)), has(7) && (has(1) || has(10)));
  const held = housesInWords(chart, planet, [1, 2, 6, 7, 10]);
  return {
    id: 'A',
    source: 'KPR3t ch. 9',
    result,
    planet,
    explanation: say.secondSubLordRule({ csl: planet, held }),
  };
}

/** Which of two groups of houses a planet holds at the better level. */
function better(
  chart: Chart,
  planet: Planet,
  service: readonly House[],
  business: readonly House[],
): JobOrBusinessAnswer {
  const [s, b] = [contact(chart, planet, service) ?? 9, contact(chart, planet, business) ?? 9];
  return s === b ? (s === 9 ? 'inconclusive' : 'mixed') : s < b ? 'service' : 'business';
}

function ruleB(chart: Chart, starLord: Planet): JobRule {
  const [service, business] = [housesInWords(chart, starLord, [6]), housesInWords(chart, starLord, [7])];
  const [serves, trades] = [holds(chart, starLord, 6), holds(chart, starLord, 7)];
  return {
    id: 'B',
    source: LATER_USAGE,
    result: better(chart, starLord, [6], [7]),
    planet: starLord,
    explanation: say.starLordRule({ starLord, serves, service, trades, business }),
  };
}

function ruleC(chart: Chart, csl: Planet): JobRule {
  const [service, business] = [housesInWords(chart, csl, [6, 8]), housesInWords(chart, csl, [7, 10, 11])];
  return {
    id: 'C',
    source: LATER_USAGE,
    result: better(chart, csl, [6, 8], [7, 10, 11]),
    planet: csl,
    explanation: say.subLordRule({ csl, service, business }),
  };
}

const SERVICE_SHARE: readonly House[] = [6, 8, 12];
const BUSINESS_SHARE: readonly House[] = [1, 7, 10, 11];
const LEAST_DIFFERENCE = 0.15;

function ruleD(chart: Chart, planet: Planet): JobRule {
  const share = (houses: readonly House[]): number => houseLevels(chart, planet, houses).length / houses.length;
  const [s, b] = [share(SERVICE_SHARE), share(BUSINESS_SHARE)];
  const apart = Math.abs(s - b) >= LEAST_DIFFERENCE;
  const result = s === 0 && b === 0 ? 'inconclusive' : !apart ? 'mixed' : s > b ? 'service' : 'business';
  return {
    id: 'D',
    source: LATER_USAGE,
    result,
    planet,
    explanation: say.sharesRule({ csl: planet, service: Math.round(s * 100), business: Math.round(b * 100) }),
  };
}

function ruleE(chart: Chart, starLord: Planet): JobRule {
  const witnesses = [
    ['STAR_LORD', starLord],
    ['CUSP_6', cuspalSubLord(chart, 6)],
    ['CUSP_11', cuspalSubLord(chart, 11)],
  ] as const;
  const read = witnesses.map(([who, planet]) => ({
    who,
    planet,
    answer: both(holds(chart, planet, 6), holds(chart, planet, 7)),
  }));
  const decided = read.findIndex(({ answer }) => answer === 'service' || answer === 'business');
  const asked = decided < 0 ? read : read.slice(0, decided + 1);
  const last = asked.at(-1) ?? { planet: starLord, answer: 'inconclusive' as const };
  const result = decided >= 0 ? last.answer : read.some(({ answer }) => answer === 'mixed') ? 'mixed' : 'inconclusive';
  return {
    id: 'E',
    source: LATER_USAGE,
    result,
    planet: last.planet,
    explanation: asked.map(say.witnessRule).join(' '),
  };
}

/** The answer most rules give, those that stay silent left out; a tie is mixed. */
export function consensusOfRules(answers: readonly JobOrBusinessAnswer[]): JobOrBusinessAnswer {
  const spoken = answers.filter((answer) => answer !== 'inconclusive');
  if (spoken.length === 0) return 'inconclusive';
  const count = (of: JobOrBusinessAnswer): number => spoken.filter((answer) => answer === of).length;
  const most = Math.max(...spoken.map(count));
  const leading = new Set(spoken.filter((answer) => count(answer) === most));
  const [only] = leading;
  return leading.size === 1 && only !== undefined ? only : 'mixed';
}

/** How many rules give the consensus: four or five STRONG, three PARTIAL. */
export function agreementOf(answers: readonly JobOrBusinessAnswer[], consensus: JobOrBusinessAnswer): Agreement {
  const equal = answers.filter((answer) => answer === consensus).length;
  return equal >= 4 ? 'STRONG' : equal === 3 ? 'PARTIAL' : 'DIVERGENT';
}

/**
 * Service or business by five rules side by side (KPR3t ch. 9 and later usage; R20.3): sub lord of the second cusp, star
 * lord and sub lord of the tenth. Throws out_of_range without Placidus.
 */
export function jobOrBusiness(chart: Chart): JobOrBusiness {
  const csl = cuspalSubLord(chart, 10);
  const { starLord } = chart.planets[csl];
  const rules = [ruleA(chart), ruleB(chart, starLord), ruleC(chart, csl), ruleD(chart, csl), ruleE(chart, starLord)];
  const answers = rules.map(({ result }) => result);
  const consensus = consensusOfRules(answers);
  const service = verdictOf(chart, natalEvent('career_start')).side;
  const business = verdictOf(chart, natalEvent('business_start')).side;
  return {
    consensus,
    agreement: agreementOf(answers, consensus),
    rules,
    denialGate: { service, business, closed: service === 'no' && business === 'no' },
  };
}
