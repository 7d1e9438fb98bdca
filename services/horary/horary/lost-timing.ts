import type { NumberCast } from '@cuspal/engine/kp/horary/cast';
import type { HoraryWindow } from '@cuspal/engine/kp/horary/horary-windows';
import type { LostQuestion } from '@cuspal/engine/kp/horary/lost-data';
import type { Recovery } from '@cuspal/engine/kp/horary/recovery';
import { type ShortTiming, shortTiming } from '@cuspal/engine/kp/horary/short-timing';
import { type Release, nextRelease } from '@cuspal/engine/kp/timing/release';
import type { Search } from '@cuspal/engine/passages/transit-search';
import { printDate } from '@cuspal/engine/time/print';
import { say } from './horary.messages.ts';
import { type Told, whenSentences } from './when-words.ts';

/** What holds a thing back and when it can come, by the ruling planets of the moment. */
export interface LostTiming {
  readonly release: Release | null;
  readonly soon: ShortTiming | null;
}

/**
 * When the retrograde planet that holds it back is released, and the days from then on (R12.1, R8.5). For a missing
 * person no day is named, since nobody must wait for one.
 */
export async function lostTiming(
  search: Search,
  { chart, ruling }: NumberCast,
  recovery: Recovery,
  question: LostQuestion,
): Promise<LostTiming> {
  const { ephemeris, ayanamsa, budget } = search;
  const { heldBackBy, verdict } = recovery;
  const release = heldBackBy && nextRelease(ephemeris, heldBackBy, ayanamsa, chart.moment.utcMs, budget);
  const comes = verdict === 'PROMISED' || verdict === 'DELAYED';
  if (!comes || question === 'missing_person') return { release, soon: null };
  const soon = await shortTiming(search, ruling, ['Moon', 'Sun'], release?.turnsDirectMs ?? chart.moment.utcMs);
  return { release, soon };
}

/** When what was lost can come: after the planet that holds it back is direct, and no period before that (R12.1). */
export function lostWhen(
  { heldBackBy }: Recovery,
  { release, soon }: LostTiming,
  windows: readonly HoraryWindow[],
  told: Told,
): readonly string[] {
  const turnsDirectMs = release?.turnsDirectMs ?? null;
  if (heldBackBy === null || turnsDirectMs === null) return whenSentences(windows, soon, told);
  return [
    say.waits({ ahead: turnsDirectMs > told.now, planet: heldBackBy, on: printDate(turnsDirectMs, told.clock) }),
    ...whenSentences(after(windows, turnsDirectMs), soon, told),
  ];
}

/** What is left of periods after an instant. */
const after = (windows: readonly HoraryWindow[], ms: number): readonly HoraryWindow[] =>
  windows.flatMap((window) => {
    const { usableStartMs, endMs } = window;
    if (endMs <= ms) return [];
    return [{ ...window, usableStartMs: usableStartMs === null ? null : Math.max(usableStartMs, ms) }];
  });
