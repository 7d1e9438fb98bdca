import type { Chart } from '../../chart/chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import { contact, lean } from '../kernel/levels.ts';
import type { Lean, Level } from '../kernel/levels.ts';
import type { LostQuestion } from './lost-data.ts';
import type { JudgedEvent } from '../../events/event.ts';
import { judgeQuestion } from './judge-question.ts';
import type { JudgedQuestion } from './judge-question.ts';
import type { MoonGate, Withhold } from './moon-gate.ts';
import { questionOf, questionOfHouses } from './question.ts';
import type { HoraryQuestion } from './question.ts';
import type { HoraryTest } from './horary-tests.ts';
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

/**
 * The question of what is lost (R18.6): cusp 11, and periods weighed from house 2. The Moon may touch houses of the
 * finding or of the loss, of a theft also 7, and what hinders only delays it (R17.7).
 */
function makeLostQuestion(of: LostQuestion): HoraryQuestion {
  const ripe = [...FINDING[of], ...LOSS, ...(of === 'theft' ? ([7] as const) : [])];
  return { ...questionOfHouses(11, FINDING[of], LOSS, 2), ripe, onlyDelayed: true };
}

const LOST: Readonly<Record<LostQuestion, HoraryQuestion>> = {
  theft: makeLostQuestion('theft'),
  lost: makeLostQuestion('lost'),
  missing_person: makeLostQuestion('missing_person'),
};

export const lostQuestion = (of: LostQuestion): HoraryQuestion => LOST[of];

/** Whether a matter of the catalogue is that of a lost thing. */
export const isLostThing = ({ key }: Pick<JudgedEvent, 'key'>): boolean => key === 'lost_article';

/** A matter of the catalogue as a question to a number: what is lost is judged as such wherever it is asked. */
export const questionOfEvent = (event: JudgedEvent): HoraryQuestion =>
  isLostThing(event) ? lostQuestion('lost') : questionOf(event);

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
  const question = lostQuestion(of);
  const judged = judgeQuestion(chart, rotation, question);
  const subLord = cuspalSubLord(chart, rotation.original(11));
  const { starLord } = chart.planets[subLord];
  const [forIt, againstIt] = [rotation.originals(question.favourable), rotation.originals(question.against)];
  const heldBackBy = [subLord, starLord].find((planet) => chart.planets[planet].retrograde) ?? null;
  const found = verdictOf(judged);
  const cusp = of === 'missing_person' ? 1 : 2;
  const csl = cuspalSubLord(chart, rotation.original(cusp));
  return {
    ...found,
    gate: judged.gate,
    withhold: judged.withhold,
    subLord,
    starLord,
    favourableLevel: contact(chart, subLord, forIt),
    againstLevel: contact(chart, subLord, againstIt),
    heldBackBy: found.basis === 'RETROGRADE' ? heldBackBy : null,
    secondCusp: { cusp, csl, lean: lean(chart, csl, forIt, againstIt) },
  };
}

/** The words of a recovery for a judgement of the question (R18.6). */
function verdictOf({ withhold, judgement }: JudgedQuestion): Pick<Recovery, 'verdict' | 'basis'> {
  if (judgement === null) return { verdict: 'WITHHELD', basis: withhold?.code ?? 'NO_OVERLAP' };
  const fails = (...ids: readonly HoraryTest[]): boolean =>
    judgement.tests.some(({ id, met }) => !met && ids.includes(id));
  if (fails('SIGNIFIES')) return { verdict: 'NOT_RECOVERED', basis: 'LOSS_ONLY' };
  if (fails('SUB_LORD_DIRECT', 'STAR_LORD_DIRECT')) return { verdict: 'DELAYED', basis: 'RETROGRADE' };
  return fails('OPPOSITION_WEAKER')
    ? { verdict: 'DELAYED', basis: 'OPPOSED' }
    : { verdict: 'PROMISED', basis: 'CLEAN' };
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
