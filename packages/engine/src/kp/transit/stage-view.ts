import type { PeriodClass } from '../promise/period-class.ts';
import { printInstant } from '../../time/print.ts';
import { signName } from '../../zodiac/lords.ts';
import type { Planet, Sign } from '../../zodiac/names.ts';
import type { Interval } from '../../base/intervals.ts';
import type { TransitStage, TransitStageName } from './hierarchy.ts';
import type { TransitWindow } from './transit-window.ts';
import type { ZoneWindow } from './zone-windows.ts';

/** How far each step narrows a date (R14.3). */
export const STAGE_REACHES = ['2.5 years', 'year', 'month', 'day'] as const;
export type StageReach = (typeof STAGE_REACHES)[number];
export const TRANSIT_STATUSES = ['OPEN', 'DELAYED'] as const;
export type TransitStatus = (typeof TRANSIT_STATUSES)[number];

export interface SpanView {
  readonly start: string;
  readonly end: string;
}

/** A window of the cascade as results print it (R14.4). */
export interface TransitWindowView extends SpanView {
  readonly offeredFrom: string;
  readonly sign: Sign;
  readonly starLord: Planet;
  readonly subLord: Planet;
  readonly triple: boolean;
  readonly direction: ZoneWindow['motion'];
  readonly status: TransitStatus;
  /** Of a DELAYED window; missing when it lies past 2399. */
  readonly turnsDirect?: string;
  readonly passesStartingPoint?: string;
  readonly dashaClass: PeriodClass | null;
}

export interface TransitStageView {
  readonly stage: TransitStageName;
  readonly narrowsTo: StageReach;
  /** From the first of the spans to the last. */
  readonly span: SpanView;
  readonly spans: readonly SpanView[];
  readonly relaxed: boolean;
  readonly windows: readonly TransitWindowView[];
}

const NARROWS_TO: Readonly<Record<TransitStageName, StageReach>> = {
  SATURN: '2.5 years',
  JUPITER: 'year',
  SUN: 'month',
  MOON: 'day',
};

/** A span of time with the offset of the birth place. */
export const spanView = ({ startMs, endMs }: Interval, offsetMinutes: number): SpanView => ({
  start: printInstant(startMs, offsetMinutes),
  end: printInstant(endMs, offsetMinutes),
});

/** A step of the cascade as results print it, with the offset of the birth place. */
export function transitStageView(
  { stage, spans, relaxed, windows }: TransitStage,
  offsetMinutes: number,
): TransitStageView {
  const whole = { startMs: spans[0]?.startMs ?? Number.NaN, endMs: spans.at(-1)?.endMs ?? Number.NaN };
  return {
    stage,
    narrowsTo: NARROWS_TO[stage],
    span: spanView(whole, offsetMinutes),
    spans: spans.map((span) => spanView(span, offsetMinutes)),
    relaxed,
    windows: windows.map((window) => transitWindowView(window, offsetMinutes)),
  };
}

function transitWindowView(window: TransitWindow, offsetMinutes: number): TransitWindowView {
  const { signIndex, starLord, subLord } = window.inside;
  const { turnsDirectMs = null, passesStartingPointMs = null } = window.release ?? {};
  return {
    ...spanView(window, offsetMinutes),
    offeredFrom: printInstant(window.offeredFromMs, offsetMinutes),
    sign: signName(signIndex),
    starLord,
    subLord,
    triple: window.triple,
    direction: window.motion,
    status: window.delayed ? 'DELAYED' : 'OPEN',
    ...(turnsDirectMs !== null && { turnsDirect: printInstant(turnsDirectMs, offsetMinutes) }),
    ...(passesStartingPointMs !== null && { passesStartingPoint: printInstant(passesStartingPointMs, offsetMinutes) }),
    dashaClass: window.dashaClass,
  };
}
