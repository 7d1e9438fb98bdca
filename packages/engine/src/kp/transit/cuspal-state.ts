import type { Chart } from '../../chart/chart.ts';
import type { JudgedEvent } from '../../events/event.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { verdictOf } from '../promise/promise.ts';
import { cuspalSubLord } from '../../chart/placement.ts';

/** What retrogression at birth does to the sub lord of a cusp (R12.2). */
export const CUSPAL_STATES = ['none', 'delayed', 'denied', 'sudden'] as const;
type CuspalStateName = (typeof CUSPAL_STATES)[number];

export interface CuspalState {
  readonly cusp: House;
  readonly csl: Planet;
  readonly state: CuspalStateName;
  /** The sub lord and its star lord are both retrograde; a denial only in horary charts. */
  readonly doubleRetrograde: boolean;
  /** At birth; never the Sun, the Moon or a node. */
  readonly retrograde: { readonly csl: boolean; readonly starLord: boolean; readonly subLord: boolean };
}

/**
 * Retrogression in the chain of the primary cusp (R12.2, R9.6): a retrograde star lord delays; a retrograde Mercury or
 * Mars as sub lord under a direct star lord brings the matter suddenly or turns it round. `denied` is only what the
 * promise says: retrogression denies nothing in a natal chart.
 */
export function cuspalState(chart: Chart, event: JudgedEvent): CuspalState {
  const csl = cuspalSubLord(chart, event.primaryCusp);
  const { starLord, subLord } = chart.planets[csl];
  const retrograde = {
    csl: chart.planets[csl].retrograde,
    starLord: chart.planets[starLord].retrograde,
    subLord: chart.planets[subLord].retrograde,
  };
  const sudden = retrograde.csl && !retrograde.starLord && (csl === 'Mercury' || csl === 'Mars');
  const state =
    verdictOf(chart, event).verdict === 'DENIED'
      ? 'denied'
      : retrograde.starLord
        ? 'delayed'
        : sudden
          ? 'sudden'
          : 'none';
  return { cusp: event.primaryCusp, csl, state, doubleRetrograde: retrograde.csl && retrograde.starLord, retrograde };
}
