import type { Deferral } from '@cuspal/engine/kp/timing/deferral';
import type { PeriodLord } from '@cuspal/engine/kp/timing/period-lord';
import type { Release } from '@cuspal/engine/kp/timing/release';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { Planet } from '@cuspal/engine/zodiac/names';
import { instantOrNull } from './spans.ts';

/** When a retrogression is over as results print it; null parts lie past 2399. */
export interface ReleaseView {
  readonly turnsDirect: string | null;
  readonly passesStartingPoint: string | null;
}

/** A planet that gives its matter late, as results print it; the dates only of a mahadasha or antardasha lord. */
export interface DeferralView extends Partial<ReleaseView> {
  readonly delayed: true;
  readonly starLord: Planet;
  /** The star lord has turned direct by the moment of judgment. */
  readonly released?: boolean;
}

/** A release by a clock. */
export const releaseView = (release: Release, clock: LocalClock): ReleaseView => ({
  turnsDirect: instantOrNull(release.turnsDirectMs, clock),
  passesStartingPoint: instantOrNull(release.passesStartingPointMs, clock),
});

/** A deferral by a clock (R12.2). */
export const deferralView = ({ starLord, release }: Omit<Deferral, 'planet'>, clock: LocalClock): DeferralView => ({
  delayed: true,
  starLord,
  ...(release && { ...releaseView(release, clock), released: release.released }),
});

/** The same with the planet that is held back. */
export const deferredPlanetView = (
  deferral: Deferral,
  clock: LocalClock,
): DeferralView & { readonly planet: Planet } => ({
  planet: deferral.planet,
  ...deferralView(deferral, clock),
});

/** A lord of a period, its deferral by a clock. */
export const lordView = <Lord extends Pick<PeriodLord, 'deferral'>>(
  lord: Lord,
  clock: LocalClock,
): Omit<Lord, 'deferral'> & { readonly deferral: DeferralView | null } => ({
  ...lord,
  deferral: lord.deferral && deferralView(lord.deferral, clock),
});
