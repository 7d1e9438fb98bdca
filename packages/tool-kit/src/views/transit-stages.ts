import { unionOf } from '@cuspal/engine/base/intervals';
import type { PeriodClass } from '@cuspal/engine/kp/promise/period-class';
import type { TransitStage, TransitStageName, TransitWindow } from '@cuspal/engine/kp/transit/transit-window';
import type { LocalClock } from '@cuspal/engine/time/clock';
import { printInstant } from '@cuspal/engine/time/print';
import { signName } from '@cuspal/engine/zodiac/lords';
import type { Planet, Sign } from '@cuspal/engine/zodiac/names';
import type { StageReach, TransitStatus } from '../shapes/transit-stage.ts';
import { spanView } from './spans.ts';
import type { SpanView } from './spans.ts';

/** A window of the cascade as results print it (R14.4). */
interface TransitWindowView extends SpanView {
  readonly offeredFrom: string;
  readonly sign: Sign;
  readonly starLord: Planet;
  readonly subLord: Planet;
  readonly triple: boolean;
  readonly direction: TransitWindow['motion'];
  readonly status: TransitStatus;
  /** When the star lord of a DELAYED window turns direct; missing when that lies past 2399. */
  readonly turnsDirect?: string;
  readonly passesStartingPoint?: string;
  readonly dashaClass: PeriodClass | null;
}

export interface TransitStageView {
  readonly stage: TransitStageName;
  readonly narrowsTo: StageReach;
  /** From the first of the spans to the last. */
  readonly span: SpanView;
  /**
   * Stays of Saturn and Jupiter where they have gaps; the next stage looks into the windows of Sun and Moon themselves.
   */
  readonly spans?: readonly SpanView[];
  readonly relaxed: boolean;
  readonly windows: readonly TransitWindowView[];
}

const NARROWS_TO: Readonly<Record<TransitStageName, StageReach>> = {
  SATURN: '2.5 years',
  JUPITER: 'year',
  SUN: 'month',
  MOON: 'day',
};

/** A step of the cascade as results print it, by a clock. */
export function transitStageView(
  { stage, spans, relaxed, windows }: TransitStage,
  clock: LocalClock,
): TransitStageView {
  const apart = unionOf(spans);
  const whole = { startMs: spans[0]?.startMs ?? Number.NaN, endMs: spans.at(-1)?.endMs ?? Number.NaN };
  return {
    stage,
    narrowsTo: NARROWS_TO[stage],
    span: spanView(whole, clock),
    ...((stage === 'SATURN' || stage === 'JUPITER') &&
      apart.length > 1 && { spans: apart.map((span) => spanView(span, clock)) }),
    relaxed,
    windows: windows.map((window) => transitWindowView(window, clock)),
  };
}

/** Whether the matter of a window waits for its star lord. */
export const statusOf = ({ delayed }: Pick<TransitWindow, 'delayed'>): TransitStatus => (delayed ? 'DELAYED' : 'OPEN');

function transitWindowView(window: TransitWindow, clock: LocalClock): TransitWindowView {
  const { signIndex, starLord, subLord } = window.inside;
  const { turnsDirectMs = null, passesStartingPointMs = null } = window.release ?? {};
  return {
    ...spanView(window, clock),
    offeredFrom: printInstant(window.offeredFromMs, clock),
    sign: signName(signIndex),
    starLord,
    subLord,
    triple: window.triple,
    direction: window.motion,
    status: statusOf(window),
    ...(turnsDirectMs !== null && { turnsDirect: printInstant(turnsDirectMs, clock) }),
    ...(passesStartingPointMs !== null && { passesStartingPoint: printInstant(passesStartingPointMs, clock) }),
    dashaClass: window.dashaClass,
  };
}
