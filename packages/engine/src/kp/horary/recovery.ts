import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import { contact, lean } from '../kernel/levels.ts';
import type { Lean, Level } from '../kernel/levels.ts';
import type { LostQuestion } from './lost-data.ts';
import { moonGate, withholdOf } from './moon-gate.ts';
import type { MoonGate, Withhold } from './moon-gate.ts';
import { questionOfHouses } from './question.ts';
import type { HoraryQuestion } from './question.ts';
import type { Rotation } from '../../events/rotation.ts';

export const RECOVERY_VERDICTS = ['PROMISED', 'DELAYED', 'NOT_RECOVERED', 'WITHHELD'] as const;
type RecoveryVerdict = (typeof RECOVERY_VERDICTS)[number];

export const RECOVERY_BASES = [
  'MOON_NOT_CONNECTED',
  'NO_OVERLAP',
  'LOSS_ONLY',
  'RETROGRADE',
  'OPPOSED',
  'CLEAN',
] as const;
type RecoveryBasis = (typeof RECOVERY_BASES)[number];

/** Houses of the finding, and of the loss (R18.6, R18.7). */
const LOSS: readonly House[] = [5, 8, 12];
const FINDING: Readonly<Record<LostQuestion, readonly House[]>> = {
  theft: [2, 6, 11],
  lost: [2, 6, 11],
  missing_person: [2, 4, 11],
};

/** The question of what is lost: cusp 11, and periods weighed from house 2. */
export const lostQuestion = (of: LostQuestion): HoraryQuestion => questionOfHouses(11, FINDING[of], LOSS, 2);

/** Whether what is missing comes back (R18.6). */
export interface Recovery {
  readonly verdict: RecoveryVerdict;
  readonly basis: RecoveryBasis;
  readonly gate: MoonGate;
  readonly withhold: Withhold | null;
  /** Sub lord of cusp 11 and its star lord. */
  readonly subLord: Planet;
  readonly starLord: Planet;
  readonly favourableLevel: Level | null;
  readonly againstLevel: Level | null;
  /** The retrograde planet that holds it back; null unless the basis is RETROGRADE. */
  readonly heldBackBy: Planet | null;
  /** Cusp 2, of a missing person cusp 1, counted from the person: reported only. */
  readonly secondCusp: { readonly cusp: House; readonly csl: Planet; readonly lean: Lean };
}

/**
 * Recovery by the sub lord of cusp 11 (R18.6): the houses of finding against those of loss. Here retrogression delays
 * and does not deny, as in Krishnamurti's case of theft (R17.7).
 */
export function recoveryOf(chart: Chart, rotation: Rotation, of: LostQuestion): Recovery {
  const { favourable, against } = lostQuestion(of);
  const gate = moonGate(
    chart,
    rotation,
    [...favourable, ...against, ...(of === 'theft' ? ([7] as const) : [])],
    against,
  );
  const subLord = cuspalSubLord(chart, rotation.original(11));
  const { starLord } = chart.planets[subLord];
  const [forIt, againstIt] = [rotation.originals(favourable), rotation.originals(against)];
  const f = contact(chart, subLord, forIt);
  const d = contact(chart, subLord, againstIt);
  const heldBackBy = [subLord, starLord].find((planet) => chart.planets[planet].retrograde) ?? null;
  const found = verdictOf(gate.connected, f, d, heldBackBy !== null);
  const cusp = of === 'missing_person' ? 1 : 2;
  const csl = cuspalSubLord(chart, rotation.original(cusp));
  return {
    ...found,
    gate,
    withhold: withholdOf(gate),
    subLord,
    starLord,
    favourableLevel: f,
    againstLevel: d,
    heldBackBy: found.basis === 'RETROGRADE' ? heldBackBy : null,
    secondCusp: { cusp, csl, lean: lean(chart, csl, forIt, againstIt) },
  };
}

function verdictOf(
  connected: boolean,
  f: Level | null,
  d: Level | null,
  retrograde: boolean,
): Pick<Recovery, 'verdict' | 'basis'> {
  if (!connected) return { verdict: 'WITHHELD', basis: 'MOON_NOT_CONNECTED' };
  if (f === null)
    return d === null ? { verdict: 'WITHHELD', basis: 'NO_OVERLAP' } : { verdict: 'NOT_RECOVERED', basis: 'LOSS_ONLY' };
  if (retrograde) return { verdict: 'DELAYED', basis: 'RETROGRADE' };
  if (d !== null && d <= f) return { verdict: 'DELAYED', basis: 'OPPOSED' };
  return { verdict: 'PROMISED', basis: 'CLEAN' };
}

export const PERSON_STATES = ['MOVING', 'STAYING', 'UNCERTAIN'] as const;

/** How a missing person is, by the sub lord of cusp 1 turned to the person (R18.7). */
export function personState(chart: Chart, rotation: Rotation) {
  const planet = cuspalSubLord(chart, rotation.original(1));
  const at = contact(chart, planet, rotation.originals([6, 8, 12]));
  return { state: stateOf(chart.planets[planet].signIndex), seekHelp: at !== null && at <= 2 };
}

function stateOf(signIndex: number): (typeof PERSON_STATES)[number] {
  switch (modalityOf(signIndex)) {
    case 'movable':
      return 'MOVING';
    case 'fixed':
      return 'STAYING';
    case 'dual':
      return 'UNCERTAIN';
  }
}
