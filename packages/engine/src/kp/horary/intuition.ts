import type { Chart } from '../../chart/chart.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { contact, level } from '../kernel/levels.ts';
import type { Level } from '../kernel/levels.ts';
import { rulingPlanetMembers } from '../ruling/ruling-planets.ts';
import type { NumberCast } from './cast.ts';
import type { HoraryQuestion } from './question.ts';

export const INTUITIONS = ['SELF_CONFIRMATORY', 'WEAKLY_CHOSEN', 'CONTRADICTORY'] as const;
type Intuition = (typeof INTUITIONS)[number];

/** A shortcut of modern practice, reported beside the rule. */
interface Gulbarga {
  /** The sub lord of the number is the star lord of the rising Ascendant or of the Moon. */
  readonly subIsStarRuler: boolean;
  /** The sign, star and sub lord of the number are all ruling planets. */
  readonly allThreeRule: boolean;
  readonly answer: 'YES' | 'NO';
}

/** What the number itself says (R17.3). */
export interface NumberIntuition {
  readonly verdict: Intuition;
  /** The sub lord of the number's Ascendant. */
  readonly subLord: Planet;
  /** Houses of the matter that it signifies, for and against. */
  readonly hits: readonly House[];
  readonly opposed: readonly House[];
  readonly bestHit: Level | null;
  readonly bestOpposed: Level | null;
  readonly gulbarga: Gulbarga;
}

/** Whether the number confirms its question: the sub lord of its Ascendant on the houses of the matter (R17.3). */
export function numberIntuition(cast: NumberCast, { favourable, against }: HoraryQuestion): NumberIntuition {
  const { chart } = cast;
  const { subLord } = chart.ascendant;
  const signifies = (house: House): boolean => level(chart, subLord, house) !== null;
  const bestHit = contact(chart, subLord, favourable);
  const bestOpposed = contact(chart, subLord, against);
  return {
    verdict: verdictOf(bestHit, bestOpposed),
    subLord,
    hits: favourable.filter(signifies),
    opposed: against.filter(signifies),
    bestHit,
    bestOpposed,
    gulbarga: gulbargaOf(cast),
  };
}

function verdictOf(f: Level | null, d: Level | null): Intuition {
  if (f === null) return d === null ? 'WEAKLY_CHOSEN' : 'CONTRADICTORY';
  return d === null || f <= d ? 'SELF_CONFIRMATORY' : 'WEAKLY_CHOSEN';
}

function gulbargaOf({ place, ruling }: NumberCast): Gulbarga {
  const { signLord, starLord, subLord } = place.row;
  const { slots } = ruling;
  const members = rulingPlanetMembers(ruling);
  const subIsStarRuler = subLord === slots.ascStarLord || subLord === slots.moonStarLord;
  const allThreeRule = [signLord, starLord, subLord].every((lord) => members.includes(lord));
  return { subIsStarRuler, allThreeRule, answer: subIsStarRuler || allThreeRule ? 'YES' : 'NO' };
}

/** Two moments so near that two charts are one sky. */
const SAME_MS = 60_000;
const SAME_DEGREES = 0.01;

/** Whether two charts are of one moment and place. */
export const sameMoment = ({ moment: a }: Chart, { moment: b }: Chart): boolean =>
  Math.abs(a.utcMs - b.utcMs) <= SAME_MS &&
  Math.abs(a.latitude - b.latitude) <= SAME_DEGREES &&
  Math.abs(a.longitude - b.longitude) <= SAME_DEGREES;
