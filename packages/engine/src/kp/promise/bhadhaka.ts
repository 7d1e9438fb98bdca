import { printedArc } from '../../base/printed.ts';
import type { Chart } from '../../chart/chart.ts';
import type { RunningLord } from '../../dasha/running-lords.ts';
import { SIGN_ARCSEC } from '../../zodiac/division.ts';
import { isTight } from '../../zodiac/boundary.ts';
import { signName } from '../../zodiac/lords.ts';
import type { Graha, House, Planet, Sign } from '../../zodiac/names.ts';
import { modalityOf } from '../../zodiac/sign-attributes.ts';
import type { Modality } from '../../zodiac/sign-attributes.ts';
import { houseSignificators, SIGNIFICATOR_GROUPS } from '../kernel/house-significators.ts';
import type { SignificatorGroup } from '../kernel/house-significators.ts';
import { levelInWords } from '../kernel/level-words.ts';
import { contact, houseLevels } from '../kernel/levels.ts';
import type { HouseLevel } from '../kernel/levels.ts';
import { cuspalSubLord, occupants, owner } from '../../chart/placement.ts';
import { say } from './promise.messages.ts';

export type BhadhakaHouse = 7 | 9 | 11;
export const DANGER_FLAGS = ['HIGH', 'MODERATE', 'LOW', 'NONE'] as const;
type DangerFlag = (typeof DANGER_FLAGS)[number];
export const MITIGATION_FACTORS = ['STAR_LORD_OF_BHADHAKA_LORD', 'JUPITER_AND_LAGNA'] as const;
type MitigationFactor = (typeof MITIGATION_FACTORS)[number];

export interface Bhadhaka {
  readonly lagnaSign: Sign;
  readonly modality: Modality;
  readonly house: BhadhakaHouse;
  readonly lord: Graha;
  readonly csl: Planet;
  readonly occupants: readonly Planet[];
  /** Each planet once, in its best group (R5.2). */
  readonly significators: Readonly<Record<SignificatorGroup, readonly Planet[]>>;
  /** Houses of 2, 7, 8, 12 (without the bhadhaka house) that the cuspal sub lord signifies. */
  readonly signifiedDanger: readonly HouseLevel[];
  readonly dangerFlag: DangerFlag;
  readonly reason: string;
  /** One planet rules the signs of both the bhadhaka cusp and the Lagna. */
  readonly selfBhadhaka: boolean;
  /** What speaks against the danger; reported, lowers nothing. */
  readonly mitigation: readonly {
    readonly factor: MitigationFactor;
    readonly planet: Planet;
    readonly houses: readonly HouseLevel[];
  }[];
  /** The Ascendant stands within 1′ of a sign border. */
  readonly boundary: {
    readonly distanceArcmin: number;
    readonly alternateSign: Sign;
    readonly alternateHouse: BhadhakaHouse;
  } | null;
}

const HOUSE_OF: Readonly<Record<Modality, BhadhakaHouse>> = { movable: 11, fixed: 9, dual: 7 };
const DANGER: readonly House[] = [2, 7, 8, 12];
const RELIEF: readonly House[] = [1, 5, 9, 10, 11];

/** The obstructing house of an Ascendant sign (0 = Aries): movable 11, fixed 9, dual 7 (R21.1). */
export const bhadhakaHouse = (ascendantSign: number): BhadhakaHouse => HOUSE_OF[modalityOf(ascendantSign)];

/**
 * The bhadhaka house of a chart, who acts for it and how its cuspal sub lord is tied to 2, 7, 8, 12 (R21.1). No date
 * of danger follows from it. Throws out_of_range inside the polar circles.
 */
export function bhadhaka(chart: Chart): Bhadhaka {
  const { signIndex } = chart.ascendant;
  const house = bhadhakaHouse(signIndex);
  const lord = owner(chart, house);
  const csl = cuspalSubLord(chart, house);
  const danger = DANGER.filter((each) => each !== house);
  const signifiedDanger = houseLevels(chart, csl, danger);
  const selfBhadhaka = lord === owner(chart, 1);
  return {
    lagnaSign: signName(signIndex),
    modality: modalityOf(signIndex),
    house,
    lord,
    csl,
    occupants: occupants(chart, house),
    significators: groups(chart, house),
    signifiedDanger,
    ...flag(chart, csl, danger, signifiedDanger.length, selfBhadhaka),
    selfBhadhaka,
    mitigation: mitigation(chart, lord),
    boundary: signBoundary(chart),
  };
}

export interface ActiveBhadhakaLord extends RunningLord {
  readonly role: 'LORD' | 'AGENT';
}

/** Which of the running lords are the bhadhaka lord or act for its house (K D7). */
export function activeBhadhaka(
  { lord, significators }: Pick<Bhadhaka, 'lord' | 'significators'>,
  running: readonly RunningLord[],
): readonly ActiveBhadhakaLord[] {
  const agents = Object.values(significators).flat();
  return running
    .filter(({ planet }) => planet === lord || agents.includes(planet))
    .map((each) => ({ ...each, role: each.planet === lord ? 'LORD' : 'AGENT' }));
}

function groups(chart: Chart, house: House): Bhadhaka['significators'] {
  const { ordered } = houseSignificators(chart, house);
  const [A, B, C, D] = SIGNIFICATOR_GROUPS.map((group) =>
    ordered.filter((each) => each.group === group).map(({ planet }) => planet),
  );
  return { A: A ?? [], B: B ?? [], C: C ?? [], D: D ?? [] };
}

function flag(
  chart: Chart,
  csl: Planet,
  danger: readonly House[],
  houses: number,
  selfBhadhaka: boolean,
): Pick<Bhadhaka, 'dangerFlag' | 'reason'> {
  const best = contact(chart, csl, danger);
  if (best === null) return { dangerFlag: 'NONE', reason: say.noneDifficult({ csl }) };
  const reason = say.difficult({ csl, count: houses, level: levelInWords(chart, csl, danger) });
  if (best > 2) return { dangerFlag: 'LOW', reason };
  if (best === 2 || houses < 2) return { dangerFlag: 'MODERATE', reason };
  return selfBhadhaka
    ? { dangerFlag: 'MODERATE', reason: `${reason} ${say.flagLowered()}` }
    : { dangerFlag: 'HIGH', reason };
}

function mitigation(chart: Chart, lord: Graha): Bhadhaka['mitigation'] {
  const { starLord } = chart.planets[lord];
  const relief = houseLevels(chart, starLord, RELIEF).filter(({ level: at }) => at <= 2);
  const jupiter = houseLevels(chart, 'Jupiter', [1]);
  return [
    ...(relief.length > 0 ? [{ factor: 'STAR_LORD_OF_BHADHAKA_LORD', planet: starLord, houses: relief } as const] : []),
    ...(jupiter.length > 0 ? [{ factor: 'JUPITER_AND_LAGNA', planet: 'Jupiter', houses: jupiter } as const] : []),
  ];
}

/** Nearer than 1′ to a sign border the neighbour's house may be the true one (R4.5). */
function signBoundary(chart: Chart): Bhadhaka['boundary'] {
  const { longitude, signIndex } = chart.ascendant;
  const into = Math.max(0, longitude - signIndex * 30) * 3600;
  const left = SIGN_ARCSEC - into;
  const distanceArcsec = Math.min(into, left);
  if (!isTight(distanceArcsec)) return null;
  const alternate = (signIndex + (into < left ? 11 : 1)) % 12;
  return {
    distanceArcmin: printedArc(distanceArcsec / 60),
    alternateSign: signName(alternate),
    alternateHouse: bhadhakaHouse(alternate),
  };
}
