import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { chain } from '../../kp/kernel/chain.ts';
import type { Chain } from '../../kp/kernel/chain.ts';
import { contact, level } from '../../kp/kernel/levels.ts';
import type { Level } from '../../kp/kernel/levels.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { signAspect } from '../../zodiac/sign-aspects.ts';
import { chronicityOf, signPartsOf, starPartsOf } from './body.ts';
import type { Chronicity, SignParts, StarParts } from './body.ts';
import { ownIllness } from './cusp-panel.ts';
import { faculties } from './faculties.ts';
import type { Faculty } from './faculties.ts';
import { ailmentKeywords } from './planet-ailments.ts';
import { CURE, DISEASE, signifies } from './pull.ts';
import { say } from './health.messages.ts';

export const CURABILITIES = ['CURABLE', 'MANAGEABLE', 'PERSISTENT'] as const;
export type Curability = (typeof CURABILITIES)[number];

interface Ailments {
  readonly planet: Planet;
  readonly keywords: readonly string[];
}

interface Gate {
  readonly hit: boolean;
  readonly level: Level | null;
}

export interface DiseaseNature {
  readonly csl6: Planet;
  readonly chain: Chain;
  readonly ailmentClass: { readonly bySubLord: Ailments; readonly byStarLord: Ailments };
  readonly chronicity: Chronicity;
  /** Saturn is in the chain or with it, so that things take longer (KPR3p, the heart case). */
  readonly saturnLengthens: boolean;
  readonly bodyPart: {
    readonly byNakshatra: StarParts;
    readonly bySign: SignParts;
    readonly byStarLordSign: SignParts;
    readonly oppositeSign: SignParts;
  };
  readonly severityGates: {
    readonly serious: Gate;
    readonly hospitalisation: Gate;
    /** `with`: those of 1 and 5 that make the cure full (R19.4). */
    readonly curable: Gate & { readonly with: readonly House[] };
  };
  readonly ownIllness: boolean;
  readonly curability: Curability;
  /** The star lord is retrograde at birth: later, not less (R12.2). */
  readonly delay: { readonly starLord: Planet } | null;
  readonly faculties: readonly Faculty[];
  readonly reasons: readonly string[];
  /** The sub lord of cusp 6 signifies no house of illness and none of cure. */
  readonly silent: boolean;
}

/** R19.4: with 11 at least as strong as 8 curable, with disease and no cure persistent, else manageable. */
export function curabilityOf(gates: {
  readonly cure: Level | null;
  readonly disease: Level | null;
  readonly eleven: Level | null;
  readonly eight: Level | null;
}): Curability {
  const { cure, disease, eleven, eight } = gates;
  if (eleven !== null && (eight === null || eleven <= eight)) return 'CURABLE';
  return cure === null && disease !== null ? 'PERSISTENT' : 'MANAGEABLE';
}

const ailments = (planet: Planet): Ailments => ({ planet, keywords: ailmentKeywords(planet) });

/** What kind of ailment tendency, how it runs and in which part, from the sub lord of cusp 6 (R19.4, R19.7). */
export function diseaseNature(chart: Chart): DiseaseNature {
  const csl6 = cuspalSubLord(chart, 6);
  const at = chart.planets[csl6];
  const { starLord } = at;
  const gate = (house: House): Gate => ({ hit: signifies(chart, csl6, house), level: level(chart, csl6, house) });
  const [serious, hospitalisation, eleventh] = [gate(8), gate(12), gate(11)];
  const [cure, disease] = [contact(chart, csl6, CURE), contact(chart, csl6, DISEASE)];
  const curability = curabilityOf({ cure, disease, eleven: eleventh.level, eight: serious.level });
  const chronicity = chronicityOf(chart, csl6);
  const saturnLengthens = hasSaturn(chart, csl6);
  const delay = chart.planets[starLord].retrograde ? { starLord } : null;
  const own = ownIllness(chart);
  return {
    csl6,
    chain: chain(chart, 6),
    ailmentClass: { bySubLord: ailments(csl6), byStarLord: ailments(starLord) },
    chronicity,
    saturnLengthens,
    bodyPart: {
      byNakshatra: starPartsOf(at),
      bySign: signPartsOf(at.signIndex),
      byStarLordSign: signPartsOf(chart.planets[starLord].signIndex),
      oppositeSign: signPartsOf((at.signIndex + 6) % 12),
    },
    severityGates: {
      serious,
      hospitalisation,
      curable: { ...eleventh, with: ([1, 5] as const).filter((house) => signifies(chart, csl6, house)) },
    },
    ownIllness: own,
    curability,
    delay,
    faculties: faculties(chart),
    silent: cure === null && disease === null,
    reasons: [
      say.sixthAndStarLord({ csl: csl6, starLord }),
      say.signOfSixth({ chronicity }),
      ...(saturnLengthens ? [say.saturnLengthens()] : []),
      ...(own ? [say.concernsOwnBody()] : []),
      say.curability({ curability }),
      ...(delay ? [say.reliefLater({ starLord })] : []),
    ],
  };
}

/** Saturn is the sub lord or its star lord, stands with the sub lord or aspects it by sign. */
function hasSaturn({ planets }: Chart, csl6: Planet): boolean {
  const { starLord, signIndex } = planets[csl6];
  const saturn = planets.Saturn.signIndex;
  return (
    csl6 === 'Saturn' ||
    starLord === 'Saturn' ||
    saturn === signIndex ||
    signAspect('Saturn', saturn, signIndex) !== null
  );
}

export const COURSES = ['RECOVERY_PATTERN', 'CHRONIC_PATTERN', 'MIXED_PATTERN'] as const;
export type Course = (typeof COURSES)[number];

/** Whether the pattern of the sub lord of cusp 6 is one of recovery or of long course (R19.4). */
export function courseOf({
  curability,
  chronicity,
  severityGates,
}: Pick<DiseaseNature, 'curability' | 'chronicity' | 'severityGates'>): Course {
  if (curability === 'CURABLE' && chronicity !== 'CHRONIC') return 'RECOVERY_PATTERN';
  return curability === 'PERSISTENT' || (chronicity === 'CHRONIC' && !severityGates.curable.hit)
    ? 'CHRONIC_PATTERN'
    : 'MIXED_PATTERN';
}
