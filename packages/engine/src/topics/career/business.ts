import type { Chart } from '../../chart/chart.ts';
import { natalEvent } from '../../events/natal.ts';
import { owned } from '../../kp/kernel/agents.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import { cuspalSubLord, houseOfPlanet, occupants, owner } from '../../chart/placement.ts';
import { promise, verdictOf } from '../../kp/promise/promise.ts';
import type { Verdict } from '../../kp/promise/promise-verdict.ts';
import { signName } from '../../zodiac/lords.ts';
import { isNode } from '../../zodiac/names.ts';
import { elementOf } from '../../zodiac/sign-attributes.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { planetField } from './planet-fields.ts';
import { say } from './career.messages.ts';

export const BUSINESS_VERDICTS = ['VIABLE', 'VIABLE_WITH_CARE', 'LIMITED', 'NOT_INDICATED'] as const;
export type BusinessVerdict = (typeof BUSINESS_VERDICTS)[number];
export const OWNERSHIPS = ['SOLO', 'PARTNERSHIP', 'EITHER', 'NONE'] as const;
type Ownership = (typeof OWNERSHIPS)[number];

export const BUSINESS_TESTS = ['STAR_LORD_OF_CSL_7', 'LOSS_MARK', 'TENANTS_OF_7', 'SATURN_AS_CSL_7'] as const;
type BusinessTestName = (typeof BUSINESS_TESTS)[number];
/** MIXED: for and against at one level. NOTED: worth knowing. CLEAR: the test found nothing. */
export const BUSINESS_TEST_RESULTS = [
  'SUPPORTIVE',
  'HARMFUL',
  'MIXED',
  'LOSS_MARK',
  'NOTED',
  'SLOW_PUBLIC',
  'CLEAR',
] as const;
type BusinessTestResult = (typeof BUSINESS_TEST_RESULTS)[number];

interface BusinessTest {
  readonly test: BusinessTestName;
  readonly result: BusinessTestResult;
  readonly reason: string;
}

export const BUSINESS_LINE_ROLES = ['CSL_7', 'STAR_LORD_OF_CSL_7', 'OCCUPANT_OF_7'] as const;

/** A planet that colours the line of business. */
interface BusinessLine {
  readonly planet: Planet;
  readonly role: (typeof BUSINESS_LINE_ROLES)[number];
  readonly field: string;
}

export interface BusinessViability {
  readonly verdict: BusinessVerdict;
  readonly tests: readonly BusinessTest[];
  readonly ownership: Ownership;
  readonly lines: readonly BusinessLine[];
}

const GOOD: readonly House[] = [2, 10, 11];
const BAD: readonly House[] = [8, 12];

/** The houses of a group that a planet occupies or, failing that, owns: occupation outranks ownership. */
function heldBest(chart: Chart, planet: Planet, group: readonly House[]) {
  const place = houseOfPlanet(chart, planet);
  if (group.includes(place)) return { level: 2, houses: [place] };
  const houses = sortedHouses(owned(chart, planet)).filter((house) => group.includes(house));
  return { level: houses.length > 0 ? 4 : 9, houses };
}

type StarLordResult = Extract<BusinessTestResult, 'SUPPORTIVE' | 'HARMFUL' | 'MIXED' | 'CLEAR'>;

function starLordReason(result: StarLordResult, good: readonly House[], bad: readonly House[]): string {
  switch (result) {
    case 'SUPPORTIVE':
      return say.supportsBusiness({ good, outranked: bad });
    case 'HARMFUL':
      return say.harmsBusiness({ bad, outranked: good });
    case 'MIXED':
      return say.supportsAndHarms({ good, bad });
    case 'CLEAR':
      return say.neitherSupportsNorHarms();
  }
}

function starLordTest(chart: Chart, star: Planet): BusinessTest {
  const [good, bad] = [heldBest(chart, star, GOOD), heldBest(chart, star, BAD)];
  const result: StarLordResult =
    good.level === bad.level
      ? good.level === 9
        ? 'CLEAR'
        : 'MIXED'
      : good.level < bad.level
        ? 'SUPPORTIVE'
        : 'HARMFUL';
  return {
    test: 'STAR_LORD_OF_CSL_7',
    result,
    reason: [
      say.starLordPlaced({
        star,
        house: houseOfPlanet(chart, star),
        isNode: isNode(star),
        owned: sortedHouses(owned(chart, star)),
      }),
      starLordReason(result, good.houses, bad.houses),
    ].join(' '),
  };
}

