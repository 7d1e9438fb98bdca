import type { Chart } from '../../chart/chart.ts';
import type { JudgedEvent } from '../../events/event.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { bestLevel, contact, levels } from '../kernel/levels.ts';
import type { Level } from '../kernel/levels.ts';
import { perChartAnd } from '../../chart/per-chart.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { denialOf, meetsWholeDenial } from './promise-verdict.ts';
import { say } from './promise.messages.ts';

/** A witness that is the sub lord of the primary cusp itself has spoken already: it is listed and not counted. */
interface Witness {
  readonly sameAsFirst?: true;
}

/** Second witnesses beside the verdict; they move nothing (R9.5). */
export interface Confirmations {
  readonly cusps: readonly (Witness & {
    readonly cusp: House;
    readonly csl: Planet;
    readonly contact: Level | null;
    /** Its sub lord signifies the whole denial group. */
    readonly wholeDenial: boolean;
  })[];
  readonly karakas: readonly (Witness & { readonly planet: Planet; readonly contact: Level | null })[];
  /** "n of m" other witnesses that reach a required house without the whole denial group. */
  readonly confirmCount: string;
}

/** Whether a witness reaches a required house without the whole denial group; a karaka has none to reach. */
export const isConfirming = ({
  contact: level,
  wholeDenial = false,
}: {
  readonly contact: number | null;
  readonly wholeDenial?: boolean;
}): boolean => level !== null && !wholeDenial;

function witnessesOf(chart: Chart, event: JudgedEvent): Confirmations {
  const first = cuspalSubLord(chart, event.primaryCusp);
  const same = (planet: Planet): Witness => (planet === first ? { sameAsFirst: true } : {});
  const denial = denialOf(event);
  const cusps = event.required
    .filter((cusp) => cusp !== event.primaryCusp)
    .map((cusp) => {
      const csl = cuspalSubLord(chart, cusp);
      const of = levels(chart, csl);
      const wholeDenial = meetsWholeDenial(of, denial);
      return { cusp, csl, contact: bestLevel(of, event.required), wholeDenial, ...same(csl) };
    });
  const karakas = event.karakas.map((planet) => ({
    planet,
    contact: contact(chart, planet, event.required),
    ...same(planet),
  }));
  const others = [...cusps, ...karakas].filter(({ sameAsFirst }) => sameAsFirst === undefined);
  const count = others.filter(isConfirming).length;
  return { cusps, karakas, confirmCount: say.confirmCount({ count, total: others.length }) };
}

/** The sub lords of the other required cusps and the karakas, each with its best level on the required houses. */
export const confirmationsOf = perChartAnd(witnessesOf);
