import type { Planet } from '../../zodiac/names.ts';
import type { Chart } from '../../chart/chart.ts';
import { PLANETS } from '../../zodiac/names.ts';
import { dignityOf } from '../base/dignity.ts';
import { isDusthana, lordOfHouse, wholeSignHouse } from '../base/frame.ts';
import { chartNatures } from '../base/natures.ts';
import { isWeak } from '../states/condition.ts';
import { cancellationsOf } from '../states/debility.ts';
import { held } from './clause.ts';
import type { DoshaClause, HeldClause } from './clause.ts';
import { aspects, reachesHouse, together } from './placed.ts';
import { NO_SEVERITY, severityOf } from './severity.ts';
import type { SeverityReading } from './severity.ts';
import { say } from './doshas.messages.ts';

export const PITRA_RULES = ['a', 'b', 'c', 'd', 'e', 'f'] as const;
export type PitraRule = (typeof PITRA_RULES)[number];

export const PITRA_CANCELLATION_RULES = ['jupiter'] as const;
export type PitraCancellation = (typeof PITRA_CANCELLATION_RULES)[number];

const SHADOWS = ['Saturn', 'Rahu', 'Ketu'] as const;
const NODES = ['Rahu', 'Ketu'] as const;
const SOURCE = 'K';

const inHouse = (chart: Chart, planets: readonly Planet[], house: number): readonly Planet[] =>
  planets.filter((planet) => wholeSignHouse(chart, planet) === house);

/** The ninth lord with a node, or in 6, 8 or 12 under a malefic. */
function ninthLordHurt(chart: Chart): string | null {
  const lord = lordOfHouse(chart, 9);
  const node = NODES.find((each) => together(chart, each, lord));
  if (node !== undefined) return say.ninthLordWithNode({ lord, node });
  const house = wholeSignHouse(chart, lord);
  if (!isDusthana(house)) return null;
  const malefics = PLANETS.filter((planet) => planet !== lord && chartNatures(chart)[planet] === 'malefic');
  const joined = malefics.filter((planet) => together(chart, planet, lord));
  const aspecting = malefics.filter((planet) => aspects(chart, planet, lord));
  if (joined.length + aspecting.length === 0) return null;
  const how = joined.length === 0 ? 'ASPECTED' : aspecting.length === 0 ? 'JOINED' : 'BOTH';
  return say.ninthLordHurt({ lord, house, how, joined, aspecting });
}

/** What marks the house of the father and of forebears, and the Sun (R28.5). Custom, in no single text. */
export const PITRA_HITS: readonly DoshaClause<PitraRule>[] = [
  {
    rule: 'a',
    source: SOURCE,
    holds: (chart) => {
      const found = SHADOWS.filter((planet) => together(chart, planet, 'Sun'));
      return found.length === 0 ? null : say.sunWith({ planets: found });
    },
  },
  { rule: 'b', source: SOURCE, holds: (chart) => (aspects(chart, 'Saturn', 'Sun') ? say.saturnAspectsSun() : null) },
  {
    rule: 'c',
    source: SOURCE,
    holds: (chart) => {
      const found = inHouse(chart, SHADOWS, 9);
      return found.length === 0 ? null : say.shadowsInNinth({ planets: found });
    },
  },
  { rule: 'd', source: SOURCE, holds: ninthLordHurt },
  {
    rule: 'e',
    source: SOURCE,
    holds: (chart) => {
      const lord = lordOfHouse(chart, 9);
      return dignityOf(chart, lord) === 'DEBILITATED' && cancellationsOf(chart, lord).length === 0
        ? say.ninthLordDebilitated({ lord })
        : null;
    },
  },
  {
    rule: 'f',
    source: SOURCE,
    holds: (chart) => {
      const [node] = inHouse(chart, NODES, 5);
      const lord = lordOfHouse(chart, 5);
      return node !== undefined && isWeak(chart, lord) ? say.nodeInFifth({ node, lord }) : null;
    },
  },
];

/** Jupiter with or aspecting what is marked, unless it is the ninth lord itself. */
export const PITRA_CANCELLATIONS: readonly DoshaClause<PitraCancellation>[] = [
  {
    rule: 'jupiter',
    source: SOURCE,
    holds: (chart) => {
      const lord = lordOfHouse(chart, 9);
      if (lord === 'Jupiter') return null;
      const inNinth = wholeSignHouse(chart, 'Jupiter') === 9;
      const at = [
        ...(together(chart, 'Jupiter', 'Sun') ? [say.jupiterAt({ place: 'SUN' })] : []),
        ...(inNinth ? [say.jupiterAt({ place: 'NINTH' })] : []),
        ...(together(chart, 'Jupiter', lord) ? [say.jupiterAt({ place: 'LORD' })] : []),
      ];
      const aspected = [
        ...(aspects(chart, 'Jupiter', 'Sun') ? [say.jupiterOn({ place: 'SUN' })] : []),
        ...(!inNinth && reachesHouse(chart, 'Jupiter', 9) ? [say.jupiterOn({ place: 'NINTH' })] : []),
        ...(aspects(chart, 'Jupiter', lord) ? [say.jupiterOn({ place: 'LORD' })] : []),
      ];
      if (at.length + aspected.length === 0) return null;
      const how = at.length === 0 ? 'ASPECTED' : aspected.length === 0 ? 'AT' : 'BOTH';
      return say.jupiterHelps({ how, at, aspected });
    },
  },
];

export interface Pitra extends SeverityReading {
  readonly present: boolean;
  readonly hits: readonly HeldClause<PitraRule>[];
  readonly cancellations: readonly HeldClause<PitraCancellation>[];
}

/** Pitra dosha: 1 hit mild, 2 moderate, 3 or more severe, one step less where Jupiter helps. Our own ladder. */
export function pitra(chart: Chart): Pitra {
  const hits = held(PITRA_HITS, chart);
  if (hits.length === 0) return { present: false, hits, cancellations: [], ...NO_SEVERITY };
  const cancellations = held(PITRA_CANCELLATIONS, chart);
  const points = Math.min(3, hits.length);
  return {
    present: true,
    hits,
    cancellations,
    ...severityOf([
      { factor: 'hits', detail: say.rulesHeld({ held: hits.length }), points },
      ...cancellations.map(({ detail }) => ({ factor: 'jupiter', detail, points: -1 })),
    ]),
  };
}
