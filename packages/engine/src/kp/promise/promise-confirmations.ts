import type { Chart } from '../../chart/chart.ts';
import type { JudgedEvent } from '../../events/event.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { bestLevel, contact, levels } from '../kernel/levels.ts';
import type { Level } from '../kernel/levels.ts';
import { cuspalSubLord } from '../../chart/placement.ts';
import { meetsWholeDenial } from './promise-verdict.ts';

/** Second witnesses beside the verdict; they move nothing (C2 step 6, R9.5). */
export interface Confirmations {
  readonly cusps: readonly {
    readonly cusp: House;
    readonly csl: Planet;
    readonly contact: Level | null;
    /** Its sub lord signifies the whole denial group. */
    readonly wholeDenial: boolean;
  }[];
  readonly karakas: readonly { readonly planet: Planet; readonly contact: Level | null }[];
  /** "n of m" witnesses that reach a required house without the whole denial group. */
  readonly confirmCount: string;
}

/** The sub lords of the other required cusps and the karakas, each with its best level on the required houses. */
export function confirmationsOf(chart: Chart, event: JudgedEvent): Confirmations {
  const cusps = event.required
    .filter((cusp) => cusp !== event.primaryCusp)
    .map((cusp) => {
      const csl = cuspalSubLord(chart, cusp);
      const of = levels(chart, csl);
      return { cusp, csl, contact: bestLevel(of, event.required), wholeDenial: meetsWholeDenial(of, event) };
    });
  const karakas = event.karakas.map((planet) => ({ planet, contact: contact(chart, planet, event.required) }));
  const confirming =
    cusps.filter((row) => row.contact !== null && !row.wholeDenial).length +
    karakas.filter((row) => row.contact !== null).length;
  return { cusps, karakas, confirmCount: `${confirming} of ${cusps.length + karakas.length}` };
}
