import type { JointPeriod } from '@cuspal/engine/dasha/joint-period';
import type { ShareOfTime, WindowClass } from '@cuspal/engine/kp/promise/period-class';
import type { Postponement } from '@cuspal/engine/kp/promise/matter';
import { lastDeferral } from '@cuspal/engine/kp/timing/window-state';
import type { WindowState } from '@cuspal/engine/kp/timing/window-state';
import type { Window, WindowDeferral } from '@cuspal/engine/kp/timing/window';
import type { LocalClock } from '@cuspal/engine/time/clock';
import type { House, Planet } from '@cuspal/engine/zodiac/names';
import { deferredPlanetView } from './deferral.ts';
import type { DeferralView } from './deferral.ts';
import { instantOrNull, spanView } from './spans.ts';
import type { SpanView } from './spans.ts';

/** The lords of a joint period. */
export interface JointLordsView {
  readonly md: Planet;
  readonly ad: Planet;
  readonly pd: Planet;
}

/** A delayed lord of a window. */
export interface WindowDeferralView extends DeferralView {
  readonly level: WindowDeferral['level'];
  readonly planet: Planet;
}

/** A window as the pages of all families print it. */
export interface WindowView<Class extends string = WindowClass> extends SpanView, JointLordsView {
  readonly clipped: boolean;
  readonly class: Class;
  readonly state: WindowState;
  /** From when its mahadasha and antardasha lords are released; null when DEFERRED_OUT. */
  readonly usableStart: string | null;
  readonly covered: readonly House[];
  readonly missing: readonly House[];
  /** Deferral of the lord that is released last. */
  readonly deferral: WindowDeferralView | null;
  readonly postponedBy: readonly Postponement[];
  readonly rulingPlanetsInCommon: readonly Planet[];
}

type Ruled = { readonly planet: Planet };

/** The lords of a joint period, mahadasha first. */
export const jointLordsView = ({ md, ad, pd }: Readonly<Record<keyof JointPeriod, Ruled>>): JointLordsView => ({
  md: md.planet,
  ad: ad.planet,
  pd: pd.planet,
});

/** A delayed lord of a window by a clock. */
export const windowDeferralView = (deferral: WindowDeferral, clock: LocalClock): WindowDeferralView => ({
  level: deferral.level,
  ...deferredPlanetView(deferral, clock),
});

/** The `Window` row, by a clock. */
export function windowView<Class extends string>(window: Window<Class>, clock: LocalClock): WindowView<Class> {
  const last = lastDeferral(window.deferrals);
  return {
    ...spanView(window, clock),
    clipped: window.clipped,
    ...jointLordsView(window),
    class: window.class,
    state: window.state,
    usableStart: instantOrNull(window.usableStartMs, clock),
    covered: window.covered,
    missing: window.missing,
    deferral: last && windowDeferralView(last, clock),
    postponedBy: window.postponedBy,
    rulingPlanetsInCommon: window.rulingPlanetsInCommon,
  };
}

/** How much of 120 years the periods of a matter fill, to the third place. */
export const shareOfTimeView = ({ full, offered, all }: ShareOfTime): ShareOfTime => ({
  full: toThousandths(full),
  offered: toThousandths(offered),
  all: toThousandths(all),
});

const toThousandths = (share: number): number => Math.round(share * 1000) / 1000;
