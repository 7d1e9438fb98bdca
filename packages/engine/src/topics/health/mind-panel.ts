import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { chain } from '../../kp/kernel/chain.ts';
import type { Chain } from '../../kp/kernel/chain.ts';
import { bandOf, factor, scoreOf, wholePoints } from '../../kp/kernel/score.ts';
import type { Score, ScoreFactor } from '../../kp/kernel/score.ts';
import { punarphoo, tiesInWords } from '../../kp/ruling/punarphoo.ts';
import type { Planet } from '../../zodiac/names.ts';
import { signReach } from '../../zodiac/sign-aspects.ts';
import { afflictersOf, afflictionInWords } from './affliction.ts';
import { cureWeight, diseaseWeight, healthClass } from './pull.ts';
import { say } from './health.messages.ts';

export const MIND_DOMAINS = ['MOOD', 'THOUGHT', 'WORRY', 'SLEEP', 'IMPULSE'] as const;
export type MindDomain = (typeof MIND_DOMAINS)[number];
export const MIND_BANDS = ['SUPPORTED', 'SENSITIVE', 'NEEDS_CARE'] as const;
type MindBand = (typeof MIND_BANDS)[number];

/** A domain of the mind: its planets (the one of more weight speaks, the first of equals), cusp and pointer; ours on R10. */
interface DomainRow {
  readonly planets: readonly [Planet, Planet?];
  readonly cusp: 3 | 4 | 5 | 6 | 12;
  /** The Moon's tie to Saturn and Jupiter's help to the Moon count here. */
  readonly ofTheMoon: boolean;
  readonly source: string;
}

export const DOMAIN_TABLE: Readonly<Record<MindDomain, DomainRow>> = {
  MOOD: {
    planets: ['Moon'],
    cusp: 4,
    ofTheMoon: true,
    source: 'R10; R19.3',
  },
  THOUGHT: {
    planets: ['Mercury'],
    cusp: 3,
    ofTheMoon: false,
    source: 'R10; R19.3',
  },
  WORRY: {
    planets: ['Saturn'],
    cusp: 6,
    ofTheMoon: true,
    source: 'R10; R19.3',
  },
  SLEEP: {
    planets: ['Moon'],
    cusp: 12,
    ofTheMoon: false,
    source: 'R10; R19.3',
  },
  IMPULSE: {
    planets: ['Mars', 'Rahu'],
    cusp: 5,
    ofTheMoon: false,
    source: 'R10; R19.3',
  },
};

interface MindDomainRow extends Score {
  readonly domain: MindDomain;
  readonly band: MindBand;
  readonly chain: Chain;
}

export interface MindPanel {
  readonly domains: readonly MindDomainRow[];
  readonly overall: { readonly score: number; readonly band: MindBand };
  readonly supports: readonly string[];
}

const mindBand = (score: number): MindBand =>
  bandOf<MindBand>(
    score,
    [
      [35, 'SUPPORTED'],
      [60, 'SENSITIVE'],
    ],
    'NEEDS_CARE',
  );

/** Five domains of the mind, 0 to 100 each (R10, R19.3; points ours). No disorder is named. Throws out_of_range. */
export function mindPanel(chart: Chart): MindPanel {
  const domains = MIND_DOMAINS.map((domain): MindDomainRow => {
    const row = DOMAIN_TABLE[domain];
    const score = scoreOf(domainFactors(chart, row));
    return { domain, ...score, band: mindBand(score.score), chain: chain(chart, row.cusp) };
  });
  const [first = 0, second = 0] = domains.map(({ score }) => score).sort((a, b) => b - a);
  const score = wholePoints((first + second) / 2);
  return {
    domains,
    overall: { score, band: mindBand(score) },
    supports: domains.filter(({ band }) => band !== 'SUPPORTED').map(({ domain }) => say.mindSupport({ domain })),
  };
}

function domainFactors(chart: Chart, { planets, cusp, ofTheMoon }: DomainRow): readonly ScoreFactor[] {
  const [first, second] = planets;
  const weightOf = (planet: Planet): number => diseaseWeight(chart, planet);
  const swapped = second !== undefined && weightOf(second) > weightOf(first);
  const speaker = swapped ? second : first;
  const other = second === undefined ? null : swapped ? first : second;
  return [
    ...ofPlanet(chart, speaker, other),
    ...ofCusp(chart, cusp),
    ...ofAffliction(chart, speaker),
    ...(ofTheMoon ? ofSaturn(chart) : []),
    ...factor('relief', -2 * cureWeight(chart, speaker), say.weightRelieves({ planet: speaker })),
    ...(ofTheMoon ? ofJupiter(chart) : []),
  ];
}

function ofPlanet(chart: Chart, speaker: Planet, other: Planet | null): readonly ScoreFactor[] {
  const own = diseaseWeight(chart, speaker);
  if (other === null)
    return factor('planet', Math.min(36, 3 * own), say.weightOnIllness({ planet: speaker, weight: own }));
  const beside = diseaseWeight(chart, other);
  return factor(
    'planet',
    Math.min(36, 2 * own + beside),
    say.weightsOnIllness({ planet: speaker, weight: own, other, beside }),
  );
}

function ofCusp(chart: Chart, cusp: DomainRow['cusp']): readonly ScoreFactor[] {
  const csl = cuspalSubLord(chart, cusp);
  const { starLord } = chart.planets[csl];
  const own = healthClass(chart, csl);
  const points = own === 'DISEASE' ? 24 : own === 'MIXED' ? 12 : 0;
  const leans = own === 'MIXED' ? say.subLordLeansBothWays : say.subLordLeansToIllness;
  return [
    ...factor('cusp', points, leans({ cusp, lord: csl })),
    ...factor(
      'cusp_star_lord',
      healthClass(chart, starLord) === 'DISEASE' ? 12 : 0,
      say.starLordLeansToIllness({ starLord }),
    ),
  ];
}

function ofAffliction(chart: Chart, speaker: Planet): readonly ScoreFactor[] {
  const by = afflictersOf(chart, speaker, ['Saturn', 'Rahu', 'Ketu']);
  return factor('affliction', Math.min(16, 8 * by.length), afflictionInWords(chart, speaker, by));
}

function ofSaturn(chart: Chart): readonly ScoreFactor[] {
  const { present, ties } = punarphoo(chart);
  return factor('moon_saturn', present ? 8 : 0, say.moonAndSaturnTied({ ties: tiesInWords(ties) }));
}

function ofJupiter({ planets: { Jupiter, Moon } }: Chart): readonly ScoreFactor[] {
  const helps = signReach('Jupiter', Jupiter.signIndex)[Moon.signIndex] === true;
  const together = Jupiter.signIndex === Moon.signIndex;
  return factor('jupiter', helps ? -8 : 0, say.jupiterRelieves({ together }));
}
