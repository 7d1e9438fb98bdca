import { printInstant } from '../../time/print.ts';
import type { House, Planet } from '../../zodiac/names.ts';
import { deferralView } from './deferral.ts';
import type { DeferralView } from './deferral.ts';
import { lastDeferral } from './event-windows.ts';
import type { EventWindow } from './event-windows.ts';
import type { Postponement } from '../promise/matter.ts';
import type { OpenClass } from '../promise/period-class.ts';

/** A window as the pages of all families print it (C4). */
export interface WindowView {
  readonly start: string;
  readonly end: string;
  readonly clipped: boolean;
  readonly md: Planet;
  readonly ad: Planet;
  readonly pd: Planet;
  readonly class: OpenClass;
  readonly covered: readonly House[];
  readonly missing: readonly House[];
  /** Of the lord that is set free last. */
  readonly deferral: (DeferralView & { readonly planet: Planet }) | null;
  readonly postponedBy: readonly Postponement[];
  readonly rulingPlanetsInCommon: readonly Planet[];
}

/** The `Window` row (C4), with the offset of the birth place. */
export function windowView(window: EventWindow, offsetMinutes: number): WindowView {
  const last = lastDeferral(window.deferrals);
  return {
    start: printInstant(window.startMs, offsetMinutes),
    end: printInstant(window.endMs, offsetMinutes),
    clipped: window.clipped,
    md: window.md.planet,
    ad: window.ad.planet,
    pd: window.pd.planet,
    class: window.class,
    covered: window.covered,
    missing: window.missing,
    deferral: last && { planet: last.planet, ...deferralView(last, offsetMinutes) },
    postponedBy: window.postponedBy,
    rulingPlanetsInCommon: window.rulingPlanetsInCommon,
  };
}
