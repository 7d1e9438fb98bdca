import type { Chart } from '../../chart/chart.ts';
import { levels, signifiesNear } from '../kernel/levels.ts';
import { sortedHouses } from '../../zodiac/house-math.ts';
import { DASHA_ORDER } from '../../zodiac/names.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { vimshottariOf } from '../../dasha/cycle-of.ts';
import { childrenOf, dashaYears, mahadashas } from '../../dasha/vimshottari.ts';
import type { Period } from '../../dasha/vimshottari.ts';
import { DASHA_YEAR_MS } from '../../dasha/years.ts';

export const CHIDRA_TONES = ['HARSH', 'MIXED', 'EASY'] as const;
type ChidraTone = (typeof CHIDRA_TONES)[number];

/** The closing antardasha of a mahadasha and the junction to the next one (R13.5). */
export interface Chidra {
  readonly mahadasha: Planet;
  readonly chidraLord: Planet;
  readonly startMs: number;
  readonly endMs: number;
  /** Last tenth of it and first tenth of the next mahadasha's first antardasha; the tenths are ours. */
  readonly sandhi: { readonly startMs: number; readonly endMs: number };
  /** After the ninth mahadasha the order begins anew. */
  readonly nextMahadasha: Planet;
  /** Houses at level 1 or 2 that the outgoing lord has and the incoming has not. */
  readonly housesLost: readonly House[];
  readonly housesGained: readonly House[];
  /** Null inside the polar circles. */
  readonly tone: ChidraTone | null;
}

const HARD: readonly House[] = [6, 8, 12];
const EASY: readonly House[] = [2, 10, 11];

/** The chidra of each of the nine mahadashas, by the houses its lord signifies (R13.5), where there are houses. */
export function chidras(chart: Chart): readonly Chidra[] {
  return mahadashas(vimshottariOf(chart)).map((mahadasha) => {
    const last = childrenOf(mahadasha).at(-1);
    if (last === undefined) throw new RangeError('A mahadasha ends with an antardasha.');
    const place = DASHA_ORDER.indexOf(mahadasha.planet);
    const next = DASHA_ORDER[(place + 1) % 9] ?? mahadasha.planet;
    const outgoing = nearHouses(chart, mahadasha.planet);
    const incoming = nearHouses(chart, next);
    return {
      mahadasha: mahadasha.planet,
      chidraLord: last.planet,
      startMs: last.startMs,
      endMs: last.endMs,
      sandhi: { startMs: lastTenth(last), endMs: last.endMs + firstTenthMs(next) },
      nextMahadasha: next,
      housesLost: outgoing.filter((house) => !incoming.includes(house)),
      housesGained: incoming.filter((house) => !outgoing.includes(house)),
      tone: chart.houses === null ? null : toneOf(chart, last.planet),
    };
  });
}

/** Where the last tenth of the full antardasha begins, never before birth. */
function lastTenth({ cycle, startUnits, endUnits }: Period): number {
  const units = endUnits - (endUnits - startUnits) / 10;
  return Math.max(cycle.birthMs, cycle.nominalStartMs + Math.floor(units / 16));
}

/** A tenth of the first antardasha of a mahadasha, which is its lord's own: years squared over 1200. */
function firstTenthMs(lord: Planet): number {
  const years = dashaYears(lord);
  return (years * years * DASHA_YEAR_MS) / 1200;
}

function nearHouses(chart: Chart, planet: Planet): readonly House[] {
  if (chart.houses === null) return [];
  const { L1, L2 } = levels(chart, planet);
  return sortedHouses([...L1, ...L2]);
}

function toneOf(chart: Chart, lord: Planet): ChidraTone {
  const isNear = (houses: readonly House[]): boolean => signifiesNear(chart, lord, houses);
  if (isNear(HARD) === isNear(EASY)) return 'MIXED';
  return isNear(HARD) ? 'HARSH' : 'EASY';
}
