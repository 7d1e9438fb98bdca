import type { Chart } from '@cuspal/engine/chart/chart';
import type { JudgedEvent } from '@cuspal/engine/events/event';
import { DASHA_SYSTEMS, type DashaState, type DashaSystem } from '@cuspal/engine/synthesis/dasha-consensus';
import { charaPoints, charaState, charaTargets, givesMatter, yoginiState } from '@cuspal/engine/synthesis/event-dashas';
import { SIGNS, type Planet, type Sign } from '@cuspal/engine/zodiac/names';
import { charaReason, yoginiReason } from './triple-words.ts';
import { say } from './composites.messages.ts';

/** Whether a dasha points to a matter, and why. */
export interface Leg {
  readonly state: DashaState;
  readonly reason: string;
}

interface Pair<Of> {
  readonly md: Of;
  readonly ad: Of;
}

/** Yogini at its running planets. */
export function yoginiLeg(chart: Chart, event: JudgedEvent, current: Pair<{ readonly planet: Planet }> | null): Leg {
  if (current === null) return noneRuns('yogini');
  const [md, ad] = [current.md.planet, current.ad.planet];
  const pointing = (of: Planet) => ({ of, points: givesMatter(chart, event, of) });
  return {
    state: yoginiState(chart, event, md, ad),
    reason: yoginiReason(pointing(md), pointing(ad)),
  };
}

/** Chara at its running signs. */
export function charaLeg(chart: Chart, event: JudgedEvent, current: Pair<{ readonly sign: Sign }> | null): Leg {
  if (current === null) return noneRuns('chara');
  const targets = charaTargets(chart, event);
  const [md, ad] = [SIGNS.indexOf(current.md.sign), SIGNS.indexOf(current.ad.sign)];
  const pointing = (of: number) => ({ of, points: charaPoints(targets, of) });
  return {
    state: charaState(targets, md, ad),
    reason: charaReason(pointing(md), pointing(ad), targets, event.primaryCusp),
  };
}

const noneRuns = (dasha: 'yogini' | 'chara'): Leg => ({ state: 'OFF', reason: say.noPeriodRuns({ dasha }) });

interface MemberError {
  readonly key: string;
  readonly error: { readonly message: string } | null;
}

/** Dashas whose tool failed: they point nowhere, and say why. */
export const failedLegs = (members: readonly MemberError[]): Partial<Record<DashaSystem, Leg>> =>
  Object.fromEntries(
    DASHA_SYSTEMS.flatMap((system): readonly (readonly [DashaSystem, Leg])[] => {
      const error = members.find(({ key }) => key === system)?.error ?? null;
      return error === null ? [] : [[system, { state: 'OFF', reason: error.message }]];
    }),
  );
