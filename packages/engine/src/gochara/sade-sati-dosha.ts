import type { Chart } from '../chart/chart.ts';
import { countSigns } from '../parashari/base/frame.ts';
import { held } from '../parashari/doshas/clause.ts';
import type { DoshaClause, HeldClause } from '../parashari/doshas/clause.ts';
import { ownOrExalted } from '../parashari/doshas/placed.ts';
import { NO_SEVERITY, severityOf } from '../parashari/doshas/severity.ts';
import type { SeverityReading } from '../parashari/doshas/severity.ts';
import { yogaKaraka } from '../parashari/states/functional-nature.ts';
import { ashtakavarga } from '../parashari/strength/ashtakavarga.ts';
import { signName } from '../zodiac/lords.ts';
import type { House } from '../zodiac/names.ts';
import { phaseOfSign } from './sade-sati.ts';
import type { SadeSatiPhase } from './sade-sati.ts';
import { say } from './gochara.messages.ts';

export const SADE_SATI_CANCELLATION_RULES = ['bindus', 'natalSaturn'] as const;
type SadeSatiCancellation = (typeof SADE_SATI_CANCELLATION_RULES)[number];
export const SMALL_PANOTIS = ['ArdhaAshtama', 'Ashtama'] as const;
type SmallPanoti = (typeof SMALL_PANOTIS)[number];

export interface SadeSatiDosha extends SeverityReading {
  readonly present: boolean;
  readonly phase: SadeSatiPhase | null;
  /** Transit Saturn counted from the sign of the natal Moon. */
  readonly houseFromMoon: House;
  /** The stays in the fourth and eighth sign, which are told apart. */
  readonly smallPanoti: SmallPanoti | null;
  readonly cancellations: readonly HeldClause<SadeSatiCancellation>[];
}

const PHASE_POINTS: Readonly<Record<SadeSatiPhase, number>> = { Vraya: 1, Janma: 2, Patha: 1 };
/** Bounds of bindus: the first two are of Saturn's own eight, the third is of the sign's sum (R26.3). */
const FEW_BINDUS = 2;
const GOOD_BINDUS = 4;
const GOOD_SUM = 28;

/** What eases Saturn in a sign, 0 = Aries (R26.3, R23.8). */
const cancellationsIn = (sign: number): readonly DoshaClause<SadeSatiCancellation>[] => [
  {
    rule: 'bindus',
    source: 'BPHS',
    holds: (chart) => {
      const { planets, sarva } = ashtakavarga(chart);
      const [own = 0, all = 0] = [planets.Saturn.signScores[sign], sarva[sign]];
      return own >= GOOD_BINDUS && all >= GOOD_SUM ? say.bindusEase({ sign: signName(sign), own, all }) : null;
    },
  },
  {
    rule: 'natalSaturn',
    source: 'general literature',
    holds: (chart) => {
      if (yogaKaraka(chart)?.planet === 'Saturn') return say.saturnYogaKaraka();
      return ownOrExalted(chart, 'Saturn') ? say.saturnStrongAtBirth() : null;
    },
  },
];

/** Sade Sati as a dosha while Saturn stands in a sign, 0 = Aries (R34.2). Our own ladder. */
export function sadeSatiDosha(chart: Chart, saturnSign: number): SadeSatiDosha {
  const houseFromMoon = countSigns(chart.planets.Moon.signIndex, saturnSign);
  const phase = phaseOfSign(chart, saturnSign);
  const smallPanoti = houseFromMoon === 4 ? 'ArdhaAshtama' : houseFromMoon === 8 ? 'Ashtama' : null;
  if (phase === null) {
    return { present: false, phase, houseFromMoon, smallPanoti, cancellations: [], ...NO_SEVERITY };
  }
  const cancellations = held(cancellationsIn(saturnSign), chart);
  const own = ashtakavarga(chart).planets.Saturn.signScores[saturnSign] ?? 0;
  return {
    present: true,
    phase,
    houseFromMoon,
    smallPanoti,
    cancellations,
    ...severityOf([
      { factor: 'phase', detail: say.phaseIs({ phase }), points: PHASE_POINTS[phase] },
      ...(own <= FEW_BINDUS
        ? [
            {
              factor: 'fewBindus',
              detail: say.fewBindus({ sign: signName(saturnSign), bindus: own }),
              points: 1,
            },
          ]
        : []),
      ...cancellations.map(({ rule, detail }) => ({ factor: rule, detail, points: -1 })),
    ]),
  };
}
