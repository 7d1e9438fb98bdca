import type { Chart } from '../../chart/chart.ts';
import type { RunningLord, RunningPeriod } from '../../dasha/running-lords.ts';
import type { HouseSets } from '../../events/event.ts';
import { PLANETS } from '../../zodiac/names.ts';
import type { Graha, Planet } from '../../zodiac/names.ts';
import { planetInWords } from '../../zodiac/planet-words.ts';
import { contactLevels, fruitfulness, timingSets } from '../kernel/fruitfulness.ts';
import type { ContactLevels, FruitfulnessClass, SubJudgement } from '../kernel/fruitfulness.ts';
import type { Level } from '../kernel/levels.ts';
import { slotRank } from './ruling-planets.ts';
import type { RpSlot, RulingPlanet, RulingPlanets } from './ruling-planets.ts';

/** Its sub lord opposes; or it is no ruling planet, or a rejected one (R5.6). */
export const FRUITFUL_FILTERS = ['F1', 'F2'] as const;
type FruitfulFilter = (typeof FRUITFUL_FILTERS)[number];

/** A significator of a matter with all that the filters look at. */
interface FruitfulSignificator {
  readonly planet: Planet;
  /** By the wider test that windows and transits use, which asks for no ruling planet. */
  readonly class: FruitfulnessClass;
  /** Best level on the houses of the matter. */
  readonly level: Level;
  readonly contactLevels: ContactLevels;
  readonly sub: SubJudgement;
  readonly rpRoles: readonly RpSlot[];
  /** A node: the ruling planets it stands for (R8.3). */
  readonly actsFor: readonly Graha[];
  readonly runningAs: readonly RunningPeriod[];
}

interface DroppedSignificator {
  readonly planet: Planet;
  readonly filter: FruitfulFilter;
  readonly reason: string;
}

/** The significators of a matter thinned to those that act (R5.6, R8.5). */
export interface FruitfulSignificators {
  /** Best first. */
  readonly fruitful: readonly FruitfulSignificator[];
  readonly dropped: readonly DroppedSignificator[];
  /** Where no significator is a ruling planet: those whose sub lord does not oppose, best first. */
  readonly notRuling: readonly FruitfulSignificator[];
}

/**
 * Significators of a matter that pass two filters: the sub lord does not oppose, and the planet is a ruling planet
 * of the moment of judgment, kept or deferred, or a node for one (R8.5). To rule a period now removes nothing.
 */
export function fruitfulSignificators(
  chart: Chart,
  event: HouseSets,
  ruling: RulingPlanets,
  running: readonly RunningLord[],
): FruitfulSignificators {
  const sets = timingSets(event);
  const passed: FruitfulSignificator[] = [];
  const notRuling: FruitfulSignificator[] = [];
  const dropped: DroppedSignificator[] = [];
  for (const planet of PLANETS) {
    const { class: of, favourable, sub } = fruitfulness(chart, planet, sets);
    if (favourable === null) continue;
    if (sub.verdict === 'OPPOSES') {
      dropped.push({ planet, filter: 'F1', reason: opposition(sub) });
      continue;
    }
    const role = ruling.ranked.find((each) => each.planet === planet);
    const row: FruitfulSignificator = {
      planet,
      class: of,
      level: favourable,
      contactLevels: contactLevels(chart, planet, sets),
      sub,
      rpRoles: role?.slots ?? [],
      actsFor: role?.actsFor ?? [],
      runningAs: running.filter((each) => each.planet === planet).map(({ period }) => period),
    };
    const fault = notARulingPlanet(role);
    if (fault === null) {
      passed.push(row);
    } else {
      notRuling.push(row);
      dropped.push({ planet, filter: 'F2', reason: fault });
    }
  }
  return {
    fruitful: passed.sort(byCriteria),
    dropped,
    notRuling: passed.length > 0 ? [] : notRuling.sort(byCriteria),
  };
}

function opposition({ subLord, favourable, denial }: SubJudgement): string {
  const against = `Its sub lord ${planetInWords(subLord)} signifies houses against the matter at level ${denial}`;
  return favourable === null
    ? `${against} and none for it.`
    : `${against} and those for it only at level ${favourable}.`;
}

function notARulingPlanet(role: RulingPlanet | undefined): string | null {
  if (role === undefined) return 'It is not a ruling planet of the moment.';
  if (role.subSlotOnly) return 'It holds only sub slots, which do not count as ruling planets.';
  return role.status === 'rejected' ? `It is a ruling planet but rejected. ${role.reason}` : null;
}

const highestSlot = ({ rpRoles: [highest] }: FruitfulSignificator): number =>
  highest === undefined ? 0 : slotRank(highest);

/** Four criteria: best level, slots held, highest slot, rules a period now; planet order where all are equal. */
const byCriteria = (a: FruitfulSignificator, b: FruitfulSignificator): number =>
  a.level - b.level ||
  b.rpRoles.length - a.rpRoles.length ||
  highestSlot(b) - highestSlot(a) ||
  Number(b.runningAs.length > 0) - Number(a.runningAs.length > 0) ||
  PLANETS.indexOf(a.planet) - PLANETS.indexOf(b.planet);