function lossMark(chart: Chart, csl: Planet): BusinessTest {
  const house = houseOfPlanet(chart, csl);
  const { signIndex } = chart.planets[csl];
  const element = elementOf(signIndex);
  const marked = element === 'earth' && [5, 8, 12].includes(house);
  return {
    test: 'LOSS_MARK',
    result: marked ? 'LOSS_MARK' : 'CLEAR',
    reason: say.lossMark({ csl, house, sign: signName(signIndex), element, marked }),
  };
}

function tenantsTest(chart: Chart): BusinessTest {
  const lords: readonly Planet[] = [owner(chart, 8), owner(chart, 12)];
  const found = occupants(chart, 7).filter((planet) => lords.includes(chart.planets[planet].starLord));
  const inStarOf = (planet: Planet): string => {
    const { starLord } = chart.planets[planet];
    const rules = ([8, 12] as const).filter((house) => owner(chart, house) === starLord);
    return say.tenantInStar({ tenant: planet, starLord, ruled: rules });
  };
  return {
    test: 'TENANTS_OF_7',
    result: found.length > 0 ? 'NOTED' : 'CLEAR',
    reason: found.length > 0 ? [...found.map(inStarOf), say.tenantsCost()].join(' ') : say.noTenantInStar(),
  };
}

/** Whether, how and in what line a business of one's own is promised (KPR3p; R10: house 6 is service, never loss). */
export function businessViability(chart: Chart): BusinessViability {
  const csl = cuspalSubLord(chart, 7);
  const { starLord } = chart.planets[csl];
  const mark = lossMark(chart, csl);
  const tests: readonly BusinessTest[] = [
    starLordTest(chart, starLord),
    mark,
    tenantsTest(chart),
    {
      test: 'SATURN_AS_CSL_7',
      result: csl === 'Saturn' ? 'SLOW_PUBLIC' : 'CLEAR',
      reason: csl === 'Saturn' ? say.saturnOnSeventh() : say.saturnNotOnSeventh({ csl }),
    },
  ];
  const line = (planet: Planet, role: BusinessLine['role']): BusinessLine => ({
    planet,
    role,
    field: planetField(planet),
  });
  return {
    verdict: businessVerdict(verdictOf(chart, natalEvent('business_start')).verdict, mark.result === 'LOSS_MARK'),
    tests,
    ownership: ownershipOf(chart),
    lines: [
      line(csl, 'CSL_7'),
      line(starLord, 'STAR_LORD_OF_CSL_7'),
      ...occupants(chart, 7).map((planet) => line(planet, 'OCCUPANT_OF_7')),
    ],
  };
}

/** From the promise of a business start and the mark of loss alone. */
export function businessVerdict(promised: Verdict, marked: boolean): BusinessVerdict {
  switch (promised) {
    case 'ACTIVE':
      return marked ? 'VIABLE_WITH_CARE' : 'VIABLE';
    case 'MIXED_ACTIVE':
      return 'VIABLE_WITH_CARE';
    case 'PARTIALLY_ACTIVE':
    case 'CONTRADICTED':
      return 'LIMITED';
    case 'DENIED':
    case 'NEGATED':
      return 'NOT_INDICATED';
  }
}

function ownershipOf(chart: Chart): Ownership {
  const partnership = promise(chart, natalEvent('business_partnership'));
  const solo = promise(chart, natalEvent('self_employment'));
  if (partnership.side !== 'yes') return solo.side === 'yes' ? 'SOLO' : 'NONE';
  if (solo.side !== 'yes') return 'PARTNERSHIP';
  const [p, s] = [partnership.bestRequiredLevel ?? 9, solo.bestRequiredLevel ?? 9];
  return p === s ? 'EITHER' : p < s ? 'PARTNERSHIP' : 'SOLO';
}
