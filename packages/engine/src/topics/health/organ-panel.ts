import type { Chart } from '../../chart/chart.ts';
import { bandOf, factor, scoreOf } from '../../kp/kernel/score.ts';
import type { Score, ScoreFactor } from '../../kp/kernel/score.ts';
import { dignityInWords, dignityOf } from '../../parashari/base/dignity.ts';
import type { Dignity } from '../../parashari/base/dignity.ts';
import { countSigns, isDusthana, planetsIn, signsOf, wholeSignHouse } from '../../parashari/base/frame.ts';
import { chartNatures, natureUsed } from '../../parashari/base/natures.ts';
import type { NatureUsed } from '../../parashari/base/natures.ts';
import { combustionOf } from '../../parashari/states/combustion.ts';
import { signLordOf } from '../../zodiac/division.ts';
import { signName } from '../../zodiac/lords.ts';
import { SIGNS } from '../../zodiac/names.ts';
import type { Planet, Sign } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import { AFFLICTERS } from './affliction.ts';
import { signParts } from './body.ts';
import { say } from './health.messages.ts';

/** The limb of Kalapurusha, the body of time, at a sign (BPHS 4.4). */
export const limbOf = (sign: Sign): string => say.limb({ sign });

/** Grades of a signature, shared by regions and conditions (R19.5). */
export const SEVERITIES = ['LOW', 'MODERATE', 'HIGH', 'CRITICAL'] as const;
export type Severity = (typeof SEVERITIES)[number];

/** Below 25, 50 and 75; ours. */
export const severityOf = (score: number): Severity =>
  bandOf<Severity>(
    score,
    [
      [25, 'LOW'],
      [50, 'MODERATE'],
      [75, 'HIGH'],
    ],
    'CRITICAL',
  );

interface OrganRegion extends Score {
  readonly sign: Sign;
  readonly region: string;
  /** The region counted from the rising sign. */
  readonly limbByLagna: string;
  readonly parts: readonly string[];
  readonly band: Severity;
}

export interface OrganPanel {
  /** Aries first. */
  readonly regions: readonly OrganRegion[];
  readonly highest: OrganRegion;
  /** Signs by score, ties in zodiac order. */
  readonly ranked: readonly Sign[];
  readonly natureUsed: NatureUsed;
}

/** Points of an occupant by planet, ours; the Moon only where it is malefic. */
const OCCUPANT: Readonly<Partial<Record<Planet, number>>> = {
  Saturn: 20,
  Mars: 18,
  Rahu: 16,
  Ketu: 14,
  Sun: 8,
  Moon: 6,
};
const LORD_DIGNITY: Readonly<Partial<Record<Dignity, number>>> = { DEBILITATED: 16, GREAT_ENEMY: 12, ENEMY: 8 };
const MOST = { occupants: 40, aspects: 18, lord: 30 };

/** The twelve limbs of Kalapurusha with an affliction score (BPHS 4.4; points ours). Needs no houses. */
export function organPanel(chart: Chart): OrganPanel {
  const regions = SIGNS.map((sign, index) => regionOf(chart, sign, index));
  const ranked = [...regions].sort((a, b) => b.score - a.score);
  const [highest] = ranked;
  if (highest === undefined) throw new RangeError('There are twelve regions.');
  return {
    regions,
    highest,
    ranked: ranked.map(({ sign }) => sign),
    natureUsed: natureUsed(chartNatures(chart)),
  };
}

function regionOf(chart: Chart, sign: Sign, index: number): OrganRegion {
  const score = scoreOf([
    ...ofOccupants(chart, index),
    ...ofAspects(chart, index),
    ...ofLord(chart, index),
    ...ofHouse(chart, index),
    ...ofRelief(chart, index),
  ]);
  return {
    sign,
    region: limbOf(sign),
    limbByLagna: limbOf(signName(index - chart.ascendant.signIndex + 12)),
    parts: signParts(index),
    ...score,
    band: severityOf(score.score),
  };
}

/** A sentence on what was found, with one more where the sum of points is above the most that it may give. */
const withCut = (found: string, sum: number, most: number): string =>
  sum > most ? `${found} ${say.sumIsCut({ most })}` : found;

const isMaleficMoon = (chart: Chart): boolean => chartNatures(chart).Moon === 'malefic';

function ofOccupants(chart: Chart, sign: number): readonly ScoreFactor[] {
  const hard = planetsIn(signsOf(chart), sign).filter(
    (planet) => OCCUPANT[planet] !== undefined && (planet !== 'Moon' || isMaleficMoon(chart)),
  );
  const sum = hard.reduce((total, planet) => total + (OCCUPANT[planet] ?? 0), 0);
  const detail = withCut(say.inTheSign({ planets: hard }), sum, MOST.occupants);
  return factor('occupants', Math.min(MOST.occupants, sum), detail);
}

function ofAspects(chart: Chart, sign: number): readonly ScoreFactor[] {
  const from = signsOf(chart);
  const hard = AFFLICTERS.filter((planet) => signAspect(planet, from[planet], sign) !== null);
  const sum = 6 * hard.length;
  const detail = withCut(say.aspectTheSign({ planets: hard }), sum, MOST.aspects);
  return factor('aspects', Math.min(MOST.aspects, sum), detail);
}

function ofLord(chart: Chart, sign: number): readonly ScoreFactor[] {
  const lord = signLordOf(sign);
  const dignity = dignityOf(chart, lord);
  const house = wholeSignHouse(chart, lord);
  const byDignity = LORD_DIGNITY[dignity] ?? 0;
  const [weak, hard, burnt] = [byDignity > 0, isDusthana(house), combustionOf(chart, lord) !== 'NONE'];
  const sum = byDignity + (hard ? 10 : 0) + (burnt ? 8 : 0);
  const found = say.lordOfSign({ lord, weak, dignity: dignityInWords(dignity), hard, house, burnt });
  return factor('lord', Math.min(MOST.lord, sum), withCut(found, sum, MOST.lord));
}

function ofHouse(chart: Chart, sign: number): readonly ScoreFactor[] {
  const house = countSigns(chart.ascendant.signIndex, sign);
  const points = house === 6 || house === 8 ? 12 : house === 12 ? 6 : 0;
  return factor('house', points, say.houseFromRisingSign({ house }));
}

function ofRelief(chart: Chart, sign: number): readonly ScoreFactor[] {
  const signs = signsOf(chart);
  const kind = planetsIn(signs, sign).filter(
    (planet) => planet === 'Jupiter' || planet === 'Venus' || (planet === 'Moon' && !isMaleficMoon(chart)),
  );
  const aspect = signAspect('Jupiter', signs.Jupiter, sign) !== null;
  return [
    ...factor('benefics', -10 * kind.length, say.relieveTheSign({ planets: kind })),
    ...factor('jupiter_aspect', aspect ? -6 : 0, say.jupiterRelievesTheSign()),
  ];
}
