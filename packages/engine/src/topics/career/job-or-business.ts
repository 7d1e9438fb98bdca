import { housesNamed, inWords } from '../../base/words.ts';
import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { housesInWords } from '../../kp/kernel/level-words.ts';
import { contact, houseLevels, level } from '../../kp/kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { verdictOf } from '../../kp/promise/promise.ts';
import type { Side } from '../../kp/promise/promise-verdict.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { planetFirst } from '../../zodiac/planet-words.ts';

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
    explanation: `${planetFirst(planet)}, sub lord of cusp 2, signifies ${held} of houses 1, 2, 6, 7 and 10. Service needs 6 with 1 or 2, or 10 without 7, and business needs 7 with 1 or 10.`,
  };
}

/** Which of two groups a planet holds at the better level. */
function better(
  chart: Chart,
  id: JobRuleId,
  planet: Planet,
  who: string,
  service: readonly House[],
  business: readonly House[],
): JobRule {
  const [s, b] = [contact(chart, planet, service) ?? 9, contact(chart, planet, business) ?? 9];
  const result = s === b ? (s === 9 ? 'inconclusive' : 'mixed') : s < b ? 'service' : 'business';
  const signifies = (houses: readonly House[]): string => {
    const held = houseLevels(chart, planet, houses);
    if (houses.length > 1) return `signifies ${housesInWords(chart, planet, houses)} of ${housesNamed(houses)}`;
    return held.length === 0
      ? `does not signify ${inWords(houses)}`
      : `signifies ${housesInWords(chart, planet, houses)}`;
  };
  return {
    id,
    source: LATER_USAGE,
    result,
    planet,
    explanation: [
      `${planetFirst(planet)}, ${who}, ${signifies(service)} for service.`,
      `It ${signifies(business)} for business.`,
      'The better level decides.',
    ].join(' '),
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
  const percent = (part: number): string => `${Math.round(part * 100)} %`;
  return {
    id: 'D',
    source: LATER_USAGE,
    result,
    planet,
    explanation: `${planetFirst(planet)}, sub lord of cusp 10, signifies ${percent(s)} of houses 6, 8 and 12 for service and ${percent(b)} of houses 1, 7, 10 and 11 for business. A difference below 15 points is mixed.`,
  };
}

function ruleE(chart: Chart, starLord: Planet): JobRule {
  const witnesses: readonly (readonly [string, Planet])[] = [
    ['star lord of the sub lord of cusp 10', starLord],
    ['sub lord of cusp 6', cuspalSubLord(chart, 6)],
    ['sub lord of cusp 11', cuspalSubLord(chart, 11)],
  ];
  const read = witnesses.map(([who, planet]) => ({
    who,
    planet,
    answer: both(holds(chart, planet, 6), holds(chart, planet, 7)),
  }));
  const decided = read.findIndex(({ answer }) => answer === 'service' || answer === 'business');
  const asked = decided < 0 ? read : read.slice(0, decided + 1);
  const last = asked.at(-1) ?? { planet: starLord, answer: 'inconclusive' as const };
  const result = decided >= 0 ? last.answer : read.some(({ answer }) => answer === 'mixed') ? 'mixed' : 'inconclusive';
  const said: Readonly<Record<JobOrBusinessAnswer, string>> = {
    service: '6 and not 7',
    business: '7 and not 6',
    mixed: 'both 6 and 7',
    inconclusive: 'neither 6 nor 7',
  };
  return {
    id: 'E',
    source: LATER_USAGE,
    result,
    planet: last.planet,
    explanation: `${asked.map(({ who, planet, answer }) => `${planetFirst(planet)}, ${who}, signifies ${said[answer]}.`).join(' ')}`,
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
  const rules = [
    ruleA(chart),
    better(chart, 'B', starLord, 'star lord of the sub lord of cusp 10', [6], [7]),
    better(chart, 'C', csl, 'sub lord of cusp 10', [6, 8], [7, 10, 11]),
    ruleD(chart, csl),
    ruleE(chart, starLord),
  ];
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
